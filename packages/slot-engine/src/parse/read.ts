/** Reads a place of the input as a shape of the grammar has it. */

import { ID_LENGTH, type Range } from '../grammar/limits.ts'
import type { Bound, ListShape, ObjectShape, Shape, TableShape } from '../grammar/shape.ts'
import type { Field } from './field.ts'
import { boundOf } from './game-bounds.ts'
import { checkedReference, readId, readReference, refuseDuplicates, refuseNoId } from './names.ts'
import type { Outline } from './outline.ts'
import { quote } from './problem.ts'
import { RULES_BY_NAME } from './rules/rules.ts'

/** @returns what it reads, frozen, or `undefined` after it has noted what is wrong, here or further in */
export function read(shape: Shape, field: Field, outline: Outline): unknown {
  if (shape.rules === undefined) return readShape(shape, field, outline)
  for (const name of shape.rules) if (RULES_BY_NAME[name].before?.(field, outline) === false) return undefined
  const value = readShape(shape, field, outline)
  if (value !== undefined) for (const name of shape.rules) RULES_BY_NAME[name].after?.(field, outline)
  return value
}

function readShape(shape: Shape, field: Field, outline: Outline): unknown {
  switch (shape.kind) {
    case 'whole':
      return field.integer(rangeOf(shape, field, outline))
    case 'flag':
      return field.boolean()
    case 'constant':
      return readConstant(shape.value, field)
    case 'text':
      return readText(shape, field)
    case 'word':
      return field.oneOf(shape.words)
    case 'id':
      return readId(field, shape.except)
    case 'reference':
      return readReference(shape, field, outline)
    case 'list':
      return readList(shape, field, outline)
    case 'table':
      return readTable(shape, field, outline)
    case 'object':
      return readObject(shape, field, outline)
    case 'tagged':
      return readVariant(shape.variants, field, outline, (tags) => field.at(shape.tag).oneOf(tags))
    case 'keyed':
      return readVariant(shape.variants, field, outline, (keys) => presentKey(field, keys))
    case 'either':
      return read(field.isRecord ? shape.table : shape.plain, field, outline)
    case 'nullable':
      return field.value === null ? null : read(shape.of, field, outline)
    case 'number':
    case 'string':
    case 'cell':
      throw new Error(`${shape.kind} is no shape of a definition`)
  }
}

function rangeOf({ min, max }: { readonly min: Bound; readonly max: Bound }, field: Field, outline: Outline): Range {
  return {
    min: typeof min === 'number' ? min : boundOf(min.name, field, outline),
    max: typeof max === 'number' ? max : boundOf(max.name, field, outline),
  }
}

function readConstant(value: 1 | true, field: Field): 1 | true | undefined {
  if (value === 1) return field.oneOf([value])
  const given = field.boolean()
  return given === false ? field.refuse('not_allowed', 'Must be true.') : given
}

function readText(shape: Extract<Shape, { kind: 'text' }>, field: Field): string | undefined {
  const text = field.text(shape)
  const { format } = shape
  if (text === undefined || format === undefined || new RegExp(format.pattern).test(text)) return text
  return field.refuse('bad_format', `Must be ${format.words}, not ${quote(text)}.`)
}

function readList(shape: ListShape, field: Field, outline: Outline): readonly unknown[] | undefined {
  const items = field.items(rangeOf(shape, field, outline))
  if (items === undefined) return undefined
  const { distinct, of } = shape
  if (distinct)
    refuseDuplicates(distinct.key ? items.map((item) => item.at(distinct.key as string)) : items, distinct.noun)
  return Object.freeze(items.map((item) => read(of, item, outline)).filter((item) => item !== undefined))
}

function readTable(shape: TableShape, field: Field, outline: Outline): object | undefined {
  const entries = field.entries()
  if (entries === undefined) return undefined
  const { size, required, drawn } = shape
  if (size && entries.length < size.min) return field.refuse('bad_length', `Must have at least one ${size.noun}.`)
  if (size?.max !== undefined && entries.length > size.max)
    return field.refuse('bad_length', `Must have at most ${size.max} ${size.noun}, not ${entries.length}.`)
  if (required && field.at(required.key).isAbsent) field.at(required.key).refuse('required', required.reason)
  if (drawn && entries.every(([, { value }]) => value === 0))
    field.refuse('out_of_range', 'At least one weight must be above 0.')
  const range = shape.keys.kind === 'count' ? rangeOf(shape.keys, field, outline) : ID_LENGTH
  const table = entries.map(([key, value]) => {
    checkKey(shape, key, value, range, outline)
    return [key, read(shape.of, value, outline)] as const
  })
  return Object.freeze(Object.fromEntries(table))
}

const WHOLE = /^(0|[1-9]\d{0,8})$/

function checkKey({ keys }: TableShape, key: string, field: Field, { min, max }: Range, outline: Outline): void {
  switch (keys.kind) {
    case 'count':
      if (!WHOLE.test(key) || Number(key) < min || Number(key) > max)
        field.refuse('out_of_range', `${keys.noun} must be a whole number from ${min} to ${max}, not ${quote(key)}.`)
      return
    case 'id':
      refuseNoId(key, field, keys.noun)
      return
    case 'reference':
      checkedReference(keys, key, field, outline)
  }
}

/** What is left out of it is optional, or a problem has been noted and nobody will see the object. */
function readObject({ fields, apart }: ObjectShape, field: Field, outline: Outline): object | undefined {
  if (!field.isRecordOf(Object.keys(fields))) return undefined
  if (apart && !field.at(apart.first).isAbsent && !field.at(apart.second).isAbsent)
    field.at(apart.second).refuse('not_allowed', apart.reason)
  const object: Record<string, unknown> = {}
  for (const [key, { shape, optional, dropped }] of Object.entries(fields)) {
    const place = field.at(key)
    const value = optional && place.isAbsent ? undefined : read(shape, place, outline)
    if (value !== undefined && !dropped) object[key] = value
  }
  return Object.freeze(object)
}

function readVariant(
  variants: Readonly<Record<string, ObjectShape>>,
  field: Field,
  outline: Outline,
  choose: (tags: readonly string[]) => string | undefined,
): unknown {
  if (field.entries() === undefined) return undefined
  const variant = variants[choose(Object.keys(variants)) ?? '']
  return variant && read(variant, field, outline)
}

function presentKey(field: Field, keys: readonly string[]): string | undefined {
  const present = keys.find((key) => !field.at(key).isAbsent)
  if (present !== undefined) return present
  field.isRecordOf(keys)
  return field.refuse('required', `Must have one of the keys ${keys.join(', ')}.`)
}
