import { byteAt, entryOf, floatAt, intAt } from '../../entries.ts'
import type { FreeSpinsPlan } from '../../game/core/feature-plan.ts'
import type { Game } from '../../game/core/game.ts'
import { commonCycle, lcm } from '../../game/law/gcd.ts'
import type { SpinLaw } from '../../game/law/spin-law.ts'
import { ReelSet } from '../../game/tables/reel-set.ts'
import type { Reel } from '../../game/tables/reels.ts'
import type { Meter } from '../../meter.ts'
import { choose, mostScatters, scattersIn } from './covered-cells.ts'
import { addsAwards, OUTCOME_BYTES, type SpinTerms, windowLaw } from './window-law.ts'

/** Each set of cells has a law of its own: of more sets, or of longer cycles, all of them together take too long. */
const MOST_SETS = 600
const MOST_COMBINATIONS = 500_000_000
/** The same where reels are folded one after the other, which takes far less than going through the combinations. */
const MOST_FOLDED = 20_000_000_000

type Added = NonNullable<FreeSpinsPlan['extraWilds']>

/** What counts in the spin, and what is put on it. */
interface AddedSpin {
  readonly terms: SpinTerms
  readonly added: Added
  readonly meter: Meter
}

/** A cell by its reel and row. */
type Place = readonly [reel: number, row: number]

/**
 * The law of a spin whose window has wilds put over m cells that show no scatter, all sets of such cells equally likely: in a
 * window with s scatters among N cells each has the chance 1 / C(N − s, m). So for every set of m cells the windows that show
 * no scatter there are those that it may cover, with the wilds in their place; scatters count as they stopped.
 * `null` where rows vary, reels are tied, cells change before they are covered, or the sets are too many.
 */
export function addedLaw(game: Game, set: ReelSet, spin: AddedSpin): SpinLaw | null {
  const { meter } = spin
  const law = meter.within({}, () => lawOf(game, set, spin))
  meter.hold(law === null ? 0 : OUTCOME_BYTES * law.outcomes)
  return law
}

function lawOf(game: Game, set: ReelSet, { terms, added, meter }: AddedSpin): SpinLaw | null {
  const cells = set.reels.flatMap((reel, r) => Array.from({ length: reel.maxRows }, (_, row): Place => [r, row]))
  const most = mostScatters(game, set.reels)
  const { tokens: numbers, weights, total } = added.counts
  // Where fewer cells are open than are to be covered, all of them are.
  const open = Array.from({ length: most + 1 }, (_, s) => cells.length - s)
  const sizes = [...new Set(numbers.flatMap((m) => open.map((left) => Math.min(m, left))))]
  const covers = sizes.reduce((sum, m) => sum + choose(cells.length, m), 0)
  const varies = set.reels.some((reel) => reel.rows.some((rows) => rows !== reel.maxRows))
  const combinations = set.reels.reduce((product, { faces }) => product * faces, covers)
  if ((terms.changes?.stop.length ?? 0) > 0 || addsAwards(terms) || terms.longest !== null) return null
  if (!set.isIndependent || varies) return null
  if (covers > MOST_SETS || combinations > (game.plan.rule.isWalked ? MOST_FOLDED : MOST_COMBINATIONS)) return null
  const common = lcm(sizes.flatMap((m) => open.flatMap((left) => (m > left ? [] : [choose(left, m)]))))
  // Windows count by their scatters, so their wins have to be told with those.
  const counted: SpinTerms = most === 0 ? terms : { ...terms, wanted: 'law' }
  const laws: SpinLaw[] = []
  for (const m of sizes) {
    const times = (packed: number): number => {
      const left = cells.length - scattersIn(game, packed)
      if (m > left) return 0
      const weight = numbers.reduce((sum, n, i) => (Math.min(n, left) === m ? sum + entryOf(weights, i) : sum), 0)
      return (weight * common) / choose(left, m)
    }
    for (const places of subsets(cells, m)) {
      const law = windowLaw(game, covered(game, set, places, added.token), counted, meter)
      if (law === null) return null
      laws.push(weighed(law, times))
    }
  }
  meter.hold(OUTCOME_BYTES * laws.reduce((sum, { outcomes }) => sum + outcomes, 0))
  return together(laws, total * common)
}

/** Each outcome so many times as its scatters say, without those that never come up. */
function weighed(law: SpinLaw, times: (packed: number) => number): SpinLaw {
  const counts = law.counts.map((count, at) => count * times(intAt(law.startIndex, at)))
  const kept = Array.from(counts.keys()).filter((at) => floatAt(counts, at) > 0)
  if (kept.length === law.outcomes) return { ...law, counts }
  const pick = (from: Float64Array): Float64Array => Float64Array.from(kept, (at) => floatAt(from, at))
  return {
    ...law,
    outcomes: kept.length,
    lineCoins: pick(law.lineCoins),
    scatterCoins: pick(law.scatterCoins),
    coins: pick(law.coins),
    startIndex: Int32Array.from(kept, (at) => intAt(law.startIndex, at)),
    counts: pick(counts),
  }
}

/** Laws of which each is a part of one spin. Wilds that draw their multipliers make cycles of different lengths. */
function together(laws: readonly SpinLaw[], times: number): SpinLaw {
  const first = entryOf(laws, 0)
  const common = commonCycle(laws.map(({ cycle }) => cycle))
  const outcomes = laws.reduce((sum, law) => sum + law.outcomes, 0)
  const joined = {
    ...first,
    cycle: common * times,
    outcomes,
    lineCoins: new Float64Array(outcomes),
    scatterCoins: new Float64Array(outcomes),
    coins: new Float64Array(outcomes),
    startIndex: new Int32Array(outcomes),
    counts: new Float64Array(outcomes),
  }
  let at = 0
  for (const law of laws) {
    const scale = common / law.cycle
    for (const key of ['lineCoins', 'scatterCoins', 'coins', 'startIndex'] as const) joined[key].set(law[key], at)
    law.counts.forEach((count, i) => {
      joined.counts[at + i] = count * scale
    })
    at += law.outcomes
  }
  return joined
}

/** The reels with a wild over each of these cells, and without the faces that show a scatter there. */
function covered({ plan, definition }: Game, set: ReelSet, places: readonly Place[], token: number): ReelSet {
  const isScatter = (one: number): boolean => definition.symbols[one]?.kind === 'scatter'
  const reels = set.reels.map((reel, r): Reel => {
    const rows = places.flatMap(([on, row]) => (on === r ? [row] : []))
    if (rows.length === 0) return reel
    const at = (face: number, row: number): number => face * reel.maxRows + row
    const tokens = reel.tokens.slice()
    const weights = reel.weights.map((weight, face) =>
      rows.some((row) => isScatter(byteAt(reel.tokens, at(face, row)))) ? 0 : weight,
    )
    for (let face = 0; face < reel.faces; face++) for (const row of rows) tokens[at(face, row)] = token
    return { ...reel, tokens, weights }
  })
  return new ReelSet(set.name, reels, null, plan.rule.fold, plan.scatters.counts.size)
}

function subsets<T>(all: readonly T[], size: number): readonly (readonly T[])[] {
  if (size === 0) return [[]]
  return all.flatMap((first, i) => subsets(all.slice(i + 1), size - 1).map((rest) => [first, ...rest]))
}
