import { known } from '../../../entries.ts'
import type { RuleSource } from '../../core/win-rule.ts'
import { changesOf, symbolsPut } from '../../tables/symbols-put.ts'

/** Per reel the tokens that can ever lie on it, in any set and after whatever turns one symbol into another. */
export function alphabetsOf({ definition, tokens, sets }: RuleSource): number[][] {
  const indexOf = new Map(definition.symbols.map((symbol, i) => [symbol.id, i]))
  const { refill = 'strip' } = definition.cascades ?? {}
  const refilled = refill === 'strip' ? [] : Object.keys(refill)
  const moved = (definition.features ?? []).flatMap((feature) =>
    feature.type === 'freeSpins'
      ? [
          ...Object.keys(feature.expandingSymbol ?? {}),
          ...(feature.walking ?? []),
          ...(feature.kept ?? []).map(({ symbol }) => symbol),
          feature.extraWilds?.symbol ?? [],
        ].flat()
      : [],
  )
  const added = definition.extraWilds ? [definition.extraWilds.symbol] : []
  const put = changesOf(definition).flatMap(symbolsPut)
  const nudged = tokens.list.flatMap((_, i) => (i >= tokens.drawn ? [i] : []))
  const anywhere = [...refilled, ...moved, ...added, ...put].map((id) => known(indexOf.get(id), id))
  return (sets[0] ?? []).map((_, reel) => {
    const seen = new Set(anywhere)
    for (const set of sets) for (const token of set[reel]?.strip ?? []) seen.add(token)
    for (const token of seen) {
      const symbol = definition.symbols[token]
      if (symbol?.kind === 'mystery') for (const id of Object.keys(symbol.reveals)) seen.add(known(indexOf.get(id), id))
      for (const variant of tokens.draws.get(token)?.tokens ?? []) seen.add(variant)
      for (const variant of nudged) if (tokens.list[variant]?.symbol === token) seen.add(variant)
    }
    return [...seen].sort((a, b) => a - b)
  })
}
