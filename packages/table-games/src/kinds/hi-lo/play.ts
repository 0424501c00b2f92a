import { entryOf } from '@spilvaerk/slot-engine/shared'
import { cardName, rankOf } from '../../cards/card.ts'
import type { Move, Steps } from '../../core/menu.ts'
import type { Table } from '../../core/table.ts'
import type { HiLoDefinition } from '../../definition.gen.ts'

export const TAKE: Move = { move: 'take', coins: 0 }
export const HIGHER: Move = { move: 'higher', coins: 0 }
export const LOWER: Move = { move: 'lower', coins: 0 }

const FIRST = [HIGHER, LOWER]
export const FURTHER = [TAKE, HIGHER, LOWER]

/** The ranks of all cards that were shown, the last of which is guessed from. */
export type HiLoFacts = readonly number[]

export type Guessed = 'right' | 'wrong' | 'push'

/** What a guess has come to. @param rank that of the card that it was made from */
export function guessed(move: string, rank: number, next: number, tie: HiLoDefinition['tie']): Guessed {
  if (next === rank) return TIED[tie]
  return next > rank === (move === HIGHER.move) ? 'right' : 'wrong'
}

const TIED: Readonly<Record<HiLoDefinition['tie'], Guessed>> = { lose: 'wrong', win: 'right', push: 'push' }

/** Coins for a chip after so many right guesses, where the round ends by itself. */
export const standing = ({ chip, back }: Pick<HiLoDefinition, 'chip' | 'back'>, wins: number): number =>
  wins === 0 ? chip : entryOf(back, wins - 1)

export function* playRound(definition: HiLoDefinition, table: Table): Steps<HiLoFacts> {
  const { chip, back, tie } = definition
  const ranks = [show(table)]
  let wins = 0
  while (wins < back.length) {
    const { move } = yield { asks: 'hiLo', moves: wins === 0 ? FIRST : FURTHER, facts: ranks }
    if (move === TAKE.move) break
    const before = entryOf(ranks, ranks.length - 1)
    const next = show(table)
    const came = guessed(move, before, next, tie)
    if (table.tells) table.tell({ type: 'guessMade', right: came === 'right', ...(came === 'push' && { push: true }) })
    if (came === 'wrong') return
    if (came === 'push') break
    ranks.push(next)
    wins += 1
  }
  for (const { spot, coins } of table.bets) table.pay(spot, (coins * standing(definition, wins)) / chip)
}

function show(table: Table): number {
  const card = table.dealer.deal()
  if (table.tells) table.tell({ type: 'cardDealt', to: 'community', card: cardName(card) })
  return rankOf(card)
}
