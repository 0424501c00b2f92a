import { Link } from '@tanstack/react-router'
import { Booth } from '../Booth.tsx'
import { OtherWays, TEXT_LINK } from '../OtherWays.tsx'
import { RegisterForm } from './RegisterForm.tsx'

export function RegisterPage() {
  return (
    <Booth
      title="Opret konto"
      lead="Så har du dit eget bibliotek, din egen saldo og dine egne grænser."
      below={
        <OtherWays>
          <p>
            Har du allerede en konto?{' '}
            <Link to="/auth/login" className={TEXT_LINK}>
              Log ind her
            </Link>
          </p>
        </OtherWays>
      }
    >
      <RegisterForm />
    </Booth>
  )
}
