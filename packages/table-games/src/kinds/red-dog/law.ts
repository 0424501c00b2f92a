import { LawMaker, type Outcome, type SpotLaw } from '../../core/law.ts'
import { Fraction } from '../../fraction.ts'
import { COUNT, paysFor, type RedDogRules, spreadOf } from './play.ts'

/** The chance that the first two cards are of these ranks. */
export const chanceOf = (first: number, second: number, decks: number): Fraction =>
  Fraction.of(first === second ? 4 * decks - 1 : 4 * decks, COUNT * (52 * decks - 1))

/** What comes of one coin when two cards lie there. @param raises whether as much again is bet on a spread */
export function after(first: number, second: number, raises: boolean, rules: RedDogRules): readonly Outcome[] {
  const { decks, pays, threeOfAKind } = rules
  const spread = spreadOf(first, second)
  const left = 52 * decks - 2
  if (spread === 0 || (spread < 0 && threeOfAKind === 0))
    return [{ stakedCoins: 1, paidCoins: 1, chance: Fraction.one }]
  const [staked, ways, won, lost] =
    spread < 0
      ? [1, 4 * decks - 2, threeOfAKind + 1, 1]
      : [raises ? 2 : 1, 4 * decks * spread, (raises ? 2 : 1) * (paysFor(pays, spread) + 1), 0]
  return [
    { stakedCoins: staked, paidCoins: won, chance: Fraction.of(ways, left) },
    { stakedCoins: staked, paidCoins: lost, chance: Fraction.of(left - ways, left) },
  ]
}

/** Whether another coin on this spread wins more than it loses. */
export const isWorthRaising = (spread: number, { decks, pays }: RedDogRules): boolean =>
  4 * decks * spread * (paysFor(pays, spread) + 1) > 52 * decks - 2

/** By counting the ranks of both cards, and then of the third. */
export function lawOf(rules: RedDogRules, raises: (spread: number) => boolean): SpotLaw {
  const maker = new LawMaker(1)
  for (let first = 0; first < COUNT; first++)
    for (let second = 0; second < COUNT; second++) {
      const chance = chanceOf(first, second, rules.decks)
      const spread = spreadOf(first, second)
      for (const one of after(first, second, spread > 0 && raises(spread), rules))
        maker.add(one.stakedCoins, one.paidCoins, one.chance.times(chance))
    }
  return maker.made()
}
