/**
 * Reading of values that may be anything: a proxy that throws or answers otherwise each time, an object with getters or a
 * prototype of its own. No getter is ever called, nothing is taken from a prototype, and no part is read twice.
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

/** An object from outside. What was read of it once stays as it was. */
export class Foreign {
  readonly kind: ForeignKind
  readonly object: object
  #keys: readonly (string | symbol)[] | typeof UNREADABLE | undefined
  #length: number | typeof UNREADABLE | undefined
  readonly #items: unknown[] = []
  #values: Map<string, unknown> | undefined

  constructor(object: object) {
    this.object = object
    const kind = guarded(() => (Array.isArray(object) ? 'list' : isPlain(object) ? 'record' : 'other'))
    this.kind = kind === UNREADABLE ? 'unreadable' : kind
  }

  /** Asked without a word to the object: a proxy would answer `instanceof` by code of its own. */
  static is(value: object): value is Foreign {
    return #items in value
  }

  /** The own keys, symbols included; `UNREADABLE` when the object does not tell. */
  get keys(): readonly (string | symbol)[] | typeof UNREADABLE {
    this.#keys ??= guarded(() => Reflect.ownKeys(this.object))
    return this.#keys
  }

  /** The length of a list. */
  get length(): number | typeof UNREADABLE {
    this.#length ??= this.#readLength()
    return this.#length
  }

  #readLength(): number | typeof UNREADABLE {
    const length = ownValue(this.object, 'length')
    return typeof length === 'number' && Number.isSafeInteger(length) && length >= 0 ? length : UNREADABLE
  }

  /** The own value under `key`: `ABSENT` when there is none, `UNREADABLE` when a getter guards it. */
  at(key: string): unknown {
    this.#values ??= new Map()
    if (!this.#values.has(key)) this.#values.set(key, adopted(ownValue(this.object, key)))
    return this.#values.get(key)
  }

  /** The entry of a list. */
  item(index: number): unknown {
    const known = this.#items[index]
    if (known !== undefined) return known
    const item = adopted(ownValue(this.object, index))
    this.#items[index] = item
    return item
  }
}

/** A value from outside: an object is read through `Foreign`, everything else stands for itself. */
export const adopted = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Foreign.is(value) ? new Foreign(value) : value

/** Of what is no object. */
export function kindOf(value: unknown): ForeignKind {
  if (value === ABSENT || value === undefined) return 'absent'
  if (value === UNREADABLE) return 'unreadable'
  if (value === null) return 'null'
  if (typeof value === 'number') return 'number'
  if (typeof value === 'string') return 'text'
  return typeof value === 'boolean' ? 'boolean' : 'other'
}

/** Made by `{}`, `JSON.parse` or `Object.create(null)`, in this realm or another. */
function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === null || Object.getPrototypeOf(prototype) === null
}

function ownValue(owner: object, key: string | number): unknown {
  return guarded(() => {
    const property = Object.getOwnPropertyDescriptor(owner, key)
    if (property === undefined) return ABSENT
    if (!('value' in property)) return UNREADABLE
    return property.value === undefined ? ABSENT : (property.value as unknown)
  })
}
