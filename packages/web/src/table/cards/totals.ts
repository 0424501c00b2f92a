import type { LyingCard } from './read-cards.ts'

const known = (cards: readonly LyingCard[]): readonly string[] => cards.flatMap(({ card }) => card ?? [])

/** Tens and courts count nothing, aces one; of the sum the last digit counts. */
export function baccaratPoints(cards: readonly LyingCard[]): number {
  const values = known(cards).map(([rank = '']) => (rank === 'A' ? 1 : Number(rank) || 0))
  return values.reduce((sum, value) => sum + value, 0) % 10
}

/** What a hand of blackjack counts: soft where an ace counts 11 in it. */
export function blackjackTotal(cards: readonly LyingCard[]): { readonly total: number; readonly soft: boolean } {
  const ranks = known(cards).map(([rank = '']) => rank)
  const hard = ranks.reduce((sum, rank) => sum + (rank === 'A' ? 1 : Number(rank) || 10), 0)
  const soft = ranks.includes('A') && hard <= 11
  return { total: soft ? hard + 10 : hard, soft }
}
