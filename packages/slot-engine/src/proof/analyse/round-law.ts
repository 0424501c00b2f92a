import type { BetMode } from '../../definition.ts'
import { entryOf, known } from '../../entries.ts'
import { withChances } from '../../game/chances/law.ts'
import type { FeaturePlan, FreeSpinsPlan } from '../../game/core/feature-plan.ts'
import { type Game, gameIn, modeOf, paidSets } from '../../game/core/game.ts'
import type { RoundOptions } from '../../game/core/round-options.ts'
import { withDrawnFactors } from '../../game/factors/law.ts'
import { jackpotCoins } from '../../game/features/jackpot/coins.ts'
import { type FeatureLaw, OutOfReach } from '../../game/law/law.ts'
import { expect, type SpinLaw, varianceOf } from '../../game/law/spin-law.ts'
import type { ReelSet } from '../../game/tables/reel-set.ts'
import type { SetDraw } from '../../game/tables/set-draw.ts'
import { type Meter, unmetered } from '../../meter.ts'
import { addedLaw } from './added-law.ts'
import { cascadeLaw } from './cascade-law.ts'
import { collectedLaw } from './collected-law.ts'
import { areCounted } from './counted-factors.ts'
import { mixedLaw } from './mixed-law.ts'
import { obstacleOf } from './obstacle-of.ts'
import { spinsMean } from './spins-mean.ts'
import { freeTerms, paidTerms, type SpinTerms, type Wanted, windowLaw } from './window-law.ts'

/**
 * A round with all it starts. The paid spin wins w and starts feature f with n_f; then
 *   E[T] = E[w + Σ E[S_f | n_f]],  Var[T] = Var[w + Σ E[S_f | n_f]] + E[Σ Var[S_f | n_f]],
 * which counts the covariance of a spin's own win with what it starts.
 */
export interface RoundLaw {
  readonly game: Game
  readonly mode: BetMode
  /** The price of the round. */
  readonly betCoins: number
  readonly base: SpinLaw
  readonly features: readonly FeatureLaw[]
  /** Coins before the cap. */
  readonly mean: number
  readonly variance: number
  /** What worked it out, and what follows from it. */
  readonly meter: Meter
}

/**
 * The law of a round.
 * @param wanted `mean`: the mean is enough, of windows and of features that have no law in reach, and other figures may be wrong or no number
 * @throws OutOfReach where a part of the game has no exact law in reach
 */
export function roundLaw(
  whole: Game,
  { mode: modeId, choose = {} }: RoundOptions = {},
  meter: Meter = unmetered(),
  wanted: Wanted = 'law',
): RoundLaw {
  const game = gameIn(whole, modeId)
  const mode = modeOf(game, modeId)
  if (game.plan.cascades === null) refuseWonFeatures(game)
  const base =
    mode.buys === undefined
      ? ofPaidSpin(() => paidLaw(game, mode, meter, wanted))
      : boughtLaw(game, mode.buys.feature, mode.buys.spins ?? 1)
  refuseWonFeatures(game)
  const laws = new FeatureLaws(game, mode, base, { choose, wanted, meter })
  const started = game.plan.features.map((_, i) => base.starts.some((starts) => entryOf(starts, i) > 0))
  const features = game.plan.features.map((_, i) => (started[i] ? laws.at(i) : laws.ifAny(i)))
  const worth = (coins: number, starts: readonly number[]): number =>
    starts.reduce((sum, n, i) => (n > 0 ? sum + (features[i] as FeatureLaw).moments(n).mean : sum), coins)
  const spread = (_: number, starts: readonly number[]): number =>
    starts.reduce((sum, n, i) => (n > 0 ? sum + (features[i] as FeatureLaw).moments(n).variance : sum), 0)
  return {
    game,
    mode,
    betCoins: mode.coins,
    base,
    features,
    mean: expect(base, worth),
    variance: varianceOf(base, worth) + expect(base, spread),
    meter,
  }
}

