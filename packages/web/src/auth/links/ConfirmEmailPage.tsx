import { trpc } from '../../lib/trpc.ts'
import { Booth } from '../Booth.tsx'
import { LinkAnswer } from './LinkAnswer.tsx'

/** The page behind the link that a new address gets. */
export function ConfirmEmailPage({ token }: { readonly token?: string | undefined }) {
  const confirm = trpc.auth.confirmEmail.useMutation()
  return (
    <Booth title="Bekræft din nye email">
      <LinkAnswer
        token={token ?? ''}
        use={confirm.mutateAsync}
        action="Bekræft min nye email"
        working="Bekræfter..."
        done="Din email er ændret"
        doneText="Fra nu af logger du ind med den nye adresse."
      />
    </Booth>
  )
}
