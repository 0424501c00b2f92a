import type { AdmissionProof, Bounds, ModeProof, UnprovedReason } from './proof.ts'

/** Within what every return must lie, as shares of the price of a round. */
export interface AdmissionLimits {
  readonly lowest: number
  readonly highest: number
}

export const ADMISSION_LIMITS: AdmissionLimits = { lowest: 0.85, highest: 0.98 }

/**
 * `rtpTooLow`, `rtpTooHigh`: some strategy returns less, or more, than the limits.
 * `rtpUncertain`: it may be within the limits, and it may be without.
 * Others: why nothing is proved, see `UNPROVED_REASONS`.
 */
export type AdmissionReason =
  | {
      readonly code: 'rtpTooLow' | 'rtpTooHigh' | 'rtpUncertain'
      readonly mode: string
      readonly rtp: Bounds
      readonly limits: AdmissionLimits
    }
  | { readonly code: UnprovedReason; readonly mode: string }

export type Admission =
  | { readonly ok: true }
  | { readonly ok: false; readonly reasons: readonly [AdmissionReason, ...AdmissionReason[]] }

/** Whether every return that the proof leaves open, in every mode and under every strategy, lies within the limits. */
export function admits({ modes }: AdmissionProof, limits: AdmissionLimits = ADMISSION_LIMITS): Admission {
  const [first, ...others] = modes.flatMap((mode) => reasonsOf(mode, limits))
  return first === undefined ? { ok: true } : { ok: false, reasons: [first, ...others] }
}

function reasonsOf(proof: ModeProof, limits: AdmissionLimits): AdmissionReason[] {
  const { mode } = proof
  if (!proof.proved) return [{ code: proof.reason, mode }]
  const { rtp, worst, best } = proof
  // Written so that a bound that is no number is refused.
  if (rtp.low >= limits.lowest && rtp.high <= limits.highest) return []
  const code = worst.high < limits.lowest ? 'rtpTooLow' : best.low > limits.highest ? 'rtpTooHigh' : 'rtpUncertain'
  return [{ code, mode, rtp, limits }]
}
