import { Fraction } from '../fraction.ts'
import type { Interval } from './bounded-law.ts'
import type { Chosen, Menu, Move } from './menu.ts'

/** Coins won or lost on average for each coin of a bet: exactly, or between bounds. */
export type Worth = Fraction | Interval

/** All that advice may look at: what is asked, with what the player can know, and what lies on the spots. */
export interface Asked {
  readonly menu: Menu
  /** Coins that lie on a spot, by its place. */
  on(spot: number): number
}

/** What the moves of a menu are worth to somebody who plays as well as can be from there on. */
export interface MenuWorth {
  /** Coins of the bet that is asked about. */
  readonly unitCoins: number
  /** Of equally good moves, that of the strategy. */
  readonly best: Chosen
  /**
   * By move, without those of which it is not known. Of a move whose player chooses how much: for each coin of its own, beside
   * what is worth the same whether it is made or not.
   */
  readonly moves: ReadonlyMap<string, Worth>
}

const middle = (worth: Worth): number => (worth instanceof Fraction ? worth.toNumber() : (worth.low + worth.high) / 2)

const isMore = (a: Worth, b: Worth): boolean =>
  a instanceof Fraction && b instanceof Fraction ? a.compare(b) > 0 : middle(a) > middle(b)

/** Every move is known: the best is that which is worth most, the first of equal ones. */
export function worthOf(
  unitCoins: number,
  known: readonly (readonly [move: Move, worth: Worth])[],
): MenuWorth | undefined {
  const [first] = known
  if (first === undefined) return undefined
  const [best] = known.reduce((most, one) => (isMore(one[1], most[1]) ? one : most), first)
  return { unitCoins, best, moves: new Map(known.map(([{ move }, worth]) => [move, worth])) }
}
