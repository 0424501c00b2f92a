import { mostRowsOf } from '../composed/grid.ts'
import type { Mechanic } from './mechanic.ts'
import { baseOf, fullPay } from './parts.ts'
import { stackedSymbols } from './stacked-symbols.ts'

/** Symbols come in stacks, and a window that is full of one pays twice what all its lines or ways would. */
export const fullWindow: Mechanic = {
  write: (game, place) => {
    const stacked = stackedSymbols.write(game, place)
    const { wins } = stacked
    const wholes =
      wins.type === 'lines'
        ? wins.lines.length
        : baseOf(stacked).reduce((product, { rows }) => product * mostRowsOf(rows), 1)
    const cap = game.maxWin * game.betCoins
    const pays = Object.fromEntries(
      stacked.symbols.flatMap((symbol) =>
        symbol.kind === 'regular' ? [[symbol.id, Math.min(cap, 2 * wholes * fullPay(symbol))]] : [],
      ),
    )
    return { ...stacked, wins: { ...wins, fullWindow: { pays } } }
  },
}
