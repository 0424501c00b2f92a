/** The JSON schema of a grammar, by which editors complete and check a definition. */
import {
  type Bound,
  type FieldShape,
  type Keys,
  limitOf,
  type ObjectShape,
  RULES,
  type Shape,
  type TaggedShape,
} from '../../src/grammar/index.ts'
import { ID_LENGTH, ID_PATTERN } from '../../src/vocabulary/limits.ts'
import { docOf } from './typescript.ts'

type Schema = Readonly<Record<string, unknown>>

export function jsonSchemaOf(root: ObjectShape | TaggedShape, title: string, parser = 'parseDefinition'): string {
  const defs = new Map<string, Schema>()
  const schema = {
    ...{ $schema: 'https://json-schema.org/draft/2020-12/schema', title },
    ...(plainSchema(root, defs) as { readonly description: string }),
    $defs: undefined as unknown,
  }
  schema.description = `${schema.description} What this schema cannot say (that names exist, that lines fit the window) ${parser} checks.`
  schema.$defs = Object.fromEntries(defs)
  return `${JSON.stringify(schema, undefined, 2)}\n`
}

const defName = (shape: Shape): string | undefined => {
  if (shape.def !== undefined) return shape.def
  return shape.kind === 'object' ? `${shape.name.charAt(0).toLowerCase()}${shape.name.slice(1)}` : undefined
}

function schemaOf(shape: Shape, defs: Map<string, Schema>): Schema {
  const name = defName(shape)
  if (name === undefined) return plainSchema(shape, defs)
  const known = defs.get(name)
  if (known === undefined) defs.set(name, {})
  const schema = plainSchema(shape, defs)
  if (known !== undefined && JSON.stringify(known) !== JSON.stringify(schema)) throw new Error(`two shapes are ${name}`)
  defs.set(name, schema)
  return { $ref: `#/$defs/${name}` }
}

function plainSchema(shape: Shape, defs: Map<string, Schema>): Schema {
  switch (shape.kind) {
    case 'whole':
      return { type: 'integer', minimum: limitOf(shape.min), maximum: limitOf(shape.max) }
    case 'number':
      return { type: shape.whole ? 'integer' : 'number' }
    case 'flag':
      return { type: 'boolean' }
    case 'constant':
      return { const: shape.value }
    case 'text':
      return textSchema(shape.min, shape.max, shape.format?.pattern)
    case 'string':
      return { type: 'string' }
    case 'word':
      return shape.words.length === 1 ? { const: shape.words[0] } : { enum: shape.words }
    case 'id':
      if (shape.except) return { allOf: [{ $ref: '#/$defs/id' }], not: { const: shape.except.word } }
      return { description: 'A name that others refer to: letters, digits, - and _.', ...idSchema }
    case 'reference':
      return { description: REFERRED[shape.to], ...textSchema(ID_LENGTH.min, ID_LENGTH.max) }
    case 'list':
      return {
        ...{ type: 'array', ...(limitOf(shape.min) > 0 && { minItems: limitOf(shape.min) }) },
        ...(Number.isFinite(limitOf(shape.max)) && { maxItems: limitOf(shape.max) }),
        ...(shape.distinct && shape.distinct.key === undefined && { uniqueItems: true }),
        items: schemaOf(shape.of, defs),
      }
    case 'table':
      return {
        type: 'object',
        ...(shape.required && { required: [shape.required.key] }),
        ...((shape.drawn || (shape.size?.min ?? 0) > 0) && { minProperties: shape.size?.min ?? 1 }),
        ...(shape.size?.max !== undefined && { maxProperties: shape.size.max }),
        propertyNames: keySchema(shape.keys),
        additionalProperties: schemaOf(shape.of, defs),
      }
    case 'object':
      return objectSchema(shape, defs)
    case 'tagged':
      return {
        ...{ description: plainText(shape.doc), type: 'object', required: [shape.tag] },
        properties: { [shape.tag]: { description: shape.tagDoc, enum: Object.keys(shape.variants) } },
        oneOf: Object.values(shape.variants).map((one) => schemaOf(one, defs)),
      }
    case 'keyed':
      return {
        ...{ description: plainText(shape.doc), type: 'object' },
        oneOf: Object.values(shape.variants).map((one) => schemaOf(one, defs)),
      }
    case 'either':
      return { oneOf: [schemaOf(shape.plain, defs), schemaOf(shape.table, defs)] }
    case 'nullable':
      return { oneOf: [schemaOf(shape.of, defs), { type: 'null' }] }
    case 'cell':
      return { type: 'array', prefixItems: [{ type: 'integer' }, { type: 'integer' }], minItems: 2, maxItems: 2 }
  }
}

function objectSchema({ doc, fields, apart, rules = [] }: ObjectShape, defs: Map<string, Schema>) {
  const required = Object.entries(fields).flatMap(([key, { optional }]) => (optional ? [] : [key]))
  return {
    description: plainText([doc, ...rules.map((rule) => RULES[rule])].join(' ')),
    type: 'object',
    ...(required.length > 0 && { required }),
    additionalProperties: false,
    properties: Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, fieldSchema(field, defs)])),
    ...(apart && { not: { required: [apart.first, apart.second] } }),
  }
}

const fieldSchema = (field: FieldShape, defs: Map<string, Schema>): Schema => ({
  ...schemaOf(field.shape, defs),
  description: plainText([docOf(field), ...rulesOf(field.shape).map((rule) => RULES[rule])].join(' ')),
})

/** Of the shape, and of what stands in its place: not of objects, which say it themselves. */
export function rulesOf(shape: Shape): NonNullable<Shape['rules']> {
  if (shape.kind === 'object' || shape.kind === 'tagged' || shape.kind === 'keyed') return []
  const own = shape.rules ?? []
  if (shape.kind === 'list' || shape.kind === 'nullable' || shape.kind === 'table')
    return [...own, ...rulesOf(shape.of)]
  if (shape.kind === 'either') return [...own, ...rulesOf(shape.plain), ...rulesOf(shape.table)]
  return own
}

const textSchema = (minLength: number, maxLength: number, pattern?: string): Schema => ({
  type: 'string',
  ...(pattern !== undefined && { pattern }),
  ...(minLength > 0 && { minLength }),
  maxLength,
})

const idSchema = textSchema(ID_LENGTH.min, ID_LENGTH.max, ID_PATTERN)

const REFERRED = {
  symbol: 'The id of a symbol.',
  reelSet: 'The name of a reel set.',
  feature: 'The id of a feature.',
  jackpot: 'The id of a jackpot.',
} as const

function keySchema(keys: Keys): Schema {
  if (keys.kind === 'count') return { pattern: wholePattern(keys.min, keys.max) }
  return keys.kind === 'id' ? idSchema : textSchema(ID_LENGTH.min, ID_LENGTH.max)
}

/** Whole numbers as JSON's keys write them, of as many digits as the largest has; exact where that is a power of ten. */
function wholePattern(min: number, bound: Bound): string {
  const max = limitOf(bound)
  const digits = String(max).length
  const isPower = max === 10 ** (digits - 1)
  const further = isPower ? digits - 2 : digits - 1
  const rest = further === 0 ? '' : further === 1 ? '[0-9]?' : `[0-9]{0,${further}}`
  const choices = [...(min === 0 ? ['0'] : []), `[1-9]${rest}`, ...(isPower ? [String(max)] : [])]
  return choices.length === 1 ? `^${choices[0]}$` : `^(${choices.join('|')})$`
}

const plainText = (text: string): string => text.replaceAll('`', '')
