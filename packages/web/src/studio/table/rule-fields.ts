import { KINDS, parseTable, type TableDefinition } from '@spilvaerk/table-games'
import { changed, entryName, idOf, isRecord, type Path, valueAt } from '../fields/paths.ts'

type Shape = (typeof KINDS)['roulette']['grammar']['fields'][string]['shape']

/** A rule or a pay of a definition, as the grammar describes it. */
export interface RuleField {
  /** As problems name it: `pays[3].pays`. */
  readonly id: string
  readonly path: Path
  readonly name: string
  /** A sentence of the grammar, in English. */
  readonly doc: string
  readonly input:
    | { readonly type: 'whole'; readonly min: number | undefined; readonly max: number | undefined }
    | { readonly type: 'word'; readonly words: readonly string[] }
    | { readonly type: 'flag' }
  readonly isOptional: boolean
  /** Empty where it is left out. */
  readonly value: string
}

/** What has forms of its own, or is none of the rules. */
const ELSEWHERE = new Set([
  'definitionVersion',
  'kind',
  'id',
  'name',
  'description',
  'theme',
  'limits',
  'bonuses',
  '$schema',
])
/** Longer lists are laid out on the table, not in a form. */
const LONGEST = 30

/** Every rule and pay that a form can change, in the order of the grammar. */
export function fieldsOf(definition: TableDefinition): readonly RuleField[] {
  const { fields } = KINDS[definition.kind].grammar
  return Object.entries(fields).flatMap(([name, field]) =>
    ELSEWHERE.has(name)
      ? []
      : below(field.shape, valueAt(definition, [name]), [name], [name], field.doc, field.optional),
  )
}

function below(
  shape: Shape,
  value: unknown,
  path: Path,
  names: readonly string[],
  doc: string,
  isOptional = false,
): readonly RuleField[] {
  const leaf = (input: RuleField['input']): readonly RuleField[] => [
    { ...{ id: idOf(path), path, name: names.join(' · '), doc, input, isOptional }, value: textOf(value) },
  ]
  switch (shape.kind) {
    case 'whole':
      return leaf({ type: 'whole', min: numberOf(shape.min), max: numberOf(shape.max) })
    case 'word':
      return shape.words.length > 1 ? leaf({ type: 'word', words: shape.words }) : []
    case 'flag':
    case 'constant':
      return leaf({ type: 'flag' })
    case 'object':
      return value === undefined
        ? []
        : Object.entries(shape.fields).flatMap(([name, field]) =>
            below(field.shape, valueAt(value, [name]), [...path, name], [...names, name], field.doc, field.optional),
          )
    case 'list':
      return Array.isArray(value) && value.length <= LONGEST
        ? value.flatMap((one, i) => below(shape.of, one, [...path, i], [...names, entryName(one, i)], doc))
        : []
    case 'table':
      return isRecord(value)
        ? Object.keys(value).flatMap((key) => below(shape.of, value[key], [...path, key], [...names, key], doc))
        : []
    default:
      return []
  }
}

const numberOf = (bound: unknown): number | undefined => (typeof bound === 'number' ? bound : undefined)
const textOf = (value: unknown): string => (value === undefined || value === false ? '' : String(value))
export type ReadRules =
  | { readonly ok: true; readonly definition: TableDefinition }
  | { readonly ok: false; readonly problems: Readonly<Record<string, string>> }

/** The game with what was typed, or what stands against it by field, in the words of the package. */
export function readRules(
  definition: TableDefinition,
  fields: readonly RuleField[],
  typed: Readonly<Record<string, string>>,
): ReadRules {
  const draft = fields.reduce<unknown>((all, { id, path, input, isOptional, value }) => {
    const text = typed[id] ?? value
    return text === value ? all : changed(all, path, meantBy(text, input, isOptional))
  }, definition)
  const parsed = parseTable(draft)
  if (parsed.ok) return parsed
  return { ok: false, problems: Object.fromEntries(parsed.problems.map(({ field, reason }) => [field, reason])) }
}

function meantBy(text: string, input: RuleField['input'], isOptional: boolean): unknown {
  const said = text.trim()
  if (input.type === 'flag') return said === '' ? undefined : true
  if (said === '' && isOptional) return undefined
  return input.type === 'word' ? said : said === '' ? Number.NaN : Number(said)
}
