import type { Rng } from '../rng.ts'

/** How long each reel is and how many of the special symbols it carries. */
export interface ReelPlan {
  readonly lengths: readonly number[]
  readonly wilds: readonly number[]
  readonly scatters: readonly number[]
  /** Copies of the best regular symbol. */
  readonly tops: readonly number[]
  /** Weights of a stop that shows the best symbol and of every other stop; null weighs all alike. */
  readonly weights: StopWeights | null
}

export interface StopWeights {
  readonly showing: number
  readonly other: number
}

export interface PlanAims {
  readonly rows: readonly number[]
  readonly regulars: number
  readonly lines: number
  /** Wilds may stand on these reels; none without a wild symbol. */
  readonly wildReels: readonly number[]
  readonly mostWilds: number
  /** Null without a scatter. */
  readonly triggerOdds: number | null
  /** Scatters that start the free spins. */
  readonly triggerAt: number
  /** Wanted odds of the best symbol on a whole line, over all lines. */
  readonly topOdds: number
  /** As far from those as this factor is near enough. */
  readonly topTolerance: number
  /** The most copies of the best symbol, as a share of a reel. */
  readonly topShare: number
}

const SHORTEST = 24
const LONGEST = 64
const RARE_SHARE = 0.08
/** Sixty-four stops of this weight and a quarter stay within the engine's reel weight of 2^20. */
const MOST_WEIGHT = 64_000
const STARTS = 6
const STEPS = 400
/** Odds of the trigger within this factor of the wanted ones are as good as equal, so that chance chooses among such plans. */
const NEAR_TRIGGER = Math.log(1.08)
/** Stops by which reels may differ in length, and what each further one costs. */
const LIKE_LENGTHS = 10
const UNLIKE_STOP = 0.03
/** What a reel without the wilds it might have costs, against odds that miss by such a ratio. */
const BARE_REEL = 0.2

/** A plan whose odds are near both aims: climbs from a few plans by chance, one small change after the other. */
export function planReels(aims: PlanAims, rng: Rng): ReelPlan {
  let best = randomPlan(aims, rng)
  let least = planMiss(aims, best)
  for (let start = 0; start < STARTS && least > 0; start++) {
    let plan = randomPlan(aims, rng)
    let miss = planMiss(aims, plan)
    for (let step = 0; step < STEPS && miss > 0; step++) {
      const next = changed(aims, plan, rng)
      const nextMiss = planMiss(aims, next)
      if (nextMiss > miss) continue
      plan = next
      miss = nextMiss
    }
    if (miss >= least) continue
    best = plan
    least = miss
  }
  return weighted(aims, best)
}

const between = (rng: Rng, low: number, high: number): number => low + rng.below(Math.max(1, high - low + 1))

const shortestReel = (aims: PlanAims, r: number): number => Math.max(SHORTEST, aims.regulars * 3, aims.rows[r]! * 8)

/** Where weights make the best symbol rare, it is rare on the strip as well. */
const mostTops = (aims: PlanAims, length: number): number =>
  Math.max(1, Math.floor(length * (leavesToWeights(aims) ? Math.min(RARE_SHARE, aims.topShare) : aims.topShare)))

/** More than three scatters on a reel crowd it; on a few reels two would come too seldom together. */
const mostScatters = (aims: PlanAims): number => (aims.rows.length <= 4 ? 3 : 2)

function randomPlan(aims: PlanAims, rng: Rng): ReelPlan {
  const base = between(rng, 30, 50)
  const lengths = aims.rows.map((_, r) =>
    Math.min(LONGEST, Math.max(shortestReel(aims, r), base + between(rng, -3, 3))),
  )
  return {
    lengths,
    wilds: aims.rows.map((_, r) => (aims.wildReels.includes(r) ? between(rng, 1, aims.mostWilds) : 0)),
    scatters: aims.rows.map(() => (aims.triggerOdds === null ? 0 : between(rng, 1, mostScatters(aims)))),
    tops: lengths.map((length) => between(rng, 1, mostTops(aims, length))),
    weights: null,
  }
}

