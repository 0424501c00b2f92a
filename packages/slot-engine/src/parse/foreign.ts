/**
 * Reading of values that may be anything: a proxy that throws, an object with getters or a prototype of its own.
 * No getter is ever called, and nothing is taken from a prototype.
 */

/** What stands where there is no property. */
export const ABSENT: unique symbol = Symbol('absent')
/** What stands where a property cannot be read as plain data. */
export const UNREADABLE: unique symbol = Symbol('unreadable')

export type ForeignKind = 'absent' | 'unreadable' | 'null' | 'list' | 'record' | 'number' | 'text' | 'boolean' | 'other'

function guarded<T>(read: () => T): T | typeof UNREADABLE {
  try {
    return read()
  } catch {
    return UNREADABLE
  }
}

export function kindOf(value: unknown): ForeignKind {
  if (value === ABSENT || value === undefined) return 'absent'
  if (value === UNREADABLE) return 'unreadable'
  if (value === null) return 'null'
  if (typeof value === 'number') return 'number'
  if (typeof value === 'string') return 'text'
  if (typeof value === 'boolean') return 'boolean'
  if (typeof value !== 'object') return 'other'
  const kind = guarded(() => (Array.isArray(value) ? 'list' : isPlain(value) ? 'record' : 'other'))
  return kind === UNREADABLE ? 'unreadable' : kind
}

/** Made by `{}`, `JSON.parse` or `Object.create(null)`, in this realm or another. */
function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === null || Object.getPrototypeOf(prototype) === null
}

/** The own value under `key`: `ABSENT` when there is none, `UNREADABLE` when a getter guards it. */
export function ownValue(owner: object, key: string | number): unknown {
  return guarded(() => {
    const property = Object.getOwnPropertyDescriptor(owner, key)
    if (property === undefined) return ABSENT
    return 'value' in property ? (property.value as unknown) : UNREADABLE
  })
}

/** The own keys, symbols included; `UNREADABLE` when the object does not tell. */
export function ownKeys(owner: object): readonly (string | symbol)[] | typeof UNREADABLE {
  return guarded(() => Reflect.ownKeys(owner))
}

export function lengthOf(list: object): number | typeof UNREADABLE {
  const length = ownValue(list, 'length')
  return typeof length === 'number' && Number.isSafeInteger(length) && length >= 0 ? length : UNREADABLE
}
