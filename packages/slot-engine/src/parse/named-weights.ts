import { LIMITS, type SymbolKind } from '../definition.ts'
import type { Field } from './field.ts'
import { checkedName, checkedSymbol } from './names.ts'
import type { Outline } from './outline.ts'

export type NamedWeights = Readonly<Record<string, number>>

/** Weights by the name of what is drawn. `check` notes what is wrong with a name. */
function readWeights(field: Field, check: (field: Field, name: string) => unknown): NamedWeights | undefined {
  const entries = field.entries()
  if (entries === undefined) return undefined
  if (entries.length === 0) return field.refuse('bad_length', 'Must have at least one entry.')
  const weights = entries.map(([name, weight]) => {
    check(weight, name)
    return [name, weight.integer({ min: 1, max: LIMITS.reelWeight }) ?? 0] as const
  })
  return Object.freeze(Object.fromEntries(weights))
}

export const readSymbolWeights = (
  field: Field,
  outline: Outline,
  kinds: readonly SymbolKind[],
): NamedWeights | undefined => readWeights(field, (weight, id) => checkedSymbol(weight, id, outline, kinds))

export const readJackpotWeights = (field: Field, { jackpots }: Outline): NamedWeights | undefined =>
  readWeights(field, (weight, id) => checkedName(weight, id, jackpots, 'unknown_jackpot', 'jackpot'))
