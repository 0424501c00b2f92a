/** The first place where what was stored is not what the seed gives. */
export interface Difference {
  /** As in `events[3].coins`. */
  readonly field: string
  readonly stored: unknown
  readonly played: unknown
}

/** Depth first, in the order in which things happened; `null` when there is none. */
export function firstDifference(stored: unknown, played: unknown, field: string): Difference | null {
  if (Object.is(stored, played)) return null
  if (!isRecord(stored) || !isRecord(played) || Array.isArray(stored) !== Array.isArray(played)) {
    return { field, stored, played }
  }
  for (const key of new Set([...Object.keys(played), ...Object.keys(stored)])) {
    const path = Array.isArray(played) ? `${field}[${key}]` : `${field}.${key}`
    const difference = firstDifference(own(stored, key), own(played, key), path)
    if (difference !== null) return difference
  }
  return null
}

const isRecord = (value: unknown): value is object => typeof value === 'object' && value !== null

const own = (record: object, key: string): unknown =>
  Object.hasOwn(record, key) ? record[key as keyof typeof record] : undefined
