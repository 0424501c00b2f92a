/** The reference of a grammar, for people: each field with its kind, its sentence and an example. */
import { type Bound, type FieldShape, type Keys, type ObjectShape, RULES, type Shape } from '../../src/grammar/index.ts'
import type { Examples } from './examples.ts'
import { rulesOf } from './json-schema.ts'

export const referenceOf = (root: Shape, examples: Examples): string =>
  sectionsOf(root)
    .map((shape) => sectionOf(shape, examples))
    .join('\n')

type Section = Extract<Shape, { name: string }>

/** What has a name, each once, in the order in which it is first met. */
export function sectionsOf(root: Shape): readonly Section[] {
  const found = new Map<string, Section>()
  const visit = (shape: Shape): void => {
    if (shape.kind === 'list' || shape.kind === 'table' || shape.kind === 'nullable') return visit(shape.of)
    if (shape.kind === 'either') for (const one of [shape.plain, shape.table]) visit(one)
    if (!('name' in shape) || found.has(shape.name)) return
    found.set(shape.name, shape)
    if (shape.kind === 'object') for (const { shape: inner } of Object.values(shape.fields)) visit(inner)
    else for (const variant of Object.values(shape.variants)) visit(variant)
  }
  visit(root)
  return [...found.values()]
}

function sectionOf(shape: Section, examples: Examples): string {
  const head = `## ${shape.name}\n\n${shape.doc}\n`
  if (shape.kind === 'object') {
    const rules = (shape.rules ?? []).map((rule) => `${RULES[rule]}\n`)
    const apart = shape.apart ? [`${shape.apart.reason}\n`] : []
    return [head, ...rules, ...apart, ...fieldsOf(shape, examples)].join('\n')
  }
  const how = shape.kind === 'tagged' ? `\`${shape.tag}\`` : 'the key that it has'
  const variants = Object.entries(shape.variants).map(([tag, { name, doc }]) => `- \`${tag}\`, ${linkTo(name)}: ${doc}`)
  return [head, `One of these, told apart by ${how}:\n`, ...variants, ''].join('\n')
}

const fieldsOf = (shape: ObjectShape, examples: Examples): readonly string[] =>
  Object.entries(shape.fields).map(([key, field]) => {
    const example = examples.get(`${shape.name}.${key}`)
    return `- **\`${key}\`** (${kindOf(field)}) ${sentencesOf(field)}\n${exampleOf(key, example)}`
  })

const kindOf = ({ shape, optional, otherwise }: FieldShape): string => {
  const left = otherwise === undefined ? 'may be left out' : `by default ${otherwise}`
  return optional ? `${wordsFor(shape)}; ${left}` : wordsFor(shape)
}

const sentencesOf = ({ shape, doc }: FieldShape): string =>
  [doc, ...rulesOf(shape).map((rule) => RULES[rule])].join(' ')

const WIDEST = 110

function exampleOf(key: string, value: unknown): string {
  const line = `"${key}": ${inLine(value)}`
  if (line.length <= WIDEST) return `\n  \`${line}\`\n`
  const text = `"${key}": ${pretty(value, '')}`
  return `\n  \`\`\`json\n${text.replaceAll(/^/gm, '  ')}\n  \`\`\`\n`
}

/** JSON with room between its parts. */
function inLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inLine).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const entries = Object.entries(value).map(([key, item]) => `"${key}": ${inLine(item)}`)
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`
}

function pretty(value: unknown, indent: string): string {
  const line = inLine(value)
  if (line.length + indent.length <= WIDEST || typeof value !== 'object' || value === null) return line
  const inner = `${indent}  `
  const items = Array.isArray(value)
    ? value.map((item) => inner + pretty(item, inner))
    : Object.entries(value).map(([key, item]) => `${inner}"${key}": ${pretty(item, inner)}`)
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  return `${open}\n${items.join(',\n')}\n${indent}${close}`
}

const differing = (key: string | undefined, distinct: object | undefined): string =>
  key === undefined ? (distinct ? ', no two alike' : '') : `, no two of the same \`${key}\``

const NAMED = { symbol: 'a symbol', reelSet: 'a reel set', feature: 'a feature', jackpot: 'a jackpot' } as const

function wordsFor(shape: Shape): string {
  switch (shape.kind) {
    case 'whole':
      return `whole number, ${amount(shape.min)} to ${amount(shape.max)}`
    case 'number':
      return shape.whole ? 'whole number' : 'number'
    case 'flag':
      return 'true or false'
    case 'constant':
      return `\`${shape.value}\``
    case 'text':
      return `text of ${shape.min} to ${amount(shape.max)} characters`
    case 'string':
      return shape.names ? `text that names ${NAMED[shape.names]}` : 'text'
    case 'word':
      return alternatives(shape.words.map((one) => `\`${one}\``))
    case 'id':
      return 'letters, digits, `-` and `_`, at most 64'
    case 'reference':
      return `the name of ${ofKinds(shape.to, shape.of)}`
    case 'list':
      return `list of ${howMany(shape.min, shape.max)}${wordsFor(shape.of)}${differing(shape.distinct?.key, shape.distinct)}`
    case 'table':
      return `object: for each ${keyWords(shape.keys)}, ${wordsFor(shape.of)}`
    case 'object':
    case 'tagged':
    case 'keyed':
      return linkTo(shape.name)
    case 'either':
      return `${wordsFor(shape.plain)}, or ${wordsFor(shape.table)}`
    case 'nullable':
      return `${wordsFor(shape.of)}, or \`null\``
    case 'cell':
      return '[reel, row]'
  }
}

function keyWords(keys: Keys): string {
  if (keys.kind === 'count') return `number from ${amount(keys.min)} to ${amount(keys.max)}`
  return keys.kind === 'id' ? 'name of letters, digits, `-` and `_`' : `name of ${ofKinds(keys.to, keys.of)}`
}

const ofKinds = (to: keyof typeof NAMED, kinds: readonly string[] | undefined): string =>
  kinds ? `a ${alternatives(kinds)} symbol` : NAMED[to]

function howMany(min: Bound, max: Bound): string {
  if (max === Number.POSITIVE_INFINITY) return ''
  if (typeof min === 'object' && typeof max === 'object') return `as many as ${max.doc}: `
  return `${amount(min)} to ${amount(max)}: `
}

const amount = (bound: Bound): string => (typeof bound === 'number' ? bound.toLocaleString('en-US') : bound.doc)
const alternatives = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`
const linkTo = (name: string): string => `[${name}](#${name.toLowerCase()})`
