import { entryOf, floatAt, intAt } from '../../entries.ts'
import type { ChangesPlan } from '../../game/core/change-plan.ts'
import type { FillFactorPlan } from '../../game/core/factors-plan.ts'
import type { FreeSpinsPlan } from '../../game/core/feature-plan.ts'
import type { Game } from '../../game/core/game.ts'
import type { RulePlan } from '../../game/core/win-rule.ts'
import type { SpinLaw } from '../../game/law/spin-law.ts'
import { coveringCoins } from '../../game/symbols/covering/covering.ts'
import { type WindowDistribution, windowDistribution } from '../../game/tables/distribution.ts'
import { columnOf } from '../../game/tables/faces.ts'
import type { ReelSet } from '../../game/tables/reel-set.ts'
import type { Reel } from '../../game/tables/reels.ts'
import { buildScreenAutomaton, MOST_TRANSITIONS } from '../../game/tables/screen-automaton.ts'
import type { Meter } from '../../meter.ts'
import { isPlainWindow } from '../simulate/plain.ts'
import { type AwardTables, type AwardWalk, awardWalk, tablesOf } from './awards-of-wins.ts'
import { byFill, type FilledFactors, PLAIN } from './filled-reels.ts'
import { type CountedTerms, type LongestAward, longestAward, longestLaw } from './longest-law.ts'
import { meanWindow } from './mean-window.ts'
import { spinParts } from './spin-parts.ts'

/** How a spin's window counts. */
export interface SpinTerms {
  readonly lineMultiplier: number
  readonly scatterMultiplier: number
  /** Coins of scatters by packed counts. */
  readonly scatterPays: Float64Array
  /** In free spins with a chosen symbol: its token. */
  readonly chosen: number
  /** What multiplies a window by the reels that one symbol fills. */
  readonly fill: readonly FillFactorPlan[]
  /** What becomes of single cells. */
  readonly changes: ChangesPlan | null
  /** What packed scatters start. */
  readonly starts: (packed: number) => readonly number[]
  /** What wins add to it, one by one. */
  readonly awards: readonly AwardTables[]
  /** What the longest win of a symbol adds to it. */
  readonly longest: LongestAward | null
  /** `mean`: no figure but the mean is asked for, and it may come without the distribution of wins. */
  readonly wanted: Wanted
}

/** What a law is asked for. */
export type Wanted = 'law' | 'mean'

export const paidTerms = ({ plan }: Game, wanted: Wanted): SpinTerms => ({
  lineMultiplier: 1,
  scatterMultiplier: 1,
  scatterPays: plan.scatters.pays,
  chosen: -1,
  fill: plan.factors?.fill ?? [],
  changes: plan.changes,
  starts: (packed) => plan.features.map((feature) => entryOf(feature.starts, packed)),
  awards: plan.features.map(({ inWin }) => tablesOf(inWin?.each, 'awards')),
  longest: plan.features.reduce<LongestAward | null>(
    (found, { inWin, index }) => found ?? longestAward(inWin, 'awards', index),
    null,
  ),
  wanted,
})

export const freeTerms = (plan: FreeSpinsPlan, multiplier: number, chosen: number, wanted: Wanted): SpinTerms => ({
  lineMultiplier: plan.multipliesLines ? multiplier : 1,
  scatterMultiplier: plan.multipliesScatters ? multiplier : 1,
  scatterPays: plan.scatterPays.pays,
  chosen,
  fill: plan.factors?.fill ?? [],
  changes: plan.changes,
  starts: (packed) => [entryOf(plan.retriggers, packed) + (plan.spares?.[packed] ?? 0)],
  awards: [tablesOf(plan.inWin?.each, 'retriggers')],
  longest: longestAward(plan.inWin, 'retriggers', 0),
  wanted,
})

/** Whether wins award something one by one. */
export const addsAwards = ({ awards }: SpinTerms): boolean => awards.some((tables) => tables.length > 0)

/** A distribution, and how much it counts among those that make up the spin. */
interface Part extends FilledFactors {
  readonly weight: number
  readonly window: WindowDistribution
}

