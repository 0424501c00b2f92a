/** Losing windows of games with cascades are told by where the reels stop: they are the ones that lose when they are laid out. */
import { expect, test } from 'vitest'
import { anywhere, clusters, manyWays } from '../../bench/kinds.ts'
import { fromParSheet, mechanicsFromParSheet, readPublishedGame } from '../../test-support/par-sheet.ts'
import { compile, createRng, type Definition, simulate, spin } from '../index.ts'

const SPINS = 4000
const lines = mechanicsFromParSheet(readPublishedGame(5))
const fullWindow: Definition = { ...clusters, wins: { ...clusters.wins, fullWindow: { pays: { a: 100 } } } }
const bothWays: Definition = { ...lines, wins: { ...fromParSheet(readPublishedGame(5)).wins, direction: 'both' } }

test.each([
  ['lines', lines],
  ['lines from both sides', bothWays],
  ['ways under a top reel', manyWays],
  ['symbols anywhere', anywhere],
  ['clusters', clusters],
  ['clusters of three', { ...clusters, symbols: clusters.symbols.map(fromThree) }],
  ['clusters and a full window', fullWindow],
  ['symbols anywhere with wilds that draw multipliers', drawing(anywhere, 'a')],
  ['clusters with such wilds', drawing(clusters, 'w')],
  ['ways with such wilds on the top reel too', drawing(manyWays, 'w')],
] as readonly (readonly [string, Definition])[])('of %s', async (_, definition) => {
  const game = compile(definition)
  const report = await simulate(game, { spins: SPINS, seed: 'glance' })
  const rng = createRng('glance/0')
  let [coins, wins, free] = [0, 0, 0]
  for (let round = 0; round < SPINS; round++) {
    const { totalCoins, events } = spin(game, rng)
    coins += totalCoins
    wins += totalCoins > 0 ? 1 : 0
    free += events.filter(({ type }) => type === 'freeSpinStarted').length
  }
  expect(report.totalCoins).toBe(coins)
  expect(report.wins).toBe(wins)
  expect(report.features.map(({ spins }) => spins)).toEqual([free])
})

function drawing({ symbols, wins, ...rest }: Definition, wild: string): Definition {
  const drawn = { id: wild, kind: 'wild', multiplier: { '2': 3, '5': 1 } } as const
  return {
    ...rest,
    symbols: symbols.map((symbol) => (symbol.id === wild ? { ...drawn } : symbol)),
    wins: { ...wins, wildMultipliers: 'add' } as Definition['wins'],
  }
}

function fromThree(symbol: Definition['symbols'][number]): Definition['symbols'][number] {
  return symbol.kind === 'regular' ? { ...symbol, pays: { ...symbol.pays, '3': 1 } } : symbol
}
