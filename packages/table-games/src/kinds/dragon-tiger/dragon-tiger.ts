import { entryOf } from '@spilvaerk/slot-engine/shared'
import { cardName } from '../../cards/card.ts'
import { BEST, type TableKind } from '../../core/kind.ts'
import { plainLaw, type SpotLaw } from '../../core/law.ts'
import type { Table } from '../../core/table.ts'
import type { DragonTigerDefinition } from '../../definition.gen.ts'
import { EVENTS, GRAMMAR } from './grammar.ts'
import { CASES, caseOf, dragonOf, openingOf, tigerOf, waysOf } from './opening.ts'
import { compared, type SideSpot, spotsOf } from './spots.ts'
import { WORDS } from './words.ts'

export const dragonTiger: TableKind<DragonTigerDefinition> = {
  kind: 'dragonTiger',
  grammar: GRAMMAR,
  events: EVENTS,
  words: WORDS,
  check({ decks, suitedTie }, root) {
    if (suitedTie !== undefined && decks === 1)
      root.at('suitedTie').refuse('unreachable', 'Never pays: one deck has no two cards of one rank and suit.')
  },
  rules(definition) {
    const { decks } = definition
    const spots = spotsOf(definition)
    return {
      spots: spots.map(({ id, group, step }) => ({ id, group, step })),
      cards: { decks },
      play: (table) => playRound(spots, table),
      strategies: [BEST],
      law: (spot) => lawOf(entryOf(spots, spot), decks),
      opening: openingOf(spots, decks),
    }
  },
}

/** By counting both cards. */
function lawOf({ step, back }: SideSpot, decks: number): SpotLaw {
  const ways = new Map<number, number>()
  for (let at = 0; at < CASES; at++) {
    const paid = back(dragonOf(at), tigerOf(at))
    ways.set(paid, (ways.get(paid) ?? 0) + waysOf(at, decks))
  }
  return plainLaw(step, ways)
}

function playRound(spots: readonly SideSpot[], table: Table): undefined {
  const dragon = table.dealer.deal()
  const tiger = table.dealer.deal()
  table.opening = caseOf(dragon, tiger)
  if (table.tells) {
    const difference = compared(dragon, tiger)
    table.tell({ type: 'cardDealt', to: 'dragon', card: cardName(dragon) })
    table.tell({ type: 'cardDealt', to: 'tiger', card: cardName(tiger) })
    table.tell({ type: 'sidesCompared', winner: difference > 0 ? 'dragon' : difference < 0 ? 'tiger' : 'tie' })
  }
  for (const { spot, coins } of table.bets) {
    const { step, back } = entryOf(spots, spot)
    const paid = back(dragon, tiger)
    if (paid > 0) table.pay(spot, (coins * paid) / step)
  }
}
