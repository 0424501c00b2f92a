import { Link } from '@tanstack/react-router'
import { Booth } from '../Booth.tsx'
import { OtherWays, TEXT_LINK } from '../OtherWays.tsx'
import { TestMails } from '../TestMails.tsx'
import { DemoHint } from './DemoHint.tsx'
import { LoginForm } from './LoginForm.tsx'
import { useLogin } from './use-login.ts'

export function LoginPage({ next }: { readonly next?: string | undefined }) {
  const login = useLogin(next)
  return (
    <Booth
      title="Log ind"
      lead="Godt at se dig igen."
      below={
        <OtherWays>
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
        </OtherWays>
      }
    >
      <LoginForm {...login} />
      <DemoHint
        onTry={({ email, password }) => {
          login.form.setValue('email', email, { shouldValidate: true })
          login.form.setValue('password', password, { shouldValidate: true })
        }}
      />
    </Booth>
  )
}
