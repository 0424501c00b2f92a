import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { benchmarkGame } from '../../test-support/benchmark-game.ts'
import type { LineGame, TriggeredSpins } from '../../test-support/line-game.ts'
import { randomGame } from '../../test-support/random-game.ts'
import { evaluateLine, evaluateWindow } from '../../test-support/reference-window.ts'
import { runs } from '../../test-support/runs.ts'
import {
  compile,
  createRng,
  isWin,
  type LineWon,
  type ReelsStopped,
  type Round,
  type RoundEvent,
  spin,
} from '../index.ts'

const RUNS = runs(20_260_104, 120)

/** One window and what was told about it. */
interface Shown {
  readonly stopped: ReelsStopped
  /** The feature whose free spin this is. */
  readonly during: TriggeredSpins | undefined
  readonly events: readonly RoundEvent[]
}

function spinsOf(definition: LineGame, round: Round): readonly Shown[] {
  const shown: { stopped: ReelsStopped; during: TriggeredSpins | undefined; events: RoundEvent[] }[] = []
  let during: TriggeredSpins | undefined
  for (const event of round.events) {
    if (event.type === 'freeSpinStarted') during = definition.features?.find(({ id }) => id === event.feature)
    if (event.type === 'reelsStopped') shown.push({ stopped: event, during, events: [] })
    else shown.at(-1)?.events.push(event)
  }
  return shown
}

const coinsOf = (events: readonly RoundEvent[]): number =>
  events.filter(isWin).reduce((sum, event) => sum + event.coins, 0)

function expectWindow(definition: LineGame, { stopped, during }: Shown): void {
  expect(stopped.reelSet).toBe(during?.reelSet ?? 'base')
  const set = definition.reelSets[stopped.reelSet]!
  const window = set.map(({ strip, rows }, reel) =>
    Array.from({ length: rows }, (_, row) => strip[(stopped.stops[reel]! + row) % strip.length]),
  )
  expect(stopped.window).toEqual(window)
  for (const [reel, { strip, weights }] of set.entries()) {
    expect(stopped.stops[reel]).toBeLessThan(strip.length)
    expect(weights?.[stopped.stops[reel]!] ?? 1, 'the weight of a stop that was drawn').toBeGreaterThan(0)
  }
}

function expectWins(definition: LineGame, { stopped, during, events }: Shown): void {
  const expected = evaluateWindow(definition, stopped.window, during)
  const onLine = (line: number) =>
    events.filter((event) => (event.type === 'lineWon' || event.type === 'combinationWon') && event.line === line)
  for (const [line, coins] of expected.perLine.entries()) expect(coinsOf(onLine(line)), `line ${line}`).toBe(coins)
  const scatters = events.filter((event) => event.type === 'scatterPaid')
  expect(coinsOf(scatters)).toBe(expected.scatterCoins)
  for (const event of events.filter(isWin)) expect(event.coins).toBeGreaterThan(0)
  for (const event of scatters) expectCells(event, stopped, event.symbol)
  for (const event of events) if (event.type === 'lineWon') expectRun(definition, event, stopped)
}

/** The event's cells are all that show the symbol. */
function expectCells(
  event: { readonly cells: LineWon['cells']; readonly count: number },
  stopped: ReelsStopped,
  id: string,
) {
  const cells = stopped.window.flatMap((column, reel) =>
    column.flatMap((shown, row) => (shown === id ? [[reel, row]] : [])),
  )
  expect(event.cells).toEqual(cells)
  expect(event.count).toBe(cells.length)
}

/** The cells lie side by side on the line, from the side the run began, and hold the symbol or a wild. */
function expectRun(definition: LineGame, event: LineWon, { window }: ReelsStopped): void {
  const line = definition.wins.lines[event.line]!
  const reels = event.cells.map(([reel]) => reel)
  const first = Math.min(...reels)
  expect([...reels].sort((a, b) => a - b)).toEqual(Array.from({ length: event.count }, (_, i) => first + i))
  if (event.direction === 'left') expect(first).toBe(0)
  if (event.direction === 'right') expect(first + event.count).toBe(line.length)
  for (const [reel, row] of event.cells) {
    expect(row).toBe(line[reel])
    const shown = definition.symbols.find(({ id }) => id === window[reel]![row])!
    expect(shown.id === event.symbol || shown.kind === 'wild').toBe(true)
  }
}

/** What was awarded is what the window shows, and was played, unless the cap ended the round. */
function expectFeatures(definition: LineGame, shown: readonly Shown[], capped: boolean): void {
  for (const [index, feature] of (definition.features ?? []).entries()) {
    const ofFeature = shown.filter(({ during }) => during === undefined || during.id === feature.id)
    const awarded = ofFeature.flatMap(({ events }) =>
      events.flatMap((event) =>
        event.type === 'freeSpinsAwarded' && event.feature === feature.id ? [event.spins] : [],
      ),
    )
    const expected = ofFeature.map((one) => evaluateWindow(definition, one.stopped.window, one.during).awards[index]!)
    const played = shown.filter(({ during }) => during?.id === feature.id)
    const total = awarded.reduce((sum, spins) => sum + spins, 0)
    if (capped) expect(played.length).toBeLessThanOrEqual(total)
    else {
      expect(awarded).toEqual(expected.filter((spins) => spins > 0))
      expect(played.length).toBe(total)
    }
    const ends = shown.flatMap(({ events }) => events).filter((event) => event.type === 'freeSpinsEnded')
    const ended = ends.filter((event) => event.feature === feature.id)
    expect(ended.map(({ spins, coins }) => [spins, coins])).toEqual(
      played.length === 0 ? [] : [[played.length, coinsOf(played.flatMap(({ events }) => events))]],
    )
  }
}

