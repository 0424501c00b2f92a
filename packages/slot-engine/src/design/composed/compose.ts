import { compile } from '../../game/compile/compile.ts'
import { parseDefinition } from '../../game/parse/parse.ts'
import { DEFAULT_BUDGET, type Meter, OutOfReach } from '../../meter.ts'
import { proveWithin } from '../../proof/analyse/analyse.ts'
import type { ParSheet } from '../../proof/sheet.ts'
import type { Brief, DesignResult } from '../brief.ts'
import { interrupted, refusal } from '../refusal.ts'
import { type Candidate, candidateOf, type Lean, sampledAnew, seenBy } from './candidate.ts'
import { type Draft, draftOf, remeasured, shifted } from './draft.ts'
import { type ComposedIntent, cascadesIn, composedIntent } from './intent.ts'
import { withModes } from './modes.ts'
import { sampledSheet } from './sampled-sheet.ts'
import { pooled } from './samples.ts'
import { type Attempt, nothingLeft, type Shortfall, short, shortOf, uneven } from './shortfall.ts'
import { type Trial, trialOf } from './trial.ts'
import { afford, type Work, workFor } from './work.ts'

const ATTEMPTS = 3
const RTP_AIMED = 1.5e-4
/** Of the RTP: 2.576 of them are the half of a 99 % interval. */
const MOST_ERROR = 0.003 / 2.576
const PROOFS = 12

/**
 * Games of any way of counting, with any features. The strips carry the triggers; the prize symbol pays the cap, and what the class
 * wants of σ beyond the other wins; the pay table pays what is left of the RTP. What the win rule pays is linear in pays, so one sample
 * of wins (not of coins) finds them. The exact sheet confirms it where there is one; else other draws than those that found them, large
 * enough for their interval, have to come out where the brief wants it.
 * @param brief one that `refuseBrief` lets pass
 */
export function compose(brief: Brief, seed: string, meter: Meter): DesignResult {
  const intent = composedIntent(brief, seed)
  const work = workFor(intent, meter)
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
    if (nearest === null || found.distance < nearest.distance) nearest = found
    if (meter.isFinishing) return interrupted(brief, nearest.refusal)
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

function attemptGame(intent: ComposedIntent, lean: Lean, work: Work, seed: string): Attempt {
  const trial = trialOf(intent, lean, work, seed)
  if ('ok' in trial) return trial
  if (!afford(work, trial.sizes)) throw new OutOfReach('', 'interrupted')
  const candidate = candidateOf(intent, trial.lean, trial.sizes, seed, trial.layout)
  const draft = draftOf(candidate, 0)
  if (draft === null) return nothingLeft(lean)
  const missed = shortOf(intent, draft.rtp, draft.sigma, draft.hits, trial.lean)
  if (missed && missed.refusal.target !== 'rtp') return missed
  return isExact(intent) ? proved(candidate, draft, trial, work) : sampled(candidate, draft, trial, work)
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
  const reason = `below a cap of ${candidate.intent.brief.maxWin} times the bet no free spins are worth 50 to 200 times it`
  return short(refusal('features', `features.bonusBuy: ${reason}`, 'false'), 0.1, { cap: 1, flatter: 1 })
}

/**
 * A game whose sheet is sampled. The draws that its pays were found by flatter it, so it is proved on others, and by them alone; where
 * these come out elsewhere, they help to find the next pays, and further ones prove those.
 */
function sampled(candidate: Candidate, first: Draft, { lean, sizes }: Trial, work: Work): Attempt {
  const { intent, seed } = candidate
  const wanted = intent.brief.rtp / 100
  let known = candidate
  let draft = first
  let missed: Shortfall = uneven(intent, draft, lean)
  for (let proof = 1; proof <= PROOFS; proof++) {
    draft = shifted(known, draft, wanted - draft.rtp)
    const off = shortOf(intent, draft.rtp, draft.sigma, draft.hits, lean)
    if (off) return off
    if (!afford(work, sizes)) return missed
    const fresh = sampledAnew(candidate, sizes, `${seed}/proof/${proof}`)
    const seen = remeasured(seenBy(candidate, fresh), draft)
    if (seen.standardError > MOST_ERROR) return uneven(intent, seen, lean)
    const short = shortOf(intent, seen.rtp, seen.sigma, seen.hits, lean)
    if (short === null) return finished(candidate, seen, sampledSheet(seen, seed))
    missed = short
    known = seenBy(candidate, pooled(known.samples, fresh))
    draft = remeasured(known, draft)
  }
  return missed
}