function changed(aims: PlanAims, plan: ReelPlan, rng: Rng): ReelPlan {
  const r = rng.below(aims.rows.length)
  const step = rng.below(2) === 0 ? 1 : -1
  const move = (values: readonly number[], by: number, low: number, high: number): number[] =>
    values.map((value, i) => (i === r ? Math.min(high, Math.max(low, value + by)) : value))
  switch (rng.below(4)) {
    case 0:
      return { ...plan, lengths: move(plan.lengths, step * between(rng, 1, 4), shortestReel(aims, r), LONGEST) }
    case 1:
      return { ...plan, tops: move(plan.tops, step, 1, mostTops(aims, plan.lengths[r]!)) }
    case 2:
      return aims.triggerOdds === null ? plan : { ...plan, scatters: move(plan.scatters, step, 1, mostScatters(aims)) }
    default:
      return changedWild(aims, plan, r, step)
  }
}

/** A reel may lose its wilds, but some reel keeps one. */
function changedWild(aims: PlanAims, plan: ReelPlan, r: number, step: number): ReelPlan {
  if (!aims.wildReels.includes(r)) return plan
  const wilds = plan.wilds.map((count, i) => (i === r ? Math.min(aims.mostWilds, Math.max(0, count + step)) : count))
  return wilds.some((count) => count > 0) ? { ...plan, wilds } : plan
}

/** How far both odds are from what is near enough, as ratios, and what looks odd: reels without wilds or of unlike lengths. */
function planMiss(aims: PlanAims, plan: ReelPlan): number {
  const bare = aims.wildReels.filter((r) => plan.wilds[r] === 0).length
  const unlike = Math.max(0, Math.max(...plan.lengths) - Math.min(...plan.lengths) - LIKE_LENGTHS)
  const odd = BARE_REEL * bare + UNLIKE_STOP * unlike
  const top = leavesToWeights(aims)
    ? 0
    : Math.abs(Math.log(topLineOdds(aims, plan) / aims.topOdds)) - Math.log(aims.topTolerance)
  if (aims.triggerOdds === null) return Math.max(0, top) + odd
  const trigger = Math.abs(Math.log(triggerOddsOf(aims, plan) / aims.triggerOdds)) - NEAR_TRIGGER
  return Math.max(0, top) + 3 * Math.max(0, trigger) + odd
}

/** Whether even the longest reels with one of everything would show the best line too often. */
function leavesToWeights(aims: PlanAims): boolean {
  const rarest = aims.rows.reduce((odds, _, r) => odds * ((aims.wildReels.includes(r) ? 2 : 1) / LONGEST), aims.lines)
  return aims.rows.length <= 4 && rarest > aims.topOdds
}

/** P(as many scatters as start the free spins, or more), a scatter being alone in its reel's window. */
function triggerOddsOf(aims: PlanAims, plan: ReelPlan): number {
  const under = Array.from({ length: aims.triggerAt }, (_, count): number => (count === 0 ? 1 : 0))
  plan.lengths.forEach((length, r) => {
    const p = (plan.scatters[r]! * aims.rows[r]!) / length
    for (let count = under.length - 1; count >= 0; count--)
      under[count] = under[count]! * (1 - p) + (under[count - 1] ?? 0) * p
  })
  return under.reduce((rest, odds) => rest - odds, 1)
}

/** With weights a where the best symbol shows and b elsewhere, a cell shows it with odds c·a / (c·rows·a + (N − c·rows)·b). */
function topLineOdds(aims: PlanAims, plan: ReelPlan): number {
  const { showing: a, other: b } = plan.weights ?? { showing: 1, other: 1 }
  return plan.lengths.reduce((odds, length, r) => {
    const shows = plan.tops[r]! * aims.rows[r]!
    return odds * ((plan.tops[r]! * a + plan.wilds[r]! * b) / (shows * a + (length - shows) * b))
  }, aims.lines)
}

/**
 * A few reels cannot make a win rare by their length alone: three reels of 64 stops show a line once in 262,144. Then stops are
 * weighted, as on the virtual reels of mechanical machines.
 */
function weighted(aims: PlanAims, plan: ReelPlan): ReelPlan {
  const most = aims.topOdds * aims.topTolerance
  if (topLineOdds(aims, plan) <= most * 1.01) return plan
  const showing = 4
  let other = showing
  while (other < MOST_WEIGHT && topLineOdds(aims, { ...plan, weights: { showing, other } }) > aims.topOdds)
    other = Math.ceil(other * 1.05)
  return { ...plan, weights: other > 40 ? { showing: 1, other: Math.round(other / showing) } : { showing, other } }
}
