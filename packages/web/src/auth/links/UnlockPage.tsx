import { Link } from '@tanstack/react-router'
import { trpc } from '../../lib/trpc.ts'
import { AuthPanel } from '../AuthPanel.tsx'
import { TEXT_LINK } from '../OtherLinks.tsx'
import { LinkAnswer } from './LinkAnswer.tsx'

/** The page behind the link that lets a new device log in although others have guessed at the account. */
export function UnlockPage({ token }: { readonly token?: string | undefined }) {
  const unlock = trpc.auth.unlock.useMutation()
  return (
    <AuthPanel title="Brug denne enhed" lead="Åbn linket på den enhed, du vil logge ind på.">
      <LinkAnswer
        token={token ?? ''}
        use={unlock.mutateAsync}
        action="Brug denne enhed"
        working="Et øjeblik..."
        done="Enheden er kendt"
        doneText="Nu kan du logge ind med din adgangskode, uanset hvor mange andre der gætter."
        otherwise={
          <Link to="/auth/login" className={TEXT_LINK}>
            Bed om et nyt link på login-siden
          </Link>
        }
      />
    </AuthPanel>
  )
}
