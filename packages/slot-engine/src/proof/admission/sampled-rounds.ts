import type { BetMode } from '../../definition.ts'
import type { Game } from '../../game/core/game.ts'
import { type Meter, OutOfReach } from '../../meter.ts'
import { greatestWin } from '../bounds/greatest-round.ts'
import { meanAtLeast, meanBounds, type Sample, shareOf } from '../bounds/mean-bounds.ts'
import type { Report } from '../report.ts'
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

interface PlayedOptions {
  readonly rounds: number
  readonly seed: string
  readonly meter: Meter
  /** What all of them may take. */
  readonly steps: number
}

/** Rounds by which it is found out how long one is; their draws are their own. */
const PILOT_ROUNDS = 400
/** Of the budget, what the rounds may take by what the pilot says of them. */
const PLANNED_SHARE = 0.5

function affordable(
  play: (spins: number, seed: string) => Report,
  seed: string,
  { meter, steps }: Pick<PlayedOptions, 'meter' | 'steps'>,
): number {
  const before = meter.steps
  const { totalSpins } = play(PILOT_ROUNDS, seed)
  return Math.max(1, Math.floor((PLANNED_SHARE * steps * totalSpins) / Math.max(1, meter.steps - before)))
}

/** Plays rounds until `isEnough` of them, and gives how often each total came up. */
export function playedRounds(
  game: Game,
  mode: BetMode,
  strategy: Strategy,
  { rounds: wanted, seed, meter, steps }: PlayedOptions,
  isEnough: (histogram: Histogram) => boolean,
): Histogram {
  const play = (spins: number, of: string) =>
    meter.within({ steps }, () => simulateNow(game, { mode: mode.id, choose: strategy, spins, seed: of }, meter))
  const rounds = Math.min(wanted, affordable(play, `${seed}/pilot`, { meter, steps }))
  const seen = new Map<number, number>()
  let played = 0
  for (const [look, share] of LOOKS.entries()) {
    const spins = Math.ceil(rounds * share) - played
    if (spins === 0) continue
    const report = play(spins, `${seed}/${look}`)
    // Bounds of rounds that ended when the budget did would not hold: what ends it is how long the rounds are.
    if (report.stopped !== undefined) throw new OutOfReach(`reelSets.${mode.reelSet ?? 'base'}`, 'steps')
    for (const [coins, count] of report.histogram) seen.set(coins, (seen.get(coins) ?? 0) + count)
    played += spins
    if (look < LOOKS.length - 1 && isEnough([...seen])) break
  }
  return [...seen].sort(([a], [b]) => a - b)
}
