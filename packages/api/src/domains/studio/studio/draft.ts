import { type NewGame, type NewSymbol, rowsOfWays } from '@spilvaerk/schemas'
import type { CountTable, FreeSpins, SymbolDefinition } from '@spilvaerk/slot-engine'
import { lineShapes, rowsFor } from './line-shapes.ts'
import { BET_COINS, pricedPays, writtenPays } from './pays.ts'
import { withPlainSymbols } from './plain-symbols.ts'
import { slugOf } from './slug.ts'
import { BLANK, BLANKS_FROM, rarerOn, sharesOf, stripOf } from './strips.ts'

type Named = NewSymbol & { readonly id: string }

/** Free spins by the number of scatters, as far as there are reels for them. */
const AWARDS: CountTable = { 3: 8, 4: 12, 5: 20 }

/**
 * A definition for a game that came without strips, by a plain rule: a symbol is the rarer the dearer it is, lines
 * run from calm to restless, pays follow the pay table where it says something and the symbols' values where it does
 * not. Whether it is a playable game is for `parseDefinition` to say.
 * @param scale of the pays that nobody wrote
 * @param rarity how much rarer than usual the dearer symbols are; below 0 they are commoner
 */
export function draftDefinition(game: NewGame, scale: number, rarity?: number): unknown {
  const { reels, paylines, name, theme, description, maxWinMultiplier } = game
  const symbols = nameSymbols(withPlainSymbols(game.symbols))
  const ways = rowsOfWays(paylines, reels)
  const rows = ways ?? rowsFor(reels, paylines)
  // Dearest first: the order is the rank.
  const ranked = symbols.toSorted((a, b) => b.value - a.value)
  const shares = sharesOf(ranked)
  const strip = (reel: number): string[] =>
    rarity === undefined ? stripOf(shares, reel) : stripOf(rarerOn(reel, shares, rarity), reel)
  const hasBlanks = rarity !== undefined && rarity > BLANKS_FROM
  return {
    definitionVersion: 1,
    id: slugOf(name),
    name,
    theme,
    ...(description && { description }),
    betCoins: BET_COINS,
    maxWin: maxWinMultiplier,
    symbols: [
      ...symbols.map((symbol) => symbolOf(symbol, ranked, game, scale)),
      ...(hasBlanks ? [{ id: BLANK, kind: 'blank' }] : []),
    ],
    reelSets: { base: Array.from({ length: reels }, (_, reel) => ({ strip: strip(reel), rows })) },
    wins: ways === undefined ? { type: 'lines', lines: lineShapes(reels, rows, paylines) } : { type: 'ways' },
    features: symbols
      .filter(isScatter)
      .slice(0, 1)
      .map(({ id }) => freeSpins(id, reels)),
  }
}

/** Each with an id of its own, in the order they were sent: a problem is named by its place there. */
function nameSymbols(symbols: readonly NewSymbol[]): Named[] {
  const given = new Set(symbols.map(({ id }) => id))
  const free = symbols.map((_, index) => `s${index + 1}`).filter((id) => !given.has(id))
  return symbols.map((symbol) => ({ ...symbol, id: symbol.id ?? free.shift() ?? '' }))
}

function symbolOf(symbol: Named, ranked: readonly Named[], game: NewGame, scale: number): SymbolDefinition {
  const { id, name, emoji } = symbol
  const rank = ranked.filter(({ type }) => type === 'regular').indexOf(symbol)
  const { reels, volatility } = game
  const pays = writtenPays(symbol, game.paytable) ?? pricedPays(symbol, { rank, reels, volatility, scale })
  const kind = isScatter(symbol) ? 'scatter' : symbol.type === 'wild' ? 'wild' : 'regular'
  return { id, name, emoji, kind, pays }
}

/** A bonus symbol has no game of its own here: it counts anywhere, as a scatter does. */
const isScatter = ({ type }: NewSymbol) => type === 'scatter' || type === 'bonus'

const freeSpins = (symbol: string, reels: number): FreeSpins => ({
  type: 'freeSpins',
  id: 'free-spins',
  trigger: { symbol, awards: Object.fromEntries(Object.entries(AWARDS).filter(([count]) => Number(count) <= reels)) },
})
