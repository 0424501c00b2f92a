/** Coins that no line and no window can win more of; what is really in reach may be far below. */
import type { CountTable, Definition, ReelDefinition, WildSymbol } from '../definition.ts'

export function greatestLine(definition: Definition): number {
  const { symbols, wins, reelSets } = definition
  const multiplier = Math.max(...Object.values(reelSets).map((set) => greatestWildMultiplier(definition, set)))
  const runs = symbols.map((symbol) =>
    symbol.kind === 'regular' || symbol.kind === 'wild' ? greatest(symbol.pays) * multiplier : 0,
  )
  return Math.max(...runs, ...(wins.combinations ?? []).map(({ coins }) => coins))
}

export const greatestScatters = ({ symbols }: Definition): number =>
  symbols.reduce((sum, symbol) => sum + (symbol.kind === 'scatter' ? greatest(symbol.pays) : 0), 0)

const greatest = (pays: CountTable = {}): number => Math.max(0, ...Object.values(pays))

/** What the wilds on these strips make together when the largest of each reel is on the line. */
function greatestWildMultiplier({ symbols, wins }: Definition, set: readonly ReelDefinition[]): number {
  const wilds = symbols.filter((symbol) => symbol.kind === 'wild')
  const reels = set.map(({ strip }) => multiplierOn(strip, wilds))
  switch (wins.wildMultipliers ?? 'highest') {
    case 'highest':
      return Math.max(...reels)
    case 'add':
      return reels.reduce((sum, multiplier) => sum + multiplier, 0)
    case 'multiply':
      return reels.reduce((product, multiplier) => product * multiplier, 1)
  }
}

const multiplierOn = (strip: readonly string[], wilds: readonly WildSymbol[]): number =>
  Math.max(1, ...wilds.filter(({ id }) => strip.includes(id)).map(({ multiplier = 1 }) => multiplier))