/** What a win starts is not told by the counts of a window. */
function refuseWonFeatures({ plan }: Game): void {
  const won = plan.features.filter(({ inWin }) => inWin !== null)
  // Of several features only what all wins award adds up in one walk.
  const isTold = plan.rule.weighed !== undefined && (won.length === 1 || won.every(({ inWin }) => inWin?.each != null))
  for (const one of won) {
    if (!isTold) throw new OutOfReach(`features.${one.feature.id}`, 'startedByWin')
  }
  for (const { charged, index } of plan.chances?.starts ?? []) {
    if (charged !== null) throw new OutOfReach(`features.${plan.features[index]?.feature.id}`, 'startedByWin')
  }
}

/** P(a round pays something). */
export const hitFrequency = (law: RoundLaw): number =>
  1 -
  expect(law.base, (coins, starts) => {
    if (coins > 0) return 0
    return starts.reduce(
      (chance, n, i) => (n > 0 ? chance * (law.features[i] as FeatureLaw).moments(n).nothing : chance),
      1,
    )
  })

/** Stands for a feature that no paid spin starts. */
const NEVER: FeatureLaw = {
  id: '',
  moments: () => ({ mean: 0, variance: 0, nothing: 1 }),
  transform: () => 1,
  spectrum: ({ bins }) => ({ re: new Float64Array(bins).fill(1), im: new Float64Array(bins) }),
  steps: [],
  bySource: () => [],
}

function spinLawOf(game: Game, draw: SetDraw, free: FreeSpinsPlan | null, meter: Meter, wanted: Wanted): SpinLaw {
  const terms = free === null ? paidTerms(game, wanted) : freeTerms(free, free.feature.multiplier ?? 1, -1, wanted)
  const added = free === null ? game.plan.extraWilds : free.extraWilds
  return overSets({ game, draw, free, meter }, (set) => {
    if (game.plan.cascades !== null) return cascadeLaw(game, set, free && freeAt(free), meter)
    const law = added === null ? windowLaw(game, set, terms, meter) : addedLaw(game, set, { terms, added, meter })
    return free === null ? law : withCollected(game, law, terms, meter)
  })
}

/** A free spin with what coins in view pay in it. */
const withCollected = ({ plan }: Game, law: SpinLaw | null, { scatterMultiplier }: SpinTerms, meter: Meter) =>
  law && collectedLaw(law, plan.collects, scatterMultiplier, meter)

const freeAt = (plan: FreeSpinsPlan, multiplier = plan.feature.multiplier ?? 1) => ({ plan, multiplier })

/** Spins of which each runs on a reel set that is drawn. */
interface DrawnSpins {
  readonly game: Game
  readonly draw: SetDraw
  readonly free: FreeSpinsPlan | null
  readonly meter: Meter
}

/** A spin on whichever reel set is drawn, with the factors that are drawn beside it. */
function overSets({ game, draw, free, meter }: DrawnSpins, lawOn: (set: ReelSet) => SpinLaw | null): SpinLaw {
  const factors = free === null ? game.plan.factors : free.factors
  const spin = mixedLaw(
    draw.sets.map((set, i) => {
      meter.part = `reelSets.${set.name}`
      const law = areCounted(game, factors, free !== null) ? lawOn(set) : null
      if (law === null) throw outOfReach(game, set, free)
      return { weight: entryOf(draw.weights, i), law }
    }),
    meter,
  )
  return withDrawnFactors(spin, factors, meter)
}

/**
 * The law of a paid spin alone, whatever it starts.
 * @throws OutOfReach where it has none in reach, or where what it starts is not told by it
 */
export function paidSpinLaw(game: Game, mode: BetMode, meter: Meter): SpinLaw {
  refuseWonFeatures(game)
  return paidLaw(game, mode, meter, 'law')
}

/** Notes of what is out of reach that it is the paid spin. */
function ofPaidSpin(law: () => SpinLaw): SpinLaw {
  try {
    return law()
  } catch (error) {
    if (error instanceof OutOfReach) error.ofPaidSpin = true
    throw error
  }
}