function expectRound(definition: LineGame, round: Round): void {
  const cap = definition.maxWin * definition.betCoins
  const coins = coinsOf(round.events)
  const capped = coins >= cap
  expect(round.betCoins).toBe(definition.betCoins)
  expect(round.totalCoins).toBe(Math.min(coins, cap))
  expect(round.events.filter(({ type }) => type === 'capped')).toEqual(capped ? [{ type: 'capped', coins: cap }] : [])
  const shown = spinsOf(definition, round)
  expect(round.events[0]).toBe(shown[0]?.stopped)
  for (const one of shown) {
    expectWindow(definition, one)
    expectWins(definition, one)
  }
  expectFeatures(definition, shown, capped)
  const numbers = round.events.flatMap((event) =>
    event.type === 'freeSpinStarted' ? [[event.feature, event.number]] : [],
  )
  const counted = new Map<unknown, number>()
  for (const [feature, number] of numbers) {
    expect(number).toBe((counted.get(feature) ?? 0) + 1)
    counted.set(feature, Number(number))
  }
}

describe('every event of a round agrees with the reference', () => {
  test.each(['high', 'low'] as const)('for games with a %s cap', (cap) => {
    const property = fc.property(randomGame({ cap, maxCycle: 3000 }), fc.string(), (definition, seed) => {
      const game = compile(definition)
      const rng = createRng(seed)
      for (let i = 0; i < 10; i++) expectRound(definition, spin(game, rng))
    })
    fc.assert(property, RUNS)
  })

  test('for games too large to enumerate', () => {
    const property = fc.property(randomGame({ size: 'large' }), fc.string(), (definition, seed) => {
      const game = compile(definition)
      const rng = createRng(seed)
      for (let i = 0; i < 3; i++) expectRound(definition, spin(game, rng))
    })
    fc.assert(property, { ...RUNS, numRuns: RUNS.numRuns / 3 })
  })

  test('for the benchmark game', () => {
    const definition = benchmarkGame()
    const game = compile(definition)
    const rng = createRng('benchmark')
    for (let i = 0; i < 500; i++) expectRound(definition, spin(game, rng))
  })
})

test('a line that wins is told by its best reading', () => {
  const property = fc.property(randomGame({ freeSpins: false, maxCycle: 3000 }), fc.string(), (definition, seed) => {
    const { events } = spin(compile(definition), createRng(seed))
    const stopped = events[0] as ReelsStopped
    for (const event of events) {
      if (event.type !== 'lineWon' && event.type !== 'combinationWon') continue
      const cells = definition.wins.lines[event.line]!.map((row, reel) => stopped.window[reel]![row]!)
      const total = events.filter((other) => isWin(other) && 'line' in other && other.line === event.line)
      expect(coinsOf(total)).toBe(evaluateLine(definition, cells))
    }
  })
  fc.assert(property, RUNS)
})

describe('a round', () => {
  test('follows from the game and the seed alone', () => {
    const property = fc.property(randomGame({ cap: 'any' }), fc.string(), (definition, seed) => {
      const [once, again] = [compile(definition), compile(structuredClone(definition))]
      expect(spin(again, createRng(seed))).toEqual(spin(once, createRng(seed)))
    })
    fc.assert(property, { ...RUNS, numRuns: 50 })
  })

  test('is plain data that survives JSON', () => {
    const round = spin(compile(benchmarkGame()), createRng('json'))
    expect(JSON.parse(JSON.stringify(round))).toEqual(round)
  })
})

describe('stops are drawn as often as their weights say', () => {
  const draws = 40_000

  function stopsOf(definition: LineGame): readonly Float64Array[] {
    const counts = definition.reelSets.base!.map(({ strip }) => new Float64Array(strip.length))
    const game = compile(definition)
    const rng = createRng('stops')
    for (let i = 0; i < draws; i++) {
      const stopped = spin(game, rng).events[0] as ReelsStopped
      for (const [reel, stop] of stopped.stops.entries()) counts[reel]![stop]! += 1
    }
    return counts
  }

  test('the first and the last stop of every reel among them', () => {
    const definition = { ...benchmarkGame(), features: [] }
    for (const counts of stopsOf(definition)) {
      const far = counts.map((count) => Math.abs(count - draws / 40))
      expect(Math.max(...far)).toBeLessThan(4.5 * Math.sqrt(draws / 40))
    }
  })

  test('when weighted', () => {
    const weights = [1, 0, 7, 2]
    const reel = { strip: ['a', 'a', 'a', 'a'], rows: 1 }
    const definition: LineGame = {
      definitionVersion: 1,
      id: 'weights',
      name: 'Weights',
      betCoins: 1,
      maxWin: 1,
      symbols: [{ id: 'a', kind: 'regular' }],
      reelSets: { base: [reel, { ...reel, weights }, reel] },
      wins: { type: 'lines', lines: [] },
    }
    for (const [stop, count] of stopsOf(definition)[1]!.entries()) {
      const p = weights[stop]! / 10
      expect(Math.abs(count - draws * p)).toBeLessThanOrEqual(4 * Math.sqrt(draws * p * (1 - p)))
    }
  })
})
