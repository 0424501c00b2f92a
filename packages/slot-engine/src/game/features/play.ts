import type { Choice, Ladder, Pick, Prize } from '../../definition.ts'
import type { Rng } from '../../rng.ts'
import type { Cell, LockedCoin } from '../../round.ts'
import { type Board, cellAt } from '../board/board.ts'
import { drawIndex, drawToken } from '../board/draw.ts'
import type { FeaturePlan, HoldAndWinPlan, PrizePlan, WheelPlan } from '../core/feature-plans.ts'
import type { Game } from '../core/game.ts'
import type { Tally } from '../core/tally.ts'
import type { Teller } from '../core/teller.ts'

/** What a feature needs of whoever plays the round. */
interface Host {
  readonly game: Game
  readonly rng: Rng
  readonly board: Board
  readonly teller: Teller | null
  readonly tally: Tally
  choose(feature: string, options: number): number
  indexOf(feature: string): number
  start(index: number, spins: number, cells: readonly Cell[]): void
}

/** Plays a mini-game or hold-and-win to its end. */
export function playFeature(
  player: Host,
  plan: Exclude<FeaturePlan, { type: 'freeSpins' }>,
  cells: readonly Cell[],
): void {
  const { type, feature } = plan
  player.teller?.push({ type: 'featureStarted', feature: feature.id, kind: type, cells })
  if (plan.type === 'holdAndWin') playHoldAndWin(player, plan)
  else playPrizes(player, plan)
}

function playPrizes(player: Host, plan: PrizePlan): void {
  if (plan.type === 'wheel') return playWheel(player, plan)
  const { feature } = plan
  switch (feature.type) {
    case 'pick':
      return playPick(player, feature)
    case 'ladder':
      return playLadder(player, feature)
    case 'choice':
      return playChoice(player, feature)
  }
}

function playWheel(player: Host, { feature, segments }: WheelPlan): void {
  const segment = drawToken(segments, player.rng)
  player.teller?.push({ type: 'wheelStopped', feature: feature.id, segment })
  award(player, feature.id, feature.segments[segment]?.prize as Prize)
}

/** Items are drawn without putting them back, until one ends it or the picks are used up. */
function playPick(player: Host, { id, items, picks }: Pick): void {
  const left = items.map(({ count }) => count)
  const total = left.reduce((sum, count) => sum + count, 0)
  for (let picked = 0; picked < Math.min(picks ?? total, total) && !player.tally.capped(); picked++) {
    const item = drawIndex(left, total - picked, player.rng)
    left[item] = (left[item] as number) - 1
    player.teller?.push({ type: 'itemUncovered', feature: id, item })
    const { prize, ends } = items[item] as Pick['items'][number]
    award(player, id, prize)
    if (ends) return
  }
}

function playLadder(player: Host, { id, rungs }: Ladder): void {
  let rung = 0
  while (rung < rungs.length - 1) {
    const { up, down } = rungs[rung] as Ladder['rungs'][number]
    if (player.rng.below(up + down) >= up) break
    rung++
  }
  player.teller?.push({ type: 'ladderClimbed', feature: id, rung })
  award(player, id, rungs[rung]?.prize as Prize)
}

function playChoice(player: Host, { id, options }: Choice): void {
  const option = player.choose(id, options.length)
  player.teller?.push({ type: 'choiceMade', feature: id, option })
  const chosen = options[option]
  if (chosen === undefined) throw new RangeError(`${id}: option ${option} of ${options.length} does not exist`)
  award(player, id, chosen.prize)
}

function award(player: Host, feature: string, prize: Prize): void {
  if ('coins' in prize) {
    player.tally.pay(prize.coins)
    player.teller?.push({ type: 'prizeWon', feature, coins: prize.coins })
  } else if ('jackpot' in prize) payJackpot(player, prize.jackpot)
  else if ('feature' in prize) player.start(player.indexOf(prize.feature), prize.spins ?? 1, [])
}

function payJackpot(player: Host, jackpot: string): void {
  const coins = jackpotCoins(player, jackpot)
  player.tally.pay(coins)
  player.teller?.push({ type: 'jackpotWon', jackpot, coins })
}

const jackpotCoins = (player: Host, id: string): number =>
  player.game.definition.jackpots?.find((jackpot) => jackpot.id === id)?.coins as number

function playHoldAndWin(player: Host, plan: HoldAndWinPlan): void {
  const { board, rng } = player
  const { id, respins, landing, fullCoins = 0 } = plan.feature
  const symbol = player.game.plan.scatters.counts.symbols[plan.scatter] as number
  const locked = new Uint8Array(board.tokens.length)
  let coins = 0
  let free = 0
  const land = (at: number, told: LockedCoin[]): void => {
    locked[at] = 1
    free--
    const value = drawToken(plan.values, rng)
    const jackpot = plan.jackpots[-1 - value]
    const worth = jackpot === undefined ? value : jackpotCoins(player, jackpot)
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