/** Bytes of an outcome in a law, and steps that what follows from the law takes of each. */
export const OUTCOME_BYTES = 44
const OUTCOME_STEPS = 20

/** The law of a spin without cascades; `null` where the win rule or the size puts it out of reach. */
export function windowLaw(game: Game, set: ReelSet, terms: SpinTerms, meter: Meter): SpinLaw | null {
  const law = meter.within({}, () =>
    terms.longest === null ? lawOf(game, set, terms, meter) : lawByLongest(game, set, terms, terms.longest, meter),
  )
  meter.hold(law === null ? 0 : OUTCOME_BYTES * law.outcomes)
  return law
}

function lawByLongest(game: Game, set: ReelSet, terms: SpinTerms, longest: LongestAward, meter: Meter): SpinLaw | null {
  if (addsAwards(terms)) return null
  const counted = (own: CountedTerms): SpinLaw | null =>
    lawOf(game, set, { ...terms, ...own, longest: null, wanted: 'law' }, meter)
  return longestLaw(longest, terms.starts, counted, meter)
}

function lawOf(game: Game, set: ReelSet, terms: SpinTerms, meter: Meter): SpinLaw | null {
  const { plan, betCoins } = game
  const walk = addsAwards(terms) ? awardWalk(plan.rule, terms.awards, meter) : undefined
  // What coins in view pay is looked up by what a law starts.
  if (walk === null || (walk !== undefined && plan.collects.length > 0)) return null
  const parts = windowParts(game, set, terms, walk, meter)
  if (parts === null) return null
  const { size } = plan.scatters.counts
  const total = parts.reduce((sum, { weight, isFirst }) => (isFirst ? sum + weight : sum), 0)
  const started = new Started(size, terms, walk)
  const outcomes = parts.reduce((sum, { window }) => sum + window.outcomes, 0)
  meter.hold(OUTCOME_BYTES * outcomes)
  meter.spend(OUTCOME_STEPS * outcomes)
  const law = {
    reelSet: set.name,
    betCoins,
    cycle: entryOf(parts, 0).window.cycle * total,
    outcomes,
    lineCoins: new Float64Array(outcomes),
    scatterCoins: new Float64Array(outcomes),
    coins: new Float64Array(outcomes),
    startIndex: new Int32Array(outcomes),
    starts: started.list,
    counts: new Float64Array(outcomes),
  }
  let at = 0
  for (const { weight, window, lines: linesByFill, scatters: scattersByFill } of parts) {
    const linePays = terms.lineMultiplier * linesByFill
    const scatterPays = terms.scatterMultiplier * scattersByFill
    for (let i = 0; i < window.outcomes; i++, at++) {
      const packed = intAt(window.scatters, i) % size
      const reels = Math.floor(intAt(window.scatters, i) / size)
      const won = floatAt(window.lineCoins, i)
      const awarded = walk === undefined ? 0 : Math.floor(won / walk.unit)
      const coins = walk === undefined ? won : won - awarded * walk.unit
      const lines = (coins + coveringCoins(plan, terms.chosen, reels)) * linePays
      const scatters = floatAt(terms.scatterPays, packed) * scatterPays
      law.lineCoins[at] = lines
      law.scatterCoins[at] = scatters
      law.coins[at] = lines + scatters
      law.startIndex[at] = started.indexOf(packed, awarded)
      law.counts[at] = floatAt(window.counts, i) * weight
    }
  }
  return law
}

/** What spins can start: by packed scatters, and behind those with what wins have awarded beside them. */
class Started {
  readonly list: (readonly number[])[]
  private readonly known = new Map<number, number>()
  private readonly size: number
  private readonly walk: AwardWalk | undefined

  constructor(size: number, terms: SpinTerms, walk: AwardWalk | undefined) {
    this.size = size
    this.walk = walk
    this.list = Array.from({ length: size }, (_, packed) => terms.starts(packed))
  }

