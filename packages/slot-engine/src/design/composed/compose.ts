import { prove } from '../../analyse/analyse.ts'
import { OutOfReach } from '../../analyse/round-law.ts'
import { compile } from '../../compile/compile.ts'
import { parseDefinition } from '../../parse/parse.ts'
import { type ParSheet, volatilityClass } from '../../sheet.ts'
import type { Brief, DesignRefusal, DesignResult } from '../brief.ts'
import { hitCeiling, hitFloor } from '../classes.ts'
import { refusal } from '../refusal.ts'
import {
  type Candidate,
  candidateOf,
  type Draft,
  draftOf,
  type Lean,
  reshaped,
  type SampleSizes,
  shifted,
} from './candidate.ts'
import { type ComposedIntent, cascadesIn, composedIntent } from './intent.ts'
import type { LayoutPlan } from './layout.ts'
import { withModes } from './modes.ts'
import { sampledSheet } from './sampled-sheet.ts'

const ATTEMPTS = 3
const RTP_AIMED = 1.5e-4
const RTP_ACCEPTED = 4.9e-4
/** Of the RTP: 2.576 of them are the half of a 99 % interval. */
const MOST_ERROR = 0.003 / 2.576
const CLASSES = { low: [0, 4], medium: [4, 9], high: [9, 18], extreme: [18, Number.POSITIVE_INFINITY] } as const

/** A sheet's game, or how the attempt fell short. */
type Attempt =
  | { readonly ok: true; readonly definition: Draft['definition']; readonly sheet: ParSheet; readonly draft: Draft }
  | { readonly ok: false; readonly refusal: DesignRefusal; readonly distance: number; readonly lean: Lean }

/**
 * Games of any way of counting, with any features. The strips carry the triggers; the prize symbol pays the cap, and what the class
 * wants of σ beyond the other wins; the pay table pays what is left of the RTP. What the win rule pays is linear in pays, so one sample
 * of wins (not of coins) finds them; the exact sheet confirms it where there is one, and else the sample is large enough for its
 * interval.
 * @param brief one that `refuseBrief` lets pass
 */
export function compose(brief: Brief, seed: string): DesignResult {
  const intent = composedIntent(brief, seed)
  let lean: Lean = { cap: 1, flatter: 1 }
  let nearest: Extract<Attempt, { ok: false }> | null = null
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const found = attemptGame(intent, lean, `${seed}/${attempt}`)
    if (found.ok) {
      const parsed = parseDefinition(found.definition)
      if (parsed.ok) return { ok: true, definition: found.definition, sheet: found.sheet }
      const [problem] = parsed.problems
      return refusal(problem?.field.startsWith('symbols') ? 'symbols' : 'name', problem?.reason ?? '', '')
    }
    if (nearest === null || found.distance < nearest.distance) nearest = found
    lean = found.lean
  }
  return nearest!.refusal
}

/** Whether the exact sheet is quick: rows that stay, symbols that do not fall, spins that remember nothing, one feature. */
const isExact = ({ brief, counting, freeSpins, minis, coin }: ComposedIntent): boolean =>
  !cascadesIn(brief) &&
  counting !== 'variableWays' &&
  !freeSpins?.memory &&
  !freeSpins?.book &&
  minis.length + (coin ? 1 : 0) === 0

/** For strips, class and evenness: what the large sample would only confirm. */
const TRIAL: SampleSizes = { base: 60_000, free: 40_000 }
const TRIAL_WITH_MEMORY: SampleSizes = { base: 100_000, free: 6000 }
const TRIALS = 6
/** Half of the 99 % interval aimed at; between it and the most lies what a trial misjudges. */
const AIMED_ERROR = 0.0026 / 2.576

/** Where symbols fall, what about ten seconds of a processor play. */
const FALLING_SPINS: Readonly<Record<ComposedIntent['counting'], SampleSizes>> = {
  lines: { base: 4_000_000, free: 1_600_000 },
  ways: { base: 4_000_000, free: 1_600_000 },
  variableWays: { base: 7_000_000, free: 1_600_000 },
  clusters: { base: 2_400_000, free: 1_000_000 },
  anywhere: { base: 10_000_000, free: 2_400_000 },
}

