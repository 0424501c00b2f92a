import { Link } from '@tanstack/react-router'
import { AuthPanel } from '../AuthPanel.tsx'
import { OtherLinks, TEXT_LINK } from '../OtherLinks.tsx'
import { RegisterForm } from './RegisterForm.tsx'

export function RegisterPage() {
  return (
    <AuthPanel
      title="Opret konto"
      lead="Så har du dit eget bibliotek, din egen saldo og dine egne grænser."
      below={
        <OtherLinks>
          <p>
            Har du allerede en konto?{' '}
            <Link to="/auth/login" className={TEXT_LINK}>
              Log ind her
            </Link>
          </p>
        </OtherLinks>
      }
    >
      <RegisterForm />
    </AuthPanel>
  )
}
