import { auth } from '@spilvaerk/messages/auth'
import { Link } from '@tanstack/react-router'
import { textsOf } from '../../lib/page-language.ts'
import { Rich } from '../../ui/rich.tsx'
import { AuthPanel } from '../AuthPanel.tsx'
import { OtherLinks, TEXT_LINK } from '../OtherLinks.tsx'
import { RegisterForm } from './RegisterForm.tsx'

const toLogin = (text: string) => (
  <Link to="/auth/login" className={TEXT_LINK}>
    {text}
  </Link>
)

export function RegisterPage() {
  const t = textsOf(auth)
  return (
    <AuthPanel
      title={t('register.title')}
      lead={t('register.lead')}
      below={
        <OtherLinks>
          <p>
            <Rich text={t('register.hasAccount')} marks={{ login: toLogin }} />
          </p>
        </OtherLinks>
      }
    >
      <RegisterForm />
    </AuthPanel>
  )
}
