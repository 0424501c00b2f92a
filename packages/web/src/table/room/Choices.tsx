import { tables } from '@spilvaerk/messages/tables'
import { Lightbulb } from 'lucide-react'
import { share } from '../../game/figures.ts'
import { textsOf } from '../../lib/page-language.ts'
import type { TablePlay } from '../play/table-play.ts'
import type { TableAdvice } from '../play/table-server.ts'
import { openMoves, type TableState } from '../play/table-state.ts'
import type { Names } from '../words/names.ts'

type ChoicesProps = {
  readonly play: TablePlay
  readonly state: TableState
  readonly names: Names
  readonly money: (coins: number) => string
  /** Whether the server knows what the proved strategy does. */
  readonly hasAdvice: boolean
  /** The felt shows moves itself: only those are left to it that it does not. */
  readonly ownMoves: boolean
  /** The move that the button of the rail makes. */
  readonly startMove: string | undefined
}

/** What the player may do while a round waits: each with what it costs. Moves that take an amount take chips on the felt. */
export function Choices({ play, state, names, money, hasAdvice, ownMoves, startMove }: ChoicesProps) {
  const t = textsOf(tables)
  const moves = openMoves(state).filter(({ move, upTo }) => upTo === undefined && move !== startMove)
  if (state.phase !== 'asked') return null
  return (
    <fieldset className="table-choices">
      <legend className="sr-only">{t('moves.title')}</legend>
      {!ownMoves &&
        moves.map(({ move, coins }) => (
          <button
            key={move}
            type="button"
            className="table-choice"
            data-advised={state.advice?.move === move || undefined}
            onClick={() => void play.choose(move)}
          >
            <b>{names.move(move)}</b>
            <small>{coins === 0 ? t('moves.free') : t('moves.costs', { amount: money(coins) })}</small>
          </button>
        ))}
      {hasAdvice && (
        <button type="button" className="table-advice" onClick={() => void play.advise()}>
          <Lightbulb aria-hidden className="size-4" />
          {t('advice.ask')}
        </button>
      )}
      {state.advice && <AdviceText advice={state.advice} names={names} money={money} />}
    </fieldset>
  )
}

type AdviceTextProps = Pick<ChoicesProps, 'names' | 'money'> & { readonly advice: TableAdvice }

/** The move of the proved strategy, and what each other one costs. */
function AdviceText({ advice, names, money }: AdviceTextProps) {
  const t = textsOf(tables)
  const { move, coins, values = [] } = advice
  const best = values.find((one) => one.move === move)?.edge
  return (
    <div role="status" className="table-advice-text">
      <p>
        {coins === 0
          ? t('advice.says', { move: names.move(move) })
          : t('advice.saysAmount', { move: names.move(move), amount: money(coins) })}
      </p>
      {best !== undefined &&
        values
          .filter((one) => one.move !== move)
          .map((one) => (
            <p key={one.move}>{t('advice.mistake', { move: names.move(one.move), amount: share(best - one.edge) })}</p>
          ))}
    </div>
  )
}
