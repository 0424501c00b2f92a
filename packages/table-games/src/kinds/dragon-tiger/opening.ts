import { entryOf } from '@spilvaerk/slot-engine/shared'
import { DECK, RANKS, rankOf } from '../../cards/card.ts'
import type { Opening } from '../../core/kind.ts'
import { Fraction } from '../../fraction.ts'
import { compared, type SideSpot } from './spots.ts'

/** Two cards, by their places in a deck. */
export const caseOf = (dragon: number, tiger: number): number => dragon * DECK + tiger
export const dragonOf = (at: number): number => Math.floor(at / DECK)
export const tigerOf = (at: number): number => at % DECK

export const CASES = DECK * DECK

/** Of so many orders of two cards of the shoe, how many show these. */
export const waysOf = (at: number, decks: number): number => decks * (dragonOf(at) === tigerOf(at) ? decks - 1 : decks)

export const allWays = (decks: number): number => DECK * decks * (DECK * decks - 1)

/** The two cards are all of the round. */
export function openingOf(spots: readonly SideSpot[], decks: number): Opening {
  const all = Array.from({ length: CASES }, (_, at) => at)
  const chances = all.map((at) => Fraction.of(waysOf(at, decks), allWays(decks)))
  const chance = (at: number): Fraction => entryOf(chances, at)
  const higher = (at: number): number => compared(dragonOf(at), tigerOf(at))
  return {
    chances: () => chances,
    moments: new Map([
      ['tie', (at: number) => higher(at) === 0],
      ['dragon-wins', (at: number) => higher(at) > 0],
      ['tiger-wins', (at: number) => higher(at) < 0],
      ['neighbours', (at: number) => Math.abs(higher(at)) === 1],
      ...[...RANKS].flatMap((name, rank) => [
        [`dragon-${name}`, (at: number) => rankOf(dragonOf(at)) === rank] as const,
        [`tiger-${name}`, (at: number) => rankOf(tigerOf(at)) === rank] as const,
      ]),
    ]),
    knows: () => true,
    joint(spot) {
      const { step, back } = entryOf(spots, spot)
      return {
        unitCoins: step,
        outcomes: all
          .filter((at) => waysOf(at, decks) > 0)
          .map((at) => ({
            ...{ at, stakedCoins: step, paidCoins: back(dragonOf(at), tigerOf(at)), chance: chance(at) },
          })),
      }
    },
  }
}
