import type { ActiveCoin, HoldAndWin } from '../../../definition.ts'
import { entryOf, intAt } from '../../../entries.ts'
import type { LockedCoin } from '../../../round.ts'
import { cellAt } from '../../board/board.ts'
import { drawToken } from '../../board/draw.ts'
import type { Host } from '../../core/feature-plan.ts'
import { STRIDE } from '../../tables/reels.ts'
import type { CoinValues } from '../coins/values.ts'
import { jackpotCoins } from '../jackpot/coins.ts'
import { award } from '../prizes/award.ts'
import { actedOn, actOf, afterAct } from './acts.ts'
import { gradeOf } from './grades.ts'
import { rowsOpen } from './grid.ts'

interface Locking {
  readonly feature: HoldAndWin
  /** The coin, in `ScatterCounts`. */
  readonly scatter: number
  readonly coins: CoinValues
}

export function playHoldAndWin(player: Host, { feature, scatter, coins: { values, jackpots, active } }: Locking): void {
  const { board, rng } = player
  const { id, respins, landing, fullCoins = 0 } = feature
  const symbol = entryOf(player.game.plan.scatters.counts.symbols, scatter)
  const locked = new Uint8Array(board.tokens.length)
  let [coins, count, open] = [0, 0, 0]
  /** Where coins act: what each is worth, in the order in which they landed. */
  let all: LockedCoin[] = []
  let hasActed = false
  let places = board.places(() => true)
  const land = (at: number, told: LockedCoin[]): void => {
    locked[at] = 1
    const value = drawToken(values, rng)
    const acts = active[-1 - value]
    if (acts !== undefined) return act(at, acts, -value, told)
    count++
    const jackpot = jackpots[-1 - value]
    const worth = jackpot === undefined ? value : jackpotCoins(player.game, jackpot)
    coins += worth
    const cell = cellAt(at)
    const coin = jackpot === undefined ? { cell, coins: worth } : { cell, coins: worth, jackpot }
    told.push(coin)
    if (active.length > 0) all.push(coin)
  }
  const act = (at: number, coin: ActiveCoin, number: number, told: LockedCoin[]): void => {
    coins = afterAct(actOf(coin), coins, count++)
    hasActed = true
    const landed = { cell: cellAt(at), coins: coin.coins ?? 0, active: number }
    told.push(landed)
    if (player.teller !== null) all = actedOn(coin, all, landed)
  }
  const tell = (landed: readonly LockedCoin[], left: number): void => {
    const rows = rowsOpen(feature, count)
    if (rows > open) places = placesOf(player, rows)
    open = rows
    player.teller?.coinsLocked(id, landed, left, { rows: open, worth: hasActed ? [...all] : null })
    hasActed = false
  }
  const first: LockedCoin[] = []
  for (const at of places) if (board.tokens[at] === symbol) land(at, first)
  tell(first, respins)
  for (let left = respins; left > 0 && count < places.length; ) {
    player.tally.countSpin()
    player.spend(places.length)
    const landed: LockedCoin[] = []
    for (const at of places) {
      if (locked[at] === 0 && rng.below(landing.hit + landing.miss) < landing.hit) land(at, landed)
    }
    left = landed.length > 0 ? respins : left - 1
    tell(landed, left)
  }
  const full = count === places.length
  const { factor, prize } = gradeOf(feature, count)
  const total = coins * factor + (full ? fullCoins : 0)
  player.tally.pay(total)
  const multiplied = factor > 1 ? { factor } : {}
  player.teller?.push({ type: 'holdAndWinEnded', feature: id, full, ...multiplied, coins: total })
  if (prize !== undefined) award(player, id, prize)
}

/** The cells of the window and of so many rows under it. */
const placesOf = ({ board }: Host, rows: number): number[] =>
  Array.from({ length: board.reels }, (_, reel) =>
    Array.from({ length: intAt(board.rows, reel) + rows }, (_, row) => reel * STRIDE + row),
  ).flat()
