import { expect, test } from 'vitest'
import { example } from '../../test-support/examples.ts'
import { mergeTableReports, type TableReport } from './report.ts'
import { BLOCK_ROUNDS, simulateTable } from './simulate.ts'

const game = example('casino-war')
const options = {
  rounds: 3 * BLOCK_ROUNDS + 17,
  seed: 'shards',
  bets: [
    { spot: 'ante', coins: 2 },
    { spot: 'tie', coins: 1 },
  ],
}

async function report(changes: Partial<Parameters<typeof simulateTable>[1]> = {}): Promise<TableReport> {
  const simulated = await simulateTable(game, { ...options, ...changes })
  if (!simulated.ok) throw new Error(JSON.stringify(simulated.problems))
  return simulated.report
}

test.each([1, 2, 3, 4, 7])('%i shards, in any order, give the report of one pass', async (of) => {
  const shards = await Promise.all(Array.from({ length: of }, (_, index) => report({ shard: { index, of } })))
  expect(mergeTableReports(shards.toReversed())).toEqual(await report())
})

test('counts every round once, and its coins by spot', async () => {
  const { rounds, histogram, betCoins, stakedCoins, paidCoins, spots } = await report()
  expect(rounds).toBe(options.rounds)
  expect(histogram.reduce((sum, [, n]) => sum + n, 0)).toBe(rounds)
  expect(betCoins).toBe(3 * rounds)
  expect(histogram.reduce((sum, [net, n]) => sum + net * n, 0)).toBe(paidCoins - stakedCoins)
  expect(spots.map(({ spot }) => spot)).toEqual(['ante', 'tie'])
  expect(spots.reduce((sum, spot) => sum + spot.paidCoins, 0)).toBe(paidCoins)
})

test('refuses bets as play does, and what is out of range by a throw', async () => {
  expect(await simulateTable(game, { ...options, bets: [{ spot: 'tie', coins: 1 }] })).toMatchObject({ ok: false })
  await expect(report({ rounds: 0 })).rejects.toThrow(RangeError)
  await expect(report({ shard: { index: 2, of: 2 } })).rejects.toThrow(RangeError)
  await expect(report({ strategy: 'luck' })).rejects.toThrow('best')
  const one = await report({ rounds: 10 })
  expect(() => mergeTableReports([one, one])).toThrow('twice')
  expect(() => mergeTableReports([one, { ...one, run: { ...one.run, seed: 'other' } }])).toThrow('different')
  expect(() => mergeTableReports([])).toThrow(RangeError)
})

test('stops with the reason of its signal', async () => {
  const reason = new Error('enough')
  await expect(report({ signal: { aborted: true, reason } })).rejects.toBe(reason)
})
