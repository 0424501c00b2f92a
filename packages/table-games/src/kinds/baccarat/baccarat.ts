import { entryOf, type Field, type Meter } from '@spilvaerk/slot-engine/shared'
import { SUITS } from '../../cards/card.ts'
import { BEST, type TableKind } from '../../core/kind.ts'
import type { BaccaratDefinition } from '../../definition.gen.ts'
import { EVENTS, GRAMMAR } from './grammar.ts'
import { type HandWays, handWays, pairLaw, pointLaw } from './law.ts'
import { openingOf } from './opening.ts'
import { handsAt, PLACES } from './places.ts'
import { type BaccaratRules, playRound } from './play.ts'
import { pairSpots, pointSpots } from './spots.ts'
import { bankerDraws, USUAL } from './tableau.ts'
import { WORDS } from './words.ts'

const RANKS = 13

export const baccarat: TableKind<BaccaratDefinition> = {
  kind: 'baccarat',
  grammar: GRAMMAR,
  events: EVENTS,
  words: WORDS,
  check,
  rules(definition) {
    const { decks } = definition
    const rules = rulesOf(definition)
    const { points, pairs } = rules
    let known: HandWays | undefined
    const waysBy = (meter: Meter): HandWays => {
      if (known === undefined) meter.spend(WALK_STEPS)
      known ??= handWays(rules, valuesIn(decks))
      return known
    }
    return {
      spots: [...points.map(({ id, step }) => ({ id, step })), ...pairs.map(({ id }) => ({ id }))],
      cards: { decks },
      play: (table) => playRound(rules, table),
      strategies: [BEST],
      law(spot, _, meter) {
        if (spot >= points.length) return pairLaw(entryOf(pairs, spot - points.length), RANKS, SUITS.length, decks)
        return pointLaw(entryOf(points, spot), waysBy(meter))
      },
      opening: openingOf(points, waysBy),
    }
  },
}

/** The orders of values that are walked. */
const WALK_STEPS = 1_000_000

export const rulesOf = (definition: BaccaratDefinition): BaccaratRules => {
  const tableau = definition.tableau ?? USUAL
  const points = pointSpots(definition)
  return {
    points,
    backs: points.map(({ pays }) => Int32Array.from({ length: PLACES }, (_, place) => pays(handsAt(place)))),
    pairs: pairSpots(definition),
    playerDraws: tableau.player,
    bankerDrawsAlone: tableau.bankerAlone,
    bankerDraws: bankerDraws(tableau),
  }
}

/** Tens and pictures count nothing; there are four ranks of them. */
export const valuesIn = (decks: number): readonly number[] =>
  Array.from({ length: 10 }, (_, value) => (value === 0 ? 4 : 1) * SUITS.length * decks)

function check({ banker, commission }: BaccaratDefinition, root: Field): void {
  if (commission !== undefined && banker !== 'commission')
    root.at('commission').refuse('not_allowed', 'Needs `banker` of "commission".')
}
