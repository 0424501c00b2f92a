import { type CountTable, LIMITS } from '../definition.ts'
import type { Field, Range } from './field.ts'
import { quote } from './problem.ts'

const COUNT = /^[1-9]\d{0,2}$/

/** A table with whole counts from 1 to `largest` as keys. */
export function readCounts(field: Field, largest: number, values: Range): CountTable | undefined {
  const entries = field.entries()
  if (entries === undefined) return undefined
  const table = entries.map(([key, value]) => [readCount(key, value, largest), value.integer(values) ?? 0] as const)
  return Object.freeze(Object.fromEntries(table))
}

function readCount(key: string, field: Field, largest: number): string {
  if (!COUNT.test(key) || Number(key) > largest)
    field.refuse('out_of_range', `A count must be a whole number from 1 to ${largest}, not ${quote(key)}.`)
  return key
}

export const readPays = (field: Field, largest: number): CountTable | undefined =>
  readCounts(field, largest, { min: 0, max: LIMITS.payCoins })

export const readAwards = (field: Field, largest: number): CountTable | undefined =>
  readCounts(field, largest, { min: 0, max: LIMITS.freeSpins })
