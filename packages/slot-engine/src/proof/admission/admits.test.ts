import { describe, expect, test } from 'vitest'
import { ADMISSION_LIMITS, admits } from './admits.ts'
import type { AdmissionProof, ModeProof } from './proof.ts'

const limits = { lowest: 0.85, highest: 0.98 }
const bounds = (low: number, high: number) => ({ low, high })

/** A mode whose worst strategy returns within the first pair, and whose best within the second. */
const proved = (worst: readonly [number, number], best: readonly [number, number], mode = 'base'): ModeProof => ({
  ...{ proved: true, mode, betCoins: 1, method: 'exact', rounds: 0, strategies: 1, greatestWinCoins: 1 },
  ...{ pools: bounds(0, 0), topWin: { coins: 1, chance: bounds(0, 0) } },
  ...{ rtp: bounds(worst[0], best[1]), worst: bounds(...worst), best: bounds(...best) },
})
const proof = (...modes: ModeProof[]): AdmissionProof => ({
  ...{ confidence: 1, method: 'exact', rounds: 0, seed: '', greatestWinCoins: 1, modes },
})
const codes = (...modes: ModeProof[]) => {
  const admission = admits(proof(...modes), limits)
  return admission.ok ? [] : admission.reasons.map(({ code, mode }) => `${mode}: ${code}`)
}

describe('a return', () => {
  test.each<[string, readonly [number, number], readonly [number, number], readonly string[]]>([
    ['from limit to limit is admitted', [0.85, 0.9], [0.9, 0.98], []],
    ['that may be a little lower is uncertain', [0.8499, 0.9], [0.9, 0.98], ['base: rtpUncertain']],
    ['that may be a little higher is uncertain', [0.85, 0.9], [0.9, 0.9801], ['base: rtpUncertain']],
    ['that is too low under the worst strategy is too low', [0.8, 0.8499], [0.9, 0.95], ['base: rtpTooLow']],
    ['that may just reach the lowest is uncertain', [0.8, 0.85], [0.9, 0.95], ['base: rtpUncertain']],
    ['that is too high under the best strategy is too high', [0.9, 0.95], [0.9801, 0.99], ['base: rtpTooHigh']],
    ['that may just be the highest is uncertain', [0.9, 0.95], [0.98, 0.99], ['base: rtpUncertain']],
    ['that is no number is not admitted', [Number.NaN, 0.9], [0.9, 0.95], ['base: rtpUncertain']],
    ['whose bound above is no number is not admitted', [0.9, 0.9], [0.9, Number.NaN], ['base: rtpUncertain']],
  ])('%s', (_, worst, best, expected) => {
    expect(codes(proved(worst, best))).toEqual(expected)
  })
})

test('the limits are 85 and 98 percent', () => {
  expect(ADMISSION_LIMITS).toEqual({ lowest: 0.85, highest: 0.98 })
  const edge = proof(proved([0.85, 0.9], [0.9, 0.98]))
  expect(admits(edge)).toEqual({ ok: true })
})

test('every mode is asked, and one without a proof names its own reason', () => {
  const unproved = { proved: false, mode: 'buy', betCoins: 1, greatestWinCoins: 1, reason: 'choicesTooMany' } as const
  const high = proved([0.9, 0.9], [1, 1], 'ante')
  expect(codes(proved([0.9, 0.9], [0.9, 0.9]), unproved, high)).toEqual(['buy: choicesTooMany', 'ante: rtpTooHigh'])
  expect(admits(proof(high), limits)).toEqual({
    ok: false,
    reasons: [{ code: 'rtpTooHigh', mode: 'ante', rtp: { low: 0.9, high: 1 }, limits }],
  })
})
