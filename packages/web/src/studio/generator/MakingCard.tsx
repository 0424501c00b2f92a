import type { Game, Making } from '@spilvaerk/schemas'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'

const writerOf = ({ writtenBy, source }: Making): string => {
  if (writtenBy.kind === 'composer') return 'Texts by the composer'
  return source === 'repaired' ? `Texts by ${writtenBy.model}, repaired` : `Texts by ${writtenBy.model}`
}

/** Who wrote the game, and what of the wishes it does not meet. */
export function MakingCard({ game }: { readonly game: Game }) {
  const { making } = game
  return (
    <Card aria-labelledby="making" className="studio-card grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="making" className="text-lg">
          {game.name}
        </h2>
        {making && <Badge tone="petrol">{writerOf(making)}</Badge>}
      </div>
      <p className="text-muted text-sm">{game.description}</p>
      {making && making.requestedKind !== 'slot' && (
        <p className="text-sm">
          You asked for {making.requestedKind}. For now it is a slot in that theme; real table games can follow.
        </p>
      )}
      {making && <Adjustments making={making} />}
    </Card>
  )
}

function Adjustments({ making }: { readonly making: Making }) {
  if (making.adjustments.length === 0) return <p className="text-sm">Every wish was met; nothing was adjusted.</p>
  return (
    <div>
      <h3 className="mb-2 text-base">Adjustments</h3>
      <ul className="grid gap-2 text-sm">
        {making.adjustments.map(({ field, wished, given, reason }) => (
          <li key={`${field} ${String(wished)}`} className="border-lamp-deep border-l-2 pl-3">
            <b>{field}</b>: wished {String(wished)}, given {String(given)}.{' '}
            <span lang="da" className="text-muted">
              {reason}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
