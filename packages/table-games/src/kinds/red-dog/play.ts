import { entryOf } from '@spilvaerk/slot-engine/shared'
import { cardName, RANKS, rankOf } from '../../cards/card.ts'
import type { Move, Steps } from '../../core/menu.ts'
import type { Table } from '../../core/table.ts'
import type { RedDogDefinition } from '../../definition.gen.ts'

export const ANTE = 0

export const CALL = 'call'
export const RAISE = 'raise'

/** Two cards, by their ranks. */
export const COUNT = RANKS.length
export const caseOf = (first: number, second: number): number => first * COUNT + second

export interface RedDogRules extends Pick<RedDogDefinition, 'decks' | 'pays'> {
  /** 0 where a pair pushes. */
  readonly threeOfAKind: number
  readonly raise: boolean
}

export const rulesOf = ({ decks, pays, threeOfAKind = 0, raise = true }: RedDogDefinition): RedDogRules => ({
  ...{ decks, pays, threeOfAKind, raise },
})

/** Ranks between two: -1 for a pair. */
export const spreadOf = (first: number, second: number): number => Math.abs(first - second) - 1

export const paysFor = (pays: readonly number[], spread: number): number =>
  entryOf(pays, Math.min(spread, pays.length) - 1)

export const isBetween = (first: number, second: number, third: number): boolean =>
  third > Math.min(first, second) && third < Math.max(first, second)

/** What a strategy looks at: the ranks of the two cards. */
export type RedDogFacts = readonly [first: number, second: number]

export function playRound(rules: RedDogRules, table: Table): Steps<RedDogFacts> | undefined {
  const [first, second] = [show(table), show(table)]
  table.opening = caseOf(first, second)
  const spread = spreadOf(first, second)
  if (table.tells)
    table.tell({
      type: 'spreadShown',
      is: spread < 0 ? 'pair' : spread === 0 ? 'neighbours' : 'spread',
      spread: Math.max(0, spread),
    })
  if (spread > 0) return spreadRound(rules, [first, second], table)
  const ante = table.on(ANTE)
  if (spread === 0 || rules.threeOfAKind === 0) table.pay(ANTE, ante)
  else table.pay(ANTE, show(table) === first ? ante * (rules.threeOfAKind + 1) : ante)
  return undefined
}

function* spreadRound({ pays, raise }: RedDogRules, facts: RedDogFacts, table: Table): Steps<RedDogFacts> {
  const ante = table.on(ANTE)
  if (raise) {
    const moves: readonly Move[] = [
      { move: CALL, coins: 0 },
      { move: RAISE, coins: ante },
    ]
    const { move } = yield { asks: 'spread', moves, facts }
    if (move === RAISE) table.raise(ANTE, ante)
  }
  const [first, second] = facts
  if (isBetween(first, second, show(table)))
    table.pay(ANTE, table.on(ANTE) * (paysFor(pays, spreadOf(first, second)) + 1))
}

function show(table: Table): number {
  const card = table.dealer.deal()
  if (table.tells) table.tell({ type: 'cardDealt', to: 'community', card: cardName(card) })
  return rankOf(card)
}
