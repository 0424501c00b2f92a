import {
  type BetMode,
  type Definition,
  type Feature,
  type FreeSpins,
  type HoldAndWin,
  LIMITS,
} from '../../definition.ts'
import type { Game } from '../../game/core/game.ts'
import { greatestScatters, greatestWins } from '../../game/parse/greatest-win.ts'
import { mostRows, reelsShowing } from '../../game/tables/columns.ts'
import { mostInRound } from './reach.ts'

/** No round of the mode pays more coins before its cap; `mostBeforeCap` may be far above what is really in reach. */
export function mostBeforeCap(definition: Definition, mode: BetMode): number {
  const window = greatestWins(definition) + greatestScatters(definition)
  const { multipliers = [1] } = definition.cascades ?? {}
  const windows = definition.cascades === undefined ? 1 : LIMITS.cascades
  const spin = window * windows * Math.max(...multipliers)
  return mostInRound(definition, mode, {
    paidSpin: spin,
    feature: (feature, spins) => aloneOf(feature, spins, spin, definition),
    prize: (prize) => {
      if ('coins' in prize) return prize.coins
      return 'jackpot' in prize ? jackpotCoins(definition, prize.jackpot) : 0
    },
  })
}

/** The most that a round of the mode wins, nothing gambled. */
export const greatestWin = ({ definition, maxCoins }: Game, mode: BetMode): number =>
  Math.min(maxCoins, mostBeforeCap(definition, mode))

/** The most that a round of the mode pays, a gamble included. */
export function greatestRound({ definition, maxCoins }: Game, mode: BetMode): number {
  const { gamble } = definition
  const won = mostBeforeCap(definition, mode)
  return Math.min(maxCoins, gamble === undefined ? won : won * gamble.factor ** gamble.steps)
}

/** What pools pay at most beside one round by what they start from: those that must be hit, the whole of their height. */
export const greatestBesideRound = ({ jackpots = [] }: Definition): number =>
  jackpots.reduce((sum, { contributionPpm = 0, mustHitBy = 0 }) => sum + (contributionPpm > 0 ? mustHitBy : 0), 0)

/** The cells that hold-and-win can lock. */
export const mostCells = (definition: Definition): number =>
  Math.max(
    ...Object.keys(definition.reelSets).map((name) =>
      reelsShowing(definition, name).reduce((sum, reel) => sum + mostRows(reel), 0),
    ),
  )

function aloneOf(feature: Feature, spins: number, spin: number, definition: Definition): number {
  switch (feature.type) {
    case 'freeSpins':
      return spinsOf(feature, spins) * multiplierOf(feature) * spin
    case 'holdAndWin':
      return lockedCoins(feature, definition)
    case 'wheel':
    case 'pick':
    case 'ladder':
    case 'choice':
      return 0
  }
}

const spinsOf = ({ retrigger, untilGone }: FreeSpins, awarded: number): number =>
  retrigger === undefined && untilGone !== true ? Math.min(awarded, LIMITS.spinsPerFeature) : LIMITS.spinsPerFeature

const multiplierOf = ({ multiplier = 1, grows }: FreeSpins): number =>
  grows === undefined ? multiplier : Math.max(multiplier, grows.upTo ?? LIMITS.multiplier)

function lockedCoins({ values, jackpots = {}, fullCoins = 0 }: HoldAndWin, definition: Definition): number {
  const coins = Object.keys(values).map(Number)
  const prizes = Object.keys(jackpots).map((id) => jackpotCoins(definition, id))
  return mostCells(definition) * Math.max(0, ...coins, ...prizes) + fullCoins
}

const jackpotCoins = ({ jackpots = [] }: Definition, id: string): number =>
  jackpots.find((jackpot) => jackpot.id === id)?.coins ?? 0
