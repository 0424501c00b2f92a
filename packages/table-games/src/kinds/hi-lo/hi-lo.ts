import type { Field } from '@spilvaerk/slot-engine/shared'
import { BEST, DEFAULT, type TableKind } from '../../core/kind.ts'
import { stepFor } from '../../core/spot.ts'
import { worthOf } from '../../core/worth.ts'
import type { HiLoDefinition } from '../../definition.gen.ts'
import { EVENTS, GRAMMAR } from './grammar.ts'
import { HiLoLaw, ordersOf } from './law.ts'
import { type HiLoFacts, playRound } from './play.ts'
import { WORDS } from './words.ts'

export const hiLo: TableKind<HiLoDefinition> = {
  kind: 'hiLo',
  grammar: GRAMMAR,
  events: EVENTS,
  words: WORDS,
  check,
  rules(definition) {
    const { decks, chip, back } = definition
    const laws = new Map<string, HiLoLaw>()
    const lawOf = (strategy: string): HiLoLaw => {
      const law = laws.get(strategy) ?? new HiLoLaw(definition, strategy === DEFAULT)
      laws.set(strategy, law)
      return law
    }
    return {
      spots: [{ id: 'guess', step: stepFor(chip, back) }],
      cards: { decks },
      play: (table) => playRound(definition, table),
      strategies: [BEST, DEFAULT],
      strategy(name) {
        const law = lawOf(name)
        // Every menu of this kind tells the ranks that were shown.
        return ({ facts }) => law.move(facts as HiLoFacts)
      },
      worth({ menu, on }, meter) {
        meter.spend(WALK_STEPS)
        // Every menu of this kind tells the ranks that were shown.
        return worthOf(on(0), lawOf(BEST).worths(menu.facts as HiLoFacts))
      },
      charts(meter) {
        meter.spend(WALK_STEPS)
        return [lawOf(BEST).chart()]
      },
      law(_, strategy, meter) {
        meter.spend(WALK_STEPS)
        return lawOf(strategy).law()
      },
    }
  },
}

/** States times ranks, for the most guesses. */
const WALK_STEPS = 5_000_000

/** The law counts in whole numbers that doubles hold. */
function check({ decks, chip, back }: HiLoDefinition, root: Field): void {
  const orders = ordersOf(decks, back.length + 1)
  if (orders * Math.max(chip, ...back) > Number.MAX_SAFE_INTEGER)
    root
      .at('back')
      .refuse(
        'too_much_work',
        `${back.length} guesses from ${decks} decks, paid so well, are too many to count exactly.`,
      )
}
