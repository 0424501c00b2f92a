import type { ActiveCoin, HoldAndWin, Prize } from '../../../definition.ts'
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
import { Counters } from './counters.ts'
import { gradeOf } from './grades.ts'
import { reelsOpen, rowsOpen } from './grid.ts'

/** Steps of a cell in a respin. */
const PLACE_STEPS = 3

interface Locking {
  readonly feature: HoldAndWin
  /** The coin, in `ScatterCounts`. */
  readonly scatter: number
  readonly coins: CoinValues
}

export function playHoldAndWin(player: Host, { feature, scatter, coins: { values, jackpots, active } }: Locking): void {
  const { board, rng } = player
  const { id, landing, fullCoins = 0, opensReels = [] } = feature
  const symbol = entryOf(player.game.plan.scatters.counts.symbols, scatter)
  const locked = new Uint8Array((board.reels + opensReels.length) * STRIDE)
  const counters = new Counters(feature, board.reels + opensReels.length)
  let [coins, count, rows, reels] = [0, 0, 0, 0]
  /** Where coins act: what each is worth, in the order in which they landed. */
  let all: LockedCoin[] = []
  let hasActed = false
  let places = board.places(() => true)
  counters.open(places)
  const land = (at: number, told: LockedCoin[]): void => {
    locked[at] = 1
    counters.land(at)
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
  const open = (): void => {
    const [nowRows, nowReels] = [rowsOpen(feature, count), reelsOpen(feature, count)]
    if (nowRows === rows && nowReels === reels) return
    for (let reel = reels; reel < nowReels; reel++) counters.join(board.reels + reel)
    const known = new Set(places)
    ;[rows, reels] = [nowRows, nowReels]
    places = placesOf(player, rows, reels)
    counters.open(places.filter((at) => !known.has(at)))
  }
  const tell = (landed: readonly LockedCoin[]): void => {
    open()
    const grid = { rows, reels, left: counters.told(board.reels + reels), worth: hasActed ? [...all] : null }
    player.teller?.coinsLocked(id, landed, counters.most, grid)
    hasActed = false
  }
  const first: LockedCoin[] = []
  for (const at of places) if (board.tokens[at] === symbol) land(at, first)
  counters.begin(board.reels)
  tell(first)
  while (counters.spin()) {
    player.tally.countSpin()
    player.spend(PLACE_STEPS * places.length)
    const landed: LockedCoin[] = []
    for (const at of places) {
      if (locked[at] === 0 && counters.isSpinning(at) && rng.below(landing.hit + landing.miss) < landing.hit)
        land(at, landed)
    }
    counters.count()
    tell(landed)
  }
  const full = count === places.length
  const { factor, prize } = gradeOf(feature, count)
  const total = coins * factor + (full ? fullCoins : 0)
  player.tally.pay(total)
  const multiplied = factor > 1 ? { factor } : {}
  player.teller?.push({ type: 'holdAndWinEnded', feature: id, full, ...multiplied, coins: total })
  givePrizes(player, feature, prize, (reel) => reel < board.reels + reels && counters.isFull(reel))
}

/** The prize of the grade, and one for each reel that is full, as far as the greatest win lets them. */
function givePrizes(
  player: Host,
  { id, fullReels = [] }: HoldAndWin,
  prize: Prize | undefined,
  isFull: (reel: number) => boolean,
): void {
  if (fullReels.length === 0) {
    if (prize !== undefined) award(player, id, prize)
    return
  }
  const fromReels = fullReels.flatMap((one, reel) => (isFull(reel) ? [one.prize] : []))
  for (const given of prize === undefined ? fromReels : [...fromReels, prize]) {
    if (player.tally.capped()) break
    award(player, id, given)
  }
}

/** The cells of the window, of so many rows under it and of so many reels on its right. */
const placesOf = ({ board }: Host, rows: number, reels: number): number[] =>
  Array.from({ length: board.reels + reels }, (_, reel) =>
    Array.from({ length: intAt(board.rows, Math.min(reel, board.reels - 1)) + rows }, (_, row) => reel * STRIDE + row),
  ).flat()
