import { LawMaker, type Outcome, plainLaw, type SpotLaw } from '../../core/law.ts'
import { Fraction } from '../../fraction.ts'
import { SURRENDER, type WarRules } from './play.ts'

const RANKS = 13

/**
 * By counting: after one card of a rank has gone, the next is of it with chance (4d − 1) / (52d − 1); after a tie, two
 * further cards tie by the ranks that are left, and either is the higher one equally often. What is burnt in between
 * changes nothing, since nobody sees it.
 */
export function anteLaw(decks: number, rules: WarRules, choice: string): SpotLaw {
  const tie = tieChance(decks)
  const half = Fraction.one.minus(tie).over(2)
  const maker = new LawMaker(2)
  maker.add(2, 4, half)
  maker.add(2, 0, half)
  for (const { stakedCoins, paidCoins, chance } of afterTie(decks, rules, choice))
    maker.add(stakedCoins, paidCoins, chance.times(tie))
  return maker.made()
}

/** What comes of the ante when the first two cards are of one rank, whichever it is. */
export function afterTie(decks: number, { bonus }: WarRules, choice: string): readonly Outcome[] {
  if (choice === SURRENDER) return [{ stakedCoins: 2, paidCoins: 1, chance: Fraction.one }]
  const again = secondTieChance(decks)
  const decided = Fraction.one.minus(again).over(2)
  return [
    { stakedCoins: 4, paidCoins: 6, chance: decided },
    { stakedCoins: 4, paidCoins: 0, chance: decided },
    { stakedCoins: 4, paidCoins: 6 + 2 * bonus, chance: again },
  ]
}

export function tieLaw(decks: number, { tiePays }: WarRules): SpotLaw {
  const [ways, all] = [4 * decks - 1, 52 * decks - 1]
  return plainLaw(1, [
    [tiePays + 1, ways],
    [0, all - ways],
  ])
}

const tieChance = (decks: number): Fraction => Fraction.of(4 * decks - 1, 52 * decks - 1)

/** Two cards of a shoe that lacks two of one rank are of equal rank. */
function secondTieChance(decks: number): Fraction {
  const pairs = (cards: number): number => cards * (cards - 1)
  return Fraction.of((RANKS - 1) * pairs(4 * decks) + pairs(4 * decks - 2), pairs(52 * decks - 2))
}
