import type { CountTable, Definition, ReelDefinition } from '../../definition.ts'
import { createRng } from '../../rng.ts'
import { within } from '../aims.ts'
import { buildGame } from './build.ts'
import { type Book, bookOf, type FreeOdds, freeOdds } from './free-spins.ts'
import { type Sizes, sizesOf } from './grid.ts'
import type { ComposedIntent } from './intent.ts'
import { type LayoutPlan, layoutPlan, layReels } from './layout.ts'
import { shapeOf } from './pays.ts'
import {
  type FirstWorths,
  firstWorths,
  type Return,
  returnOf,
  type SampleSizes,
  type Samples,
  spreadOf,
  spreadSizes,
} from './samples.ts'
import { sampleSpins } from './sampling.ts'
import { noteSpins, type Work } from './work.ts'

/** What an attempt leans on: each is 1 at first and moves with what the attempt before it showed. */
export interface Lean {
  /** Odds of the cap. */
  readonly cap: number
  /** Exponent on what distinguishes pays. */
  readonly flatter: number
}

/** Strips and samples of one attempt, which stay, while its pays are sought. */
export interface Candidate {
  readonly intent: ComposedIntent
  readonly layout: LayoutPlan
  readonly base: readonly ReelDefinition[]
  readonly free: readonly ReelDefinition[] | null
  readonly sizes: Sizes
  readonly firsts: FirstWorths
  readonly shape: readonly (readonly number[])[]
  readonly samples: Samples
  readonly odds: FreeOdds | null
  readonly book: Book | null
  /** Mean wins per paid spin by cell, free spins counted in. */
  readonly worth: Float64Array
  readonly seed: string
}

/** Spins that tell how often strips hit. */
const PILOT = 8000

/** @param layout of an earlier candidate with the same lean on the cap */
export function candidateOf(
  intent: ComposedIntent,
  lean: Lean,
  sizes: SampleSizes,
  seed: string,
  work: Work,
  layout: LayoutPlan = hittingLayout(intent, capOdds(intent) * lean.cap, seed, work),
): Candidate {
  const base = layReels(intent, layout, () => true, seed)
  const free = intent.freeSpins ? freeReels(intent, layout, seed) : null
  const kinds = sizesOf(intent)
  const odds = intent.freeSpins && free ? freeOdds(intent.freeSpins, base, free, intent.scatter!.id) : null
  const book = intent.freeSpins?.book && free ? bookOf(intent, free) : null
  const game = skeleton(intent, base, free, kinds)
  noteSpins(work, spreadSizes(intent, sizes))
  const spread = spreadOf(intent, game, sizes, seed, work)
  const firsts = firstWorths(intent, game, work)
  const { features, ...returned } = returnOf(intent, game, firsts, book, sizes, seed, work)()
  const samples = { ...returned, ...spread(features) }
  const shape = shapeFor(intent, lean.flatter, seed)
  return {
    intent,
    layout,
    base,
    free,
    sizes: kinds,
    odds,
    book,
    firsts,
    seed,
    shape,
    samples,
    worth: worthOf(samples, odds),
  }
}

/** Asks how wins spread by more spins. */
export function spreadAnew({ intent, base, free, sizes: kinds, seed }: Candidate, sizes: SampleSizes, work: Work) {
  noteSpins(work, spreadSizes(intent, sizes))
  return spreadOf(intent, skeleton(intent, base, free, kinds), sizes, seed, work)
}

function worthOf({ worth, freeWorth }: Samples, odds: FreeOdds | null): Float64Array {
  if (odds === null || freeWorth === null) return worth.worth
  return worth.worth.map((each, cell) => each + odds.odds * odds.weight * freeWorth.worth[cell]!)
}

/** The same strips by other samples. */
export const seenBy = (candidate: Candidate, samples: Samples): Candidate => ({
  ...candidate,
  samples,
  worth: worthOf(samples, candidate.odds),
})

/** Asks what the same strips return by further samples. */
export const returnAnew = (
  { intent, base, free, sizes, book, firsts }: Candidate,
  size: SampleSizes,
  seed: string,
  work: Work,
): (() => Return) => returnOf(intent, skeleton(intent, base, free, sizes), firsts, book, size, seed, work)

/** How wins spread stays as it is known, unless only whole free spins tell. */
export const withReturn = (samples: Samples, { features, ...returned }: Return): Samples => ({
  ...samples,
  ...returned,
  freeSpins: features ?? samples.freeSpins,
})

const shapeFor = (intent: ComposedIntent, flatter: number, seed: string): Candidate['shape'] =>
  shapeOf(
    sizesOf(intent),
    intent.regulars.length,
    intent.brief.volatility,
    flatter * (intent.ladder ? FALLING : 1),
    seed,
  )

