/** Readers of the input, made from the shapes of a grammar. */
import { known } from '../../entries.ts'
import { ID_LENGTH, type Range } from '../../vocabulary/limits.ts'
import type { RuleName } from '../../vocabulary/rules.ts'
import type {
  Bound,
  BoundName,
  KeyedShape,
  ListShape,
  Named,
  ObjectShape,
  ReferenceShape,
  Shape,
  TableShape,
  TaggedShape,
} from '../../vocabulary/shape.ts'
import type { Field } from './field.ts'
import { readId, refuseDuplicates, refuseNoId } from './ids.ts'
import { quote } from './problem.ts'
import type { Rule } from './rule.ts'

/** @returns what it reads, frozen, or `undefined` after it has noted what is wrong, there or further in */
export type Reader<Context> = (field: Field, context: Context) => unknown

/** What the shapes of a grammar leave to the games that it describes. `Context` is what was read of a game beforehand. */
export interface Dialect<Context> {
  readonly rules: Readonly<Partial<Record<RuleName, Rule<Context>>>>
  readonly boundOf: (name: BoundName, field: Field, context: Context) => number
  /** @returns what gives the name, where it is that of something there, and of one of these kinds */
  readonly referenceTo: (
    to: Named,
    of: readonly string[] | undefined,
  ) => (name: string, field: Field, context: Context) => string | undefined
}

export class Readers<Context> {
  readonly #dialect: Dialect<Context>

  constructor(dialect: Dialect<Context>) {
    this.#dialect = dialect
  }

  of(shape: Shape): Reader<Context> {
    const read = this.#shape(shape)
    const rules = (shape.rules ?? []).map((name) => known(this.#dialect.rules[name], name))
    const [before, after] = [rules.flatMap((rule) => rule.before ?? []), rules.flatMap((rule) => rule.after ?? [])]
    if (rules.length === 0) return read
    return (field, context) => {
      for (const check of before) if (check(field, context) === false) return undefined
      const value = read(field, context)
      if (value !== undefined) for (const check of after) check(field, context)
      return value
    }
  }

  #shape(shape: Shape): Reader<Context> {
    switch (shape.kind) {
      case 'whole': {
        const range = this.#range(shape)
        return (field, context) => field.integer(range(field, context))
      }
      case 'flag':
        return (field) => field.boolean()
      case 'constant':
        return constantReader(shape.value)
      case 'text':
        return textReader(shape)
      case 'word':
        return (field) => field.oneOf(shape.words)
      case 'id':
        return (field) => readId(field, shape.except)
      case 'reference':
        return this.#reference(shape)
      case 'list':
        return this.#list(shape)
      case 'table':
        return this.#table(shape)
      case 'object':
        return this.#object(shape)
      case 'tagged':
        return this.#variant(shape, (field, tags) => field.at(shape.tag).oneOf(tags))
      case 'keyed':
        return this.#variant(shape, presentKey)
      case 'either': {
        const [table, plain] = [this.of(shape.table), this.of(shape.plain)]
        return (field, context) => (field.isRecord ? table : plain)(field, context)
      }
      case 'nullable': {
        const read = this.of(shape.of)
        return (field, context) => (field.value === null ? null : read(field, context))
      }
      case 'number':
      case 'string':
      case 'cell':
        throw new Error(`${shape.kind} is no shape of a definition`)
    }
  }

  #range({ min, max }: { readonly min: Bound; readonly max: Bound }) {
    if (typeof min === 'number' && typeof max === 'number') {
      const range = { min, max }
      return () => range
    }
    const { boundOf } = this.#dialect
    return (field: Field, context: Context): Range => ({
      min: typeof min === 'number' ? min : boundOf(min.name, field, context),
      max: typeof max === 'number' ? max : boundOf(max.name, field, context),
    })
  }