/** The paid spin, with what chance starts beside it. */
function paidLaw(game: Game, mode: BetMode, meter: Meter, wanted: Wanted): SpinLaw {
  const { chances } = game.plan
  // What starts where nothing is won goes by the win of every single window.
  const afterLoss = chances?.starts.some(({ when }) => when === 'loss') === true
  const spin = spinLawOf(game, paidSets(game, mode), null, meter, afterLoss ? 'law' : wanted)
  return chances === null ? spin : withChances(spin, chances, meter)
}

function outOfReach(game: Game, set: ReelSet, free: FreeSpinsPlan | null): OutOfReach {
  const { code, values } = obstacleOf(game, set, free)
  // On the reels of the paid spin it is the feature that stands in the way.
  const part = free === null || set !== game.plan.base ? `reelSets.${set.name}` : `features.${free.feature.id}`
  return new OutOfReach(part, code, values)
}

/** A round that begins with the feature it buys. */
function boughtLaw({ plan, betCoins }: Game, feature: string, spins: number): SpinLaw {
  const nothing = new Float64Array(1)
  const starts = [plan.features.map((other) => (other.feature.id === feature ? spins : 0))]
  return {
    reelSet: '',
    betCoins,
    cycle: 1,
    outcomes: 1,
    lineCoins: nothing,
    scatterCoins: nothing,
    coins: nothing,
    startIndex: new Int32Array(1),
    starts,
    counts: Float64Array.of(1),
  }
}

/** What laws are made of and for. */
interface LawsWanted {
  readonly choose: Readonly<Record<string, number>>
  readonly wanted: Wanted
  readonly meter: Meter
}

/** The laws of a game's features, each made when first asked for: a prize may lead from one to another. */
class FeatureLaws implements LawsWanted {
  private readonly game: Game
  private readonly mode: BetMode
  /** The paid spin; `null` of a game that free spins alone are played as. */
  private readonly base: SpinLaw | null
  readonly choose: Readonly<Record<string, number>>
  readonly wanted: Wanted
  readonly meter: Meter
  private readonly made = new Map<number, FeatureLaw>()

  constructor(game: Game, mode: BetMode, base: SpinLaw | null, { choose, wanted, meter }: LawsWanted) {
    this.game = game
    this.mode = mode
    this.wanted = wanted
    this.base = base
    this.choose = choose
    this.meter = meter
  }

  at(index: number): FeatureLaw {
    const law = this.made.get(index) ?? this.make(this.game.plan.features[index] as FeaturePlan)
    this.made.set(index, law)
    return law
  }

  /** For features that no paid spin starts: their law tells something, but a game does without. */
  ifAny(index: number): FeatureLaw {
    try {
      return this.at(index)
    } catch (error) {
      if (error instanceof OutOfReach) return NEVER
      throw error
    }
  }

  private make(plan: FeaturePlan): FeatureLaw {
    const { features, cascades, inFeature } = this.game.plan
    const own = inFeature.get(plan.feature.id)
    if (own !== undefined) return new FeatureLaws(own, this.mode, null, this).at(plan.index)
    this.meter.part = `features.${plan.feature.id}`
    return plan.law({
      meter: this.meter,
      features: features.length,
      jackpotCoins: (id) => jackpotCoins(this.game, id),
      chosen: (id) => this.choose[id] ?? 0,
      feature: (id) => this.at(features.findIndex((other) => other.feature.id === id)),
      cells: (one) => cellsOf(this.game, this.mode, one),
      columns: (one) => columnsOf(this.game, this.mode, one),
      hasCascades: cascades !== null,
      freeSpin: (one) => this.plainSpin(one),
      freeWindow: (one, multiplier, chosen) => this.window(one, multiplier, chosen),
      freeLevel: (one, level) => this.level(one, level),
      ...(this.wanted === 'mean' ? { spinsMean: (one) => this.spinsMean(one) } : {}),
    })
  }

  /** What a game that free spins alone are played as finds in view is told by another. */
  private spinsMean(plan: FreeSpinsPlan): (n: number) => number | null {
    return spinsMean(this.game, this.base === null ? null : this.mode, plan, this.meter)
  }

