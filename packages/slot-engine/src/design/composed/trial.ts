import { type Candidate, candidateOf, type Lean, relaid, reshaped } from './candidate.ts'
import { type Draft, draftOf } from './draft.ts'
import type { ComposedIntent } from './intent.ts'
import type { SampleSizes } from './samples.ts'
import { nothingLeft, type Shortfall, shortOf, uneven } from './shortfall.ts'
import { afford, costOf, noteSpins, sizesLeaving, type Work } from './work.ts'

/** For strips, class and evenness: what the large samples would only confirm. */
const TRIAL: SampleSizes = { base: 50_000, free: 30_000 }
const TRIAL_WITH_MEMORY: SampleSizes = { base: 60_000, free: 6000 }
const TRIALS = 6
/** Half of the 99 % interval aimed at, at most and at least; between it and the most accepted lies what a trial misjudges. */
const AIMED_ERROR = 0.0026 / 2.576
const FINE_ERROR = 0.0016 / 2.576
/** The work that all samples of a game may take: finer ones are taken where that is little, and more once its pays are flatter. */
const SAMPLED = 1_300_000
const LITTLE = 350_000
const MOST_SAMPLED = 2_600_000
/** Where a multiplier makes wins more uneven. */
const MOST_MULTIPLIED = 4_200_000
const FLAT = 0.8

export interface Trial {
  readonly lean: Lean
  readonly sizes: SampleSizes
  readonly candidate: Candidate
}

/** Finds by small samples what makes a game of the class, and how large its samples have to be. */
export function trialOf(intent: ComposedIntent, first: Lean, work: Work, seed: string): Trial | Shortfall {
  const size = intent.freeSpins?.memory ? TRIAL_WITH_MEMORY : TRIAL
  let lean = first
  let candidate = candidateOf(intent, lean, size, seed, work)
  noteSpins(work, size)
  let missed = nothingLeft(first)
  for (let trial = 0; trial < TRIALS; trial++) {
    const draft = draftOf(candidate, 0)
    const found = draft === null ? nothingLeft(lean) : shortOf(intent, draft.rtp, draft.sigma, draft.hits, lean)
    if (draft === null || found?.refusal.target === 'volatility') {
      missed = found ?? missed
      if (missed.lean.cap !== lean.cap) {
        if (!afford(work, size)) return missed
        candidate = candidateOf(
          intent,
          missed.lean,
          size,
          seed,
          work,
          relaid(intent, missed.lean, candidate.layout, seed),
        )
      }
    } else {
      const sizes = sizesFor(draft, size, work, lean.flatter < FLAT ? mostSampled(intent) : SAMPLED)
      if (sizes !== null) return { lean, sizes, candidate }
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

const mostSampled = ({ orb, freeSpins }: ComposedIntent): number =>
  orb || freeSpins?.memory === 'ladder' ? MOST_MULTIPLIED : MOST_SAMPLED

/** One of two samples, as fine as there is work for; null where the coarsest is too much. */
function sizesFor({ open }: Draft, size: SampleSizes, work: Work, mostAimed: number): SampleSizes | null {
  for (const [error, most] of [
    [FINE_ERROR, LITTLE],
    [AIMED_ERROR, mostAimed],
  ] as const) {
    const sizes = sizesLeaving(error * Math.SQRT2, open, size, work)
    if (2 * costOf(work, sizes) <= Math.min(most, work.left)) return sizes
  }
  return null
}
