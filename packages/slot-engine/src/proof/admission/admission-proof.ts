import { type Game, gameIn, modeOf } from '../../game/core/game.ts'
import { DEFAULT_BUDGET, Meter, OutOfReach, type WorkOptions } from '../../meter.ts'
import { greatestBesideRound, greatestRound } from '../bounds/greatest-round.ts'
import { exactRounds } from './exact-rounds.ts'
import { hitsOf, type ModeRounds, provedMode } from './mode-proof.ts'
import type { AdmissionProof, ModeProof, ProvedMode, UnprovedReason } from './proof.ts'
import type { RoundBounds } from './round-bounds.ts'
import { playedRounds, STATEMENTS, sampledRounds } from './sampled-rounds.ts'
import { type Strategies, type Strategy, strategiesOf } from './strategies.ts'

/** Rounds that somebody has played already, of the plain bet of a game without choices. */
export interface PlayedRounds {
  readonly seed: string
  /** How often each total came up, as reports and simulated sheets have it. */
  readonly histogram: readonly (readonly [coins: number, rounds: number])[]
  /** How many runs there were at most to choose this one from: each of them may have been wrong. By default 1. */
  readonly outOf?: number
}

export interface AdmissionOptions extends WorkOptions {
  /**
   * Decides the draws. Who makes games must not know it while they make them: among very many games one would be found
   * that these draws flatter.
   */
  readonly seed?: string
  /** Rounds to play where there is no exact answer, all modes and strategies together; by default some 20 seconds' work. */
  readonly rounds?: number
  /** Sampling stops as soon as the return is known to be within these limits, or not to be. */
  readonly until?: { readonly lowest: number; readonly highest: number }
  readonly played?: PlayedRounds
}

/** Of all bounds of a proof together. */
const CONFIDENCE = 0.999
const DEFAULT_SEED = 'admission'

/**
 * What a game returns under every strategy of the player, in every bet mode, pools included, as bounds that hold for heavy
 * tails: exact by the law of a round where that is in reach (rounded outward by 10⁻⁶ bets and 10⁻⁹ of the cap), else from sampled rounds, with
 * every prize that a sample may have missed bounded by what the definition lets a round pay. No normal approximation:
 * see `meanBounds`. The probability of error, 1 − `confidence`, is split evenly over all statements that are sampled.
 * Shares are of the price of a round. The same game and options give the same proof.
 */
export function admissionProof(game: Game, options: AdmissionOptions = {}): AdmissionProof {
  const { definition } = game
  const { seed = DEFAULT_SEED } = options
  const meter = new Meter({ ...options, budget: { ...ADMISSION_BUDGET, ...options.budget } })
  const plans = ['base', ...(definition.modes ?? []).map(({ id }) => id)].map((id) =>
    planOf(gameIn(game, id), id, meter),
  )
  const samples = plans.reduce((sum, plan) => sum + ('reason' in plan ? 0 : missing(plan)), 0)
  const strategies = plans.reduce((sum, plan) => sum + ('reason' in plan ? 0 : plan.all.length), 0)
  const statements = samples * STATEMENTS + strategies * 2 * (definition.jackpots ?? []).length
  const error = (1 - CONFIDENCE) / Math.max(1, statements)
  const share = Math.max(1, Math.floor((options.rounds ?? defaultRounds(game)) / Math.max(1, samples)))
  const steps = Math.max(1, Math.floor(meter.left / Math.max(1, samples + 1)))
  const bounded = plans.map((plan) => {
    if ('reason' in plan) return plan
    const task = { plan, error, rounds: share, steps, seed: `${seed}/${plan.mode.id}`, options, meter }
    return inReach(plan, () => roundsOf(task))
  })
  const all = bounded.flatMap((of) => ('reason' in of ? [] : [of]))
  const modes = bounded.map((of): ModeProof => ('reason' in of ? unproved(of) : provedMode(of, all)))
  const rounds = modes.reduce((sum, mode) => sum + (mode.proved ? mode.rounds : 0), 0)
  return {
    confidence: CONFIDENCE,
    method: samples > 0 ? 'sampled' : 'exact',
    rounds,
    seed: options.played?.seed ?? seed,
    greatestWinCoins: Math.max(...modes.map(({ greatestWinCoins }) => greatestWinCoins)),
    modes,
  }
}

