import { RANKS } from '../../cards/card.ts'
import type { Opening } from '../../core/kind.ts'
import { after, chanceOf } from './law.ts'
import { COUNT, type RedDogRules, spreadOf } from './play.ts'

const firstOf = (at: number): number => Math.floor(at / COUNT)
const secondOf = (at: number): number => at % COUNT

/** A round opens with two cards. @param raises whether a strategy bets more on a spread */
export function openingOf(rules: RedDogRules, raises: (strategy: string) => (spread: number) => boolean): Opening {
  const all = Array.from({ length: COUNT * COUNT }, (_, at) => at)
  const spread = (at: number): number => spreadOf(firstOf(at), secondOf(at))
  const chance = (at: number) => chanceOf(firstOf(at), secondOf(at), rules.decks)
  return {
    chances: () => all.map(chance),
    moments: new Map([
      ['pair', (at: number) => spread(at) < 0],
      ['neighbours', (at: number) => spread(at) === 0],
      ...Array.from({ length: COUNT - 2 }, (_, i) => i + 1).map(
        (wide) => [`spread-${wide}`, (at: number) => spread(at) === wide] as const,
      ),
      ...[...RANKS].map((name, rank) => [`first-${name}`, (at: number) => firstOf(at) === rank] as const),
    ]),
    knows: () => true,
    joint: (_, strategy) => ({
      unitCoins: 1,
      outcomes: all.flatMap((at) =>
        after(firstOf(at), secondOf(at), spread(at) > 0 && raises(strategy)(spread(at)), rules).map((one) => ({
          ...one,
          ...{ at, chance: one.chance.times(chance(at)) },
        })),
      ),
    }),
  }
}
