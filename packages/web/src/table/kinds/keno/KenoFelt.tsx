import { felts } from '@spilvaerk/messages/felts'
import type { TableDefinition } from '@spilvaerk/table-games'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { textsOf } from '../../../lib/page-language.ts'
import { lastOf } from '../../cards/read-cards.ts'
import { FeltSpot } from '../../felt/FeltSpot.tsx'
import type { FeltProps } from '../../felt/felt.ts'
import { stepFor } from '../grid-steps.ts'
import { KenoPays } from './KenoPays.tsx'
import { kenoTicket } from './keno-ticket.ts'
import './keno.css'

type Keno = Extract<TableDefinition, { kind: 'keno' }>

const COLUMNS = 10

/** All numbers in a grid: picked by tap or key while a ticket asks, and drawn before everybody's eyes. */
export function KenoFelt(felt: FeltProps<Keno>) {
  const { definition, events, spots, phase, moves, choose } = felt
  const { ticket, picks } = kenoTicket(felt)
  const shown = ticket ?? definition.tickets[0]
  const [wished, setWished] = useState<readonly number[]>([])
  const drawn = lastOf(events, 'numbersDrawn')?.numbers ?? []
  const isAsked = phase === 'asked' && moves.some(({ move }) => move === 'quick')
  const [next] = wished.filter((number) => !picks.includes(number))
  useEffect(() => {
    if (phase === 'betting' || phase === 'over') setWished([])
    // Numbers are tapped faster than they are answered: they wait for their turn.
    else if (isAsked && next !== undefined) choose(`${next}`)
  }, [phase, isAsked, next, choose])
  const chosen = new Set([...picks, ...wished])
  const left = Math.max(0, (ticket?.picks ?? 0) - chosen.size)
  const t = textsOf(felts)
  return (
    <div className="keno" data-table="keno">
      <div className="keno-tickets">
        {spots.map(({ id }) => (
          <FeltSpot key={id} id={id} className="keno-ticket">
            <span>{definition.tickets.find((one) => one.id === id)?.picks}</span>
          </FeltSpot>
        ))}
      </div>
      <p className="keno-word">
        {ticket === undefined && t('keno.ticketBet')}
        {ticket !== undefined && isAsked && t('keno.left', { count: left })}
        {ticket !== undefined && drawn.length > 0 && hitsText()}
      </p>
      <div className="keno-table">
        <NumberGrid
          numbers={definition.numbers}
          drawn={drawn}
          picked={chosen}
          drawMs={felt.eventMs}
          onPick={
            isAsked && left > 0
              ? (number) => setWished((before) => (before.includes(number) ? before : [...before, number]))
              : undefined
          }
        />
        {shown && (
          <KenoPays ticket={shown} hits={ticket && drawn.length > 0 ? countHits() : undefined} chip={definition.chip} />
        )}
      </div>
    </div>
  )

  function countHits(): number {
    return picks.filter((number) => drawn.includes(number)).length
  }

  function hitsText(): string {
    return t('keno.yours', { hits: countHits(), picks: picks.length })
  }
}

type GridProps = {
  readonly numbers: number
  readonly drawn: readonly number[]
  readonly picked: ReadonlySet<number>
  /** How long the draw is shown, in milliseconds. */
  readonly drawMs: number
  readonly onPick: ((number: number) => void) | undefined
}

/** One stop of the tab key; arrows go from number to number. */
function NumberGrid({ numbers, drawn, picked, drawMs, onPick }: GridProps) {
  const [current, setCurrent] = useState(1)
  const t = textsOf(felts)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const step = stepFor(event.key, COLUMNS)
    const next = current + step
    if (step === 0 || next < 1 || next > numbers) return
    event.preventDefault()
    setCurrent(next)
    event.currentTarget.querySelector<HTMLElement>(`[data-number="${next}"]`)?.focus()
  }
  return (
    <fieldset aria-label={t('keno.grid')} className="keno-grid" onKeyDown={onKeyDown}>
      {Array.from({ length: numbers }, (_, i) => i + 1).map((number) => {
        const order = drawn.indexOf(number)
        const isPicked = picked.has(number)
        const state = order >= 0 ? (isPicked ? 'hit' : 'drawn') : isPicked ? 'picked' : 'number'
        return (
          <button
            key={number}
            type="button"
            data-number={number}
            data-state={state}
            tabIndex={number === current ? 0 : -1}
            aria-label={t(`keno.${state}`, { number })}
            aria-disabled={onPick === undefined || isPicked}
            className="keno-number"
            style={
              order >= 0 && drawMs > 0 ? { animationDelay: `${(order / drawn.length) * drawMs * 0.85}ms` } : undefined
            }
            data-falls={(order >= 0 && drawMs > 0) || undefined}
            onFocus={() => setCurrent(number)}
            onClick={() => !isPicked && onPick?.(number)}
          >
            {number}
          </button>
        )
      })}
    </fieldset>
  )
}
