import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { executed, inShell } from '../../test-support/command-line.ts'

const folder = fileURLToPath(new URL('../../', import.meta.url))
const fruit = `${folder}examples/fruit.json`

test('a process prints the result and ends with 0', () => {
  expect(executed(['par', fruit])).toMatchObject({ exit: 0, out: expect.stringContaining('95.6308 %'), err: '' })
})

test('a process reads stdin, and ends with 1 when the answer is no', () => {
  const { exit, out } = executed(['validate', '-', '--json'], '{"definitionVersion": 2}')
  expect([exit, JSON.parse(out)]).toMatchObject([1, { ok: false, files: [{ file: 'stdin' }] }])
})

test('a process ends with 2 and a sentence on stderr when it is called wrongly', () => {
  expect(executed(['par'])).toEqual({ exit: 2, out: '', err: 'slot-engine: FILE is missing\n' })
})

test('a process simulates on threads and ends', () => {
  const { exit, out } = executed(['simulate', '-', '--spins', '1e5', '--seed', 'x', '--json'], readFileSync(fruit))
  expect([exit, JSON.parse(out)]).toMatchObject([0, { slotEngineReport: 1, report: { totalSpins: 100_000 } }])
})

test('who reads it may stop reading', () => {
  expect(inShell('slot-engine par examples/fruit.json --json | head -c 1', folder)).toBe('{')
})
