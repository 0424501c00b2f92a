/** Readers of the input, made from the shapes of the grammar. */
import { ID_LENGTH, type Range } from '../../vocabulary/limits.ts'
import type {
  Bound,
  KeyedShape,
  ListShape,
  ObjectShape,
  Shape,
  TableShape,
  TaggedShape,
} from '../../vocabulary/shape.ts'
import type { Field } from '../input/field.ts'
import type { Outline } from '../input/outline.ts'
import { quote } from '../input/problem.ts'
import { RULES_BY_NAME } from './checks/rules.ts'
import { boundOf } from './game-bounds.ts'
import { checkedReference, readId, refuseDuplicates, refuseNoId } from './names.ts'

/** @returns what it reads, frozen, or `undefined` after it has noted what is wrong, there or further in */
export type Reader = (field: Field, outline: Outline) => unknown

export function readerOf(shape: Shape): Reader {
  const read = shapeReader(shape)
  const rules = (shape.rules ?? []).map((name) => RULES_BY_NAME[name])
  const [before, after] = [rules.flatMap((rule) => rule.before ?? []), rules.flatMap((rule) => rule.after ?? [])]
  if (rules.length === 0) return read
  return (field, outline) => {
    for (const check of before) if (check(field, outline) === false) return undefined
    const value = read(field, outline)
    if (value !== undefined) for (const check of after) check(field, outline)
    return value
  }
}

function shapeReader(shape: Shape): Reader {
  switch (shape.kind) {
    case 'whole': {
      const range = rangeOf(shape)
      return (field, outline) => field.integer(range(field, outline))
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
      return referenceReader(shape)
    case 'list':
      return listReader(shape)
    case 'table':
      return tableReader(shape)
    case 'object':
      return objectReader(shape)
    case 'tagged':
      return variantReader(shape, (field, tags) => field.at(shape.tag).oneOf(tags))
    case 'keyed':
      return variantReader(shape, presentKey)
    case 'either': {
      const [table, plain] = [readerOf(shape.table), readerOf(shape.plain)]
      return (field, outline) => (field.isRecord ? table : plain)(field, outline)
    }
    case 'nullable': {
      const read = readerOf(shape.of)
      return (field, outline) => (field.value === null ? null : read(field, outline))
    }
    case 'number':
    case 'string':
    case 'cell':
      throw new Error(`${shape.kind} is no shape of a definition`)
  }
}

function rangeOf({ min, max }: { readonly min: Bound; readonly max: Bound }) {
  if (typeof min === 'number' && typeof max === 'number') {
    const range = { min, max }
    return () => range
  }
  return (field: Field, outline: Outline): Range => ({
    min: typeof min === 'number' ? min : boundOf(min.name, field, outline),
    max: typeof max === 'number' ? max : boundOf(max.name, field, outline),
  })
}

function constantReader(value: 1 | true): Reader {
  if (value === 1) return (field) => field.oneOf([value])
  return (field) => {
    const given = field.boolean()
    return given === false ? field.refuse('not_allowed', 'Must be true.') : given
  }
}

function textReader({ min, max, format }: Extract<Shape, { kind: 'text' }>): Reader {
  const range = { min, max }
  if (format === undefined) return (field) => field.text(range)
  const pattern = new RegExp(format.pattern)
  return (field) => {
    const text = field.text(range)
    if (text === undefined || pattern.test(text)) return text
    return field.refuse('bad_format', `Must be ${format.words}, not ${quote(text)}.`)
  }
}

function referenceReader({ to, of, narrowed }: Extract<Shape, { kind: 'reference' }>): Reader {
  const check = checkedReference(to, of)
  const read = (field: Field, outline: Outline, checked: typeof check): string | undefined => {
    const name = field.text(ID_LENGTH)
    return name === undefined ? undefined : checked(name, field, outline)
  }
  if (narrowed === undefined) return (field, outline) => read(field, outline, check)
  const narrow = checkedReference(to, narrowed.of)
  return (field, outline) => read(field, outline, field.parent.at(narrowed.flag).value === true ? narrow : check)
}

function listReader(shape: ListShape): Reader {
  const { distinct } = shape
  const [range, read] = [rangeOf(shape), readerOf(shape.of)]
  return (field, outline) => {
    const items = field.items(range(field, outline))
    if (items === undefined) return undefined
    const { key } = distinct ?? {}
    if (distinct) refuseDuplicates(key === undefined ? items : items.map((item) => item.at(key)), distinct.noun)
    return Object.freeze(items.map((item) => read(item, outline)).filter((item) => item !== undefined))
  }
}

function tableReader(shape: TableShape): Reader {
  const [read, checkKeys] = [readerOf(shape.of), keyCheck(shape)]
  return (field, outline) => {
    const entries = field.entries()
    if (entries === undefined || isOfWrongSize(shape, field, entries.length)) return undefined
    const { required, drawn } = shape
    if (required && field.at(required.key).isAbsent) field.at(required.key).refuse('required', required.reason)
    if (drawn && entries.every(([, { value }]) => value === 0))
      field.refuse('out_of_range', 'At least one weight must be above 0.')
    const check = checkKeys(field, outline)
    const table = entries.map(([key, value]) => {
      check(key, value)
      return [key, read(value, outline)] as const
    })
    return Object.freeze(Object.fromEntries(table))
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

function keyCheck({ keys }: TableShape) {
  if (keys.kind === 'id') return () => (key: string, field: Field) => void refuseNoId(key, field, keys.noun)
  if (keys.kind === 'reference') {
    const check = checkedReference(keys.to, keys.of)
    return (_: Field, outline: Outline) => (key: string, field: Field) => void check(key, field, outline)
  }
  const range = rangeOf(keys)
  return (table: Field, outline: Outline) => {
    const { min, max } = range(table, outline)
    return (key: string, field: Field) => {
      if (!WHOLE.test(key) || Number(key) < min || Number(key) > max)
        field.refuse('out_of_range', `${keys.noun} must be a whole number from ${min} to ${max}, not ${quote(key)}.`)
    }
  }
}

/** What is left out of it is optional, or a problem has been noted and nobody will see the object. */
function objectReader({ fields, apart }: ObjectShape): Reader {
  const readers = Object.entries(fields).map(([key, field]) => ({ key, ...field, read: readerOf(field.shape) }))
  const known = Object.keys(fields)
  return (field, outline) => {
    if (!field.isRecordOf(known)) return undefined
    if (apart && !field.at(apart.first).isAbsent && !field.at(apart.second).isAbsent)
      field.at(apart.second).refuse('not_allowed', apart.reason)
    const object: Record<string, unknown> = {}
    for (const { key, read, optional, dropped } of readers) {
      const place = field.at(key)
      const value = optional && place.isAbsent ? undefined : read(place, outline)
      if (value !== undefined && !dropped) object[key] = value
    }
    return Object.freeze(object)
  }
}

function variantReader(
  { variants }: TaggedShape | KeyedShape,
  choose: (field: Field, tags: readonly string[]) => string | undefined,
): Reader {
  const readers = new Map(Object.entries(variants).map(([tag, variant]) => [tag, readerOf(variant)]))
  const tags = [...readers.keys()]
  return (field, outline) =>
    field.entries() === undefined ? undefined : readers.get(choose(field, tags) ?? '')?.(field, outline)
}

function presentKey(field: Field, keys: readonly string[]): string | undefined {
  const present = keys.find((key) => !field.at(key).isAbsent)
  if (present !== undefined) return present
  field.isRecordOf(keys)
  return field.refuse('required', `Must have one of the keys ${keys.join(', ')}.`)
}
