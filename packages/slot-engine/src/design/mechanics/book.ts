import type { Definition, FreeSpins, SymbolDefinition } from '../../definition.ts'
import type { VolatilityClass } from '../../proof/sheet.ts'
import type { Mechanic } from './mechanic.ts'
import { lowSymbols, wildIn, withFreeSpins, withoutRetrigger } from './parts.ts'

/** What a book pays by its number anywhere, in bets. */
const PAYS = { '3': 2, '4': 20, '5': 200 } as const

/** Symbols that may be drawn: each of them is a law of its own to work out. */
const DRAWN = 4
/** Lines of the best symbol that pay the cap together, by class: the more, the calmer. */
const LINES_TO_THE_CAP = { low: 40, medium: 25, high: 10, extreme: 4 } as const

/** The scatter becomes wild and scatter in one; in free spins a symbol is drawn that covers its reels. */
export const book: Mechanic = {
  needs: 'freeSpins',
  write: (game, { brief, coins }) => {
    const scatter = game.features?.find((feature): feature is FreeSpins => feature.type === 'freeSpins')?.trigger
      ?.symbol
    const old = game.symbols.find(({ id }) => id === scatter)
    if (scatter === undefined || old?.kind !== 'scatter') return game
    const { adds, pays, ...named } = old
    const reels = game.reelSets.base?.length ?? 0
    const own = Object.entries(PAYS).flatMap(([count, bets]) => (Number(count) <= reels ? [[count, coins(bets)]] : []))
    const drawn: SymbolDefinition = { ...named, kind: 'wild', scatterPays: pays ?? Object.fromEntries(own) }
    return withDrawnSymbol(
      withoutWild(
        {
          ...game,
          symbols: game.symbols.map((symbol) =>
            symbol.id === scatter ? drawn : lowered(symbol, game, linesToTheCap(game, brief.volatility)),
          ),
          wins: game.wins.type === 'lines' ? { ...game.wins, wildRuns: 'none' } : game.wins,
        },
        wildIn(game)?.id,
      ),
    )
  },
}

/** No more than there are: one spin whose reels are all covered then pays the cap. */
const linesToTheCap = ({ wins }: Definition, volatility: VolatilityClass): number =>
  Math.min(LINES_TO_THE_CAP[volatility], wins.type === 'lines' ? wins.lines.length : Number.POSITIVE_INFINITY)

/** Books stand in on every reel, so no line pays the cap: it is left to free spins whose symbol covers the reels. */
function lowered(symbol: SymbolDefinition, { maxWin, betCoins }: Definition, lines: number): SymbolDefinition {
  if (symbol.kind !== 'regular' || symbol.pays === undefined) return symbol
  const most = Math.round((maxWin * betCoins) / lines / betCoins) * betCoins
  const pays = Object.entries(symbol.pays).map(([count, coins]) => [count, Math.min(coins, most)] as const)
  return { ...symbol, pays: Object.fromEntries(pays) }
}

/** Regular symbols lie where the other wild lay. */
function withoutWild(game: Definition, wild: string | undefined): Definition {
  const low = lowSymbols(game)
  return {
    ...game,
    symbols: game.symbols.filter(({ id }) => id !== wild),
    reelSets: Object.fromEntries(
      Object.entries(game.reelSets).map(([name, reels]) => [
        name,
        reels.map((reel) => ({
          ...reel,
          strip: reel.strip.map((id, stop) => (id === wild ? (low[stop % low.length] ?? id) : id)),
        })),
      ]),
    ),
  }
}

/** The best symbol, seldom, and some of the lower ones. */
function withDrawnSymbol(game: Definition): Definition {
  const best = game.symbols.flatMap(({ kind, id }) => (kind === 'regular' ? [id] : [])).slice(0, 1)
  const lower = lowSymbols(game).slice(1 - DRAWN)
  const drawn = Object.fromEntries([...best.map((id) => [id, 1]), ...lower.map((id) => [id, 4])])
  return withFreeSpins(game, (feature) => ({ ...withoutRetrigger(feature), multiplier: 1, expandingSymbol: drawn }))
}
