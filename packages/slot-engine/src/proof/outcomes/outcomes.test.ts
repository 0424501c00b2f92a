import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { benchmarkGame } from '../../../test-support/benchmark-game.ts'
import { CLUSTERS } from '../../../test-support/cluster-game.ts'
import { runs } from '../../../test-support/runs.ts'
import {
  analyseOutcomes,
  checkOutcomes,
  compile,
  compileOutcomes,
  createRng,
  drawOutcome,
  makeOutcomes,
  outcomeCsv,
  outcomeLines,
  parseOutcomes,
  prove,
  simulateOutcomes,
  spin,
} from '../../index.ts'

const lone = { ...benchmarkGame(), features: [] }
const small = compile(lone)
const clusters = compile(CLUSTERS)

describe('a game that can be enumerated', () => {
  const table = makeOutcomes(small)

  test('has one row for each total, and the same sheet', () => {
    const sheet = prove(small)
    const own = analyseOutcomes(table)
    expect(table.rows).toHaveLength(sheet.base.distribution.length)
    expect(own.totalWeight).toBe(102_400_000)
    expect(own.rtp).toBeCloseTo(sheet.rtp, 13)
    expect(own.standardDeviation).toBeCloseTo(sheet.standardDeviation, 10)
    expect(own.hitFrequency).toBeCloseTo(sheet.hitFrequency, 13)
  })

  test('agrees with its definition, and with no other', () => {
    expect(checkOutcomes(table, small)).toMatchObject({ agrees: true })
    const rows = table.rows.map((row, i) => (i === 5 ? { ...row, weight: row.weight + 1000 } : row))
    expect(checkOutcomes({ ...table, rows }, small)).toMatchObject({ agrees: false })
    expect(checkOutcomes({ ...table, betCoins: 21 }, small).agrees).toBe(false)
  })

  test('is drawn as weighted', () => {
    const report = simulateOutcomes(compileOutcomes(table), { spins: 300_000, seed: 'drawn' })
    expect(Math.abs(report.rtp - analyseOutcomes(table).rtp)).toBeLessThan(4 * report.standardError)
  })
})

describe('a game of which rounds are played', () => {
  const table = makeOutcomes(clusters, { rounds: 3000, seed: 'rounds' })

  test('names the seed of every round', () => {
    for (const { id, payout } of table.rows.slice(0, 300))
      expect(spin(clusters, createRng(`rounds/${id}`)).totalCoins).toBe(payout)
  })

  test('agrees with its definition; one changed round is found and named', () => {
    expect(checkOutcomes(table, clusters, { spins: 50_000 })).toMatchObject({ agrees: true })
    const rows = table.rows.map((row) => (row.id === 77 ? { ...row, payout: row.payout + 1 } : row))
    const { agrees, findings } = checkOutcomes({ ...table, rows }, clusters, { spins: 50_000 })
    expect(agrees).toBe(false)
    expect(findings).toContainEqual(expect.objectContaining({ what: 'rounds', id: 77, agrees: false }))
  })

  test('comes back from its text, as JSON lines and as CSV', () => {
    expect(parseOutcomes(outcomeLines(table))).toEqual({ ok: true, table })
    const csv = parseOutcomes(outcomeCsv(table), table.betCoins)
    expect(csv).toEqual({ ok: true, table: { betCoins: table.betCoins, rows: table.rows } })
  })
})

test('weights beyond 2^32 are drawn evenly', () => {
  const weight = 3 * 2 ** 45
  const rows = [1, 2, 3].map((id) => ({ id, weight: id === 3 ? weight / 3 : weight, payout: id }))
  const { histogram } = simulateOutcomes(compileOutcomes({ betCoins: 1, rows }), { spins: 70_000, seed: 'wide' })
  const share = (payout: number): number => (histogram.find(([coins]) => coins === payout)?.[1] ?? 0) / 70_000
  expect(share(1)).toBeCloseTo(3 / 7, 2)
  expect(share(3)).toBeCloseTo(1 / 7, 2)
})

test('a row is drawn for every draw, the first and the last too', () => {
  const game = compileOutcomes({ betCoins: 1, rows: [1, 2, 3].map((id) => ({ id, weight: 1, payout: id })) })
  const rng = createRng('ends')
  expect(new Set(Array.from({ length: 100 }, () => drawOutcome(game, rng).id))).toEqual(new Set([1, 2, 3]))
})

describe('a text is refused, with its line, for', () => {
  const head = '{"format":"outcomes","version":1,"betCoins":10}'
  const row = '{"id":1,"weight":2,"payout":0}'
  test.each([
    ['nothing', '', 1],
    ['no head', row, 1],
    ['another version', '{"format":"outcomes","version":2,"betCoins":10}', 1],
    ['no rounds', head, 1],
    ['a bet of nothing', head.replace('10', '0'), 1],
    ['a round of weight 0', `${head}\n${row}\n{"id":2,"weight":0,"payout":0}`, 3],
    ['half a coin', `${head}\n{"id":1,"weight":1,"payout":0.5}`, 2],
    ['the same round twice', `${head}\n${row}\n${row}`, 3],
    ['no JSON', `${head}\n${row}\nx`, 3],
    [
      'weights without end',
      `${head}\n{"id":1,"weight":9007199254740991,"payout":0}\n{"id":2,"weight":1,"payout":0}`,
      3,
    ],
    ['CSV without a bet', 'id,weight,payout\n1,1,1', 1],
  ])('%s', (_, text, line) => {
    expect(parseOutcomes(text)).toMatchObject({ ok: false, line })
  })

  test('anything: it never throws', () => {
    const property = fc.property(fc.string({ unit: 'binary' }), fc.jsonValue(), (text, json) => {
      for (const one of [text, `${head}\n${text}`, `${head}\n${JSON.stringify(json)}`, `id,weight,payout\n${text}`])
        expect(parseOutcomes(one, 10)).toHaveProperty('ok')
    })
    fc.assert(property, runs(9, 300))
  })
})
