import { RANKS } from '../../cards/card.ts'
import type { Opening } from '../../core/kind.ts'
import type { Outcome } from '../../core/law.ts'
import { Fraction } from '../../fraction.ts'
import { COUNT, TIE } from './play.ts'

const playerOf = (at: number): number => Math.floor(at / COUNT)
const dealerOf = (at: number): number => at % COUNT

/** A round opens with the first card of each side. @param afterTie what comes of the ante then */
export function openingOf(decks: number, tiePays: number, afterTie: (strategy: string) => readonly Outcome[]): Opening {
  const chance = (at: number): Fraction =>
    Fraction.of(playerOf(at) === dealerOf(at) ? 4 * decks - 1 : 4 * decks, COUNT * (52 * decks - 1))
  const all = Array.from({ length: COUNT * COUNT }, (_, at) => at)
  const tied = (at: number): boolean => playerOf(at) === dealerOf(at)
  const anteAt = (at: number, ties: readonly Outcome[]) =>
    tied(at)
      ? ties.map((one) => ({ ...one, at, chance: one.chance.times(chance(at)) }))
      : [{ at, stakedCoins: 2, paidCoins: playerOf(at) > dealerOf(at) ? 4 : 0, chance: chance(at) }]
  return {
    chances: () => all.map(chance),
    moments: new Map([
      ['tie', tied],
      ['neighbours', (at: number) => Math.abs(playerOf(at) - dealerOf(at)) === 1],
      ...[...RANKS].flatMap((name, rank) => [
        [`player-${name}`, (at: number) => playerOf(at) === rank] as const,
        [`dealer-${name}`, (at: number) => dealerOf(at) === rank] as const,
      ]),
    ]),
    knows: () => true,
    joint(spot, strategy) {
      if (spot !== TIE) {
        const ties = afterTie(strategy)
        return { unitCoins: 2, outcomes: all.flatMap((at) => anteAt(at, ties)) }
      }
      const paid = (at: number): number => (tied(at) ? tiePays + 1 : 0)
      return {
        unitCoins: 1,
        outcomes: all.map((at) => ({ at, stakedCoins: 1, paidCoins: paid(at), chance: chance(at) })),
      }
    },
  }
}
