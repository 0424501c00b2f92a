import { tables } from '@spilvaerk/messages/tables'
import type { OfferedMove } from '@spilvaerk/table-games'
import { Lightbulb } from 'lucide-react'
import { share } from '../../game/figures.ts'
import { textsOf } from '../../lib/page-language.ts'
import type { TablePlay } from '../play/table-play.ts'
import { mistakesOf, type TableAdvice } from '../play/table-server.ts'
import { openMoves, type TableState } from '../play/table-state.ts'
import type { Names } from '../words/names.ts'
import { useAdviceKey } from './use-advice-key.ts'

/** More bets than these that may be taken down are behind one button: they are many, and rarely wanted. */
const MOST_TAKE_DOWNS = 1

type ChoicesProps = {
  readonly play: TablePlay
  readonly state: TableState
  readonly names: Names
  readonly money: (coins: number) => string
  /** The felt shows moves itself: only those are left to it that it does not. */
  readonly ownMoves: RegExp | undefined
  /** The move that the button of the rail makes. */
  readonly startMove: string | undefined
  /** Whether the keys of the page are the table's: H asks for advice. */
  readonly hasKey: boolean
}

/** What the player may do while a round waits: each with what it costs. Moves that take an amount take chips on the felt. */
export function Choices({ play, state, names, money, ownMoves, startMove, hasKey }: ChoicesProps) {
  const t = textsOf(tables)
  const moves = openMoves(state).filter(
    ({ move, upTo }) => upTo === undefined && move !== startMove && !ownMoves?.test(move),
  )
  useAdviceKey(play, hasKey)
  if (state.phase !== 'asked') return null
  const takeDowns = moves.filter(({ back }) => back !== undefined)
  const isFolded = takeDowns.length > MOST_TAKE_DOWNS
  const button = (move: OfferedMove) => (
    <Choice
      key={move.move}
      move={move}
      name={names.move(move.move)}
      money={money}
      isAdvised={state.advice?.move === move.move}
      onChoose={() => void play.choose(move.move)}
    />
  )
  return (
    <fieldset className="table-choices" tabIndex={-1}>
      <legend className="sr-only">{t('moves.title')}</legend>
      {(isFolded ? moves.filter(({ back }) => back === undefined) : moves).map(button)}
      {isFolded && (
        <details className="table-take-downs">
          <summary>{t('moves.takeDown', { count: takeDowns.length })}</summary>
          <div>{takeDowns.map(button)}</div>
        </details>
      )}
      <button
        type="button"
        className="table-advice"
        aria-keyshortcuts={hasKey ? 'H' : undefined}
        aria-disabled={state.isAdvising || undefined}
        onClick={() => void play.advise()}
      >
        <Lightbulb aria-hidden className="size-4" />
        {t('advice.ask')}
      </button>
      <p role="status" className={state.isAdvising ? 'table-advice-text table-advising' : 'sr-only'}>
        {state.isAdvising ? t('advice.working') : ''}
      </p>
      {state.advice && <AdviceText advice={state.advice} names={names} money={money} />}
    </fieldset>
  )
}

type ChoiceProps = {
  readonly move: OfferedMove
  readonly name: string
  readonly money: (coins: number) => string
  readonly isAdvised: boolean
  readonly onChoose: () => void
}

function Choice({ move: { coins, back }, name, money, isAdvised, onChoose }: ChoiceProps) {
  const t = textsOf(tables)
  const price = coins === 0 ? t('moves.free') : t('moves.costs', { amount: money(coins) })
  return (
    <button type="button" className="table-choice" data-advised={isAdvised || undefined} onClick={onChoose}>
      <b>{name}</b>
      <small>{back === undefined ? price : t('moves.back', { amount: money(back) })}</small>
    </button>
  )
}

/** Of all ways to hold five cards, those that are nearest to the best. */
const MOST_MISTAKES = 5

type AdviceTextProps = Pick<ChoicesProps, 'names' | 'money'> & { readonly advice: TableAdvice }

/** The move of the proved strategy, and what each other one costs. */
function AdviceText({ advice, names, money }: AdviceTextProps) {
  const t = textsOf(tables)
  const { move, coins, values = [] } = advice
  const mistakes = mistakesOf(advice)
  const isAllEqual = mistakes?.length === 0 && values.length > 1
  return (
    <div role="status" className="table-advice-text">
      <p>
        {coins === 0
          ? t('advice.says', { move: names.move(move) })
          : t('advice.saysAmount', { move: names.move(move), amount: money(coins) })}
      </p>
      {isAllEqual && <p>{t('advice.equal')}</p>}
      {mistakes?.slice(0, MOST_MISTAKES).map((one) => (
        <p key={one.move}>{t('advice.mistake', { move: names.move(one.move), amount: share(one.cost) })}</p>
      ))}
    </div>
  )
}
