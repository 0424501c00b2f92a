import { auth } from '@spilvaerk/messages/auth'
import { textsOf } from '../../lib/page-language.ts'
import { trpc } from '../../lib/trpc.ts'
import { AuthPanel } from '../AuthPanel.tsx'
import { LinkAnswer } from './LinkAnswer.tsx'

/** The page behind the link that a new address gets. */
export function ConfirmEmailPage({ token }: { readonly token?: string | undefined }) {
  const confirm = trpc.auth.confirmEmail.useMutation()
  const t = textsOf(auth)
  return (
    <AuthPanel title={t('links.confirmEmail.title')}>
      <LinkAnswer
        token={token ?? ''}
        use={confirm.mutateAsync}
        action={t('links.confirmEmail.action')}
        working={t('links.confirmEmail.working')}
        done={t('links.confirmEmail.done')}
        doneText={t('links.confirmEmail.doneText')}
      />
    </AuthPanel>
  )
}
