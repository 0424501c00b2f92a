import { compile } from '../../game/compile/compile.ts'
import { parseDefinition } from '../../game/parse/parse.ts'
import { DEFAULT_BUDGET, type Meter, OutOfReach } from '../../meter.ts'
import { proveWithin } from '../../proof/analyse/analyse.ts'
import type { ParSheet } from '../../proof/sheet.ts'
import type { Brief, DesignRefusal, DesignResult, Hosted } from '../brief.ts'
import { interrupted, refusal } from '../refusal.ts'
import { type Candidate, type Lean, returnAnew, seenBy, spreadAnew, withReturn } from './candidate.ts'
import { type Draft, draftOf, remeasured, shifted } from './draft.ts'
import { type ComposedIntent, cascadesIn, composedIntent } from './intent.ts'
import { withModes } from './modes.ts'
import { sampledSheet } from './sampled-sheet.ts'
import type { Sampler } from './sampler.ts'
import { pooled, type Return } from './samples.ts'
import { type Attempt, nothingLeft, type Shortfall, short, shortOf, uneven } from './shortfall.ts'
import { type Trial, trialOf } from './trial.ts'
import { afford, type Work, workFor } from './work.ts'

const ATTEMPTS = 3
const RTP_AIMED = 1.5e-4
/** Of the RTP: 2.576 of them are the half of a 99 % interval. */
const MOST_ERROR = 0.003 / 2.576

/**
 * Games of any way of counting, with any features. The strips carry the triggers; the prize symbol pays the cap, and what the class
 * wants of σ beyond the other wins; the pay table pays what is left of the RTP. What the win rule pays is linear in pays, so samples
 * of wins (not of coins) find them. The exact sheet confirms it where there is one; else two samples that agree, large enough together
 * for their interval.
 * @param brief one that `refuseBrief` lets pass
 */
export function compose(brief: Brief, seed: string, meter: Meter, sampler: Sampler): DesignResult {
  const intent = composedIntent(brief, seed)
  const work = workFor(intent, meter, sampler)
  let lean: Lean = { cap: 1, flatter: 1 }
  let nearest: Shortfall | null = null
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const found = attemptGame(intent, lean, work, `${seed}/${attempt}`)
    if (found.ok) {
      const parsed = parseDefinition(found.definition)
      if (parsed.ok) return { ok: true, definition: found.definition, sheet: found.sheet }
      const [problem] = parsed.problems
      return refusal(problem?.field.startsWith('symbols') ? 'symbols' : 'name', problem?.reason ?? '', '')
    }
    sampler.forget()
    if (nearest === null || found.distance < nearest.distance) nearest = found
    if (meter.isFinishing) return interrupted(brief, nearest.refusal)
    lean = found.lean
  }
  return nearest!.refusal
}

/**
 * The same, found by small samples and proved by nothing, for what is to be written into it. Its return is near what the brief asks for.
 * @param brief one that `refuseBrief` lets pass
 */
export function sketched(brief: Brief, seed: string, meter: Meter, sampler: Sampler): Hosted {
  const intent = composedIntent(brief, seed)
  const work = workFor(intent, meter, sampler)
  const trial = trialOf(intent, { cap: 1, flatter: 1 }, work, `${seed}/0`)
  if ('ok' in trial) return trial.refusal
  const draft = draftOf(trial.candidate, 0)
  if (draft === null) return nothingLeft(trial.lean).refusal
  const definition = withModes(trial.candidate, draft)
  return definition ? { ok: true, definition } : noBuy(intent.brief.maxWin)
}

/** Whether the exact sheet is quick: rows that stay, symbols that do not fall, spins that remember nothing, one feature. */
const isExact = ({ brief, counting, freeSpins, minis, coin }: ComposedIntent): boolean =>
  !cascadesIn(brief) &&
  counting !== 'variableWays' &&
  !freeSpins?.memory &&
  !freeSpins?.book &&
  minis.length + (coin ? 1 : 0) === 0

