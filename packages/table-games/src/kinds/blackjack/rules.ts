import { lcm } from '@spilvaerk/slot-engine/shared'
import type { BlackjackDefinition } from '../../definition.gen.ts'

/** The rules of a game with nothing left out. */
export interface Rules {
  /** 0 for an endless shoe. */
  readonly decks: number
  readonly hitsSoft17: boolean
  /** Whether the dealer looks for a natural before anybody plays. */
  readonly peeks: boolean
  /** Where he does not: whether a natural takes raised stakes too. */
  readonly naturalTakesAll: boolean
  readonly naturalPays: number
  readonly naturalTo: number
  readonly double: 'any' | '9-11' | '10-11' | 'none'
  readonly doubleAfterSplit: boolean
  readonly splitByRank: boolean
  /** 1 where no pair is split. */
  readonly maxHands: number
  readonly resplitAces: boolean
  readonly hitSplitAces: boolean
  readonly surrender: 'none' | 'late' | 'early' | 'earlyNotAce'
  readonly insurance: boolean
  /** A hand of so many cards wins; 0 where none does. */
  readonly charlie: number
}

export function rulesOf(definition: BlackjackDefinition): Rules {
  const { decks, soft17, hole, noHoleLoses, natural, double, splitBy, maxHands, surrender, charlie } = definition
  return {
    decks,
    hitsSoft17: soft17 === 'hits',
    peeks: hole === 'peek',
    naturalTakesAll: hole === 'none' && noHoleLoses !== 'original',
    naturalPays: natural.pays,
    naturalTo: natural.to,
    double,
    doubleAfterSplit: definition.doubleAfterSplit ?? false,
    splitByRank: splitBy !== 'value',
    maxHands,
    resplitAces: definition.resplitAces ?? false,
    hitSplitAces: definition.hitSplitAces ?? false,
    surrender: surrender ?? 'none',
    insurance: definition.insurance ?? false,
    charlie: charlie ?? 0,
  }
}

/** Coins of a hand are a multiple of this: half of them may be lost or insured. */
export const stepOf = ({ naturalTo, surrender, insurance }: Rules): number =>
  lcm([naturalTo, surrender !== 'none' || insurance ? 2 : 1])

/** @param total of two cards; @param soft with an ace that counts as 11 */
export function mayDouble({ double }: Rules, total: number, soft: boolean): boolean {
  if (double === 'any' || double === 'none') return double === 'any'
  return !soft && total <= 11 && total >= (double === '9-11' ? 9 : 10)
}

/** Whether a hand that was given up is asked for before the dealer looks for a natural. */
export const surrendersEarly = ({ surrender }: Rules): boolean => surrender === 'early' || surrender === 'earlyNotAce'

export const maySurrender = ({ surrender }: Rules, upcard: number): boolean =>
  surrender === 'earlyNotAce' ? upcard !== 1 : surrender !== 'none'
