import type { Draft } from './draft.ts'
import { sketchSigma } from './estimate.ts'
import { roundedPays, shapedPays } from './pay-shape.ts'
import type { Pays } from './sketch.ts'
import { tunedPays } from './tune-pays.ts'

/** Flatter than this, a longer run would pay hardly more than a shorter one. */
const GENTLEST = 0.3
/** Steeper than this, the rarest wins would take nearly all of the return. */
const STEEPEST = 2

/** Tolerance of the pay table's own arithmetic, in bets: half a hundredth of a point. */
const RTP_TOLERANCE = 5e-5

/** A pay table on the ladder, and the unrounded one it stands for. */
export interface PayTable {
  readonly ideal: Pays
  readonly pays: Pays
}

/**
 * A pay table whose sketch returns `rtp` and has about the σ aimed at: β by bisection, then round amounts, then the last
 * hundredths of a point by single pays. Null where no pay table on these strips returns that.
 */
export function payTable(draft: Draft, rtp: number, sigmaAim: number): PayTable | null {
  const lineReturn = rtp - draft.odds.scatterReturn
  let low = GENTLEST
  let high = STEEPEST
  let ideal: number[][] | null = null
  for (let step = 0; step < 10; step++) {
    const beta = (low + high) / 2
    const pays = shapedPays(draft.shape, beta, lineReturn)
    if (pays !== null) ideal = pays
    if (pays !== null && cappedSigma(draft, pays) < sigmaAim) low = beta
    else high = beta
  }
  if (ideal === null) return null
  const rounded = roundedPays(draft.shape, ideal)
  return { ideal, pays: tunedPays(draft.shape, ideal, rounded, lineReturn, RTP_TOLERANCE) }
}

const cappedSigma = (draft: Draft, pays: Pays): number =>
  Math.sqrt(Math.max(0, sketchSigma(draft.odds, pays) ** 2 - draft.varianceCut))

/** The same table brought to another return by single pays. */
export const nudged = (draft: Draft, table: PayTable, rtp: number): PayTable => ({
  ideal: table.ideal,
  pays: tunedPays(draft.shape, table.ideal, table.pays, rtp - draft.odds.scatterReturn, RTP_TOLERANCE),
})
