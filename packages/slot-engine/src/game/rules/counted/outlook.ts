import type { WildMultiplierRule } from '../../../definition.ts'
import { entryOf } from '../../../entries.ts'
import { OutOfReach } from '../../law/law.ts'
import { facesOf } from '../../tables/faces.ts'
import { combineMultipliers } from '../../tables/multipliers.ts'
import type { Reel } from '../../tables/reels.ts'
import type { Candidate } from '../../tables/tokens.ts'

/** What the reels from one on can still bring a symbol. */
export interface Outlook {
  /** The most cells that can fit. */
  readonly cells: number
  /** Whether the symbol itself can come, which a win cannot do without. */
  readonly own: boolean
  /** Whether a wild can come that multiplies. */
  readonly multiplies: boolean
}

/** By the first reel that has not stopped yet; the last entry is that of no reel at all. */
export function outlooks({ owns, fits }: Candidate, reels: readonly Reel[]): readonly Outlook[] {
  const ahead: Outlook[] = [{ cells: 0, own: false, multiplies: false }]
  for (const reel of reels.toReversed()) {
    const { cells, own, multiplies } = entryOf(ahead, 0)
    const columns = facesOf(reel).map(({ tokens }) => [...tokens].filter((token) => entryOf(fits, token) > 0))
    ahead.unshift({
      cells: cells + Math.max(0, ...columns.map(({ length }) => length)),
      own: own || columns.some((column) => column.some((token) => entryOf(owns, token))),
      multiplies: multiplies || columns.some((column) => column.some((token) => entryOf(fits, token) > 1)),
    })
  }
  return ahead
}

/** A pay table by count, asked for ranges of it. */
export class PayRanges {
  /** From this count on nothing changes. */
  readonly last: number
  private readonly pays: readonly number[]

  constructor(pays: readonly number[]) {
    this.pays = pays
    const end = entryOf(pays, pays.length - 1)
    this.last = pays.findLastIndex((coins) => coins !== end) + 1
  }

  at(count: number): number {
    return entryOf(this.pays, Math.min(count, this.last))
  }

  /** Whether any count of the range, ends included, pays. */
  mayPay(from: number, to: number): boolean {
    for (let count = from; count <= Math.min(to, Math.max(from, this.last)); count++)
      if (this.at(count) > 0) return true
    return false
  }

  /** Whether all counts of the range pay the same. */
  isFlat(from: number, to: number): boolean {
    const coins = this.at(from)
    for (let count = from + 1; count <= Math.min(to, this.last); count++) if (this.at(count) !== coins) return false
    return true
  }
}

/** More multipliers than wilds make together in any game that is otherwise in reach. */
export const FACTORS = 2 ** 20

/** Multipliers that wilds make together, as small numbers: 0 stands for none. */
export class Factors {
  private readonly rule: WildMultiplierRule
  private readonly values: number[] = [1]
  private readonly codes = new Map<number, number>([[1, 0]])

  constructor(rule: WildMultiplierRule) {
    this.rule = rule
  }

  value(code: number): number {
    return entryOf(this.values, code)
  }

  /** @param multiplier of a wild, or of several together */
  with(code: number, multiplier: number): number {
    if (multiplier === 1) return code
    const value = combineMultipliers(this.rule, this.value(code), multiplier)
    const known = this.codes.get(value)
    if (known !== undefined) return known
    if (this.values.length === FACTORS) throw new OutOfReach('wins.wildMultipliers', 'multipliersTooMany')
    this.codes.set(value, this.values.length)
    return this.values.push(value) - 1
  }
}
