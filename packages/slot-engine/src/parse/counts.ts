import { type CountTable, LIMITS } from '../definition.ts'
import type { Field, Range } from './field.ts'
import { quote } from './problem.ts'

const WHOLE = /^(0|[1-9]\d{0,8})$/

interface Keys extends Range {
  /** What a key is, as a sentence begins: `A count`. */
  readonly noun: string
}

/** A table with whole numbers as keys. */
function readTable(field: Field, keys: Keys, values: Range): CountTable | undefined {
  const entries = field.entries()
  if (entries === undefined) return undefined
  const table = entries.map(([key, value]) => [readKey(key, value, keys), value.integer(values) ?? 0] as const)
  return Object.freeze(Object.fromEntries(table))
}

function readKey(key: string, field: Field, { noun, min, max }: Keys): string {
  if (!WHOLE.test(key) || Number(key) < min || Number(key) > max)
    field.refuse('out_of_range', `${noun} must be a whole number from ${min} to ${max}, not ${quote(key)}.`)
  return key
}

export const readPays = (field: Field, largest: number): CountTable | undefined =>
  readTable(field, { noun: 'A count', min: 1, max: largest }, { min: 0, max: LIMITS.payCoins })

export const readAwards = (field: Field, largest: number): CountTable | undefined =>
  readTable(field, { noun: 'A count', min: 1, max: largest }, { min: 0, max: LIMITS.freeSpins })

/** Weights by number, at least one of them above 0. */
export function readWeightsByNumber(field: Field, keys: Keys): CountTable | undefined {
  refuseWeightless(
    field,
    field.entries()?.map(([, weight]) => weight),
  )
  return readTable(field, keys, WEIGHTS)
}

export const WEIGHTS: Range = { min: 0, max: LIMITS.reelWeight }

/** Refuses weights that leave nothing to draw. */
export function refuseWeightless(field: Field, weights: readonly Field[] | undefined): void {
  if (weights?.every(({ value }) => value === 0)) field.refuse('out_of_range', 'At least one weight must be above 0.')
}
