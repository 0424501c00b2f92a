import { tables } from '@spilvaerk/messages/tables'
import type { CSSProperties, ReactNode } from 'react'
import { textsOf } from '../../lib/page-language.ts'
import { ChipStack } from './ChipStack.tsx'
import { useFelt } from './felt-context.ts'
import { spotFacts } from './spot-facts.ts'

type FeltSpotProps = {
  readonly id: string
  readonly className?: string
  readonly style?: CSSProperties
  readonly children?: ReactNode
  /** Coins that lie there in the round, where they are not all that was staked on the spot. */
  readonly lies?: number
}

/**
 * A place for chips: tapped, dropped on, or reached with the arrow keys. Where a round asks and the spot is one of the
 * moves, chips are laid on it as before a round.
 */
export function FeltSpot({ id, className = '', style, children, lies }: FeltSpotProps) {
  const { bets, lying, paid, place, spots, current, money, names, phase, moves } = useFelt()
  const t = textsOf(tables)
  const spot = spots.get(id)
  const laid = bets.get(id) ?? 0
  const won = paid.get(id) ?? 0
  const name = spot?.name ?? names.move(id)
  const offered = moves.some(({ move, upTo }) => move === id && upTo !== undefined)
  const isOpen = offered || (spot?.later === undefined && (phase === 'betting' || phase === 'over'))
  const coins = laid + (lies ?? lying.get(id) ?? 0)
  return (
    <button
      type="button"
      data-spot={id}
      data-won={won > 0 || undefined}
      data-open={isOpen || undefined}
      data-closed={(spot?.later && !isOpen) || undefined}
      aria-disabled={(spot?.later && !isOpen) || undefined}
      tabIndex={(current ?? [...spots.keys()][0]) === id ? 0 : -1}
      aria-description={spot && spotFacts(spot, money, names.spot)}
      className={`felt-spot ${className}`}
      style={style}
      onClick={() => place(id)}
    >
      <span aria-hidden className="contents">
        {children}
      </span>
      {coins > 0 && <ChipStack coins={coins} {...(won > 0 ? { state: 'won' as const } : {})} />}
      {won > 0 && (
        <span aria-hidden className="felt-paid">
          +{money(won)}
        </span>
      )}
      <span className="sr-only">
        {coins > 0 ? t('spot.laid', { name, amount: money(coins) }) : t('spot.empty', { name })}
      </span>
    </button>
  )
}
