import type { Range } from '../../vocabulary/limits.ts'
import { ABSENT, adopted, Foreign, type ForeignKind, kindOf, UNREADABLE } from './foreign.ts'
import { nearest } from './nearest.ts'
import { type ProblemCode, Problems, quote } from './problem.ts'

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

type Entry = readonly [key: string, field: Field]

/** One place in the input. A reader gives `undefined` after it has noted why. */
export class Field {
  readonly value: unknown
  readonly key: string | number
  /** The value, where it is an object. */
  readonly #object: Foreign | undefined
  readonly #problems: Problems
  readonly #parent: Field | undefined

  constructor(value: unknown, problems: Problems, parent?: Field, key: string | number = '') {
    const given = adopted(value)
    this.#object = given instanceof Foreign ? given : undefined
    this.value = this.#object === undefined ? given : this.#object.object
    this.key = key
    this.#problems = problems
    this.#parent = parent
  }

  get path(): string {
    const before = this.#parent?.path ?? ''
    if (typeof this.key === 'number') return `${before}[${this.key}]`
    const key = /^[\w-]{0,40}$/.test(this.key) ? this.key : quote(this.key)
    return before === '' ? key : `${before}.${key}`
  }

  /** What it stands in; itself, where it stands in nothing. */
  get parent(): Field {
    return this.#parent ?? this
  }

  get #kind(): ForeignKind {
    return this.#object?.kind ?? kindOf(this.value)
  }

  get isAbsent(): boolean {
    return this.value === ABSENT || this.value === undefined
  }

  get isRecord(): boolean {
    return this.#object?.kind === 'record'
  }

  /** The same place, read without a word about what is wrong there. */
  get muted(): Field {
    return new Field(this.#object ?? this.value, new Problems(), this.#parent, this.key)
  }

  refuse(code: ProblemCode, reason: string): undefined {
    if (!this.#problems.isFull) this.#problems.add(this.path, code, reason)
  }

  #wrongKind(expected: string): undefined {
    const kind = this.#kind
    if (kind === 'absent') return this.refuse('required', `Is missing: must be ${expected}.`)
    if (kind === 'unreadable') return this.refuse('unreadable', `Must be ${expected} as plain data, without getters.`)
    return this.refuse('wrong_type', `Must be ${expected}, not ${KIND_NAMES[kind]}.`)
  }

  /** The field under `key`, whatever else is there; absent when this is no object. */
  at(key: string): Field {
    const value = this.#object?.kind === 'record' ? this.#object.at(key) : undefined
    return new Field(value, this.#problems, this, key)
  }

  /** The entry `index` of a list. */
  item(index: number): Field {
    const value = this.#object?.kind === 'list' ? this.#object.item(index) : undefined
    return new Field(value, this.#problems, this, index)
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
    const kind = this.#kind
    if (kind !== 'text' && kind !== 'number') return this.#wrongKind(list)
    return this.refuse('not_allowed', `Must be ${list}, not ${quote(String(this.value))}.`)
  }

  items({ min, max }: Range): readonly Field[] | undefined {
    if (this.#object?.kind !== 'list') return this.#wrongKind('a list')
    const { length } = this.#object
    if (length === UNREADABLE) return this.refuse('unreadable', 'Must be a list as plain data.')
    if (length < min || length > max) {
      const allowed = min === max ? `${min}` : `${min} to ${max}`
      return this.refuse('bad_length', `Must have ${allowed} entries, not ${length}.`)
    }
    return Array.from({ length }, (_, i) => this.item(i))
  }

  #keys(): readonly string[] | undefined {
    if (this.#object?.kind !== 'record') return this.#wrongKind('an object')
    const { keys } = this.#object
    if (keys === UNREADABLE) return this.refuse('unreadable', 'Must be an object as plain data.')
    if (keys.length > MAX_KEYS)
      return this.refuse('bad_length', `Must have at most ${MAX_KEYS} keys, not ${keys.length}.`)
    const named = keys.filter((key) => typeof key === 'string')
    return named.length < keys.length ? this.refuse('unreadable', 'Must have texts only as keys.') : named
  }

  /** A record whose keys the input chooses, in the input's order. */
  entries(): readonly Entry[] | undefined {
    return this.#keys()?.map((key) => [key, this.at(key)])
  }

  /** Whether it is a record. A key that is not known is refused. */
  isRecordOf(known: readonly string[]): boolean {
    const keys = this.#keys()
    for (const key of keys ?? [])
      if (!known.includes(key) && !this.#problems.isFull && !this.at(key).isAbsent) this.at(key).#refuseKey(key, known)
    return keys !== undefined
  }

  /** A record with known keys. An unknown one is refused; one left out is an absent field. */
  record<K extends string>(known: readonly K[]): Readonly<Record<K, Field>> | undefined {
    if (!this.isRecordOf(known)) return undefined
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
