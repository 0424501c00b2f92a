import type { CountTable, Definition, ReelDefinition } from '../../definition.ts'
import { createRng } from '../../rng.ts'
import { within } from '../aims.ts'
import { buildGame, FREE_SET, FREE_SPINS, type Parts } from './build.ts'
import {
  type Book,
  bookOf,
  type FeatureMoments,
  type FreeOdds,
  featureMoments,
  freeOdds,
  withBook,
} from './free-spins.ts'
import { type Sizes, sizesOf } from './grid.ts'
import type { ComposedIntent } from './intent.ts'
import { type LayoutPlan, layoutPlan, layReels } from './layout.ts'
import { betFor, returned, settle, shapeOf, wholePays } from './pays.ts'
import { tailOn } from './places.ts'
import { type Moments, miniMoments, miniScales, prizeMoments } from './prizes.ts'
import { sampleFeature, sampleSpins } from './sampling.ts'
import { momentsOf, openVariance, type SpinMoments, type WinSample } from './win-sample.ts'

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
  readonly shape: readonly (readonly number[])[]
  readonly spins: WinSample
  readonly freeSpins: WinSample | null
  readonly odds: FreeOdds | null
  readonly book: Book | null
  /** Mean wins per paid spin by cell, free spins counted in. */
  readonly worth: Float64Array
  readonly seed: string
}

/** Spins sampled for strips, and for the game. */
const PILOT = 8000

/** How many spins a game's samples have: where nothing else tells its return, as many as its interval needs. */
export interface SampleSizes {
  readonly base: number
  readonly free: number
}

/** @param layout of an earlier candidate with the same lean on the cap */
export function candidateOf(
  intent: ComposedIntent,
  lean: Lean,
  sizes: SampleSizes,
  seed: string,
  layout: LayoutPlan = hittingLayout(intent, capOdds(intent) * lean.cap, seed),
): Candidate {
  const base = layReels(intent, layout, () => true, seed)
  const free = intent.freeSpins ? freeReels(intent, layout, seed) : null
  const kinds = sizesOf(intent)
  const game = skeleton(intent, base, free, kinds)
  const spins = sampleSpins(game, 'base', false, sizes.base, `${seed}/spins`)
  const odds = intent.freeSpins && free ? freeOdds(intent.freeSpins, base, free, intent.scatter!.id) : null
  const book = intent.freeSpins?.book && free ? bookOf(intent, free) : null
  const plain = odds ? freeSample(intent, game, sizes.free, seed) : null
  const freeSpins = plain && book ? withBook(plain, book, kinds.keys) : plain
  const worth = spins.worth.map(
    (each, cell) => each + (odds && freeSpins ? odds.odds * odds.weight * freeSpins.worth[cell]! : 0),
  )
  const shape = shapeFor(intent, lean.flatter)
  return { intent, layout, base, free, sizes: kinds, shape, spins, freeSpins, odds, book, worth, seed }
}

const shapeFor = (intent: ComposedIntent, flatter: number): Candidate['shape'] =>
  shapeOf(sizesOf(intent), intent.regulars.length, intent.brief.volatility, flatter * (intent.ladder ? FALLING : 1))

/** Where symbols fall, only samples tell what a game returns, and they tell it sooner the flatter its pays. */
const FALLING = 0.8

/** The same strips and wins with other pays. */
export const reshaped = (candidate: Candidate, { flatter }: Lean): Candidate => ({
  ...candidate,
  shape: shapeFor(candidate.intent, flatter),
})

