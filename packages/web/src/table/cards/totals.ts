import type { LyingCard } from './read-cards.ts'

const known = (cards: readonly LyingCard[]): readonly string[] => cards.flatMap(({ card }) => card ?? [])

/** Tens and courts count nothing, aces one; of the sum the last digit counts. */
export function baccaratPoints(cards: readonly LyingCard[]): number {
  const values = known(cards).map(([rank = '']) => (rank === 'A' ? 1 : Number(rank) || 0))
  return values.reduce((sum, value) => sum + value, 0) % 10
}
