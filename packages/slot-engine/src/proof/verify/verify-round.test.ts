import { describe, expect, test } from 'vitest'
import { benchmarkGame } from '../../../test-support/benchmark-game.ts'
import { compile } from '../../game/compile/compile.ts'
import { spin } from '../../game/play/spin.ts'
import { createRng } from '../../rng.ts'
import type { RoundEvent } from '../../round.ts'
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

  test('that waits for an answer is not the one that has had it', () => {
    const asking = compile({ ...game.definition, gamble: { steps: 1, up: 1, down: 1, factor: 2 } })
    const { seed } = won
    const waiting = spin(asking, createRng(seed), { choices: [] })
    expect(waiting.awaiting).toEqual({ feature: 'gamble', options: 2 })
    expect(verifyRound(asking, through({ seed, choices: [], ...waiting }))).toMatchObject({ ok: true })
    expect(verifyRound(asking, { seed, choices: [], ...waiting, awaiting: undefined })).toMatchObject({
      difference: { field: 'awaiting', stored: undefined },
    })
    const answered = spin(asking, createRng(seed), { choices: [1] })
    expect(verifyRound(asking, { seed, choices: [1], ...answered })).toMatchObject({ ok: true })
    expect(verifyRound(asking, { seed, choices: [0], ...answered })).toMatchObject({ ok: false })
  })

  test('of a mode the game does not have is refused', () => {
    expect(() => verifyRound(game, { ...won, mode: 'none' })).toThrow(RangeError)
  })
})
