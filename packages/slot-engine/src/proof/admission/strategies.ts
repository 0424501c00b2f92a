import type { BetMode, Choice } from '../../definition.ts'
import type { Game } from '../../game/core/game.ts'
import { mostBeforeCap } from '../bounds/greatest-round.ts'
import { mostInRound, prizesOf, reachable } from '../bounds/reach.ts'
import type { UnprovedReason } from './proof.ts'

/** By choice feature the option that is always taken. */
export type Strategy = Readonly<Record<string, number>>

export interface Strategies {
  /** Every combination of options; one without options where nothing is asked. */
  readonly all: readonly Strategy[]
  /** How many choices a round can ask for. */
  readonly asked: number
}

/** Combinations of options that are looked at. */
const MOST = 64

/** Who always takes the same options; `beyondStrategies` of bounds.ts says what one can gain who does not. */
export function strategiesOf(game: Game, mode: BetMode): Strategies | UnprovedReason {
  const { definition, maxCoins } = game
  const choices = [...reachable(definition, mode)].filter((feature) => feature.type === 'choice')
  const combinations = choices.reduce((product, { options }) => product * options.length, 1)
  if (combinations > MOST) return 'choicesTooMany'
  if (choices.some((choice) => seesWindow(game, choice))) return 'choiceSeesWindow'
  const asks = (of: readonly Choice[]): number =>
    mostInRound(definition, mode, {
      paidSpin: 0,
      feature: (feature) => (of.some(({ id }) => id === feature.id) ? 1 : 0),
      prize: () => 0,
    })
  if (choices.some((choice) => asks([choice]) > 1) && mostBeforeCap(definition, mode) >= maxCoins)
    return 'choiceAskedAgain'
  return { all: choices.reduce<Strategy[]>(extended, [{}]), asked: asks(choices) }
}

const extended = (strategies: Strategy[], { id, options }: Choice): Strategy[] =>
  strategies.flatMap((strategy) => options.map((_, option) => ({ ...strategy, [id]: option })))

/** Free spins with walking symbols take along what is in view, and others where they say so. */
function seesWindow({ definition }: Game, choice: Choice): boolean {
  const { features = [] } = definition
  return prizesOf(choice).some((prize) => {
    if (!('feature' in prize)) return false
    const led = reachable(definition, { id: '', coins: 1, buys: { feature: prize.feature } })
    return features.some(
      (feature) =>
        led.has(feature) &&
        feature.type === 'freeSpins' &&
        (feature.walking !== undefined || feature.keepsView === true),
    )
  })
}
