import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete'
import type { Shape } from '@spilvaerk/slot-engine/grammar'
import { placeAt } from './json-place.ts'

/** What the grammar allows at the cursor, with its documentation; names that the game has given, by what they name. */
export const completeDefinition =
  (ids: () => Readonly<Record<string, readonly string[]>>) =>
  (context: CompletionContext): CompletionResult | null => {
    const word = context.matchBefore(/"?[\w$-]*/)
    if (!context.explicit && (!word || word.from === word.to)) return null
    const place = placeAt(context.state, context.pos)
    const options = place.slot === 'value' ? valuesOf(place.shape, ids()) : namesOf(place)
    if (options.length === 0) return null
    const end = context.state.sliceDoc(context.pos, context.pos + 1) === '"' ? context.pos + 1 : context.pos
    return { from: word?.from ?? context.pos, to: end, options, filter: true }
  }

const namesOf = ({ fields, taken }: Extract<ReturnType<typeof placeAt>, { slot: 'name' }>): Completion[] =>
  Object.entries(fields)
    .filter(([name]) => !taken.includes(name))
    .map(([name, { doc, optional }]) => ({
      ...{ label: `"${name}"`, apply: `"${name}": `, type: 'property', info: doc },
      ...(optional ? {} : { boost: 1 }),
    }))

function valuesOf(shape: Shape | undefined, ids: Readonly<Record<string, readonly string[]>>): Completion[] {
  switch (shape?.kind) {
    case 'word':
      return shape.words.map(quoted)
    case 'reference':
      return (ids[shape.to] ?? []).map(quoted)
    case 'flag':
      return [{ label: 'true' }, { label: 'false' }]
    case 'constant':
      return [{ label: String(shape.value) }]
    case 'nullable':
      return [{ label: 'null' }, ...valuesOf(shape.of, ids)]
    case 'either':
      return valuesOf(shape.plain, ids)
    case 'list':
      return [{ label: '[]' }]
    case 'object':
    case 'tagged':
    case 'keyed':
    case 'table':
      return [{ label: '{}' }]
    default:
      return []
  }
}

const quoted = (word: string): Completion => ({ label: `"${word}"`, type: 'enum' })
