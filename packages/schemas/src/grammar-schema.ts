import type { FieldShape, ObjectShape, Shape } from '@spilvaerk/slot-engine/grammar'
import { z } from 'zod'

/** What the engines' grammars have, as it crosses the wire. */
function schemaOf(shape: Shape): z.ZodType {
  switch (shape.kind) {
    case 'whole':
      return z.int()
    case 'number':
      return shape.whole ? z.int() : z.number()
    case 'flag':
      return z.boolean()
    case 'constant':
      return z.literal(shape.value)
    case 'text':
    case 'string':
    case 'id':
    case 'reference':
      return z.string()
    case 'word':
      return shape.words.length === 1 ? z.literal(shape.words[0]) : z.enum(shape.words)
    case 'list':
      return z.array(schemaOf(shape.of))
    case 'table':
      return z.record(z.string(), schemaOf(shape.of))
    case 'object':
      return objectSchema(shape)
    case 'tagged':
      return z.discriminatedUnion(shape.tag, atLeastOne(Object.values(shape.variants).map(objectSchema)))
    case 'keyed':
      return z.union(Object.values(shape.variants).map(objectSchema))
    case 'either':
      return z.union([schemaOf(shape.plain), schemaOf(shape.table)])
    case 'nullable':
      return schemaOf(shape.of).nullable()
    case 'cell':
      return z.tuple([z.int(), z.int()]).meta({ description: '[reel, row] from 0' })
  }
}

export const objectSchema = ({ doc, fields }: ObjectShape) =>
  z
    .object(Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, fieldSchema(field)])))
    .meta({ description: plain(doc) })

function fieldSchema({ shape, doc, optional }: FieldShape): z.ZodType {
  const schema = schemaOf(shape)
  return (optional ? schema.exactOptional() : schema).meta({ description: plain(doc) })
}

const plain = (doc: string): string => doc.replaceAll('`', '')

function atLeastOne<T>([first, ...rest]: readonly T[]): [T, ...T[]] {
  if (first === undefined) throw new Error('a union of nothing')
  return [first, ...rest]
}