  /** Spins that have to win, or go by whether they have won, go by the win of every single window. */
  private wantedOf({ winsAtLeast, feature }: FreeSpinsPlan): Wanted {
    return winsAtLeast > 0 || feature.grows?.each === 'win' ? 'law' : this.wanted
  }

  /** Free spins that are paid spins but for their multiplier need no second enumeration. */
  private plainSpin(plan: FreeSpinsPlan): SpinLaw {
    const { cascades, chances, factors, scatters, features } = this.game.plan
    const { only } = plan.sets
    const { base } = this
    const alike =
      base !== null &&
      cascades !== null &&
      chances === null &&
      factors === null &&
      plan.factors === null &&
      plan.changes === null &&
      only !== null &&
      this.mode.buys === undefined &&
      only === paidSets(this.game, this.mode).only &&
      features.length === 1 &&
      plan.spares === null &&
      scatters.pays.every((coins) => coins === 0) &&
      plan.scatterPays.pays.every((coins) => coins === 0) &&
      plan.retriggers.every((spins, packed) => spins === plan.starts[packed])
    if (!alike) return spinLawOf(this.game, plan.sets, plan, this.meter, this.wantedOf(plan))
    const factor = plan.multipliesLines ? (plan.feature.multiplier ?? 1) : 1
    const times = (coins: Float64Array) => coins.map((value) => value * factor)
    const falls = base.falls?.map((fall) => ({ ...fall, coins: fall.coins * factor }))
    const wins = { lineCoins: times(base.lineCoins), coins: times(base.coins) }
    return { ...base, ...wins, ...(falls === undefined ? {} : { falls }) }
  }

  private level(plan: FreeSpinsPlan, level: number): SpinLaw {
    const { game, meter } = this
    const { collected, steps } = known(plan.levels ?? undefined, plan.feature.id)
    const { multiplier, sets: draw } = entryOf(steps, level)
    const terms = {
      ...freeTerms(plan, multiplier, -1, this.wantedOf(plan)),
      starts: (packed: number) => [entryOf(collected, packed)],
      awards: [],
      longest: null,
    }
    return overSets({ game, draw, free: plan, meter }, (set) =>
      withCollected(game, windowLaw(game, set, terms, meter), terms, meter),
    )
  }

  private window(plan: FreeSpinsPlan, multiplier: number, chosen: number): SpinLaw {
    const { game, meter } = this
    const terms = freeTerms(plan, multiplier, chosen, this.wantedOf(plan))
    return overSets({ game, draw: plan.sets, free: plan, meter }, (set) =>
      game.plan.cascades === null
        ? withCollected(game, windowLaw(game, set, terms, meter), terms, meter)
        : cascadeLaw(game, set, freeAt(plan, multiplier), meter),
    )
  }
}

/** The cells of a window in which hold-and-win is played: as many whichever reel set is drawn. */
export function cellsOf(game: Game, mode: BetMode, feature: FeaturePlan): number {
  const { sets } = paidSets(game, mode)
  const cells = new Set(
    sets.map(({ reels, top }) => reels.reduce((sum, reel) => sum + reel.maxRows, top?.reels.length ?? 0)),
  )
  const varies = sets.some(({ reels }) => reels.some((reel) => reel.rows.some((rows) => rows !== reel.maxRows)))
  const [only] = cells
  if (game.plan.cascades || varies || only === undefined || cells.size > 1)
    throw new OutOfReach(`features.${feature.feature.id}`, 'windowsVary')
  return only
}

/** The cells of each reel of such a window. */
export function columnsOf(game: Game, mode: BetMode, feature: FeaturePlan): readonly number[] {
  const columns = paidSets(game, mode).sets.map(({ reels, top }) =>
    reels.map(({ maxRows }, reel) => maxRows + (top?.over[reel] ?? 0)),
  )
  const [first = []] = columns
  if (columns.some((rows) => rows.some((cells, reel) => cells !== first[reel])))
    throw new OutOfReach(`features.${feature.feature.id}`, 'windowsVary')
  cellsOf(game, mode, feature)
  return first
}
