import { Link } from '@tanstack/react-router'
import { AuthPanel } from '../AuthPanel.tsx'
import { OtherLinks, TEXT_LINK } from '../OtherLinks.tsx'
import { TestMails } from '../TestMails.tsx'
import { DemoHint } from './DemoHint.tsx'
import { LoginForm } from './LoginForm.tsx'
import { useLogin } from './use-login.ts'

export function LoginPage({ next }: { readonly next?: string | undefined }) {
  const login = useLogin(next)
  return (
    <AuthPanel
      title="Log ind"
      lead="Godt at se dig igen."
      below={
        <OtherLinks>
          <p>
            Har du ikke en konto?{' '}
            <Link to="/auth/register" className={TEXT_LINK}>
              Opret konto her
            </Link>
          </p>
          <p>
            Venter du på aktiveringsmailen?{' '}
            <Link to="/auth/activate" className={TEXT_LINK}>
              Send den igen
            </Link>
          </p>
          <TestMails />
        </OtherLinks>
      }
    >
      <LoginForm {...login} />
      <DemoHint
        onTry={({ email, password }) => {
          login.form.setValue('email', email, { shouldValidate: true })
          login.form.setValue('password', password, { shouldValidate: true })
        }}
      />
    </AuthPanel>
  )
}
