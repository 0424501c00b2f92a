import type { Definition } from '@spilvaerk/slot-engine'
import { DEFINITION, limitOf, type Shape } from '@spilvaerk/slot-engine/grammar'
import { entryName, idOf, isRecord, type Path, valueAt } from '../fields/paths.ts'

/** One value of a definition that a form can change, as the grammar describes it. */
export interface GrammarField {
  /** As problems name it. */
  readonly id: string
  readonly path: Path
  readonly name: string
  /** A sentence of the grammar, in English. */
  readonly doc: string
  readonly input: FieldInput
  readonly isOptional: boolean
  readonly value: unknown
}

type FieldInput =
  | { readonly type: 'whole'; readonly min: number; readonly max: number }
  | { readonly type: 'word'; readonly words: readonly string[] }
  | { readonly type: 'text' | 'flag' }

/** Parts of a definition that have no bench of their own, in the order of the grammar. */
export const PARTS = Object.keys(DEFINITION.fields).filter(
  (name) =>
    !['definitionVersion', '$schema', 'id', 'name', 'description', 'theme', 'symbols', 'reelSets', 'topReels'].includes(
      name,
    ),
)

/** Longer lists, and lists of lists, are for JSON. */
const LONGEST = 40

/** Every value of a part of the game that a form can change. */
export function fieldsOfPart(definition: Definition, part: string): readonly GrammarField[] {
  const field = DEFINITION.fields[part]
  if (!field) return []
  const own: Place = { path: [part], names: [], doc: field.doc, isOptional: field.optional === true }
  return below(field.shape, valueAt(definition, [part]), own, idsOf(definition))
}

interface Place {
  readonly path: Path
  readonly names: readonly string[]
  readonly doc: string
  readonly isOptional: boolean
}

type Ids = Readonly<Record<string, readonly string[]>>

export const idsOf = ({ symbols, reelSets, features = [], jackpots = [] }: Definition): Ids => ({
  symbol: symbols.map(({ id }) => id),
  reelSet: Object.keys(reelSets),
  feature: features.map(({ id }) => id),
  jackpot: jackpots.map(({ id }) => id),
})

function below(shape: Shape, value: unknown, place: Place, ids: Ids): readonly GrammarField[] {
  const { path, names, doc, isOptional } = place
  const into = (step: string | number, name: string, of: Shape, sentence = doc, optional = false) =>
    below(
      of,
      valueAt(value, [step]),
      { path: [...path, step], names: [...names, name], doc: sentence, isOptional: optional },
      ids,
    )
  const leaf = (input: FieldInput): readonly GrammarField[] => [
    { id: idOf(path), path, name: names.join(' · ') || String(path.at(-1)), doc, input, isOptional, value },
  ]
  switch (shape.kind) {
    case 'whole':
      return leaf({ type: 'whole', min: limitOf(shape.min), max: limitOf(shape.max) })
    case 'word':
      return shape.words.length > 1 ? leaf({ type: 'word', words: shape.words }) : []
    case 'reference':
      return leaf({ type: 'word', words: ids[shape.to] ?? [] })
    case 'text':
      return leaf({ type: 'text' })
    case 'flag':
    case 'constant':
      return leaf({ type: 'flag' })
    case 'either':
      return below(isRecord(value) ? shape.table : shape.plain, value, place, ids)
    case 'nullable':
      return value === null ? [] : below(shape.of, value, place, ids)
    case 'tagged':
    case 'keyed': {
      const variant = variantOf(shape, value)
      return variant ? below(variant, value, place, ids) : []
    }
    case 'object':
      return isRecord(value)
        ? Object.entries(shape.fields).flatMap(([name, one]) =>
            into(name, name, one.shape, one.doc, one.optional === true),
          )
        : []
    case 'list':
      return Array.isArray(value) && value.length <= LONGEST && shape.of.kind !== 'list'
        ? value.flatMap((one, i) => into(i, entryName(one, i), shape.of))
        : []
    case 'table':
      return isRecord(value) ? Object.keys(value).flatMap((key) => into(key, key, shape.of)) : []
    default:
      return []
  }
}

/** Which of several objects a value is. */
export function variantOf(shape: Extract<Shape, { kind: 'tagged' | 'keyed' }>, value: unknown): Shape | undefined {
  if (!isRecord(value)) return undefined
  if (shape.kind === 'tagged') return shape.variants[String(value[shape.tag])]
  return Object.entries(shape.variants).find(([key]) => key in value)?.[1]
}
