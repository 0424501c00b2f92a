import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { called, type Ended } from '../../test-support/command-line.ts'
import { FULL_DEFINITION } from '../../test-support/definitions.ts'
import { runs } from '../../test-support/runs.ts'
import { compile } from '../game/compile/compile.ts'
import { simulateNow } from '../proof/simulate/simulate.ts'
import { reportFile } from './report-file.ts'

const fruit = fileURLToPath(new URL('../../examples/fruit.json', import.meta.url))
const game = compile(FULL_DEFINITION)
const reportOfShard = reportFile(
  game,
  {},
  simulateNow(game, { spins: 70_000, seed: 'fuzz', shard: { index: 0, of: 2 } }),
)
const storedRound = { definition: FULL_DEFINITION, seed: 'fuzz', totalCoins: 0, betCoins: 3, events: [] }
const brief = {
  name: 'Fuzz',
  reels: 3,
  rows: [3, 3, 3],
  lines: 5,
  rtp: 95.5,
  volatility: 'medium',
  maxWin: 500,
  features: { freeSpins: { spins: 8, multiplier: 2, retrigger: true }, wildMultiplier: 2 },
}

const calls = {
  validate: ['validate', '-'],
  par: ['par', '-', '--spins', '1000'],
  simulate: ['simulate', '-', '--spins', '100', '--seed', 'x', '--workers', '1'],
  merge: ['merge', '-'],
  replay: ['replay', '-', '--seed', 'x'],
  verify: ['verify', '-'],
  design: ['design', '-', '--seed', 'x'],
  convert: ['convert', '-'],
  outcomes: ['outcomes', '-', '--rounds', '20'],
  table: ['table', '-', '--bet', '10', '--spins', '10'],
  check: ['check', '-', fruit],
} satisfies Record<string, readonly string[]>

/** Ends with a result or a refusal that is told to people and to machines: never with a fault, never with a stack. */
async function endsWell(args: readonly string[], stdin: string | Uint8Array): Promise<Ended> {
  const machine = await called([...args, '--json'], { stdin })
  expect(machine.err).toBe('')
  const json = JSON.parse(machine.out)
  expect([0, 1, 2]).toContain(machine.exit)
  expect(machine.out).not.toMatch(/node:|\.ts:\d/)
  if (machine.exit === 2) expect(json.error.message).toMatch(/./)
  return machine
}

describe.each(Object.entries(calls))('whatever stdin holds, %s ends with a result or a named refusal', (_, args) => {
  test('any text', async () => {
    const property = fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 200 }), async (text) => {
      await endsWell(args, text)
    })
    await fc.assert(property, runs(1, 60))
  })

  test('any bytes', async () => {
    const property = fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), async (bytes) => {
      await endsWell(args, bytes)
    })
    await fc.assert(property, runs(2, 60))
  })

  test('any JSON', async () => {
    const property = fc.asyncProperty(fc.json(), async (text) => {
      await endsWell(args, text)
    })
    await fc.assert(property, runs(3, 150))
  })

  test.each(['[', '{"definition":', '{"report":'])('JSON that is nested 100,000 times: %s', async (opening) => {
    const closing = opening === '[' ? ']' : '}'
    await endsWell(args, `${opening.repeat(1e5)}0${closing.repeat(1e5)}`)
  })
})

/** Anything, and what often passes. */
const LIKELY = fc.oneof(
  fc.jsonValue(),
  fc.integer({ min: 0, max: 20 }),
  fc.boolean(),
  fc.constantFrom('both', 'high', 'wild', 'any'),
)

/** A value with one of its parts, however deep, replaced by another or left out. */
const oneChanged = (value: unknown): fc.Arbitrary<unknown> =>
  fc.record({ path: fc.array(fc.nat(), { minLength: 1, maxLength: 8 }), other: LIKELY }).map(({ path, other }) => {
    const change = (part: unknown, [step, ...rest]: readonly number[]): unknown => {
      if (step === undefined || typeof part !== 'object' || part === null) return other
      const keys = Object.keys(part)
      if (keys.length === 0) return other
      const key = keys[step % keys.length] as keyof typeof part
      const changed = change(part[key], rest)
      return Array.isArray(part) ? part.with(Number(key), changed) : { ...part, [key]: changed }
    }
    return change(value, path)
  })

test.each([
  ['validate', FULL_DEFINITION, 300],
  ['replay', FULL_DEFINITION, 300],
  ['par', FULL_DEFINITION, 20],
  ['simulate', FULL_DEFINITION, 10],
  ['merge', reportOfShard, 500],
  ['verify', storedRound, 300],
  ['outcomes', FULL_DEFINITION, 100],
  ['design', brief, 40],
] as const)(
  '%s of sound input with one thing changed ends with a result or a named refusal',
  async (name, sound, times) => {
    await endsWell(calls[name], JSON.stringify(sound))
    const property = fc.asyncProperty(oneChanged(sound), async (changed) => {
      await endsWell(calls[name], JSON.stringify(changed))
    })
    await fc.assert(property, runs(4, times))
  },
)

test('no arguments at all end in a fault', async () => {
  const words = [
    'par',
    'merge',
    'verify',
    '--json',
    '--spins',
    '1',
    '--seed',
    '--shard',
    '0/2',
    '--',
    '-',
    '-x',
    '--out',
    '',
  ]
  const property = fc.asyncProperty(fc.array(fc.constantFrom(...words), { maxLength: 6 }), async (args) => {
    expect([0, 1, 2]).toContain((await called(args)).exit)
  })
  await fc.assert(property, runs(5, 300))
})
