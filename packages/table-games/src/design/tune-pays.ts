import { entryOf } from '@spilvaerk/slot-engine/shared'

export interface Prize {
  /** Its chance. */
  readonly chance: number
  /** Its part of the return, in whatever measure. */
  readonly share: number
}

/** No pay is more than so many coins. */
const MOST = 50_000_000

/** How much a pay may grow beyond its round number. */
const GROWTH = 0.2

/**
 * Whole pays, for a chip of so many coins, that return together as nearly as may be what is asked, and never more.
 * Each is a round number near its share; what is left over goes to rarer and rarer prizes, which take it more and more finely.
 * @param prizes the commonest first
 */
export function tunedPays(prizes: readonly Prize[], target: number, chip: number): readonly number[] {
  const shares = prizes.reduce((sum, { share }) => sum + share, 0)
  const pays = prizes.map(({ chance, share }) =>
    Math.min(MOST, roundNumber((target * share * chip) / (shares * chance))),
  )
  for (const [i, { chance }] of prizes.entries()) {
    const returned = pays.reduce((sum, pay, at) => sum + (pay * entryOf(prizes, at).chance) / chip, 0)
    const room = Math.floor(((target - returned) * chip) / chance + 1e-9)
    const pay = entryOf(pays, i)
    const isLast = i === prizes.length - 1
    pays[i] = Math.min(MOST, pay + Math.max(0, Math.min(room, isLast ? pay : Math.floor(pay * GROWTH))))
  }
  return pays
}

const STEPS = [1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8]

/** The greatest of 1, 1.2, 1.5, 2 … times a power of ten that is no more; small ones are only made whole. */
export function roundNumber(value: number): number {
  if (value < 20) return Math.floor(value)
  const power = 10 ** Math.floor(Math.log10(value))
  const step = STEPS.findLast((one) => one * power <= value) ?? 1
  return Math.round(step * power)
}
