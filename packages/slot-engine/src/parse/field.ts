import { kindOf, lengthOf, ownKeys, ownValue, UNREADABLE } from './foreign.ts'
import { nearest } from './nearest.ts'
import { type ProblemCode, type Problems, quote } from './problem.ts'

const KIND_NAMES = {
  absent: 'nothing',
  unreadable: 'something that cannot be read',
  null: 'null',
  list: 'a list',
  record: 'an object',
  number: 'a number',
  text: 'a text',
  boolean: 'true or false',
  other: 'something JSON cannot hold',
} as const

/** No object of a definition has nearly so many keys. */
const MAX_KEYS = 256

export interface Range {
  readonly min: number
  readonly max: number
}

/** One place in the input. A reader gives `undefined` after it has noted why. */
export class Field {
  readonly value: unknown
  readonly #problems: Problems
  readonly #parent: Field | undefined
  readonly #key: string | number

  constructor(value: unknown, problems: Problems, parent?: Field, key: string | number = '') {
    this.value = value
    this.#problems = problems
    this.#parent = parent
    this.#key = key
  }

  get path(): string {
    const before = this.#parent?.path ?? ''
    if (typeof this.#key === 'number') return `${before}[${this.#key}]`
    const key = /^[\w-]{0,40}$/.test(this.#key) ? this.#key : quote(this.#key)
    return before === '' ? key : `${before}.${key}`
  }

  get isAbsent(): boolean {
    return kindOf(this.value) === 'absent'
  }

  get isRecord(): boolean {
    return kindOf(this.value) === 'record'
  }

  refuse(code: ProblemCode, reason: string): undefined {
    if (!this.#problems.isFull) this.#problems.add(this.path, code, reason)
  }

  #wrongKind(expected: string): undefined {
    const kind = kindOf(this.value)
    if (kind === 'absent') return this.refuse('required', `Is missing: must be ${expected}.`)
    if (kind === 'unreadable') return this.refuse('unreadable', `Must be ${expected} as plain data, without getters.`)
    return this.refuse('wrong_type', `Must be ${expected}, not ${KIND_NAMES[kind]}.`)
  }

  /** The field under `key`, whatever else is there; absent when this is no object. */
  at(key: string): Field {
    const value = kindOf(this.value) === 'record' ? ownValue(this.value as object, key) : undefined
    return new Field(value, this.#problems, this, key)
  }

  /** The entry `index` of a list that has been read. */
  item(index: number): Field {
    return new Field(undefined, this.#problems, this, index)
  }

  /** What `read` makes of it, or `undefined` when it is left out. */
  optional<T>(read: (field: Field) => T | undefined): T | undefined {
    return this.isAbsent ? undefined : read(this)
  }

  integer({ min, max }: Range): number | undefined {
    if (typeof this.value !== 'number') return this.#wrongKind(`a whole number from ${min} to ${max}`)
    if (Number.isInteger(this.value) && this.value >= min && this.value <= max) return this.value + 0
    return this.refuse('out_of_range', `Must be a whole number from ${min} to ${max}, not ${this.value}.`)
  }

  boolean(): boolean | undefined {
    return typeof this.value === 'boolean' ? this.value : this.#wrongKind('true or false')
  }

  text({ min, max }: Range): string | undefined {
    if (typeof this.value !== 'string') return this.#wrongKind('a text')
    if (this.value.length >= min && this.value.length <= max) return this.value
    return this.refuse('bad_length', `Must have ${min} to ${max} characters, not ${this.value.length}.`)
  }

  oneOf<T extends string | number>(allowed: readonly T[]): T | undefined {
    const found = allowed.find((one) => one === this.value)
    if (found !== undefined) return found
    const list = allowed.map((one) => JSON.stringify(one)).join(', ')
    const kind = kindOf(this.value)
    if (kind !== 'text' && kind !== 'number') return this.#wrongKind(list)
    return this.refuse('not_allowed', `Must be ${list}, not ${quote(String(this.value))}.`)
  }

  items({ min, max }: Range): readonly Field[] | undefined {
    if (kindOf(this.value) !== 'list') return this.#wrongKind('a list')
    // `kindOf` has seen that it is an array.
    const list = this.value as object
    const length = lengthOf(list)
    if (length === UNREADABLE) return this.refuse('unreadable', 'Must be a list as plain data.')
    if (length < min || length > max) {
      const allowed = min === max ? `${min}` : `${min} to ${max}`
      return this.refuse('bad_length', `Must have ${allowed} entries, not ${length}.`)
    }
    return Array.from({ length }, (_, i) => new Field(ownValue(list, i), this.#problems, this, i))
  }

  /** A record whose keys the input chooses, in the input's order. */
  entries(): readonly (readonly [key: string, field: Field])[] | undefined {
    if (kindOf(this.value) !== 'record') return this.#wrongKind('an object')
    // `kindOf` has seen that it is an object.
    const record = this.value as object
    const keys = ownKeys(record)
    if (keys === UNREADABLE) return this.refuse('unreadable', 'Must be an object as plain data.')
    if (keys.length > MAX_KEYS)
      return this.refuse('bad_length', `Must have at most ${MAX_KEYS} keys, not ${keys.length}.`)
    const named = keys.filter((key) => typeof key === 'string')
    if (named.length < keys.length) return this.refuse('unreadable', 'Must have texts only as keys.')
    return named.map((key) => [key, new Field(ownValue(record, key), this.#problems, this, key)] as const)
  }

  /** A record with known keys. An unknown one is refused; one left out is an absent field. */
  record<K extends string>(known: readonly K[]): Readonly<Record<K, Field>> | undefined {
    const entries = this.entries()
    if (entries === undefined) return undefined
    for (const [key, field] of entries) {
      const isKnown = known.some((one) => one === key)
      if (!isKnown && !field.isAbsent && !this.#problems.isFull) field.#refuseKey(key, known)
    }
    // Every known key is given its field.
    return Object.fromEntries(known.map((key) => [key, this.at(key)])) as Record<K, Field>
  }

  #refuseKey(key: string, known: readonly string[]): void {
    const advice = this.advice(key, known) || ` The keys here are ${known.join(', ')}.`
    this.refuse('unknown_key', `${quote(key)} is not a key here.${advice}`)
  }

  /** A question that names the word most likely meant; empty when none is near, or when nobody will read it. */
  advice(word: string, known: readonly string[]): string {
    const near = this.#problems.isFull ? undefined : nearest(word, known)
    return near === undefined ? '' : ` Did you mean ${quote(near)}?`
  }
}
