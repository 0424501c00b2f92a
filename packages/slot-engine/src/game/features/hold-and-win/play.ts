import type { HoldAndWin } from '../../../definition.ts'
import { entryOf } from '../../../entries.ts'
import type { LockedCoin } from '../../../round.ts'
import { cellAt } from '../../board/board.ts'
import { drawToken } from '../../board/draw.ts'
import type { Host } from '../../core/feature-plan.ts'
import { jackpotCoins } from '../jackpot/coins.ts'
import type { CoinValues } from './coins.ts'

interface Locking {
  readonly feature: HoldAndWin
  /** The coin, in `ScatterCounts`. */
  readonly scatter: number
  readonly coins: CoinValues
}

export function playHoldAndWin(player: Host, { feature, scatter, coins: { values, jackpots } }: Locking): void {
  const { board, rng } = player
  const { id, respins, landing, fullCoins = 0 } = feature
  const symbol = entryOf(player.game.plan.scatters.counts.symbols, scatter)
  const locked = new Uint8Array(board.tokens.length)
  let coins = 0
  let free = 0
  const land = (at: number, told: LockedCoin[]): void => {
    locked[at] = 1
    free--
    const value = drawToken(values, rng)
    const jackpot = jackpots[-1 - value]
    const worth = jackpot === undefined ? value : jackpotCoins(player.game, jackpot)
    coins += worth
    const cell = cellAt(at)
    told.push(jackpot === undefined ? { cell, coins: worth } : { cell, coins: worth, jackpot })
  }
  const places = board.places(() => true)
  free = places.length
  const first: LockedCoin[] = []
  for (const at of places) if (board.tokens[at] === symbol) land(at, first)
  player.teller?.coinsLocked(id, first, respins)
  for (let left = respins; left > 0 && free > 0; ) {
    player.tally.countSpin()
    player.spend(places.length)
    const landed: LockedCoin[] = []
    for (const at of places) {
      if (locked[at] === 0 && rng.below(landing.hit + landing.miss) < landing.hit) land(at, landed)
    }
    left = landed.length > 0 ? respins : left - 1
    player.teller?.coinsLocked(id, landed, left)
  }
  const full = free === 0
  if (full) coins += fullCoins
  player.tally.pay(coins)
  player.teller?.push({ type: 'holdAndWinEnded', feature: id, full, coins })
}
