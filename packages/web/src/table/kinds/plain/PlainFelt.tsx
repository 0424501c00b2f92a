import { FeltSpot } from '../../felt/FeltSpot.tsx'
import type { FeltProps } from '../felt.ts'
import { EventList } from './EventList.tsx'

/** Any table: its spots as fields with their names, and its events in words. */
export function PlainFelt({ definition, spots, moves, events, names, money }: FeltProps) {
  const ids = new Set(spots.map(({ id }) => id))
  const staked = moves.filter(({ move, upTo }) => upTo !== undefined && !ids.has(move))
  return (
    <div className="felt-plain">
      <EventList words={{ definition, names, money }} events={events} />
      <div className="felt-grid">
        {spots.map(({ id, name }) => (
          <FeltSpot key={id} id={id} className="felt-field">
            <span>{name}</span>
          </FeltSpot>
        ))}
        {staked.map(({ move }) => (
          <FeltSpot key={move} id={move} className="felt-field">
            <span>{names.move(move)}</span>
          </FeltSpot>
        ))}
      </div>
    </div>
  )
}