  #reference({ to, of, narrowed }: ReferenceShape): Reader<Context> {
    const check = this.#dialect.referenceTo(to, of)
    const read = (field: Field, context: Context, checked: typeof check): string | undefined => {
      const name = field.text(ID_LENGTH)
      return name === undefined ? undefined : checked(name, field, context)
    }
    if (narrowed === undefined) return (field, context) => read(field, context, check)
    const narrow = this.#dialect.referenceTo(to, narrowed.of)
    return (field, context) => read(field, context, field.parent.at(narrowed.flag).value === true ? narrow : check)
  }

  #list(shape: ListShape): Reader<Context> {
    const { distinct } = shape
    const [range, read] = [this.#range(shape), this.of(shape.of)]
    return (field, context) => {
      const items = field.items(range(field, context))
      if (items === undefined) return undefined
      const { key } = distinct ?? {}
      if (distinct) refuseDuplicates(key === undefined ? items : items.map((item) => item.at(key)), distinct.noun)
      return Object.freeze(items.map((item) => read(item, context)).filter((item) => item !== undefined))
    }
  }

  #table(shape: TableShape): Reader<Context> {
    const [read, checkKeys] = [this.of(shape.of), this.#keyCheck(shape)]
    return (field, context) => {
      const entries = field.entries()
      if (entries === undefined || isOfWrongSize(shape, field, entries.length)) return undefined
      const { required, drawn } = shape
      if (required && field.at(required.key).isAbsent) field.at(required.key).refuse('required', required.reason)
      if (drawn && entries.every(([, { value }]) => value === 0))
        field.refuse('out_of_range', 'At least one weight must be above 0.')
      const check = checkKeys(field, context)
      const table = entries.map(([key, value]) => {
        check(key, value)
        return [key, read(value, context)] as const
      })
      return Object.freeze(Object.fromEntries(table))
    }
  }

  #keyCheck({ keys }: TableShape) {
    if (keys.kind === 'id') return () => (key: string, field: Field) => void refuseNoId(key, field, keys.noun)
    if (keys.kind === 'reference') {
      const check = this.#dialect.referenceTo(keys.to, keys.of)
      return (_: Field, context: Context) => (key: string, field: Field) => void check(key, field, context)
    }
    const range = this.#range(keys)
    return (table: Field, context: Context) => {
      const { min, max } = range(table, context)
      return (key: string, field: Field) => {
        if (!WHOLE.test(key) || Number(key) < min || Number(key) > max)
          field.refuse('out_of_range', `${keys.noun} must be a whole number from ${min} to ${max}, not ${quote(key)}.`)
      }
    }
  }

  /** What is left out of it is optional, or a problem has been noted and nobody will see the object. */
  #object({ fields, apart }: ObjectShape): Reader<Context> {
    const readers = Object.entries(fields).map(([key, field]) => ({ key, ...field, read: this.of(field.shape) }))
    const known = Object.keys(fields)
    return (field, context) => {
      if (!field.isRecordOf(known)) return undefined
      if (apart && !field.at(apart.first).isAbsent && !field.at(apart.second).isAbsent)
        field.at(apart.second).refuse('not_allowed', apart.reason)
      const object: Record<string, unknown> = {}
      for (const { key, read, optional, dropped } of readers) {
        const place = field.at(key)
        const value = optional && place.isAbsent ? undefined : read(place, context)
        if (value !== undefined && !dropped) object[key] = value
      }
      return Object.freeze(object)
    }
  }

  #variant(
    { variants }: TaggedShape | KeyedShape,
    choose: (field: Field, tags: readonly string[]) => string | undefined,
  ): Reader<Context> {
    const readers = new Map(Object.entries(variants).map(([tag, variant]) => [tag, this.of(variant)]))
    const tags = [...readers.keys()]
    return (field, context) =>
      field.entries() === undefined ? undefined : readers.get(choose(field, tags) ?? '')?.(field, context)
  }
}

function constantReader(value: 1 | true): (field: Field) => unknown {
  if (value === 1) return (field) => field.oneOf([value])
  return (field) => {
    const given = field.boolean()
    return given === false ? field.refuse('not_allowed', 'Must be true.') : given
  }
}

function textReader({ min, max, format }: Extract<Shape, { kind: 'text' }>): (field: Field) => unknown {
  const range = { min, max }
  if (format === undefined) return (field) => field.text(range)
  const pattern = new RegExp(format.pattern)
  return (field) => {
    const text = field.text(range)
    if (text === undefined || pattern.test(text)) return text
    return field.refuse('bad_format', `Must be ${format.words}, not ${quote(text)}.`)
  }
}

function isOfWrongSize({ size }: TableShape, field: Field, length: number): boolean {
  if (size === undefined) return false
  const { min, max = length, noun } = size
  if (length < min) field.refuse('bad_length', `Must have at least one ${noun}.`)
  if (length > max) field.refuse('bad_length', `Must have at most ${max} ${noun}, not ${length}.`)
  return length < min || length > max
}

const WHOLE = /^(0|[1-9]\d{0,8})$/

function presentKey(field: Field, keys: readonly string[]): string | undefined {
  const present = keys.find((key) => !field.at(key).isAbsent)
  if (present !== undefined) return present
  field.isRecordOf(keys)
  return field.refuse('required', `Must have one of the keys ${keys.join(', ')}.`)
}
