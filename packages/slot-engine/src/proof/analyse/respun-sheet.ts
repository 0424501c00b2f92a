/**
 * Sheets of games whose winners are held while the rest spins again. From what is held before a respin the mean of every win of the next window is
 * known, since a line meets each reel in one cell. So with w_k the wins of window k, H_k what is held before it, and any worths v of wins,
 *   E[T] = E[v·w_0] + E[T − v·w_0 − Σ_k v′·(w_k − E[w_k | H_k])],
 * of which the first mean is known and the last is sampled: martingale control variates (P. Glasserman, *Monte Carlo Methods in Financial
 * Engineering*, 2003, 4.1). Worths are learnt from rounds of their own, so that they hang on none of those that are counted.
 */
import type { BetMode } from '../../definition.ts'
import type { Game } from '../../game/core/game.ts'
import type { RoundOptions } from '../../game/core/round-options.ts'
import { type Meter, OutOfReach } from '../../meter.ts'
import type { Bounds } from '../bounds/mean-bounds.ts'
import type { SimulatedSheet } from '../sheet.ts'
import { HeldLines } from '../simulate/held-lines.ts'
import { ControlledRounds, LearningRounds } from '../simulate/respun-rounds.ts'
import { simulateNow } from '../simulate/simulate.ts'

/** Rounds that worths are learnt from, and the share of what is left of a budget that they may take. */
const LEARNING_ROUNDS = 1 << 14
const LEARNING_SHARE = 0.1

/** `null` where no winners are held, or what they win next has no mean in reach. */
export function respunRounds(
  game: Game,
  mode: BetMode,
  options: RoundOptions & { readonly seed?: string },
  meter: Meter,
): ControlledRounds | null {
  if (game.definition.respins === undefined || mode.buys !== undefined) return null
  try {
    return meter.within({ steps: Math.ceil(LEARNING_SHARE * meter.left) }, () => learnt(game, mode, options, meter))
  } catch (error) {
    if (error instanceof OutOfReach) return null
    throw error
  }
}

function learnt(
  game: Game,
  mode: BetMode,
  { seed = 'sheet', mode: id, choose }: RoundOptions & { readonly seed?: string },
  meter: Meter,
): ControlledRounds | null {
  const lines = HeldLines.of(game, mode, meter)
  if (lines === null) return null
  const learning = new LearningRounds(lines)
  const round = { ...(id === undefined ? {} : { mode: id }), ...(choose === undefined ? {} : { choose }) }
  const asked = { spins: LEARNING_ROUNDS, seed: `${seed}/pilot`, ...round }
  const { totalSpins } = simulateNow(game, asked, meter, { respun: learning })
  return new ControlledRounds(lines, learning.worths(totalSpins))
}

type BoundedSheet = SimulatedSheet & { readonly bounds: { readonly rtp: Bounds } }

/** The sheet of rounds that were played, with the mean of what their windows were worth put in place of what they won. */
export function withRespins<S extends BoundedSheet>(sheet: S, rounds: ControlledRounds): S {
  const { spins: n, betCoins, bounds, rtpBySource } = sheet
  if (n < 2) return sheet
  const above = rounds.paid / n
  const standardError = Math.sqrt(Math.max(0, rounds.squares / n - above ** 2) / (n - 1)) / betCoins
  if (standardError >= sheet.standardError) return sheet
  const told = (rounds.firstMean() + above) / betCoins
  const rtp = Math.max(bounds.rtp.low, Math.min(bounds.rtp.high, told))
  return {
    ...sheet,
    rtp,
    uncappedRtp: sheet.uncappedRtp + rtp - sheet.rtp,
    rtpBySource: { ...rtpBySource, lines: rtpBySource.lines + rtp - sheet.rtp },
    standardError,
  }
}
