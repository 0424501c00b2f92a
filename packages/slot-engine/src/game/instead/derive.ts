import type { BetMode, Definition, FreeSpins } from '../../definition.ts'

/** A definition in which a bet mode or free spins have their way, and where that is said. */
export interface Derived {
  readonly definition: Definition
  readonly parts: Parts
  readonly of: { readonly list: 'modes' | 'features'; readonly index: number }
}

export type Parts = NonNullable<BetMode['instead']>

/** What is laid over goes by the same names, so that triggers, events and tallies mean the same. */
function laidOver(definition: Definition, { symbols = {}, features = [], ...rest }: Parts): Definition {
  return {
    ...definition,
    ...rest,
    // A part fits the kind of its symbol, or the whole is refused.
    symbols: definition.symbols.map((symbol) => ({ ...symbol, ...symbols[symbol.id] }) as typeof symbol),
    ...(definition.features && {
      features: definition.features.map((feature) => features.find(({ id }) => id === feature.id) ?? feature),
    }),
  }
}

const plainModes = ({ modes }: Definition) => modes && { modes: modes.map(({ instead: _, ...mode }) => mode) }

/** The game as the bet mode plays it, if it replaces parts. */
export function inBetMode(definition: Definition, mode: BetMode): Definition | undefined {
  const { instead } = mode
  return instead && { ...laidOver(definition, instead), ...plainModes(definition) }
}

/** The game as the free spins play it, if they replace parts. Other free spins are not played in it. */
export function inFreeSpins(definition: Definition, { instead, ...plain }: FreeSpins): Definition | undefined {
  if (instead === undefined) return undefined
  const features = definition.features?.flatMap((feature) => {
    if (feature.id === plain.id) return [plain]
    return feature.type === 'freeSpins' ? [started(feature)] : []
  })
  return { ...laidOver(definition, { ...instead, ...(features && { features }) }), ...plainModes(definition) }
}

const started = ({ type, id, trigger, chance }: FreeSpins): FreeSpins => ({
  ...{ type, id },
  ...(trigger && { trigger }),
  ...(chance && { chance }),
})

/** Every game that parts of this one are played as, but not those that are played within them. */
export const derivedFrom = (definition: Definition): readonly Derived[] => [
  ...(definition.modes ?? []).flatMap((mode, index) => {
    const other = inBetMode(definition, mode)
    return other && mode.instead
      ? [{ definition: other, parts: mode.instead, of: { list: 'modes' as const, index } }]
      : []
  }),
  ...(definition.features ?? []).flatMap((feature, index) => {
    const other = feature.type === 'freeSpins' ? inFreeSpins(definition, feature) : undefined
    return other && feature.type === 'freeSpins' && feature.instead
      ? [{ definition: other, parts: feature.instead, of: { list: 'features' as const, index } }]
      : []
  }),
]

/**
 * The definition as a bet mode plays it: with the parts that the mode has of its own. It is what a machine shows a round
 * of that mode by.
 */
export function definitionIn(definition: Definition, mode: string | undefined): Definition {
  const found = definition.modes?.find(({ id }) => id === mode)
  return (found && inBetMode(definition, found)) ?? definition
}
