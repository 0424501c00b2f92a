import { entryOf, type Field, numbersOf } from '@spilvaerk/slot-engine/shared'
import { BEST, type TableKind } from '../../core/kind.ts'
import { plainLaw } from '../../core/law.ts'
import { stepFor } from '../../core/spot.ts'
import type { DiceDefinition } from '../../definition.gen.ts'
import { EVENTS, GRAMMAR } from './grammar.ts'
import { TO, WORDS } from './words.ts'

export const dice: TableKind<DiceDefinition> = {
  kind: 'dice',
  grammar: GRAMMAR,
  events: EVENTS,
  words: WORDS,
  names({ spots }, language) {
    const { whole } = numbersOf(language)
    return new Map(spots.map(({ id, from, to }) => [id, `${whole(from)} ${TO[language]} ${whole(to)}`]))
  },
  check,
  rules({ sides, chip, spots }) {
    return {
      spots: spots.map(({ id, back }) => ({ id, group: 'range', step: stepFor(chip, [back]) })),
      play(table) {
        const number = table.draw.below(sides) + 1
        if (table.tells) table.tell({ type: 'numberDrawn', number })
        for (const { spot, coins } of table.bets) {
          const { from, to, back } = entryOf(spots, spot)
          if (number >= from && number <= to) table.pay(spot, (coins * back) / chip)
        }
        return undefined
      },
      strategies: [BEST],
      law(spot) {
        const { from, to, back } = entryOf(spots, spot)
        return plainLaw(chip, [
          [back, to - from + 1],
          [0, sides - (to - from + 1)],
        ])
      },
    }
  },
}

function check({ sides, spots }: DiceDefinition, root: Field): void {
  for (const [i, { from, to }] of spots.entries()) {
    const field = root.at('spots').item(i).at('to')
    if (to > sides) field.refuse('out_of_range', `Must be at most the number of sides, ${sides}, not ${to}.`)
    else if (to < from) field.refuse('unreachable', `Must be at least \`from\`, ${from}: no number would win.`)
  }
}
