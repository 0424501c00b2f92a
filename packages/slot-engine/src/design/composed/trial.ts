import { candidateOf, type Lean, reshaped } from './candidate.ts'
import { type Draft, draftOf } from './draft.ts'
import type { ComposedIntent } from './intent.ts'
import type { LayoutPlan } from './layout.ts'
import type { SampleSizes } from './samples.ts'
import { nothingLeft, type Shortfall, shortOf, uneven } from './shortfall.ts'
import { afford, costOf, sizesLeaving, type Work } from './work.ts'

/** For strips, class and evenness: what the large samples would only confirm. */
const TRIAL: SampleSizes = { base: 50_000, free: 30_000 }
const TRIAL_WITH_MEMORY: SampleSizes = { base: 60_000, free: 6000 }
const TRIALS = 6
/** Half of the 99 % interval aimed at, at most and at least; between it and the most accepted lies what a trial misjudges. */
const AIMED_ERROR = 0.0026 / 2.576
const FINE_ERROR = 0.0016 / 2.576
/**
 * The samples that a game has to be within reach of: one finds its pays, the others prove them. Finer ones prove less for their
 * work, so they are taken where there is work for many.
 */
const SAMPLES = 4
const FINE_SAMPLES = 8

export interface Trial {
  readonly lean: Lean
  readonly sizes: SampleSizes
  readonly layout: LayoutPlan
}

/** Finds by small samples what makes a game of the class, and how large its samples have to be. */
export function trialOf(intent: ComposedIntent, first: Lean, work: Work, seed: string): Trial | Shortfall {
  const size = intent.freeSpins?.memory ? TRIAL_WITH_MEMORY : TRIAL
  let lean = first
  let candidate = candidateOf(intent, lean, size, seed)
  let missed = nothingLeft(first)
  for (let trial = 0; trial < TRIALS; trial++) {
    const draft = draftOf(candidate, 0)
    const found = draft === null ? nothingLeft(lean) : shortOf(intent, draft.rtp, draft.sigma, draft.hits, lean)
    if (draft === null || found?.refusal.target === 'volatility') {
      missed = found ?? missed
      if (missed.lean.cap !== lean.cap) {
        if (!afford(work, size)) return missed
        candidate = candidateOf(intent, missed.lean, size, seed)
      }
    } else {
      const sizes = sizesFor(draft, size, work)
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

/** As fine a sample as there is work for several of; null where the coarsest is too much. */
function sizesFor({ open }: Draft, size: SampleSizes, work: Work): SampleSizes | null {
  for (const [error, samples] of [
    [FINE_ERROR, FINE_SAMPLES],
    [AIMED_ERROR, SAMPLES],
  ] as const) {
    const sizes = sizesLeaving(error, open, size, work)
    if (costOf(work, sizes) * samples <= work.left) return sizes
  }
  return null
}
