import { describe, expect, test } from 'vitest'
import { benchmarkGame } from '../../test-support/benchmark-game.ts'
import { compile } from '../compile/compile.ts'
import { spin } from '../play/spin.ts'
import { createRng } from '../rng.ts'
import type { RoundEvent } from '../round.ts'
import { verifyRound } from './verify-round.ts'

const game = compile(benchmarkGame())

/** A round that won on a line. */
const won = Array.from({ length: 200 }, (_, i) => `seed ${i}`)
  .map((seed) => ({ seed, ...spin(game, createRng(seed)) }))
  .find(({ events }) => events.some((event) => event.type === 'lineWon'))!
const line = won.events.findIndex((event) => event.type === 'lineWon')

const through = <T>(value: T): T => JSON.parse(JSON.stringify(value))

describe('a stored round', () => {
  test('is found to be what its seed gives, also after JSON', () => {
    expect(verifyRound(game, through(won))).toEqual({ ok: true, round: spin(game, createRng(won.seed)) })
  })

  test('needs no events to be checked', () => {
    const { seed, totalCoins } = won
    expect(verifyRound(game, { seed, totalCoins })).toMatchObject({ ok: true })
    expect(verifyRound(game, { seed, totalCoins: totalCoins + 1 })).toMatchObject({
      ok: false,
      difference: { field: 'totalCoins', stored: totalCoins + 1, played: totalCoins },
    })
  })

  const changed = (change: Partial<Record<string, unknown>>): readonly RoundEvent[] =>
    won.events.map((event, i) => (i === line ? ({ ...event, ...change } as RoundEvent) : event))

  test.each([
    ['other coins', changed({ coins: 1e6 }), `events[${line}].coins`],
    ['another cell', changed({ cells: [[9, 9]] }), `events[${line}].cells[0][0]`],
    ['one thing more', changed({ bonus: true }), `events[${line}].bonus`],
    ['one thing less', changed({ symbol: undefined }), `events[${line}].symbol`],
    ['an event less', won.events.slice(0, -1), `events[${won.events.length - 1}]`],
    ['an event more', [...won.events, { type: 'capped', coins: 1 }], `events[${won.events.length}]`],
    ['no list', 'events', 'events'],
    ['an object for a list', { ...won.events }, 'events'],
    ['nothing', null, 'events'],
  ])('with %s differs there first', (_, events, field) => {
    expect(verifyRound(game, { ...won, events })).toMatchObject({ ok: false, difference: { field } })
  })

  test('of another price differs there', () => {
    expect(verifyRound(game, { ...won, betCoins: 1 })).toMatchObject({ ok: false, difference: { field: 'betCoins' } })
  })

  test('of a mode the game does not have is refused', () => {
    expect(() => verifyRound(game, { ...won, mode: 'none' })).toThrow(RangeError)
  })
})
