/** Free spins won by a win, and respins with the winners held, by what their events say. */
import { describe, expect, test } from 'vitest'
import { RESPIN_ON_A_WIN, WON_ON_A_LINE } from '../../test-support/kinds-definitions.ts'
import { runs } from '../../test-support/runs.ts'
import { analyse, compile, createRng, isWin, parseDefinition, type RoundEvent, simulate, spin } from '../index.ts'

const TIMES = runs(0, 100).numRuns / 100

const rounds = (definition: typeof WON_ON_A_LINE | typeof RESPIN_ON_A_WIN, count: number) => {
  const game = compile(definition)
  const rng = createRng('kinds')
  return Array.from({ length: count * TIMES }, () => spin(game, rng))
}

test.each([
  [WON_ON_A_LINE.name, WON_ON_A_LINE, 'exact'],
  [RESPIN_ON_A_WIN.name, RESPIN_ON_A_WIN, 'simulated'],
] as const)('%s is a definition, simulates as it spins, and has a sheet', async (_, definition, method) => {
  expect(parseDefinition(definition)).toMatchObject({ ok: true })
  const game = compile(definition)
  const rng = createRng('sums/0')
  const coins = Array.from({ length: 2000 }, () => spin(game, rng).totalCoins).reduce((sum, one) => sum + one, 0)
  expect((await simulate(game, { spins: 2000, seed: 'sums' })).totalCoins).toBe(coins)
  const sheet = analyse(game, { spins: 20_000 })
  expect(sheet).toMatchObject({ method })
  expect(sheet.rtp).toBeGreaterThan(0)
})

describe('free spins won on a line', () => {
  test('come exactly with a win of the symbol that is long enough, and name its cells', () => {
    let awards = 0
    for (const { events } of rounds(WON_ON_A_LINE, 3000)) {
      events.forEach((event, i) => {
        if (event.type !== 'reelsStopped') return
        const rest = events.slice(i + 1)
        const until = rest.findIndex(({ type }) => type === 'freeSpinStarted' || type === 'freeSpinsEnded')
        const after = until < 0 ? rest : rest.slice(0, until)
        const wins = after.filter((one) => one.type === 'lineWon' && one.symbol === 'x')
        const award = after.find((one) => one.type === 'freeSpinsAwarded')
        expect(award !== undefined).toBe(wins.length > 0)
        if (award?.type !== 'freeSpinsAwarded') return
        awards++
        expect(award).toMatchObject({ symbol: 'x', count: 3, spins: award.retrigger ? 2 : 5 })
        expect(wins.map((win) => (win as { cells?: unknown }).cells)).toContainEqual(award.cells)
      })
    }
    expect(awards).toBeGreaterThan(40 * TIMES)
  })
})

describe('respins on a win', () => {
  const stopsOf = (events: readonly RoundEvent[]) => events.filter((event) => event.type === 'reelsStopped')

  test('hold what won, spin the rest, and go on while more is won', () => {
    let respun = 0
    for (const { events } of rounds(RESPIN_ON_A_WIN, 4000)) {
      const stops = stopsOf(events)
      expect(stops[0]!.held).toBeUndefined()
      stops.slice(1).forEach((stop, i) => {
        respun++
        const before = stops[i]!.window
        for (const [reel, row] of stop.held ?? []) expect(stop.window[reel]![row]).toBe(before[reel]![row])
        expect(stop.held!.length).toBeGreaterThan(stops[i]!.held?.length ?? 0)
      })
    }
    expect(respun).toBeGreaterThan(500 * TIMES)
  })

  test('pay the last window once, and scatters by the first', () => {
    for (const { events, totalCoins } of rounds(RESPIN_ON_A_WIN, 4000)) {
      const coins = events.filter(isWin).reduce((sum, win) => sum + win.coins, 0)
      expect(coins).toBe(totalCoins)
      const stops = stopsOf(events)
      const last = stops.at(-1)!.window
      for (const event of events) {
        if (event.type === 'waysWon')
          for (const [reel, row] of event.cells) expect([event.symbol, 'w']).toContain(last[reel]![row])
        if (event.type === 'scatterPaid')
          for (const [reel, row] of event.cells) expect(stops[0]!.window[reel]![row]).toBe('s')
      }
      if (stops.length > 1) expect(events.some(({ type }) => type === 'waysWon')).toBe(true)
    }
  })
})
