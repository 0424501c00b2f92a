import { entryOf, floatAt, intAt } from '../../entries.ts'
import type { FreeSpinsPlan } from '../../game/core/feature-plan.ts'
import type { Game } from '../../game/core/game.ts'
import { PayTally } from '../../game/core/pays.ts'
import { addScatterWins } from '../../game/rules/scatters/sheet.ts'
import { ReelSet } from '../../game/tables/reel-set.ts'
import type { Reel } from '../../game/tables/reels.ts'
import type { Meter } from '../../meter.ts'
import { type CoveredReel, choose, coveredReel, mostScatters } from './covered-cells.ts'
import { interpolation } from './interpolation.ts'
import { spinParts } from './spin-parts.ts'

/**
 * The mean of free spins whose windows have wilds put on m cells that show no scatter, all such sets equally likely, by their number;
 * `null` where it is not in reach. A set of cells has the chance 1 / C(N − s, m) in a window with s scatters among N cells. For
 * each way to share m out among the reels these are independent, but for s, which the chance of a set hangs on. So the mean
 * win is taken with x^s as a weight, at as many x as s has values, and combined as those chances are by x^s.
 */
export function addedMean(game: Game, plan: FreeSpinsPlan, meter: Meter): (n: number) => number | null {
  const set = plan.sets.only
  const { extraWilds } = plan
  if (set === null || extraWilds === null || !isPlain(game, plan, set)) return () => null
  let wins: number | null | undefined
  return (n) => {
    if (wins === undefined) wins = meanOfSpin(game, plan, extraWilds, set, meter)
    // Spins that award more branch: see `freeSpinsLaw`.
    return wins === null ? null : (n * wins) / (1 - meanAwarded(plan, set.reels))
  }
}

type Added = NonNullable<FreeSpinsPlan['extraWilds']>

function isPlain({ plan, definition }: Game, free: FreeSpinsPlan, set: ReelSet): boolean {
  const varies = set.reels.some((reel) => reel.rows.some((rows) => rows !== reel.maxRows))
  return (
    set.isIndependent &&
    !varies &&
    free.sticky.length + free.walking.length === 0 &&
    free.kept === null &&
    free.changes === null &&
    free.chosen === null &&
    free.factors === null &&
    free.inWin === null &&
    free.levels === null &&
    free.spares === null &&
    free.landed === null &&
    free.winsAtLeast === 0 &&
    free.feature.grows === undefined &&
    plan.cascades === null &&
    plan.collects.length === 0 &&
    definition.respins === undefined
  )
}

/** What a spin wins on average. */
function meanOfSpin(game: Game, plan: FreeSpinsPlan, added: Added, set: ReelSet, meter: Meter): number | null {
  const { reels } = set
  const { multiplier = 1 } = plan.feature
  const cells = reels.reduce((sum, { maxRows }) => sum + maxRows, 0)
  const scatters = mostScatters(game, reels)
  const most = Math.max(...added.counts.tokens)
  const covered = reels.map((reel) => coveredReel(game, reel, { most, token: added.token }, meter))
  const cycle = reels.reduce((product, { weight }) => product * weight, 1)
  const tally = new PayTally()
  for (let m = 0; m <= most; m++) {
    const byScatters = Array.from({ length: scatters + 1 }, (_, s) => chanceOf(added, m, cells - s) / cycle)
    if (byScatters.every((chance) => chance === 0)) continue
    for (const { at, weight } of interpolation(byScatters)) {
      for (const shares of sharedOut(m, reels)) {
        const shown = covered.map((reel, r) => sharing(reel, entryOf(shares, r), at))
        if (!addWins(tally, game, shown, weight, plan.multipliesLines ? multiplier : 1, meter)) return null
      }
    }
  }
  const paid = { ...game.plan.scatters, ...plan.scatterPays }
  addScatterWins(tally, paid, reels, 1 / cycle, plan.multipliesScatters ? multiplier : 1)
  return tally.list().reduce((sum, { coins }) => sum + coins, 0)
}

/** The chance of one set of `m` cells among so many that are open: where there are fewer than are to be put, all are taken. */
const chanceOf = ({ counts }: Added, m: number, open: number): number =>
  counts.tokens.reduce(
    (sum, number, i) =>
      Math.min(number, open) === m ? sum + entryOf(counts.weights, i) / counts.total / choose(open, m) : sum,
    0,
  )

/** The wins of these reels once their symbols have turned into what they become, `times` each. */
function addWins(
  tally: PayTally,
  game: Game,
  reels: readonly Reel[],
  times: number,
  pays: number,
  meter: Meter,
): boolean {
  const { addWins: add } = game.plan.rule
  if (add === null) return false
  if (game.plan.settlers.length === 0) return add(tally, reels, times, pays, meter)
  const parts = spinParts(game, new ReelSet('', reels, null, null, 1), null, meter)
  if (parts === null) return false
  const cycleOf = (all: readonly Reel[]): number => all.reduce((product, { weight }) => product * weight, 1)
  const whole = parts.reduce((sum, part) => sum + part.weight * cycleOf(part.reels), 0)
  const scale = (times * cycleOf(reels)) / whole
  return parts.every((part) => add(tally, part.reels, part.weight * scale, pays, meter))
}

/** The reel with so many of its rows covered, each face by its weight times `at` to the power of its scatters. */
const sharing = ({ reel, covers, scatters }: CoveredReel, rows: number, at: number): Reel => ({
  ...reel,
  weights: reel.weights.map((weight, face) =>
    entryOf(covers, face) === rows ? weight * at ** entryOf(scatters, face) : 0,
  ),
})

/** Every way to share out `m` cells among the reels. */
function sharedOut(m: number, [first, ...others]: readonly Reel[]): readonly (readonly number[])[] {
  if (first === undefined) return m === 0 ? [[]] : []
  return Array.from({ length: Math.min(m, first.maxRows) + 1 }, (_, rows) => rows).flatMap((rows) =>
    sharedOut(m - rows, others).map((rest) => [rows, ...rest]),
  )
}

/** The spins that one awards on average, by the scatters as they stopped. */
function meanAwarded({ retriggers }: FreeSpinsPlan, reels: readonly Reel[]): number {
  let seen = new Map([[0, 1]])
  for (const reel of reels) {
    const next = new Map<number, number>()
    for (let face = 0; face < reel.faces; face++) {
      const chance = floatAt(reel.weights, face) / reel.weight
      for (const [packed, before] of seen) {
        const sum = packed + intAt(reel.scatters, face)
        next.set(sum, (next.get(sum) ?? 0) + before * chance)
      }
    }
    seen = next
  }
  return [...seen].reduce((sum, [packed, chance]) => sum + chance * intAt(retriggers, packed), 0)
}
