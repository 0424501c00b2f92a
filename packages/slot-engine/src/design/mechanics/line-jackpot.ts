import type { Definition } from '../../definition.ts'
import { exactWorth } from '../composed/exact-worth.ts'
import { cellOf, winCells } from '../composed/win-cells.ts'
import type { Mechanic } from './mechanic.ts'
import { baseOf, regularsIn, withFeature } from './parts.ts'

const ID = 'line-jackpot'
/** Of the bet, what it returns. */
const SHARE = 0.03
/** Of the cap: what more would be, a win beside it would take past that. */
const MOST = 0.4

/** A whole line of one of the best symbols wins the jackpot beside its pay. */
export const lineJackpot: Mechanic = {
  write: (game, { coins }) => {
    const reels = baseOf(game).length
    const [first] = regularsIn(game)
    // A line of the best symbol pays the cap by itself.
    const found = oftenEnough(game, reels, first?.id) ?? regularsIn(game).at(-1)
    if (found === undefined) return game
    const odds = oddsOf(game, found.id, reels)
    const bets = Math.max(1, Math.min(MOST * game.maxWin, SHARE / Math.max(odds, Number.MIN_VALUE)))
    return withFeature(
      {
        ...game,
        jackpots: [
          { id: ID, ...(found.name !== undefined && { name: found.name }), coins: coins(nice(bets)) },
          ...(game.jackpots ?? []),
        ],
      },
      {
        type: 'wheel',
        id: ID,
        trigger: { symbol: found.id, at: reels, inWin: true },
        segments: [{ weight: 1, prize: { jackpot: ID } }],
      },
    )
  },
}

/** The rarest besides the best whose line comes often enough to be worth its share. */
const oftenEnough = (game: Definition, reels: number, best: string | undefined) =>
  regularsIn(game).find(({ id }) => id !== best && oddsOf(game, id, reels) * MOST * game.maxWin >= SHARE)

/** Lines that it fills in a paid spin, on average. */
function oddsOf(game: Definition, id: string, reels: number): number {
  const { factors, extraWilds, modes, features, ...plain } = game
  const token = game.symbols.findIndex((symbol) => symbol.id === id)
  return exactWorth(plain, 'base')?.[cellOf(winCells(plain), token, reels)] ?? 0
}

const nice = (bets: number): number => {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(bets)) - 1)
  return Math.max(1, Math.round(bets / step) * step)
}
