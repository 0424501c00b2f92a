import { type NewGame, type NewSymbol, rowsOfWays } from '@spilvaerk/schemas'
import type { Brief, BriefSymbol } from '@spilvaerk/slot-engine'
import { withPlainSymbols } from './plain-symbols.ts'
import { slugOf } from './slug.ts'

/** What the designer is asked for where somebody wished for figures and wrote no pays. What it cannot do it refuses. */
export function wishedBrief({ name, theme, description, symbols, ...wished }: NewGame): Brief {
  const cast = withPlainSymbols(symbols).toSorted((a, b) => b.value - a.value)
  const hasScatter = cast.some(isScatter)
  return {
    ...{ name, id: slugOf(name), theme },
    ...(description && { description }),
    symbols: cast.map(briefSymbol),
    reels: wished.reels,
    ...countingOf(wished),
    rtp: wished.rtp / 100,
    volatility: wished.volatility,
    maxWin: wished.maxWinMultiplier,
    features: { freeSpins: hasScatter },
  }
}

/** Ways of more rows than a window has are those of reels whose rows are drawn. */
const MOST_ROWS = 6

function countingOf({
  paylines,
  reels,
}: Pick<NewGame, 'paylines' | 'reels'>): Pick<Brief, 'counting' | 'rows' | 'lines'> {
  const rows = rowsOfWays(paylines, reels)
  if (rows === undefined) return { lines: paylines }
  return rows > MOST_ROWS ? { counting: 'variableWays' } : { counting: 'ways', rows }
}

const isScatter = ({ type }: NewSymbol) => type === 'scatter' || type === 'bonus'

/** A bonus symbol has no game of its own here: it counts anywhere, as a scatter does. */
const briefSymbol = (symbol: NewSymbol): BriefSymbol => ({
  ...(symbol.id !== undefined && { id: symbol.id }),
  ...{ emoji: symbol.emoji, name: symbol.name },
  kind: isScatter(symbol) ? 'scatter' : symbol.type === 'wild' ? 'wild' : 'regular',
})