/** Ordinary games are done long before. */
const ADMISSION_BUDGET = { steps: 16 * DEFAULT_BUDGET.steps } as const

function inReach<T>({ game, mode }: Played, work: () => T): T | UnprovedPlan {
  try {
    return work()
  } catch (error) {
    if (error instanceof OutOfReach) return { game, mode, reason: 'tooMuchWork' }
    throw error
  }
}

/** A bet mode, and the game as it is played in it. */
type Played = Pick<ModeRounds, 'game' | 'mode'>

interface UnprovedPlan extends Played {
  readonly reason: UnprovedReason
}

type Plan = ProvablePlan | UnprovedPlan

interface ProvablePlan extends Strategies, Played {
  /** By strategy what is exact, or `null`. */
  readonly exact: readonly (RoundBounds | null)[]
}

function planOf(game: Game, id: string, meter: Meter): Plan {
  const mode = modeOf(game, id)
  const strategies = strategiesOf(game, mode)
  if (typeof strategies === 'string') return { game, mode, reason: strategies }
  const first = exactRounds(game, mode, strategies.all[0] as Strategy, meter)
  const others = strategies.all
    .slice(1)
    .map((strategy) => (first === null ? null : exactRounds(game, mode, strategy, meter)))
  return { ...strategies, game, mode, exact: [first, ...others] }
}

const missing = ({ exact }: ProvablePlan): number => exact.filter((rounds) => rounds === null).length

/** Some 20 seconds' work. */
const defaultRounds = ({ definition }: Game): number =>
  definition.cascades === undefined && definition.respins === undefined ? 20_000_000 : 6_000_000

interface ModeTask {
  readonly plan: ProvablePlan
  readonly error: number
  readonly rounds: number
  readonly seed: string
  readonly options: AdmissionOptions
  readonly meter: Meter
  /** Of the meter's, what one sample may take. */
  readonly steps: number
}

function roundsOf({ plan, error, rounds, seed, options, meter, steps }: ModeTask): ModeRounds {
  const { all, asked, exact, game, mode } = plan
  const { played, until } = options
  const bounded = all.map((strategy, i) => {
    const known = exact[i]
    if (known) return known
    if (played && mode.id === 'base' && all.length === 1)
      return sampledRounds(game, mode, { strategy, histogram: played.histogram, error: error / (played.outOf ?? 1) })
    const bounds = (histogram: Histogram) => sampledRounds(game, mode, { strategy, histogram, error })
    const isEnough = (histogram: Histogram): boolean =>
      until !== undefined && isClear(proved([bounds(histogram)]), until)
    return bounds(playedRounds(game, mode, strategy, { rounds, seed: `${seed}/${i}`, meter, steps }, isEnough))
  })
  return of(bounded)

  function of(rounds: readonly RoundBounds[]): ModeRounds {
    return {
      game,
      mode,
      rounds,
      asked,
      strategies: all.length,
      hits: hitsOf(game, mode, rounds, { seed, error, meter }),
    }
  }
  function proved(rounds: readonly RoundBounds[]): ProvedMode {
    const made = of(rounds)
    return provedMode(made, [made])
  }
}

type Histogram = PlayedRounds['histogram']

/** Whether more rounds could not change the answer. */
const isClear = (
  { rtp, worst, best }: ProvedMode,
  { lowest, highest }: NonNullable<AdmissionOptions['until']>,
): boolean => (rtp.low >= lowest && rtp.high <= highest) || worst.high < lowest || best.low > highest

const unproved = ({ game, mode, reason }: UnprovedPlan): ModeProof => ({
  proved: false,
  mode: mode.id,
  betCoins: mode.coins,
  greatestWinCoins: greatestRound(game, mode) + greatestBesideRound(game.definition),
  reason,
})