function freeSample(intent: ComposedIntent, game: Definition, size: number, seed: string): WinSample {
  const { memory, spins, multiplier } = intent.freeSpins!
  if (memory) return sampleFeature(game, FREE_SPINS, spins, multiplier, size, `${seed}/free`)
  return sampleSpins(game, FREE_SET, true, size, `${seed}/free`)
}

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
function hittingLayout(intent: ComposedIntent, cap: number, seed: string): LayoutPlan {
  const plan = layoutPlan(intent, cap, seed)
  const wanted = within(createRng(`${seed}/hits`), intent.profile.hitAim)
  const kinds = sizesOf(intent)
  const hits = (steepness: number, stack: number): number => {
    const base = layReels(intent, { ...plan, steepness, stack }, () => true, seed)
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

/** A game of a candidate, with what is known of it before its sheet. */
export interface Draft {
  readonly parts: Parts
  readonly definition: Definition
  /** In bets, after the cap. */
  readonly rtp: number
  readonly sigma: number
  readonly hits: number
  /** Of the RTP: what the samples leave open. */
  readonly standardError: number
  /** The two parts of its square: what the samples of paid and of free spins leave open. */
  readonly open: readonly [base: number, free: number]
  readonly moments: DraftMoments
}

export interface DraftMoments {
  readonly spin: SpinMoments
  readonly feature: FeatureMoments | null
  readonly prize: Moments
  readonly minis: Moments
}

/**
 * Pays for a candidate's strips: the prize symbol brings what the class wants of σ, and the pay table what is left of the RTP.
 * @param shift what to return beyond the wanted RTP, in bets: the sheet of the draft before may ask for it
 */
export function draftOf(candidate: Candidate, shift: number): Draft | null {
  const { intent, base, free, sizes, shape, worth } = candidate
  const rtp = intent.brief.rtp / 100
  const lone = shape.flat().reduce((sum, pay, cell) => sum + pay * worth[cell]!, 0)
  const leastBets = ((shape.at(-1)![0]! / lone) * rtp) / 2
  const betCoins = intent.brief.betCoins ?? betFor(leastBets)
  const cap = intent.brief.maxWin * betCoins
  const scales = miniScales(intent, base, betCoins)
  const minis = miniMoments(intent, base, scales, betCoins)
  let some = 2 * betCoins
  let cut = 0
  let draft: Draft | null = null
  for (let round = 0; round < 4; round++) {
    const prizePays = prizeTable(
      intent,
      base,
      Math.max(1, Math.round(Math.min(betCoins, some / 2))),
      Math.max(2, some),
      cap,
    )
    const prize = prizeMoments(base, intent.prize.id, prizePays)
    const wanted = (rtp + shift) * betCoins + cut - prize.mean - minis.mean
    if (wanted < 0.2 * rtp * betCoins) return null
    const pays = wholePays(shape, worth, wanted)
    draft = measured(candidate, { base, free, sizes, pays, prizePays, scales, betCoins }, prize, minis)
    cut = draft.moments.spin.cut + (candidate.odds ? candidate.odds.odds * (draft.moments.feature?.cut ?? 0) : 0)
    const next = someFor(candidate, draft, some, cap)
    if (Math.abs(next / some - 1) < 0.01 && Math.abs(draft.rtp - rtp - shift) < 1e-5) break
    if (round < 3) some = next
  }
  return draft
}

/** What the second most of prize symbols pay, for σ to be what the class wants; rounded as pays are. */
function someFor({ intent, base }: Candidate, { sigma, parts }: Draft, some: number, cap: number): number {
  const most = base.filter(({ strip }) => strip.includes(intent.prize.id)).length
  const odds = tailOn(base, intent.prize.id, most - 1)
  const missing = (intent.sigmaAim ** 2 - sigma ** 2) * parts.betCoins ** 2
  const square = some ** 2 + missing / odds
  const share = (0.08 * parts.betCoins) / odds
  const wanted = Math.min(Math.sqrt(Math.max(0, square)), cap / 2, share)
  const least = Math.min(2 * parts.betCoins, cap / 3)
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(wanted, least))) - 1)
  return Math.max(2, Math.round(Math.max(wanted, least) / step) * step)
}

function measured(candidate: Candidate, parts: Parts, prize: Moments, minis: Moments): Draft {
  const { intent, spins, freeSpins, odds, worth, seed } = candidate
  const bet = parts.betCoins
  const cap = intent.brief.maxWin * bet
  const flat = Float64Array.from(parts.pays.flat())
  const spin = momentsOf(spins, flat, cap)
  const feature =
    odds && freeSpins ? featureMoments(freeSpins, flat, intent.freeSpins!, odds, cap, seed, candidate.book) : null
  const share =
    odds && feature ? odds.odds * (feature.variance + feature.mean ** 2) - (odds.odds * feature.mean) ** 2 : 0
  const cut = spin.cut + (odds && feature ? odds.odds * feature.cut : 0)
  const openBase = openVariance(spins, flat)
  const open = odds && freeSpins ? (odds.odds * odds.weight) ** 2 * openVariance(freeSpins, flat) : 0
  return {
    parts,
    definition: buildGame(intent, parts),
    rtp: (returned(parts.pays, worth) + prize.mean + minis.mean - cut) / bet,
    sigma: Math.sqrt(spin.variance + prize.variance + minis.variance + share) / bet,
    hits: spin.hits,
    standardError: Math.sqrt(openBase + open) / bet,
    open: [openBase / bet ** 2, open / bet ** 2],
    moments: { spin, feature, prize, minis },
  }
}

/** The same game with single pays moved so that it returns so much more, in bets. */
export function shifted(candidate: Candidate, draft: Draft, by: number): Draft {
  const { parts, moments } = draft
  const pays = parts.pays.map((row) => [...row])
  settle(pays, candidate.worth, returned(pays, candidate.worth) + by * parts.betCoins)
  return measured(candidate, { ...parts, pays }, moments.prize, moments.minis)
}
