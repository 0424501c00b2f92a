import { trpc } from '../../lib/trpc.ts'
import { AuthPanel } from '../AuthPanel.tsx'
import { LinkAnswer } from './LinkAnswer.tsx'

/** The page behind the link that a new address gets. */
export function ConfirmEmailPage({ token }: { readonly token?: string | undefined }) {
  const confirm = trpc.auth.confirmEmail.useMutation()
  return (
    <AuthPanel title="Bekræft din nye email">
      <LinkAnswer
        token={token ?? ''}
        use={confirm.mutateAsync}
        action="Bekræft min nye email"
        working="Bekræfter..."
        done="Din email er ændret"
        doneText="Fra nu af logger du ind med den nye adresse."
      />
    </AuthPanel>
  )
}
