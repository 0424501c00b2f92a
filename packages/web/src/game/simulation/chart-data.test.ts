import { analyse, compile, type Definition, simulate } from '@spilvaerk/slot-engine'
import { expect, test } from 'vitest'
import { columnsOf, convergenceOf } from './chart-data.ts'
import { compareFigures, verdictOf } from './comparison.ts'
import { compareReports } from './same-report.ts'

const definition: Definition = {
  definitionVersion: 1,
  id: 'prove',
  name: 'Prøve',
  betCoins: 10,
  maxWin: 1000,
  symbols: [
    { id: 'a', kind: 'regular', pays: { '3': 200 } },
    { id: 'b', kind: 'regular', pays: { '2': 5, '3': 40 } },
    { id: 'c', kind: 'blank' },
  ],
  reelSets: {
    base: [
      { strip: ['a', 'b', 'c', 'b', 'c'], rows: 1 },
      { strip: ['b', 'a', 'c', 'b', 'c'], rows: 1 },
      { strip: ['b', 'c', 'a', 'c', 'c'], rows: 1 },
    ],
  },
  wins: { type: 'lines', lines: [[0, 0, 0]] },
}
const game = compile(definition)
const sheet = analyse(game)
const run = (seed: string, spins = 10_000) => simulate(game, { spins, seed })

test('every round stands in one column', async () => {
  const report = await run('a')
  const columns = columnsOf(report, sheet)
  expect(columns.reduce((sum, { rounds }) => sum + rounds, 0)).toBe(10_000)
  expect(columns.reduce((sum, { expected }) => sum + (expected ?? 0), 0)).toBeCloseTo(10_000)
  expect(columns[0]?.label).toBe('0')
})

test('the convergence ends at the report’s RTP with the report’s interval', async () => {
  const report = await run('b')
  const last = convergenceOf(report).at(-1)
  expect(last?.spins).toBe(10_000)
  expect(last?.rtp).toBeCloseTo(report.actualRtp * 100)
  expect(last?.band[1]).toBeCloseTo(report.rtpInterval[1] * 100, 1)
})

test('the same seed gives the same report, another seed another', async () => {
  const report = await run('a')
  expect(compareReports(report, structuredClone(await run('a'))).differences).toBe(0)
  expect(compareReports(report, await run('b')).differences).toBeGreaterThan(0)
})

test('exact figures stand beside simulated ones, where there are any', async () => {
  const figures = compareFigures(definition, await run('a'), sheet)
  expect(figures[0]?.known).toMatch(/^\d+,\d\d\u00a0%$/)
  expect(figures.find(({ name }) => name === 'Længste tabsrække')?.known).toBeUndefined()
  expect(verdictOf(await run('a', 100_000), sheet)).toMatch(/standardfejl fra den eksakte/)
})
