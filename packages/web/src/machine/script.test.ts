import { expect, test } from 'vitest'
import { buildScript } from './build-script.ts'
import { face, freeSpinRound, lineWon, round, stopped } from './testing.ts'

const kinds = (...args: Parameters<typeof buildScript>) => buildScript(...args).steps.map(({ type }) => type)

test('a losing round lands and ends', () => {
  expect(kinds(round(0, stopped('AB-', 'BAS', 'ASB')), face)).toEqual(['land', 'total'])
})

test('all wins of a spin become one step, in their order', () => {
  const script = buildScript(round(75, stopped('AB-', 'BAS', 'ASB'), lineWon(50, 1), lineWon(25, 0)), face)
  expect(script.steps.map(({ type }) => type)).toEqual(['land', 'wins', 'total'])
  expect(script.steps[1]).toMatchObject({
    coins: 75,
    wonCoins: 75,
    wins: [
      { line: 1, coins: 50 },
      { line: 0, coins: 25 },
    ],
  })
})

test('free spins are entered once, counted, and left', () => {
  const script = buildScript(freeSpinRound, face)
  expect(script.steps.map(({ type }) => type)).toEqual([
    'land',
    'wins',
    'award',
    'enter',
    'freeSpin',
    'land',
    'freeSpin',
    'land',
    'wins',
    'leave',
    'total',
  ])
  expect(script.steps[3]).toMatchObject({ spins: 2, multiplier: 2 })
  expect(script.steps[4]).toMatchObject({ number: 1, of: 2, reelSet: 'base' })
  expect(script.steps[6]).toMatchObject({ number: 2, of: 2 })
  expect(script.steps[8]).toMatchObject({ coins: 40, wonCoins: 60 })
  expect(script.steps[9]).toMatchObject({ spins: 2, coins: 40 })
})

test('free spins run on the reel set of their own landing', () => {
  const events = freeSpinRound.events.map((event, index) =>
    event.type === 'reelsStopped' && index > 0 ? { ...event, reelSet: 'feast' } : event,
  )
  const reelSets = buildScript({ ...freeSpinRound, events }, face).steps.flatMap((step) =>
    step.type === 'freeSpin' ? [step.reelSet] : [],
  )
  expect(reelSets).toEqual(['feast', 'feast'])
})

test('a capped round never shows more than it pays', () => {
  const script = buildScript(
    round(100, stopped('AB-', 'BAS', 'ASB'), lineWon(500), { type: 'capped', coins: 100 }),
    face,
  )
  expect(script.steps.map(({ type }) => type)).toEqual(['land', 'wins', 'capReached', 'total'])
  expect(script.steps[1]).toMatchObject({ wonCoins: 100 })
  expect(script.steps[3]).toMatchObject({ coins: 100, tier: 'coins' })
})

test.each([
  { totalCoins: 0, quiet: true },
  { totalCoins: 9, quiet: true },
  { totalCoins: 10, quiet: true },
  { totalCoins: 11, quiet: false },
])('a round that pays $totalCoins of a bet of 10 is quiet: $quiet', ({ totalCoins, quiet }) => {
  expect(buildScript(round(totalCoins, stopped('AB-', 'BAS', 'ASB')), face).quiet).toBe(quiet)
})

test('combinations and scatters keep what they are called by', () => {
  const script = buildScript(
    round(
      30,
      stopped('AB-', 'BAS', 'ASB'),
      { type: 'combinationWon', line: 1, name: 'bar', cells: [[0, 0]], multiplier: 1, coins: 10 },
      { type: 'scatterPaid', symbol: 'S', count: 2, cells: [[1, 2]], multiplier: 1, coins: 20 },
    ),
    face,
  )
  expect(script.steps[1]).toMatchObject({
    wins: [
      { kind: 'combination', name: 'bar', line: 1 },
      { kind: 'scatter', symbol: 'S', count: 2 },
    ],
  })
})