  indexOf(packed: number, awarded: number): number {
    if (this.walk === undefined || awarded === 0) return packed
    const key = awarded * this.size + packed
    const known = this.known.get(key)
    if (known !== undefined) return known
    const more = this.walk.awards(awarded)
    const index = this.list.push(entryOf(this.list, packed).map((n, i) => n + entryOf(more, i))) - 1
    this.known.set(key, index)
    return index
  }
}

function windowParts(
  game: Game,
  set: ReelSet,
  { chosen, fill, changes, wanted }: SpinTerms,
  walk: AwardWalk | undefined,
  meter: Meter,
): Part[] | null {
  const isPlain = isPlainWindow(game) && changes === null && fill.length === 0 && set.isIndependent
  if (isPlain && walk === undefined && wanted === 'law') {
    const window = chosen < 0 ? set.window(meter) : chosenWindow(game, set, chosen, meter)
    if (window !== null || chosen < 0) return window && [{ weight: 1, window, ...PLAIN }]
  }
  const parts = spinParts(game, set, changes, meter)
  if (parts === null) return null
  const transitions = game.plan.rule.isWalked || isSmall(set) ? MOST_TRANSITIONS : MOST_OF_CELLS
  const most = set.isIndependent ? transitions : transitions / Math.min(parts.length, MANY_PARTS)
  const made: Part[] = []
  for (const { weight, reels } of parts) {
    for (const { reels: filled, ...factors } of byFill(reels, fill)) {
      const mean = wanted === 'mean' && walk === undefined ? meanOf(game, filled, chosen, meter) : null
      const fold = walk?.fold ?? game.plan.rule.fold
      const window = mean ?? distributionOf(game, filled, { chosen, fold, most }, meter)
      if (window === null) return null
      made.push({ weight, window, ...factors })
    }
  }
  return made
}

/** The window by the walk that the set is played by, whichever symbol is chosen; `null` where it has none. */
function chosenWindow({ plan }: Game, set: ReelSet, chosen: number, meter: Meter): WindowDistribution | null {
  const screen = set.screen(meter)
  const { reels, size } = countedReels(plan.scatters.counts.size, set.reels, chosen)
  return screen && windowDistribution(reels, screen, size, meter, STEPS * MOST_TRANSITIONS)
}

/** Transitions of a fold over cells, each of which takes some ten times as long as one over lines: two seconds' work. */
const MOST_OF_CELLS = 800_000
/** So few combinations are in reach whatever the states. */
const FEW = 1_000_000
const isSmall = ({ reels }: ReelSet): boolean => reels.reduce((product, { faces }) => product * faces, 1) <= FEW
/** Steps of a distribution, so many for each transition. */
const STEPS = 10

/** Parts that are allowed the work of one large window together. */
const MANY_PARTS = 40

function distributionOf(
  { plan }: Game,
  settled: readonly Reel[],
  { chosen, fold, most }: { readonly chosen: number; readonly fold: RulePlan['fold']; readonly most: number },
  meter: Meter,
): WindowDistribution | null {
  const screen = fold && buildScreenAutomaton(fold(settled), settled, most, meter)
  if (screen === null) return null
  const { reels, size } = countedReels(plan.scatters.counts.size, settled, chosen)
  return windowDistribution(reels, screen, size, meter, STEPS * most)
}

function meanOf({ plan }: Game, settled: readonly Reel[], chosen: number, meter: Meter): WindowDistribution | null {
  const { reels, size } = countedReels(plan.scatters.counts.size, settled, chosen)
  return meanWindow(plan.rule, settled, reels, size, meter)
}

/** With the reels that show the chosen symbol counted beside the scatters, where there is one. */
function countedReels(scatterSize: number, settled: readonly Reel[], chosen: number) {
  if (chosen < 0) return { reels: settled, size: scatterSize }
  const reels = settled.map((reel) => ({
    ...reel,
    scatters: reel.scatters.map((packed, face) => packed + shows(reel, face, chosen) * scatterSize),
  }))
  return { reels, size: scatterSize * (settled.length + 1) }
}

const shows = (reel: Reel, face: number, token: number): number => (columnOf(reel, face).includes(token) ? 1 : 0)
