import { entryOf, type Field } from '@spilvaerk/slot-engine/shared'
import { BEST, DEFAULT, type TableKind } from '../../core/kind.ts'
import { plainLaw } from '../../core/law.ts'
import { stepFor } from '../../core/spot.ts'
import { bestStop, stopChart } from '../../core/stopping.ts'
import { type Asked, type MenuWorth, worthOf } from '../../core/worth.ts'
import type { CrashDefinition } from '../../definition.gen.ts'
import { Fraction } from '../../fraction.ts'
import { EVENTS, GRAMMAR } from './grammar.ts'
import { type CrashFacts, FLIGHT, playRound, stepMove, TAKE } from './play.ts'
import { WORDS } from './words.ts'

/** Flies to the last step. */
const ALWAYS = 'always'

export const crash: TableKind<CrashDefinition> = {
  kind: 'crash',
  grammar: GRAMMAR,
  events: EVENTS,
  words: WORDS,
  check,
  rules(definition) {
    const { chip, flights, steps } = definition
    const backs = steps.map(({ back }) => back)
    const chanceOf = (wins: number): Fraction => Fraction.of(entryOf(steps, wins - 1).flights, flights)
    const stopOf = (strategy: string): number => {
      if (strategy === DEFAULT) return 1
      if (strategy === ALWAYS) return steps.length
      return bestStop(backs, chanceOf)
    }
    return {
      spots: [{ id: 'flight', step: stepFor(chip, backs) }],
      play: (table) => playRound(definition, table),
      strategies: [BEST, DEFAULT, ALWAYS],
      strategy(name) {
        const stop = stopOf(name)
        // The menus of this kind all tell how many steps were reached.
        return ({ facts }) => ((facts as CrashFacts) < stop ? stepMove(stop) : TAKE)
      },
      worth: (asked) => stepWorth(definition, asked),
      charts: () => [stopChart([{ name: 'returns', chip, backs, chanceOf }])],
      law(_, strategy) {
        const { back, flights: high } = entryOf(steps, stopOf(strategy) - 1)
        return plainLaw(chip, [
          [back, high],
          [0, flights - high],
        ])
      },
    }
  },
}

/** Flying on tells nothing beside that it has come so far: a stop named beforehand is as good as any. */
function stepWorth({ chip, flights, steps }: CrashDefinition, { menu, on }: Asked): MenuWorth | undefined {
  // The menus of this kind all tell how many steps were reached.
  const reached = menu.facts as CrashFacts
  const now = reached === 0 ? flights : entryOf(steps, reached - 1).flights
  const mean = (back: number, high: number): Fraction => Fraction.of(back * high, chip * now).minus(Fraction.one)
  /** Of stopping there or flying on from it, whichever is worth more. */
  const best = (step: number): Fraction =>
    steps
      .slice(step - 1)
      .map(({ back, flights: high }) => mean(back, high))
      .reduce((most, one) => (one.compare(most) > 0 ? one : most))
  return worthOf(
    on(FLIGHT),
    menu.moves.map((one) => [
      one,
      one.move === TAKE.move
        ? mean(entryOf(steps, reached - 1).back, now)
        : best(Number(one.move.replace('step-', ''))),
    ]),
  )
}

function check({ flights, steps }: CrashDefinition, root: Field): void {
  for (const [i, { back, flights: high }] of steps.entries()) {
    const step = root.at('steps').item(i)
    const before = steps[i - 1]
    const most = before === undefined ? flights : before.flights - 1
    if (high > most) step.at('flights').refuse('out_of_range', `Must be at most ${most}, not ${high}.`)
    if (before !== undefined && back <= before.back)
      step.at('back').refuse('out_of_range', `Must be more than the ${before.back} coins of the step before.`)
  }
}
