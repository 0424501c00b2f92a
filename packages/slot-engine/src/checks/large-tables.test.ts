import { expect, test } from 'vitest'
import { benchmarkGame } from '../../test-support/benchmark-game.ts'
import { compile, createRng, type Definition, mergeReports, simulate, spin } from '../index.ts'

const lines = benchmarkGame()
/** Both ways, with wilds that double and add up: its tables are far larger than a processor's own cache. */
const definition: Definition = {
  ...lines,
  symbols: lines.symbols.map((symbol) => (symbol.kind === 'wild' ? { ...symbol, multiplier: 2 } : symbol)),
  wins: { ...lines.wins, direction: 'both', wildMultipliers: 'add' },
}
const game = compile(definition)
const SPINS = 30_000

test('a simulation in blocks plays the rounds that spin plays, features in the middle of a block included', async () => {
  expect(game.plan.base.tables()?.isLarge).toBe(true)
  const rng = createRng('blocks/0')
  const rounds = new Map<number, number>()
  let triggers = 0
  for (let i = 0; i < SPINS; i++) {
    const { totalCoins, events } = spin(game, rng)
    rounds.set(totalCoins, (rounds.get(totalCoins) ?? 0) + 1)
    if (events.some((event) => event.type === 'freeSpinsAwarded' && !event.retrigger)) triggers++
  }
  const report = await simulate(game, { spins: SPINS, seed: 'blocks' })
  expect(report.histogram).toEqual([...rounds].sort(([a], [b]) => a - b))
  expect(report.features[0]!.triggers).toBe(triggers)
  expect(triggers).toBeGreaterThan(100)
})

test('shards of it merge into the same report', async () => {
  const run = { spins: 140_000, seed: 'shards' }
  const parts = [0, 1].map((index) => simulate(game, { ...run, shard: { index, of: 2 } }))
  expect(mergeReports(await Promise.all(parts))).toEqual(await simulate(game, run))
})
