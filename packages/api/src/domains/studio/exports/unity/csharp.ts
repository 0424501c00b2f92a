/** The C# classes of a grammar. Of variants one class has the fields of all. */
import type { FieldShape, ObjectShape, Shape } from '@spilvaerk/slot-engine/grammar'
import { csharpValue, summary, type Value } from './csharp-values.ts'

const NOTICE = '// Written from the grammar of the engine, and compared with it by csharp.test.ts. Not edited by hand.'

export interface CSharpOptions {
  /** The class that the others are in, and a sentence about it; absent: none, and all are public. */
  readonly within?: { readonly name: string; readonly doc: string }
  /** Words with a type of their own are enums, and numbers that are left out are null. */
  readonly isTyped?: true
}

export function csharpOf(root: ObjectShape, options: CSharpOptions = {}): string {
  const { classes, enums } = declarationsOf(root, options)
  const inner = [...classes.values()].join('\n\n')
  const { within } = options
  const body = within ? `${summary(within.doc)}static class ${within.name}\n{\n${indented(inner)}\n}` : inner
  const all = indented([...enums.values(), body].join('\n\n'))
  return `${NOTICE}\nusing System.Collections.Generic;\n\nnamespace Spilvaerk.Game\n{\n${all}\n}\n`
}

/** A class to inherit from, with something to do for each variant: one that nobody handles does not compile. */
export function handlerOf(
  name: string,
  doc: string,
  variants: Readonly<Record<string, ObjectShape>>,
  of: string,
): string {
  const handled = Object.entries(variants).map(([tag, { name: event, doc: what }]) => ({ tag, event, what }))
  const body = [
    ...handled.map(({ event, what }) => `${summary(what)}protected abstract void ${event}(${of} one);\n`),
    `protected void Handle(${of} one)\n{\n    switch (one.Type)\n    {`,
    ...handled.map(({ tag, event }) => `        case "${tag}": ${event}(one); break;`),
    `        default: throw new FormatException("this package does not know " + one.Type);\n    }\n}`,
  ].join('\n')
  const text = `${summary(doc)}public abstract class ${name}\n{\n${indented(body)}\n}`
  return `${NOTICE}\nusing System;\n\nnamespace Spilvaerk.Game\n{\n${indented(text)}\n}\n`
}

interface Declarations {
  readonly classes: Map<string, string>
  readonly enums: Map<string, string>
}

function declarationsOf(root: ObjectShape, options: CSharpOptions): Declarations {
  const found: Declarations = { classes: new Map(), enums: new Map() }
  const declare = (shape: Shape): void => {
    if (shape.kind === 'word' && shape.type && options.isTyped)
      declareEnum(shape.type.name, shape.words, shape.type.doc)
    if (shape.kind === 'tagged' && shape.tags && options.isTyped)
      declareEnum(shape.tags.name, Object.keys(shape.variants))
    if (shape.kind === 'object' || shape.kind === 'tagged' || shape.kind === 'keyed') {
      if (found.classes.has(shape.name)) return
      found.classes.set(shape.name, '')
      found.classes.set(shape.name, classOf(shape, options))
    }
    for (const inner of innerOf(shape)) declare(inner)
  }
  const declareEnum = (name: string, words: readonly string[], doc?: string): void => {
    found.enums.set(name, `${doc ? summary(doc) : ''}public enum ${name} { ${words.map(pascal).join(', ')} }`)
  }
  declare(root)
  return found
}

function innerOf(shape: Shape): readonly Shape[] {
  switch (shape.kind) {
    case 'object':
      return Object.values(shape.fields).map((field) => field.shape)
    case 'tagged':
    case 'keyed':
      return Object.values(shape.variants).flatMap(innerOf)
    case 'either':
      return [shape.plain, shape.table]
    case 'list':
    case 'table':
    case 'nullable':
      return [shape.of]
    default:
      return []
  }
}

/** A field of one of the variants, as C# has it. */
interface Member extends Value {
  readonly key: string
  readonly name: string
  readonly doc: string
  readonly tag: string
  readonly isAlways: boolean
}

