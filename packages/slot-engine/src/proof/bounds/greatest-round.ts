import { type BetMode, type Definition, type Feature, LIMITS } from '../../definition.ts'
import type { Game } from '../../game/core/game.ts'
import { mostMultiplied } from '../../game/factors/greatest.ts'
import { featureKind } from '../../game/features/features.ts'
import { greatestFactor } from '../../game/features/gamble/ways.ts'
import { inBetMode, inFreeSpins } from '../../game/instead/derive.ts'
import { greatestScatters, greatestWins } from '../../game/parse/greatest-win.ts'
import { mostInRound } from './reach.ts'

/** No round of the mode pays more coins before its cap; `mostBeforeCap` may be far above what is really in reach. */
export function mostBeforeCap(game: Definition, mode: BetMode): number {
  const definition = inBetMode(game, mode) ?? game
  const freeSpin = (feature: Feature): number => {
    const own = feature.type === 'freeSpins' ? inFreeSpins(definition, feature) : undefined
    return mostInSpin(own ?? definition) + greatestInFree(definition)
  }
  return mostInRound(definition, mode, {
    paidSpin: mostInSpin(definition) * mostMultiplied(definition.factors, definition),
    feature: (feature, spins) => featureKind(feature).greatest(feature, spins, freeSpin(feature), definition),
    prize: (prize) => {
      if ('coins' in prize) return prize.coins
      return 'jackpot' in prize ? jackpotCoins(definition, prize.jackpot) : 0
    },
  })
}

/** By its windows alone. */
function mostInSpin(definition: Definition): number {
  const { multipliers = [1] } = definition.cascades ?? {}
  const windows = definition.cascades === undefined ? 1 : LIMITS.cascades
  return (greatestWins(definition) + greatestScatters(definition)) * windows * Math.max(...multipliers)
}

/** The most that coins in view pay in a free spin. */
const greatestInFree = (definition: Definition): number =>
  (definition.features ?? []).reduce(
    (sum, feature) =>
      feature.type === 'collect' && feature.in !== 'paid'
        ? sum + featureKind(feature).greatest(feature, 1, 0, definition)
        : sum,
    0,
  )

/** The most that a round of the mode wins, nothing gambled. */
export const greatestWin = ({ definition, maxCoins }: Game, mode: BetMode): number =>
  Math.min(maxCoins, mostBeforeCap(definition, mode))

/** The most that a round of the mode pays, a gamble included. */
export function greatestRound({ definition, maxCoins }: Game, mode: BetMode): number {
  const { gamble } = definition
  const won = mostBeforeCap(definition, mode)
  return Math.min(maxCoins, gamble === undefined ? won : won * greatestFactor(gamble) ** gamble.steps)
}

/** What pools pay at most beside one round by what they start from: those that must be hit, the whole of their height. */
export const greatestBesideRound = ({ jackpots = [] }: Definition): number =>
  jackpots.reduce((sum, { contributionPpm = 0, mustHitBy = 0 }) => sum + (contributionPpm > 0 ? mustHitBy : 0), 0)

const jackpotCoins = ({ jackpots = [] }: Definition, id: string): number =>
  jackpots.find((jackpot) => jackpot.id === id)?.coins ?? 0
