import type { BetMode } from '../../definition.ts'
import type { Game } from '../../game/core/game.ts'
import { greatestWin } from '../bounds/greatest-round.ts'
import { meanAtLeast, meanBounds, type Sample, shareOf } from '../bounds/mean-bounds.ts'
import { simulateNow } from '../simulate/simulate.ts'
import { leastAfterGamble } from './gambled.ts'
import type { RoundBounds } from './round-bounds.ts'
import type { Strategy } from './strategies.ts'

type Histogram = Sample['histogram']

/** Statements of a sample that can be wrong: the mean from both sides, after the gamble, and the chance of the top win from both. */
export const STATEMENTS = 5

/** Bounds from rounds that were played, each wrong with probability at most `error`. */
export function sampledRounds(
  game: Game,
  mode: BetMode,
  { strategy, histogram, error }: { strategy: Strategy; histogram: Histogram; error: number },
): RoundBounds {
  const greatest = greatestWin(game, mode)
  const unit = mode.coins
  const paid = meanBounds({ histogram, greatest, unit }, error)
  const rounds = histogram.reduce((sum, [, count]) => sum + count, 0)
  const topSeen = histogram.reduce((sum, [coins, count]) => (coins >= greatest ? sum + count : sum), 0)
  const topChance = meanBounds(shareOf(topSeen, rounds), error)
  const capChance = greatest < game.maxCoins ? { low: 0, high: 0 } : topChance
  return {
    ...{ strategy, method: 'sampled', rounds, paid, capChance, topChance, topSeen },
    gambled: game.definition.gamble === undefined ? paid : { low: leastGambled(), high: paid.high },
  }

  function leastGambled(): number {
    const least = leastAfterGamble(game)
    return meanAtLeast({ histogram: histogram.map(([coins, count]) => [least(coins), count]), greatest, unit }, error)
  }
}

/** Looks that are taken on the way; the bounds hold at each of them, so whoever has seen enough may stop. */
const LOOKS = [1 / 8, 1 / 4, 1 / 2, 1]

/** Plays rounds until `isEnough` of them, and gives how often each total came up. */
export function playedRounds(
  game: Game,
  mode: BetMode,
  strategy: Strategy,
  { rounds, seed }: { readonly rounds: number; readonly seed: string },
  isEnough: (histogram: Histogram) => boolean,
): Histogram {
  const seen = new Map<number, number>()
  let played = 0
  for (const [look, share] of LOOKS.entries()) {
    const spins = Math.ceil(rounds * share) - played
    if (spins === 0) continue
    const report = simulateNow(game, { mode: mode.id, choose: strategy, spins, seed: `${seed}/${look}` })
    for (const [coins, count] of report.histogram) seen.set(coins, (seen.get(coins) ?? 0) + count)
    played += spins
    if (look < LOOKS.length - 1 && isEnough([...seen])) break
  }
  return [...seen].sort(([a], [b]) => a - b)
}