function attemptGame(intent: ComposedIntent, lean: Lean, work: Work, seed: string): Attempt {
  const trial = trialOf(intent, lean, work, seed)
  if ('ok' in trial) return trial
  const { candidate: tried, sizes } = trial
  // Asked at once, for other threads to begin with. Only spread is taken first: where the class or the hits are missed, the large
  // samples would tell nothing more.
  const taken = returnAnew(tried, sizes, seed, work)
  const proof = isExact(intent) ? undefined : proofOf(tried, trial, 1, work)
  const spins = spreadAnew(tried, sizes, work)
  const spread = seenBy(tried, { ...tried.samples, ...spins(tried.samples.freeSpins) })
  const early = draftOf(spread, 0)
  if (early === null) return nothingLeft(lean)
  const unlike = shortOf(intent, early.rtp, early.sigma, early.hits, trial.lean)
  if (unlike && unlike.refusal.target !== 'rtp') return unlike
  if (!afford(work, sizes)) throw new OutOfReach('', 'interrupted')
  const candidate = seenBy(spread, withReturn(spread.samples, taken()))
  const draft = draftOf(candidate, 0)
  if (draft === null) return nothingLeft(lean)
  const missed = shortOf(intent, draft.rtp, draft.sigma, draft.hits, trial.lean)
  if (missed && missed.refusal.target !== 'rtp') return missed
  return isExact(intent) ? proved(candidate, draft, trial, work) : sampled(candidate, draft, trial, work, proof)
}

const CORRECTIONS = 6

/** Corrects a draft by its exact sheets. */
function proved(candidate: Candidate, first: Draft, trial: Trial, work: Work): Attempt {
  const { intent } = candidate
  const { lean } = trial
  const wanted = intent.brief.rtp / 100
  let draft = first
  let shift = 0
  let missed: Shortfall | null = null
  for (let round = 0; round < CORRECTIONS; round++) {
    const sheet = sheetOf(draft, work.meter)
    if (sheet === null) return sampled(candidate, first, trial, work)
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

function sheetOf({ definition }: Draft, meter: Meter) {
  try {
    return meter.within({ steps: DEFAULT_BUDGET.steps }, () => proveWithin(compile(definition), {}, meter))
  } catch (error) {
    if (error instanceof OutOfReach) return null
    throw error
  }
}

function finished(candidate: Candidate, draft: Draft, sheet: ParSheet): Attempt {
  const definition = withModes(candidate, draft)
  if (definition !== null) return { ok: true, definition, sheet }
  return short(noBuy(candidate.intent.brief.maxWin), 0.1, { cap: 1, flatter: 1 })
}

function noBuy(maxWin: number): DesignRefusal {
  const reason = `below a cap of ${maxWin} times the bet no free spins are worth 50 to 200 times it`
  return refusal('features', `features.bonusBuy: ${reason}`, 'false')
}

/** How far two samples may lie apart, in standard errors: further, and neither tells the return. */
const MOST_APART = 4
/** Samples besides the one that pays are found on. */
const PROOFS = 3

/** Asks for another sample as large. */
const proofOf = (candidate: Candidate, { sizes }: Trial, proof: number, work: Work): (() => Return) =>
  returnAnew(candidate, sizes, `${candidate.seed}/proof/${proof}`, work)

/**
 * A game whose sheet is sampled. Its pays are found on one sample, and a second one as large has to agree with it, and further ones where
 * both leave too much open; together they say what the game returns, and single pays bring that to what is wanted. The return is linear
 * in pays, so that pays are chosen by the draws that tell it moves its mean by the square of its error only, a hundredth of a point.
 */
function sampled(
  candidate: Candidate,
  first: Draft,
  trial: Trial,
  work: Work,
  firstProof = proofOf(candidate, trial, 1, work),
): Attempt {
  const { intent, seed, samples } = candidate
  const { lean, sizes } = trial
  const wanted = intent.brief.rtp / 100
  let known = candidate
  let draft = shifted(known, first, wanted - first.rtp)
  for (let proof = 1; proof === 1 || (draft.standardError > MOST_ERROR && proof <= PROOFS); proof++) {
    if (!afford(work, sizes)) return uneven(intent, draft, lean)
    const asked = proof === 1 ? firstProof : proofOf(candidate, trial, proof, work)
    const fresh = withReturn(samples, asked())
    const other = remeasured(seenBy(candidate, fresh), draft)
    const apart = Math.abs(other.rtp - draft.rtp) / Math.hypot(other.standardError, draft.standardError)
    if (apart > MOST_APART) return uneven(intent, other, lean)
    known = seenBy(candidate, pooled(known.samples, fresh))
    const seen = remeasured(known, draft)
    draft = shifted(known, seen, wanted - seen.rtp)
  }
  if (draft.standardError > MOST_ERROR) return uneven(intent, draft, lean)
  const missed = shortOf(intent, draft.rtp, draft.sigma, draft.hits, lean)
  return missed ?? finished(candidate, draft, sampledSheet(draft, seed, work.meter))
}
