import type { StudioGame } from '@spilvaerk/schemas'
import { useAuth } from '../../auth/auth-store.ts'
import { trpc } from '../../lib/trpc.ts'
import { AdmissionStatus } from './AdmissionStatus.tsx'
import { ShareSwitch } from './ShareSwitch.tsx'
import { ShownVersion } from './ShownVersion.tsx'

const PROVING_EVERY_MS = 3000

/** Who sees one's own game, and whether it is played for money. */
export function OwnGame({ game }: { readonly game: StudioGame }) {
  const isMember = useAuth((state) => state.isAuthenticated)
  const { data: admission } = trpc.admission.of.useQuery(
    { id: game.id },
    {
      enabled: isMember,
      // A person or a proof may have decided since.
      refetchOnMount: 'always',
      refetchInterval: ({ state }) => (state.data?.submission?.state === 'proving' ? PROVING_EVERY_MS : false),
    },
  )
  return (
    <section aria-label={`Who plays ${game.name}`} className="relative mt-2 grid gap-3 text-sm">
      {game.standing === 'suspended' ? (
        <p className="text-red-text">It is stopped until we have looked at it. We write to you when we have.</p>
      ) : (
        game.standing !== 'admitted' && <ShareSwitch game={game} isMember={isMember} />
      )}
      {admission && <ShownVersion game={game} admission={admission} />}
      {admission && game.standing !== 'suspended' && <AdmissionStatus game={game} admission={admission} />}
    </section>
  )
}
