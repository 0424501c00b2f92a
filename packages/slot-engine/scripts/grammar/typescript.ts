/** The TypeScript types of a grammar. */
import {
  type FieldShape,
  type Group,
  type ObjectShape,
  type Shape,
  type TaggedShape,
  tagsOf,
} from '../../src/grammar/index.ts'

const NOTICE =
  '// Written from the grammar (src/grammar), and compared with it by src/grammar/written.test.ts. Not edited by hand.'
const PRINTED_WIDTH = 120

/** Every type that the shape needs, each once, as the text of a module. */
export function typescriptOf(root: Shape, head = ''): string {
  const declared = new Map<string, string>()
  declare(root, declared)
  return `${[NOTICE, ...(head === '' ? [] : [head]), ...declared.values()].join('\n\n')}\n`
}

const COUNT_TABLE = `${comment('Numbers by count, keyed by the count as JSON must: `{"3": 10, "4": 50}`. A count above the last key has the value of the last key.')}
export type CountTable = Readonly<Record<string, number>>`

const CELL = `/** [reel, row], both from 0; row 0 is the top of the window. */
export type Cell = readonly [reel: number, row: number]`

function typeOf(shape: Shape, declared: Map<string, string>): string {
  declare(shape, declared)
  switch (shape.kind) {
    case 'whole':
    case 'number':
      return 'number'
    case 'flag':
      return 'boolean'
    case 'constant':
      return String(shape.value)
    case 'text':
    case 'string':
    case 'id':
    case 'reference':
      return 'string'
    case 'word':
      return shape.type?.name ?? quoted(shape.words).join(' | ')
    case 'list':
      return `readonly ${grouped(typeOf(shape.of, declared))}[]`
    case 'table':
      return shape.keys.kind === 'count' ? 'CountTable' : `Readonly<Record<string, ${typeOf(shape.of, declared)}>>`
    case 'object':
    case 'tagged':
    case 'keyed':
      return shape.name
    case 'either':
      return `${typeOf(shape.plain, declared)} | ${typeOf(shape.table, declared)}`
    case 'nullable':
      return `${typeOf(shape.of, declared)} | null`
    case 'cell':
      return 'Cell'
  }
}

/** Writes down the declarations that the shape brings. The place of a type is kept before those that it needs. */
function declare(shape: Shape, declared: Map<string, string>): void {
  const add = (name: string, write: () => string): void => {
    if (declared.has(name)) return
    declared.set(name, '')
    declared.set(name, write())
  }
  if (shape.kind === 'object') add(shape.name, () => interfaceOf(shape, declared))
  if (shape.kind === 'tagged') add(shape.name, () => unionOf(shape, declared))
  if (shape.kind === 'keyed')
    add(shape.name, () => namedUnion(shape.name, shape.doc, Object.values(shape.variants), declared))
  if (shape.kind === 'cell') add('Cell', () => CELL)
  if (shape.kind === 'table' && shape.keys.kind === 'count') add('CountTable', () => COUNT_TABLE)
  if (shape.kind === 'word' && shape.type) {
    const { name, list, doc } = shape.type
    add(name, () => listOf(list, shape.words, name, doc))
  }
}

const interfaceOf = ({ name, doc, fields }: ObjectShape, declared: Map<string, string>): string =>
  [
    ...[comment(doc), `export interface ${name} {`],
    ...Object.entries(fields).flatMap(([key, field]) => (field.dropped ? [] : memberOf(key, field, declared))),
    '}',
  ].join('\n')

const memberOf = (key: string, field: FieldShape, declared: Map<string, string>): readonly string[] => [
  comment(docOf(field), '  '),
  `  readonly ${key}${field.optional ? '?' : ''}: ${typeOf(field.shape, declared)}`,
]

export const docOf = ({ doc, otherwise }: FieldShape): string =>
  otherwise === undefined ? doc : `${doc} By default ${otherwise}.`

function unionOf(shape: TaggedShape, declared: Map<string, string>): string {
  const { name, doc, variants, tags, groups = [] } = shape
  const parts = [namedUnion(name, doc, Object.values(variants), declared)]
  if (tags) parts.push(listOf(tags.list, tagsOf(shape), tags.name))
  parts.push(...groups.map((group) => groupOf(group, variants)))
  return parts.join('\n\n')
}

function groupOf({ name, doc, of, list }: Group, variants: TaggedShape['variants']): string {
  const members = of.map((tag) => variants[tag]?.name ?? tag)
  const union = `${comment(doc)}\n${wrapped(`export type ${name} =`, members, ' | ')}`
  if (list === undefined) return union
  const tail = `] as const satisfies readonly ${name}['type'][]`
  return `${union}\n\n${wrappedList(`export const ${list} = [`, quoted(of), tail)}`
}

function namedUnion(name: string, doc: string, of: readonly ObjectShape[], declared: Map<string, string>): string {
  for (const one of of) declare(one, declared)
  return `${comment(doc)}\n${wrapped(
    `export type ${name} =`,
    of.map((one) => one.name),
    ' | ',
  )}`
}

const listOf = (list: string, words: readonly string[], name: string, doc?: string): string =>
  [
    wrappedList(`export const ${list} = [`, quoted(words), '] as const'),
    ...(doc === undefined ? [] : [comment(doc)]),
    `export type ${name} = (typeof ${list})[number]`,
  ].join('\n')

function wrapped(head: string, parts: readonly string[], between: string): string {
  const line = `${head} ${parts.join(between)}`
  return line.length <= PRINTED_WIDTH ? line : [head, ...parts.map((part) => `  | ${part}`)].join('\n')
}

function wrappedList(head: string, parts: readonly string[], tail: string): string {
  const line = `${head}${parts.join(', ')}${tail}`
  return line.length <= PRINTED_WIDTH ? line : [head, ...parts.map((part) => `  ${part},`), tail].join('\n')
}

const quoted = (words: readonly string[]): readonly string[] => words.map((one) => `'${one}'`)
const grouped = (type: string): string => (/^readonly | \| /.test(type) ? `(${type})` : type)

/** A comment before a declaration, broken into lines where it is long. */
function comment(text: string, indent = ''): string {
  const one = `${indent}/** ${text} */`
  if (one.length <= PRINTED_WIDTH) return one
  const lines = ['']
  for (const word of text.split(' ')) {
    const last = lines.at(-1) as string
    if (`${indent} * ${last} ${word}`.length > PRINTED_WIDTH) lines.push(word)
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`
  }
  return [`${indent}/**`, ...lines.map((line) => `${indent} * ${line}`), `${indent} */`].join('\n')
}
