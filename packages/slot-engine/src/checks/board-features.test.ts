/** Features that go on from the cells of the window before them. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FEATURE_KINDS } from '../../test-support/random-features.ts'
import { randomMechanics } from '../../test-support/random-mechanics.ts'
import { runs } from '../../test-support/runs.ts'
import { compile, createRng, type Definition, parseDefinition, spin } from '../index.ts'
import { simulateNow } from '../proof/simulate/simulate.ts'

const STRIP = ['a', 'w', 'b', 's', 'a', 'b', 'w', 'a', 's', 'b']

/** Three reels of three rows on which a wild walks once two scatters are in view. */
const walkingGame = (more: Readonly<Record<string, unknown>> = {}): Definition =>
  parsed({
    definitionVersion: 1,
    id: 'walking',
    name: 'Walking',
    betCoins: 1,
    maxWin: 1000,
    symbols: [
      { id: 'a', kind: 'regular', pays: { 3: 5 } },
      { id: 'b', kind: 'regular', pays: { 3: 2 } },
      { id: 'w', kind: 'wild' },
      { id: 's', kind: 'scatter' },
    ],
    reelSets: { base: [0, 3, 6].map((by) => ({ strip: [...STRIP.slice(by), ...STRIP.slice(0, by)], rows: 3 })) },
    wins: { type: 'lines', lines: [0, 1, 2].map((row) => [row, row, row]) },
    features: [
      { type: 'freeSpins', id: 'walk', trigger: { symbol: 's', awards: { 2: 1 } }, walking: ['w'], untilGone: true },
    ],
    ...more,
  })

function parsed(input: unknown): Definition {
  const result = parseDefinition(input)
  if (!result.ok) throw new Error(JSON.stringify(result.problems))
  return result.definition
}

function expectAsSpun(definition: Definition, spins: number, seed: string): void {
  const game = compile(definition)
  const rng = createRng(`${seed}/0`)
  const histogram = new Map<number, number>()
  const ended = new Map<string, number>()
  const count = <K>(map: Map<K, number>, key: K) => map.set(key, (map.get(key) ?? 0) + 1)
  for (let i = 0; i < spins; i++) {
    const { totalCoins, events } = spin(game, rng)
    count(histogram, totalCoins)
    for (const event of events) if (event.type === 'freeSpinsEnded') count(ended, event.feature)
  }
  const report = simulateNow(game, { spins, seed })
  expect(report.histogram, JSON.stringify(definition)).toEqual([...histogram].sort(([a], [b]) => a - b))
  for (const [id, ends] of ended) expect(report.features.find((one) => one.id === id)?.triggers).toBe(ends)
}

describe('a simulation goes on from the cells that spin goes on from', () => {
  test('where wilds of the paid window walk', () => {
    expectAsSpun(walkingGame(), 2000, 'walk')
  })

  test('where a wheel starts the walk', () => {
    const walk = { type: 'freeSpins', id: 'walk', walking: ['w'], untilGone: true }
    const prize = { feature: 'walk', spins: 1 }
    const wheel = {
      type: 'wheel',
      id: 'wheel',
      trigger: { symbol: 's', at: 2 },
      segments: [{ weight: 1, prize }],
    }
    expectAsSpun(walkingGame({ features: [wheel, walk] }), 2000, 'wheel')
  })

  test.each(FEATURE_KINDS.flatMap((kind) => [['lines', kind] as const, ['ways', kind] as const]))(
    'for %s with %s',
    (rule, kind) => {
      const games = randomMechanics({ rule, features: [kind, kind, 'freeSpins', 'wheel'], draws: false, stops: true })
      const property = fc.property(games, fc.string(), (definition, seed) => expectAsSpun(definition, 60, seed))
      fc.assert(property, runs(20_260_113, 12))
    },
  )
})

describe('a symbol counted that keeps its place', () => {
  const counted = (held: Readonly<Record<string, unknown>>): Definition =>
    walkingGame({
      features: [
        { type: 'freeSpins', id: 'held', trigger: { symbol: 's', awards: { 2: 6 } }, retrigger: { 3: 1 }, ...held },
        { type: 'wheel', id: 'wheel', trigger: { symbol: 'w', at: 3 }, segments: [{ weight: 1, prize: { coins: 1 } }] },
      ],
    })

  test.each([
    ['sticks', { sticky: ['w'] }],
    ['walks', { walking: ['w'], extraWilds: { symbol: 'w', counts: { 3: 1 } } }],
    ['is added and stays', { sticky: ['w'], extraWilds: { symbol: 'w', counts: { 2: 1 } } }],
  ])('may fill the window when it %s', (_, held) => {
    const definition = counted(held)
    const game = compile(definition)
    const rng = createRng('full')
    for (let i = 0; i < 500; i++) expect(spin(game, rng).totalCoins).toSatisfy(Number.isSafeInteger)
    expectAsSpun(definition, 500, 'full')
  })
})

test('a walk that new symbols keep alive is refused', () => {
  const strips = [
    ['a', 'b'],
    ['w', 'a'],
    ['w', 'b', 'w'],
  ]
  const definition = walkingGame()
  const result = parseDefinition({
    ...definition,
    reelSets: { base: strips.map((strip) => ({ strip, rows: 3 })) },
  })
  expect(result.ok ? [] : result.problems).toMatchObject([{ code: 'endless', field: 'features[0].untilGone' }])
})
