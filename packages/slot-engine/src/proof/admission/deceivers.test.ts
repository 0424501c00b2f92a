import { describe, expect, test } from 'vitest'
import { DECEIVERS, type Deceiver } from '../../../test-support/deceivers/index.ts'
import {
  ADMISSION_LIMITS,
  admissionProof,
  admits,
  compile,
  type Definition,
  parseDefinition,
  prove,
} from '../../index.ts'

/** Enough to admit each of the games without its trap. */
const ROUNDS = 200_000

const proofOf = (definition: Definition) =>
  admissionProof(compile(definition), { seed: 'deceivers', rounds: ROUNDS, until: ADMISSION_LIMITS })

function accepted(definition: Definition): Definition {
  const parsed = parseDefinition(definition)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  return parsed.definition
}

test('there are more than fifty', () => {
  expect(DECEIVERS.length).toBeGreaterThanOrEqual(50)
  expect(new Set(DECEIVERS.map(({ name }) => name)).size).toBe(DECEIVERS.length)
})

describe.each(DECEIVERS)('$name', (deceiver: Deceiver) => {
  const { build, truth, by, law, mode, choose } = deceiver
  test('is not admitted', () => {
    const definition = accepted(build(true))
    expect(truth < ADMISSION_LIMITS.lowest || truth > ADMISSION_LIMITS.highest).toBe(true)
    if (by === 'law') expect(prove(compile(law ?? definition), { ...(choose && { choose }) }).rtp).toBeCloseTo(truth, 6)
    const proof = proofOf(definition)
    expect(admits(proof)).toMatchObject({ ok: false })
    const proved = proof.modes.find((one) => one.mode === (mode ?? 'base'))
    if (!proved?.proved || by === 'construction') return
    expect(proved.rtp.low).toBeLessThanOrEqual(truth + 1e-12)
    expect(proved.rtp.high).toBeGreaterThanOrEqual(truth - 1e-12)
  })

  test('is admitted without its trap', () => {
    const proof = proofOf(accepted(build(false)))
    expect(admits(proof), JSON.stringify(proof)).toEqual({ ok: true })
  })
})
