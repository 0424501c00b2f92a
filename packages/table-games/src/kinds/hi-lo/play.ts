import { entryOf } from '@spilvaerk/slot-engine/shared'
import { cardName, rankOf } from '../../cards/card.ts'
import type { Move, Steps } from '../../core/menu.ts'
import type { Table } from '../../core/table.ts'
import type { HiLoDefinition } from '../../definition.gen.ts'

export const TAKE: Move = { move: 'take', coins: 0 }
export const HIGHER: Move = { move: 'higher', coins: 0 }
export const LOWER: Move = { move: 'lower', coins: 0 }

const FIRST = [HIGHER, LOWER]
const FURTHER = [TAKE, HIGHER, LOWER]

/** The ranks of all cards that were shown, the last of which is guessed from. */
export type HiLoFacts = readonly number[]

export const isRight = (move: string, rank: number, next: number, tie: HiLoDefinition['tie']): boolean => {
  if (next === rank) return tie === 'win'
  return next > rank === (move === HIGHER.move)
}

export function* playRound({ chip, back, tie }: HiLoDefinition, table: Table): Steps<HiLoFacts> {
  const ranks = [show(table)]
  let wins = 0
  while (wins < back.length) {
    const { move } = yield { asks: 'hiLo', moves: wins === 0 ? FIRST : FURTHER, facts: ranks }
    if (move === TAKE.move) break
    const before = entryOf(ranks, ranks.length - 1)
    const next = show(table)
    const right = isRight(move, before, next, tie)
    if (table.tells) table.tell({ type: 'guessMade', right })
    if (!right) return
    ranks.push(next)
    wins += 1
  }
  for (const { spot, coins } of table.bets) table.pay(spot, (coins * entryOf(back, wins - 1)) / chip)
}

function show(table: Table): number {
  const card = table.dealer.deal()
  if (table.tells) table.tell({ type: 'cardDealt', to: 'community', card: cardName(card) })
  return rankOf(card)
}
