/** How C# has the values of shapes, and reads them from JSON. */
import type { Shape } from '@spilvaerk/slot-engine/grammar'

export interface Value {
  readonly type: string
  /** C# that reads it from a document, which is there. */
  readonly from: (json: string) => string
  /** What stands where it is left out. */
  readonly absent: string
  /** What it holds, as a name. */
  readonly holds: string
}

export interface ValueOptions {
  /** Words with a type of their own are enums, and numbers that are left out are null. */
  readonly isTyped: boolean
  /** It is never left out. */
  readonly isAlways: boolean
  /** As the grammar says it, after "by default". */
  readonly otherwise?: string
}

const value = (type: string, from: Value['from'], absent = 'null', holds = type): Value => ({
  type,
  from,
  absent,
  holds,
})

/** @param depth of lists around it: each has a variable of its own */
export function csharpValue(shape: Shape, options: ValueOptions, depth = 0): Value {
  switch (shape.kind) {
    case 'whole':
    case 'constant':
      if (shape.kind === 'constant' && shape.value === true) return value('bool', (json) => `${json}.Flag`, 'false')
      return depth > 0 ? value('int', (json) => `${json}.Int`) : numberValue('long', options)
    case 'number':
      return numberValue(shape.wide ? 'long' : 'int', { ...options, isTyped: false })
    case 'flag':
      return value('bool', (json) => `${json}.Flag`, 'false')
    case 'word':
      return wordValue(shape, options)
    case 'text':
    case 'string':
    case 'id':
    case 'reference':
      return value('string', (json) => `${json}.Text`)
    case 'list':
      return listValue(shape.of, options, depth)
    case 'table':
      if (shape.keys.kind === 'count') return value('CountTable', (json) => `CountTable.From(${json})`)
      return tableValue(shape.of, options, depth)
    case 'object':
    case 'tagged':
    case 'keyed':
      return value(shape.name, (json) => `${shape.name}.From(${json})`)
    case 'nullable': {
      const inner = csharpValue(shape.of, options, depth)
      return { ...inner, from: (json) => `${json}.IsNull ? null : ${inner.from(json)}` }
    }
    case 'cell':
      return value('Cell', (json) => `Cell.From(${json})`, 'default(Cell)')
    case 'either':
      // A member of its own is two; within a table it is read by who asks for it.
      if (depth === 0) throw new Error('an either is two members')
      return value('Json', (json) => json)
  }
}

function numberValue(type: 'int' | 'long', { isTyped, isAlways, otherwise }: ValueOptions): Value {
  const read = type === 'int' ? 'Int' : 'Whole'
  const whole = otherwise?.replaceAll(',', '') ?? ''
  if (/^\d+$/.test(whole)) return value(type, (json) => `${json}.${read}`, whole)
  return isTyped && !isAlways
    ? value(`${type}?`, (json) => `${json}.${read}`, `(${type}?)null`)
    : value(type, (json) => `${json}.${read}`, '0')
}

function wordValue(shape: Extract<Shape, { kind: 'word' }>, { isTyped, otherwise }: ValueOptions): Value {
  const { words, type } = shape.partOf ?? shape
  const usual = otherwise?.match(/^`(\w+)`$/)?.[1]
  if (!isTyped || !type) return value('string', (json) => `${json}.Text`, usual ? `"${usual}"` : 'null')
  const from = (json: string) => `(${type.name})${json}.OneOf(${words.map((word) => `"${word}"`).join(', ')})`
  return value(type.name, from, `${type.name}.${capital(usual ?? words[0] ?? '')}`)
}

const VARIABLES = ['one', 'inner', 'innermost'] as const

function listValue(of: Shape, options: ValueOptions, depth: number): Value {
  const inner = csharpValue(of, options, depth + 1)
  const from = (json: string) => {
    if (inner.type === 'int') return `${json}.Ints`
    return `${json}.ListOf(${VARIABLES[depth]} => ${inner.from(VARIABLES[depth] ?? '')})`
  }
  return value(`${inner.type}[]`, from, 'null', `${inner.holds}s`)
}

function tableValue(of: Shape, options: ValueOptions, depth: number): Value {
  const inner = csharpValue(of, options, depth + 1)
  const variable = VARIABLES[depth] ?? ''
  const from = (json: string) => `${json}.TableOf(${variable} => ${inner.from(variable)})`
  return value(`IReadOnlyDictionary<string, ${inner.type}>`, from)
}

const capital = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`

const WIDTH = 120

/** A comment of XML before a declaration. */
export function summary(doc: string): string {
  const text = doc.replaceAll('`', '').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  const one = `/// <summary>${text}</summary>\n`
  if (one.length <= WIDTH) return one
  const lines = ['']
  for (const word of text.split(' ')) {
    const last = lines.at(-1) ?? ''
    if (last.length + word.length > WIDTH - 20) lines.push(word)
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`
  }
  return ['/// <summary>', ...lines.map((line) => `/// ${line}`), '/// </summary>\n'].join('\n')
}
