import { auth } from '@spilvaerk/messages/auth'
import { Link } from '@tanstack/react-router'
import { textsOf } from '../../lib/page-language.ts'
import { trpc } from '../../lib/trpc.ts'
import { AuthPanel } from '../AuthPanel.tsx'
import { TEXT_LINK } from '../OtherLinks.tsx'
import { LinkAnswer } from './LinkAnswer.tsx'

/** The page behind the link that lets a new device log in although others have guessed at the account. */
export function UnlockPage({ token }: { readonly token?: string | undefined }) {
  const unlock = trpc.auth.unlock.useMutation()
  const t = textsOf(auth)
  return (
    <AuthPanel title={t('links.unlock.title')} lead={t('links.unlock.lead')}>
      <LinkAnswer
        token={token ?? ''}
        use={unlock.mutateAsync}
        action={t('links.unlock.title')}
        working={t('links.unlock.working')}
        done={t('links.unlock.done')}
        doneText={t('links.unlock.doneText')}
        otherwise={
          <Link to="/auth/login" className={TEXT_LINK}>
            {t('links.unlock.again')}
          </Link>
        }
      />
    </AuthPanel>
  )
}
