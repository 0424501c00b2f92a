import { gcd } from '@spilvaerk/slot-engine/shared'
import type { TableLimits } from '../definition.gen.ts'

/** A place where coins may lie. */
export interface Spot {
  /** As bets name it: `straight-17`, `banker`. */
  readonly id: string
  /** Spots of one kind share words, limits and, mostly, their return: `straight`. */
  readonly group: string
  /** Its coins are a multiple of this, so that everything that it can pay is whole. */
  readonly step: number
  /** The least and the most coins that may lie there at the start of a round: multiples of `step`. */
  readonly min: number
  readonly max: number
  /** The spot that must have a bet too. */
  readonly needs?: string
  /** It gets bets in the course of a round alone. */
  readonly later?: true
}

/** A spot as its kind describes it, before the limits of the definition. */
export interface SpotSketch {
  readonly id: string
  readonly group?: string
  /** By default 1. */
  readonly step?: number
  /** What a bet here costs, no more and no less, whatever the limits. By default those bound it. */
  readonly price?: number
  readonly needs?: string
  readonly later?: true
}

const multipleAbove = (coins: number, step: number): number => Math.ceil(coins / step) * step
const multipleBelow = (coins: number, step: number): number => Math.floor(coins / step) * step

/** Limits by the id of a spot stand before those of its group, and these before those of the table. */
export function spotWithin({ id, group = id, step = 1, price, needs, later }: SpotSketch, limits: TableLimits): Spot {
  const priced = price !== undefined && { step: price, min: price, max: price }
  const own = limits.spots?.[id] ?? limits.spots?.[group]
  return {
    ...{ id, group, step },
    min: multipleAbove(own?.min ?? limits.min, step),
    max: multipleBelow(own?.max ?? limits.max, step),
    ...priced,
    ...(needs !== undefined && { needs }),
    ...(later && { later }),
  }
}

/** The fewest coins for which every pay is whole. @param backs what is paid back for `chip` coins */
export const stepFor = (chip: number, backs: readonly number[]): number =>
  chip / backs.reduce((divisor, back) => gcd(divisor, back), chip)
