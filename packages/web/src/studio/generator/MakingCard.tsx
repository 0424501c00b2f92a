import type { Game, Making } from '@spilvaerk/schemas'
import { formatNumber } from '../../lib/format.ts'
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

function Adjustments({ making: { adjustments, requestedKind } }: { readonly making: Making }) {
  const overruled = adjustments.filter(({ from }) => from === 'settings')
  // A table game that was asked for is told of above, in a sentence of its own.
  const missed = adjustments.filter(({ from, field }) => from !== 'settings' && field !== 'requestedKind')
  return (
    <>
      <Wishes
        title="Not as the prompt asks"
        adjustments={missed}
        {...(requestedKind === 'slot' && { none: 'Every wish of the prompt was met.' })}
      />
      <Wishes title="Not as the configuration says" adjustments={overruled} />
    </>
  )
}

type WishesProps = { readonly title: string; readonly none?: string; readonly adjustments: Making['adjustments'] }

function Wishes({ title, none, adjustments }: WishesProps) {
  if (adjustments.length === 0) return none ? <p className="text-sm">{none}</p> : null
  return (
    <div>
      <h3 className="mb-2 text-base">{title}</h3>
      <ul className="grid gap-2 text-sm">
        {adjustments.map(({ field, wished, given, reason }) => (
          <li key={`${field} ${String(wished)}`} className="border-lamp-deep border-l-2 pl-3">
            <b>{wishName(field)}</b>: wished {figure(field, wished)}, given {figure(field, given)}.{' '}
            <span lang="da" className="text-muted">
              {reason}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** `freeSpinCount` is `Free spin count`. */
const wishName = (field: string): string => {
  if (field === 'rtp') return 'RTP'
  const words = field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const figure = (field: string, value: string | number | boolean): string => {
  if (typeof value === 'number') return `${formatNumber(value)}${field === 'rtp' ? '\u00a0%' : ''}`
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : value
}
