import { type NewGame, type NewSymbol, rowsOfWays } from '@spilvaerk/schemas'
import type { CountTable, FreeSpins, SymbolDefinition } from '@spilvaerk/slot-engine'
import { lineShapes, rowsFor } from './line-shapes.ts'
import { BET_COINS, pricedPays, writtenPays } from './pays.ts'
import { withPlainSymbols } from './plain-symbols.ts'
import { slugOf } from './slug.ts'
import { BLANK, type Share, sharesOf, stripOf } from './strips.ts'

type Named = NewSymbol & { readonly id: string }

/** Free spins by the number of scatters, as far as there are reels for them. */
const AWARDS: CountTable = { 3: 8, 4: 12, 5: 20 }

/**
 * A definition for a game that came without strips, by a plain rule: a symbol is the rarer the dearer it is, lines
 * run from calm to restless, pays follow the pay table where it says something and the symbols' values where it does
 * not. Whether it is a playable game is for `parseDefinition` to say.
 * @param scale of the pays that nobody wrote
 * @param strips of each reel, instead of the plain ones
 */
export function draftDefinition(game: NewGame, scale: number, strips?: readonly (readonly string[])[]): unknown {
  const { reels, paylines, name, theme, description, maxWinMultiplier } = game
  const symbols = nameSymbols(withPlainSymbols(game.symbols))
  const ways = rowsOfWays(paylines, reels)
  const rows = ways ?? rowsFor(reels, paylines)
  const ranked = rankedOf(symbols)
  const shares = sharesOf(ranked)
  const hasBlanks = strips?.some((strip) => strip.includes(BLANK))
  const hasWild = symbols.some(({ type }) => type === 'wild')
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
    reelSets: {
      base: Array.from({ length: reels }, (_, reel) => ({ strip: strips?.[reel] ?? stripOf(shares, reel), rows })),
    },
    wins: {
      ...(ways === undefined ? { type: 'lines', lines: lineShapes(reels, rows, paylines) } : { type: 'ways' }),
      ...(hasWild && { wildRuns: ways === undefined ? 'best' : 'each' }),
    },
    features: symbols
      .filter(isScatter)
      .slice(0, 1)
      .map(({ id }) => freeSpins(id, reels)),
  }
}

/** Dearest first: the order is the rank. */
const rankedOf = (symbols: readonly Named[]): Named[] => symbols.toSorted((a, b) => b.value - a.value)

/** How often each symbol stands on a plain strip, the one that pays most first. */
export function sharesByPay(game: NewGame): Share[] {
  const mostOf = (symbol: Named): number => Math.max(0, ...Object.values(writtenPays(symbol, game.paytable) ?? {}))
  const symbols = rankedOf(nameSymbols(withPlainSymbols(game.symbols)))
  return sharesOf(symbols.toSorted((a, b) => mostOf(b) - mostOf(a)))
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
