import { JOKER_KIND, KINDS } from './rank-sets.ts'

/** A deck as poker laws see it: how many cards of each kind there are, and which kinds are wild. */
export interface PokerDeck {
  /** By kind. A rank that is there at all is there in every suit. */
  readonly copies: readonly number[]
  readonly wild: readonly boolean[]
  readonly suits: number
  readonly cards: number
}

export interface DeckRules {
  /** Ranks that are there, from 0 to 12. */
  readonly ranks?: readonly number[]
  readonly suits?: number
  readonly jokers?: number
  /** Ranks that stand for any card, as the joker does. */
  readonly wild?: readonly number[]
}

const ALL_RANKS = Array.from({ length: JOKER_KIND }, (_, rank) => rank)

export function pokerDeck({ ranks = ALL_RANKS, suits = 4, jokers = 0, wild = [] }: DeckRules = {}): PokerDeck {
  const copies = Array.from({ length: KINDS }, (_, kind) => (ranks.includes(kind) ? suits : 0))
  copies[JOKER_KIND] = jokers
  return {
    copies,
    wild: copies.map((_, kind) => kind === JOKER_KIND || wild.includes(kind)),
    suits,
    cards: copies.reduce((sum, count) => sum + count, 0),
  }
}

/** Ways to choose k of n. */
export function choose(n: number, k: number): number {
  if (k < 0 || k > n) return 0
  let ways = 1
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i
  return ways
}
