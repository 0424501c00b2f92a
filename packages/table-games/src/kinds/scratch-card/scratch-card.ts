import type { Field } from '@spilvaerk/slot-engine/shared'
import { BEST, type TableKind } from '../../core/kind.ts'
import { plainLaw } from '../../core/law.ts'
import { stepFor } from '../../core/spot.ts'
import type { ScratchCardDefinition, ScratchPrize } from '../../definition.gen.ts'
import { EVENTS, GRAMMAR } from './grammar.ts'
import { playRound } from './play.ts'
import { WORDS } from './words.ts'

export const scratchCard: TableKind<ScratchCardDefinition> = {
  kind: 'scratchCard',
  grammar: GRAMMAR,
  events: EVENTS,
  words: WORDS,
  check,
  rules(definition) {
    const { chip, prizes, blank } = definition
    const step = stepFor(
      chip,
      prizes.map(({ back }) => back),
    )
    return {
      spots: [{ id: 'card', step }],
      play: (table) => playRound(definition, table),
      strategies: [BEST],
      law: () => plainLaw(chip, [[0, blank], ...prizes.map(({ back, weight }) => [back, weight] as const)]),
    }
  },
}

const MOST_CARDS = 4_294_967_296

/** Cells can be filled without another symbol winning, and one draw decides among all cards. */
function check({ cells, match = 3, prizes, blank }: ScratchCardDefinition, root: Field): void {
  const total = prizes.reduce((sum: number, { weight }: ScratchPrize) => sum + weight, blank)
  if (total > MOST_CARDS)
    root.at('blank').refuse('out_of_range', `All cards together must be at most ${MOST_CARDS}, not ${total}.`)
  if (match > cells) return root.at('match').refuse('out_of_range', `Must be at most the ${cells} cells, not ${match}.`)
  const needed = Math.max(cells / (match - 1), (cells - match) / (match - 1) + 1)
  if (prizes.length < needed)
    root
      .at('prizes')
      .refuse('bad_length', `Must be at least ${Math.ceil(needed)} to fill ${cells} cells without ${match} equal ones.`)
}
