import { felts } from '@spilvaerk/messages/felts'
import type { DiceSpot, TableDefinition } from '@spilvaerk/table-games'
import type { CSSProperties } from 'react'
import { formatNumber } from '../../../lib/format.ts'
import { textsOf } from '../../../lib/page-language.ts'
import { lastOf } from '../../cards/read-cards.ts'
import { FeltSpot } from '../../felt/FeltSpot.tsx'
import type { FeltProps } from '../../felt/felt.ts'
import './dice.css'

type Dice = Extract<TableDefinition, { kind: 'dice' }>

/** A scale of all numbers with the one that was drawn, and each range to bet on drawn to that scale. */
export function DiceFelt(felt: FeltProps<Dice>) {
  const { definition, events, eventMs } = felt
  const { sides, spots } = definition
  const number = lastOf(events, 'numberDrawn')?.number
  const isMoving = events.at(-1)?.type === 'numberDrawn'
  const t = textsOf(felts)
  const style = {
    '--at': number === undefined ? 0.5 : (number - 0.5) / sides,
    '--move-ms': `${isMoving ? eventMs * 0.8 : 0}ms`,
  }
  return (
    // What the style sheet reads.
    <div className="dice-felt" style={style as CSSProperties}>
      <p className="dice-number">{number === undefined ? t('dice.waiting') : formatNumber(number)}</p>
      <div role="img" aria-label={t('dice.scale', { sides: formatNumber(sides) })} className="dice-scale">
        {number !== undefined && <span className="dice-mark" />}
        <span className="dice-end">1</span>
        <span className="dice-end">{formatNumber(sides)}</span>
      </div>
      <div className="dice-ranges">
        {spots.map((spot) => (
          <Range
            key={spot.id}
            spot={spot}
            sides={sides}
            chip={definition.chip}
            number={isMoving ? undefined : number}
          />
        ))}
      </div>
    </div>
  )
}

type RangeProps = {
  readonly spot: DiceSpot
  readonly sides: number
  readonly chip: number
  /** The number once it stands. */
  readonly number: number | undefined
}

function Range({ spot: { id, from, to, back }, sides, chip, number }: RangeProps) {
  const isHit = number !== undefined && number >= from && number <= to
  return (
    <FeltSpot id={id} className="dice-range">
      <span className="dice-label">
        {formatNumber(from)}–{formatNumber(to)}
      </span>
      <span className="dice-bar" data-hit={isHit || undefined}>
        <i style={{ left: `${((from - 1) / sides) * 100}%`, width: `${((to - from + 1) / sides) * 100}%` }} />
      </span>
      <span className="dice-pays">{formatNumber(back / chip)} ×</span>
    </FeltSpot>
  )
}
