import { entryOf, intAt } from '@spilvaerk/slot-engine/shared'
import { BEST, type TableKind } from '../../core/kind.ts'
import { plainLaw, type SpotLaw } from '../../core/law.ts'
import type { Table } from '../../core/table.ts'
import type { SicBoDefinition } from '../../definition.gen.ts'
import { GRAMMAR } from './grammar.ts'
import { openingOf } from './opening.ts'
import { diceOf, FACES, type SicBoSpot, spotsOf } from './spots.ts'
import { WORDS } from './words.ts'

export const sicBo: TableKind<SicBoDefinition> = {
  kind: 'sicBo',
  grammar: GRAMMAR,
  events: [],
  words: WORDS,
  check(definition, root) {
    if (spotsOf(definition).length === 0) root.refuse('required', 'Must offer at least one bet, such as `totals`.')
  },
  rules(definition) {
    const spots = spotsOf(definition)
    return {
      spots: spots.map(({ id, group }) => ({ id, group })),
      play: (table) => playRound(spots, table),
      strategies: [BEST],
      law: (spot) => lawOf(entryOf(spots, spot)),
      opening: openingOf(spots),
    }
  },
}

/** Each of the 216 throws is equally likely. */
function lawOf({ pays }: SicBoSpot): SpotLaw {
  const ways = new Map<number, number>()
  for (const one of pays) ways.set(one, (ways.get(one) ?? 0) + 1)
  return plainLaw(
    1,
    [...ways].map(([one, count]) => [one > 0 ? one + 1 : 0, count] as const),
  )
}

function playRound(spots: readonly SicBoSpot[], table: Table): undefined {
  const { draw } = table
  const at = (draw.below(FACES) * FACES + draw.below(FACES)) * FACES + draw.below(FACES)
  table.opening = at
  if (table.tells) table.tell({ type: 'diceThrown', dice: diceOf(at) })
  for (const { spot, coins } of table.bets) {
    const pays = intAt(entryOf(spots, spot).pays, at)
    if (pays > 0) table.pay(spot, coins * (pays + 1))
  }
}
