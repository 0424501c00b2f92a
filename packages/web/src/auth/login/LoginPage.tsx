import { auth } from '@spilvaerk/messages/auth'
import { Link } from '@tanstack/react-router'
import { textsOf } from '../../lib/page-language.ts'
import { Rich } from '../../ui/rich.tsx'
import { AuthPanel } from '../AuthPanel.tsx'
import { OtherLinks, TEXT_LINK } from '../OtherLinks.tsx'
import { TestMails } from '../TestMails.tsx'
import { DemoHint } from './DemoHint.tsx'
import { LoginForm } from './LoginForm.tsx'
import { useLogin } from './use-login.ts'

const linkTo = (to: '/auth/register' | '/auth/activate') => (text: string) => (
  <Link to={to} className={TEXT_LINK}>
    {text}
  </Link>
)

export function LoginPage({ next }: { readonly next?: string | undefined }) {
  const login = useLogin(next)
  const t = textsOf(auth)
  return (
    <AuthPanel
      title={t('logIn')}
      lead={t('login.lead')}
      below={
        <OtherLinks>
          <p>
            <Rich text={t('login.noAccount')} marks={{ register: linkTo('/auth/register') }} />
          </p>
          <p>
            <Rich text={t('login.noMail')} marks={{ activate: linkTo('/auth/activate') }} />
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