/** Where symbols fall, only samples tell what a game returns, and they tell it sooner the flatter its pays. */
const FALLING = 0.8

/** The same strips and wins with other pays. */
export const reshaped = (candidate: Candidate, { flatter }: Lean): Candidate => ({
  ...candidate,
  shape: shapeFor(candidate.intent, flatter, candidate.seed),
})

function freeReels(intent: ComposedIntent, layout: LayoutPlan, seed: string): ReelDefinition[] {
  const wild = intent.wild?.id
  const plan =
    wild && intent.freeSpins?.richer
      ? { ...layout, specials: { ...layout.specials, [wild]: layout.specials[wild]!.map((n) => (n > 0 ? n + 1 : 0)) } }
      : layout
  const left = [intent.prize.id, intent.bonus?.id, intent.coin?.id]
  return layReels(intent, plan, (id) => !left.includes(id), `${seed}/free`)
}

/** The game with pays that only say what wins; each of them another, as a reading goes by what pays most. */
export function skeleton(
  intent: ComposedIntent,
  base: readonly ReelDefinition[],
  free: readonly ReelDefinition[] | null,
  sizes: Sizes,
): Definition {
  const pays = intent.regulars.map((_, rank) =>
    sizes.gains.map((gain) => Math.ceil(gain * 20 + intent.regulars.length - rank)),
  )
  const scale = { coins: 1000, odds: 0.01 }
  const scales = { wheel: scale, pick: scale, ladder: scale, holdAndWin: scale }
  return buildGame(intent, {
    base,
    free,
    sizes,
    pays,
    prizePays: prizeTable(intent, base, 1, 1, 1),
    scales,
    betCoins: 1000,
  })
}

/** Strips that hit as often as the class wants: the steeper, the commoner the low symbols; stacked where that suits the way of counting. */
function hittingLayout(intent: ComposedIntent, cap: number, seed: string, work: Work): LayoutPlan {
  const plan = layoutPlan(intent, cap, seed)
  const wanted = within(createRng(`${seed}/hits`), intent.profile.hitAim)
  const kinds = sizesOf(intent)
  const hits = (steepness: number, stack: number): number => {
    const base = layReels(intent, { ...plan, steepness, stack }, () => true, seed)
    noteSpins(work, { base: PILOT, free: 0 })
    const sample = sampleSpins(skeleton(intent, base, null, kinds), 'base', false, PILOT, `${seed}/pilot`)
    return (sample.starts.length - 1) / PILOT
  }
  const stack = stackFor(intent, wanted, hits)
  let low = -2.5
  let high = 4
  for (let step = 0; step < 7; step++) {
    const middle = (low + high) / 2
    if (hits(middle, stack) < wanted) low = middle
    else high = middle
  }
  return { ...plan, stack, steepness: (low + high) / 2 }
}

/** Strips with other odds of the cap: of that hits hardly change. */
export const relaid = (
  intent: ComposedIntent,
  { cap }: Lean,
  { stack, steepness }: LayoutPlan,
  seed: string,
): LayoutPlan => ({
  ...layoutPlan(intent, capOdds(intent) * cap, seed),
  stack,
  steepness,
})

function stackFor(
  { counting }: ComposedIntent,
  wanted: number,
  hits: (steepness: number, stack: number) => number,
): number {
  // Along lines and ways stacks lower the hits, in clusters and anywhere they raise them.
  if (counting === 'clusters' || counting === 'anywhere')
    return hits(2.2, 1) > wanted ? 1 : hits(2.2, 2) > wanted ? 2 : 3
  return hits(-1.5, 1) < wanted ? 1 : 2
}

/** The cap brings about half of what the class asks for; a tenth where small wins bring enough. */
function capOdds({ brief, sigmaAim, counting }: ComposedIntent): number {
  const few = brief.volatility === 'low' ? 0.06 : brief.volatility === 'medium' ? 0.25 : 0.5
  const share = counting === 'lines' ? few * 0.8 : few
  return Math.min((share * sigmaAim ** 2) / brief.maxWin ** 2, (0.3 * brief.rtp) / 100 / brief.maxWin)
}

/** Pays by the number of prize symbols, ascending; in coins. The most of them pay the cap. */
export function prizeTable(
  intent: ComposedIntent,
  base: readonly ReelDefinition[],
  few: number,
  some: number,
  cap: number,
): CountTable {
  const most = base.filter(({ strip }) => strip.includes(intent.prize.id)).length
  const table: Record<string, number> = {}
  if (most > 3) table[String(most - 2)] = few
  table[String(most - 1)] = some
  table[String(most)] = cap
  return table
}