function mostSpins({ brief, counting, freeSpins }: ComposedIntent): SampleSizes {
  if (freeSpins?.memory) return { base: 200_000, free: 130_000 }
  if (!cascadesIn(brief)) return { base: 200_000, free: 100_000 }
  return FALLING_SPINS[counting]
}

function attemptGame(intent: ComposedIntent, lean: Lean, seed: string): Attempt {
  const trial = trialOf(intent, lean, seed)
  if ('ok' in trial) return trial
  const candidate = candidateOf(intent, trial.lean, trial.sizes, seed, trial.layout)
  const draft = draftOf(candidate, 0)
  if (draft === null) return nothingLeft(lean)
  const missed = shortOf(intent, draft.rtp, draft.sigma, draft.hits, trial.lean)
  if (missed && missed.refusal.target !== 'rtp') return missed
  return isExact(intent) ? proved(candidate, draft, trial.lean) : sampled(candidate, draft, trial.lean)
}

const nothingLeft = (lean: Lean): Extract<Attempt, { ok: false }> =>
  short(refusal('features', 'the prizes and features asked for leave nothing to the pay table', '{}'), 5, {
    ...lean,
    cap: lean.cap * 0.6,
  })

interface Trial {
  readonly lean: Lean
  readonly sizes: SampleSizes
  readonly layout: LayoutPlan
}

/** Finds by small samples what makes a game of the class, and how large its samples have to be. */
function trialOf(intent: ComposedIntent, first: Lean, seed: string): Trial | Extract<Attempt, { ok: false }> {
  const most = mostSpins(intent)
  const size = intent.freeSpins?.memory ? TRIAL_WITH_MEMORY : TRIAL
  let lean = first
  let candidate = candidateOf(intent, lean, size, seed)
  let missed = nothingLeft(first)
  for (let trial = 0; trial < TRIALS; trial++) {
    const draft = draftOf(candidate, 0)
    const found = draft === null ? nothingLeft(lean) : shortOf(intent, draft.rtp, draft.sigma, draft.hits, lean)
    if (draft === null || found?.refusal.target === 'volatility') {
      missed = found ?? missed
      if (missed.lean.cap !== lean.cap) candidate = candidateOf(intent, missed.lean, size, seed)
    } else {
      const sizes = sizesFor(draft, size, most)
      if (sizes !== null) return { lean, sizes, layout: candidate.layout }
      missed = uneven(intent, draft, lean)
    }
    if (missed.lean.flatter < FLATTEST) return missed
    lean = missed.lean
    candidate = reshaped(candidate, lean)
  }
  return missed
}

/** Flatter than this, a pay table hardly tells wins apart. */
const FLATTEST = 0.55

/** Samples that leave as little open as a game may, with the least spins altogether; null where that is too many. */
function sizesFor({ open: [base, free] }: Draft, size: SampleSizes, most: SampleSizes): SampleSizes | null {
  const both = Math.sqrt(base * size.base) + Math.sqrt(free * size.free)
  const need = (part: number, spins: number): number => Math.ceil((Math.sqrt(part * spins) * both) / AIMED_ERROR ** 2)
  const sizes = { base: Math.max(size.base, need(base, size.base)), free: Math.max(size.free, need(free, size.free)) }
  return sizes.base <= most.base && sizes.free <= most.free ? sizes : null
}

/** Flatter pays make a return known sooner. */
function uneven(intent: ComposedIntent, { standardError }: Draft, lean: Lean): Extract<Attempt, { ok: false }> {
  const reason = 'wins are so uneven that no sample within reach tells its return to ±0.3 points'
  return short(refusal('rtp', reason, intent.brief.rtp), standardError * 10, { ...lean, flatter: lean.flatter * 0.88 })
}

const short = (why: DesignRefusal, distance: number, lean: Lean): Extract<Attempt, { ok: false }> => ({
  ok: false,
  refusal: why,
  distance,
  lean,
})

