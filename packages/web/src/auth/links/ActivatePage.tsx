import { trpc } from '../../lib/trpc.ts'
import { AuthPanel } from '../AuthPanel.tsx'
import { TestMails } from '../TestMails.tsx'
import { LinkAnswer } from './LinkAnswer.tsx'
import { ResendForm } from './ResendForm.tsx'

/** The page behind the link of an activation mail; without a link, where one asks for a new one. */
export function ActivatePage({ token }: { readonly token?: string | undefined }) {
  const activate = trpc.auth.activate.useMutation()
  return (
    <AuthPanel
      title="Aktivér din konto"
      lead={token ? undefined : 'Skriv din email, så sender vi et nyt link. Det gamle holder op med at virke.'}
      below={<TestMails />}
    >
      {token ? (
        <LinkAnswer
          token={token}
          use={activate.mutateAsync}
          action="Aktivér min konto"
          working="Aktiverer..."
          done="Din konto er aktiveret"
          doneText="Velkommen indenfor. Nu kan du logge ind."
          otherwise={<ResendForm />}
        />
      ) : (
        <ResendForm />
      )}
    </AuthPanel>
  )
}
