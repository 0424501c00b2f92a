import { auth } from '@spilvaerk/messages/auth'
import { textsOf } from '../../lib/page-language.ts'
import { trpc } from '../../lib/trpc.ts'
import { AuthPanel } from '../AuthPanel.tsx'
import { TestMails } from '../TestMails.tsx'
import { LinkAnswer } from './LinkAnswer.tsx'
import { ResendForm } from './ResendForm.tsx'

/** The page behind the link of an activation mail; without a link, where one asks for a new one. */
export function ActivatePage({ token }: { readonly token?: string | undefined }) {
  const activate = trpc.auth.activate.useMutation()
  const t = textsOf(auth)
  return (
    <AuthPanel
      title={t('links.activate.title')}
      lead={token ? undefined : t('links.activate.lead')}
      below={<TestMails />}
    >
      {token ? (
        <LinkAnswer
          token={token}
          use={activate.mutateAsync}
          action={t('links.activate.action')}
          working={t('links.activate.working')}
          done={t('links.activate.done')}
          doneText={t('links.activate.doneText')}
          otherwise={<ResendForm />}
        />
      ) : (
        <ResendForm />
      )}
    </AuthPanel>
  )
}