/** What of the brief these figures do not meet, or null. */
function shortOf(
  { brief, profile, counting }: ComposedIntent,
  rtp: number,
  sigma: number,
  hits: number,
  lean: Lean,
): Extract<Attempt, { ok: false }> | null {
  const [low, high] = CLASSES[brief.volatility]
  if (sigma < low || sigma >= high) {
    const aim = (profile.sigma[0] + profile.sigma[1]) / 2
    const ratio = (aim / sigma) ** 2
    const next = {
      cap: lean.cap * Math.min(4, Math.max(0.3, ratio)),
      flatter: sigma >= high ? lean.flatter * 0.75 : lean.flatter,
    }
    const found = volatilityClass(sigma)
    const reason = `a cap of ${brief.maxWin} times the bet and these features leave a standard deviation of ${sigma.toFixed(2)} bets, which is ${found}`
    return short(refusal('volatility', reason, found), Math.abs(Math.log(sigma / aim)), next)
  }
  const [fewest, most] = [
    counting === 'lines' ? hitFloor(profile, brief.lines ?? 1) : profile.hitBand[0],
    hitCeiling(profile, brief.reels, brief.lines ?? 50),
  ]
  if (hits < fewest || hits > most) {
    const reason = `hits come in ${(hits * 100).toFixed(1)} % of the spins, outside of ${(fewest * 100).toFixed(1)} to ${(most * 100).toFixed(1)} %`
    return short(refusal('hitFrequency', reason, Math.round(hits * 1000) / 10), 0.2, lean)
  }
  const off = Math.abs(rtp - brief.rtp / 100)
  if (off <= RTP_ACCEPTED) return null
  const nearest = Math.round(rtp * 10_000) / 100
  return short(refusal('rtp', `the nearest return found is ${nearest} %`, nearest), off, lean)
}

const CORRECTIONS = 6

/** Corrects a draft by its exact sheets. */
function proved(candidate: Candidate, first: Draft, lean: Lean): Attempt {
  const { intent } = candidate
  const wanted = intent.brief.rtp / 100
  let draft = first
  let shift = 0
  let missed: Extract<Attempt, { ok: false }> | null = null
  for (let round = 0; round < CORRECTIONS; round++) {
    const sheet = sheetOf(draft)
    if (sheet === null) return sampled(candidate, first, lean)
    const off = wanted - sheet.rtp
    missed = shortOf(intent, sheet.rtp, sheet.standardDeviation, sheet.hitFrequency, lean)
    const settled = Math.abs(off) <= RTP_AIMED || (round === CORRECTIONS - 1 && missed === null)
    if (settled && missed === null) return finished(candidate, draft, sheet)
    if (missed && missed.refusal.target !== 'rtp') return missed
    if (Math.abs(off) < 0.004) draft = shifted(candidate, draft, off)
    else {
      shift += off
      draft = draftOf(candidate, shift) ?? draft
    }
  }
  return missed ?? short(refusal('rtp', 'no pay table returns that', intent.brief.rtp), 1, lean)
}

function sheetOf({ definition }: Draft) {
  try {
    return prove(compile(definition))
  } catch (error) {
    if (error instanceof OutOfReach) return null
    throw error
  }
}

function finished(candidate: Candidate, draft: Draft, sheet: ParSheet): Attempt {
  const definition = withModes(candidate, draft)
  if (definition !== null) return { ok: true, definition, sheet, draft }
  const reason = `below a cap of ${candidate.intent.brief.maxWin} times the bet no free spins are worth 50 to 200 times it`
  return short(refusal('features', `features.bonusBuy: ${reason}`, 'false'), 0.1, { cap: 1, flatter: 1 })
}

/** A game whose sheet is sampled. */
function sampled(candidate: Candidate, first: Draft, lean: Lean): Attempt {
  const { intent } = candidate
  const draft = shifted(candidate, first, intent.brief.rtp / 100 - first.rtp)
  const missed = shortOf(intent, draft.rtp, draft.sigma, draft.hits, lean)
  if (missed) return missed
  if (draft.standardError > MOST_ERROR) return uneven(intent, draft, lean)
  return finished(candidate, draft, sampledSheet(draft, candidate.seed))
}
