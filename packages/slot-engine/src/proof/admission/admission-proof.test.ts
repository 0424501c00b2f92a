import { describe, expect, test } from 'vitest'
import { FULL, oneReel, veiled } from '../../../test-support/deceivers/kit.ts'
import { WALKING_DEFINITION } from '../../../test-support/mechanics-definitions.ts'
import {
  ADMISSION_LIMITS,
  type AdmissionOptions,
  admissionProof,
  admits,
  compile,
  type Definition,
  prove,
  simulate,
} from '../../index.ts'

const proofOf = (definition: Definition, options: AdmissionOptions = {}) =>
  admissionProof(compile(definition), { rounds: 100_000, ...options })
function baseOf(definition: Definition, options: AdmissionOptions = {}) {
  const [mode] = proofOf(definition, options).modes
  if (!mode?.proved) throw new Error('not proved')
  return mode
}
const trigger = { symbol: 's', at: 1 }
const stops = { s: FULL / 1024 }
const plain = (pays: number): Definition => oneReel({ pays })

describe('an exact proof', () => {
  test('is the law, a millionth of a bet and a billionth of the cap to either side', () => {
    const definition = oneReel({ maxWin: 10 })
    const { rtp, method, rounds, strategies } = baseOf(definition)
    const exact = prove(compile(definition)).rtp
    expect({ method, rounds, strategies }).toEqual({ method: 'exact', rounds: 0, strategies: 1 })
    expect(rtp.low).toBeCloseTo(exact - 1.01e-6, 12)
    expect(rtp.high).toBeCloseTo(exact + 1.01e-6, 12)
  })

  test('tells the chance of the cap', () => {
    const definition = oneReel({
      maxWin: 10,
      stops: { z: 1024 },
      symbols: [{ id: 'z', kind: 'scatter', pays: { '1': 2000 } }],
    })
    expect(baseOf(definition).topWin).toEqual({ coins: 1000, chance: { low: 1 / 1024, high: 1 / 1024 } })
  })
})

describe('a sampled proof', () => {
  test('is the same for the same seed, and another for another', () => {
    const proof = proofOf(veiled(plain(184)), { seed: 'one' })
    expect(proofOf(veiled(plain(184)), { seed: 'one' })).toEqual(proof)
    expect(proofOf(veiled(plain(184)), { seed: 'two' }).modes).not.toEqual(proof.modes)
    expect(proof).toMatchObject({ method: 'sampled', rounds: 100_000, seed: 'one', confidence: 0.999 })
  })

  test('stops as soon as the answer is clear, and not before', () => {
    const clear = proofOf(veiled(plain(184)), { until: ADMISSION_LIMITS })
    expect(clear.rounds).toBe(12_500)
    expect(admits(clear)).toEqual({ ok: true })
    expect(proofOf(veiled(plain(196)), { until: ADMISSION_LIMITS }).rounds).toBe(100_000)
  })

  test('takes rounds that were played, and doubts those that were chosen', async () => {
    const definition = veiled(plain(184))
    const { histogram } = await simulate(compile(definition), { spins: 50_000, seed: 'played' })
    const first = baseOf(definition, { played: { seed: 'played', histogram } })
    const chosen = baseOf(definition, { played: { seed: 'played', histogram, outOf: 4 } })
    expect(first.rounds).toBe(50_000)
    expect(chosen.rtp.low).toBeLessThan(first.rtp.low)
    expect(chosen.rtp.high).toBeGreaterThan(first.rtp.high)
  })

  test('bounds the chance of a cap that was never seen', () => {
    const definition = veiled(
      oneReel({ maxWin: 100, stops: { z: 1 }, symbols: [{ id: 'z', kind: 'scatter', pays: { '1': 10_000 } }] }),
    )
    const { topWin } = baseOf(definition)
    expect(topWin).toMatchObject({ coins: 10_000, seen: 0, chance: { low: 0 } })
    expect(topWin.chance.high).toBeGreaterThan(1 / FULL)
    expect(topWin.chance.high).toBeLessThan(1 / 4000)
  })
})

test('the most that a round pays counts the pools that must be hit beside it', () => {
  const jackpots = [{ id: 'grand', coins: 500, contributionPpm: 1000, mustHitBy: 900 }]
  expect(proofOf({ ...plain(184), jackpots }).greatestWinCoins).toBe(184 + 900)
})

describe('what is admitted', () => {
  test.each([
    ['rtpTooLow', plain(169)],
    ['rtpTooHigh', plain(197)],
    ['rtpTooLow', veiled(plain(120))],
    ['rtpTooHigh', veiled(plain(240))],
    ['rtpUncertain', veiled(plain(196))],
  ] as const)('%s', (code, definition) => {
    expect(admits(proofOf(definition))).toMatchObject({
      ok: false,
      reasons: [{ code, mode: 'base', limits: ADMISSION_LIMITS }],
    })
  })

  test('each mode is asked, by its name', () => {
    const definition = oneReel({ modes: [{ id: 'dear', coins: 200 }], features: [] })
    expect(admits(proofOf(definition))).toMatchObject({ reasons: [{ code: 'rtpTooLow', mode: 'dear' }] })
  })

  test('an exact return at the very limit is not within it: rounding is outward', () => {
    expect(admits(proofOf(plain(196))).ok).toBe(false)
    expect(admits(proofOf(plain(170))).ok).toBe(false)
  })

  test('a choice whose options see the window is not proved', () => {
    const [walk] = WALKING_DEFINITION.features
    const definition: Definition = {
      ...WALKING_DEFINITION,
      features: [
        {
          type: 'choice',
          id: 'choice',
          trigger: { symbol: 'x', at: 1 },
          options: [{ prize: { feature: 'walk', spins: 2 } }],
        },
        { ...walk, trigger: undefined } as unknown as NonNullable<Definition['features']>[number],
      ],
    }
    expect(admits(proofOf(definition))).toEqual({ ok: false, reasons: [{ code: 'choiceSeesWindow', mode: 'base' }] })
  })

  test('more combinations of options than 64 are not proved', () => {
    const choice = (i: number) => ({
      ...{ type: 'choice' as const, id: `choice-${i}`, trigger },
      options: [{ prize: { coins: 1 } }, { prize: { coins: 2 } }],
    })
    const definition = (count: number) =>
      oneReel({ stops, features: Array.from({ length: count }, (_, i) => choice(i)) })
    expect(baseOf(definition(6)).strategies).toBe(64)
    expect(admits(proofOf(definition(7)))).toEqual({ ok: false, reasons: [{ code: 'choicesTooMany', mode: 'base' }] })
  })
})