function classOf(shape: Extract<Shape, { name: string }>, options: CSharpOptions): string {
  const variants = shape.kind === 'object' ? { '': shape } : shape.variants
  const tag = shape.kind === 'tagged' ? shape.tag : undefined
  const all = Object.values(variants)
  const isAlways = (key: string): boolean => all.every(({ fields }) => fields[key] && !fields[key].optional)
  const members = Object.entries(variants).flatMap(([variant, { fields }]) =>
    Object.entries(fields).flatMap(([key, field]) =>
      key === tag || field.dropped ? [] : membersOf(key, field, variant, isAlways(key), options),
    ),
  )
  const properties = [...(tag ? [tagProperty(shape, tag, options)] : []), ...propertiesOf(members, tag)]
  const access = options.within ? 'internal' : 'public'
  const body = [
    ...properties.map(({ doc, type, name }) => `${summary(doc)}public ${type} ${name} { get; private set; }\n`),
    `${access} static ${shape.name} From(Json json)\n{`,
    ...(tag ? [`    var ${tag} = json["${tag}"].Text;`] : []),
    `    return new ${shape.name}\n    {`,
    ...properties.map(({ name, read }) => `        ${name} = ${read},`),
    '    };\n}',
  ].join('\n')
  return `${summary(shape.doc)}${access} sealed class ${shape.name}\n{\n${indented(body)}\n}`
}

interface Property {
  readonly name: string
  readonly type: string
  readonly doc: string
  readonly read: string
}

function tagProperty(shape: Shape, tag: string, { isTyped }: CSharpOptions): Property {
  const { tags, tagDoc, variants } = shape as Extract<Shape, { kind: 'tagged' }>
  const words = Object.keys(variants)
  const value = csharpValue(
    { kind: 'word', words, ...(isTyped && tags && { type: tags }) },
    { isTyped: isTyped === true, isAlways: true },
  )
  return { name: pascal(tag), type: value.type, doc: tagDoc, read: value.from(`json["${tag}"]`) }
}

function membersOf(
  key: string,
  field: FieldShape,
  tag: string,
  isAlways: boolean,
  options: CSharpOptions,
): readonly Member[] {
  const { shape, doc, otherwise } = field
  const asked = { isTyped: options.isTyped === true, isAlways, ...(otherwise !== undefined && { otherwise }) }
  const common = { key, doc, tag, isAlways }
  const name = memberName(key)
  if (shape.kind !== 'either') return [{ ...common, name, ...csharpValue(shape, asked) }]
  const plain = csharpValue(shape.plain, { ...asked, isAlways: false })
  const table = csharpValue(shape.table, asked)
  const only = (isTable: boolean, { from, absent, ...value }: Value): Value => ({
    ...value,
    absent,
    from: (json) => `${json}.IsObject ? ${isTable ? from(json) : absent} : ${isTable ? 'null' : from(json)}`,
  })
  return [
    { ...common, name, ...only(false, plain) },
    { ...common, name: `${name}Table`, ...only(true, table) },
  ]
}

/** Every class has a method `From`. */
const memberName = (key: string): string => (key === 'from' ? 'FromValue' : pascal(key))

/** Fields of one name and type are one property; those of another type are named after what they hold. */
function propertiesOf(members: readonly Member[], tag: string | undefined): readonly Property[] {
  return groupsOf(members, ({ name }) => name).flatMap((same) => {
    const byType = groupsOf(same, ({ type }) => type)
    return byType.map((group, i) => propertyOf(group, byType.length > 1, i === 0, tag))
  })
}

function propertyOf(group: readonly Member[], isShared: boolean, isFirst: boolean, tag: string | undefined): Property {
  const [one] = group as readonly [Member, ...Member[]]
  const tags = group.map((member) => member.tag)
  const among = isShared && tag ? ` || !(${tags.map((each) => `${tag} == "${each}"`).join(' || ')})` : ''
  const found = `json["${one.key}"]`
  const read = one.isAlways
    ? one.from(found)
    : `json.Find("${one.key}") == null${among} ? ${one.absent} : ${parenthesised(one.from(found))}`
  return { name: isFirst ? one.name : nameAfter(one), type: one.type, doc: docOf(group), read }
}

/** What it holds says enough where that is a class of ours; `int` is a word of C#. */
const nameAfter = ({ name, holds }: Member): string => (/^[a-z]/.test(holds) ? `${name}${pascal(holds)}` : holds)

function docOf(group: readonly Member[]): string {
  const sentences = groupsOf(group, ({ doc }) => doc).map((members) => {
    const tags = members.map(({ tag }) => tag).filter(Boolean)
    const doc = members[0]?.doc ?? ''
    return tags.length === 0 || members[0]?.isAlways ? doc : `${tags.join(', ')}: ${doc}`
  })
  return sentences.join(' ')
}

function groupsOf<T>(all: readonly T[], keyOf: (one: T) => string): readonly (readonly T[])[] {
  const groups = new Map<string, T[]>()
  for (const one of all) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one])
  return [...groups.values()]
}

const parenthesised = (code: string): string => (code.includes(' ? ') ? `(${code})` : code)
const indented = (text: string): string => text.replaceAll(/^(?=.)/gm, '    ')
export const pascal = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`
