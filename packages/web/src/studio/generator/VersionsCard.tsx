import type { Game } from '@spilvaerk/schemas'
import type { Definition } from '@spilvaerk/slot-engine'
import { plain } from '../../game/figures.ts'
import { formatRtp } from '../../lib/format.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { TunePanel } from '../tuning/TunePanel.tsx'
import { useRevise } from '../tuning/use-revise.ts'

type VersionsCardProps = { readonly game: Game; readonly definition: Definition }

/** Changes of the mathematics: each is a version, and each can be taken back. */
export function VersionsCard({ game, definition }: VersionsCardProps) {
  const mine = trpc.studio.games.useQuery().data?.some(({ id, mine: own }) => id === game.id && own) ?? false
  const versions = trpc.studio.versions.useQuery({ id: game.id }).data ?? []
  const { restore, isPending } = useRevise(game.id)
  return (
    <Card aria-labelledby="versions" className="studio-card grid grid-cols-1 gap-3">
      <h2 id="versions" className="text-lg">
        Tune &amp; versions
      </h2>
      {mine ? (
        <TunePanel key={game.definitionHash} game={game} definition={definition} />
      ) : (
        <p className="text-muted text-sm">Only your own games can be tuned.</p>
      )}
      <ol className="grid gap-1.5 text-sm">
        {versions.map(({ version, definitionHash, rtp, standardDeviation }) => (
          <li key={version} className="flex flex-wrap items-center justify-between gap-2">
            <span>
              <b>Version {version}</b>{' '}
              <span className="text-muted tabular-nums">
                {formatRtp(rtp)} · σ {plain(standardDeviation)}
              </span>
            </span>
            {definitionHash === game.definitionHash ? (
              <span className="text-green-text">current</span>
            ) : (
              mine && (
                <Button size="sm" variant="ghost" disabled={isPending} onClick={() => void restore(version)}>
                  Restore
                </Button>
              )
            )}
          </li>
        ))}
      </ol>
    </Card>
  )
}
