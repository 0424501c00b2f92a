/** What a game becomes where bet modes and free spins have parts of their own. It shares no code with the engine. */
import type { BetMode, Definition, Feature, FreeSpins, SymbolDefinition } from '../src/definition.ts'

/** The game that a round of the mode is one of. */
export function ofMode(definition: Definition, mode: BetMode | undefined): Definition {
  if (mode?.instead === undefined) return definition
  const { symbols, features, ...others } = mode.instead
  const changed: Definition = { ...definition, ...others, symbols: withParts(definition, symbols) }
  return features === undefined
    ? changed
    : { ...changed, features: definition.features!.map((old) => features.find((one) => one.id === old.id) ?? old) }
}

/** The game that such free spins are spins of. */
export function ofSpins(definition: Definition, feature: Feature): Definition {
  const { instead } = feature as FreeSpins
  if (instead === undefined) return definition
  const { symbols, ...others } = instead
  return { ...definition, ...others, symbols: withParts(definition, symbols) }
}

const withParts = (
  { symbols }: Definition,
  parts: Readonly<Record<string, object>> | undefined,
): readonly SymbolDefinition[] =>
  symbols.map((symbol) => Object.assign({}, symbol, parts?.[symbol.id]) as SymbolDefinition)
