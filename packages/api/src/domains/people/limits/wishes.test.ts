import { describe, expect, test } from 'vitest'
import { effectiveAt, RAISE_MS, standingOf, type Wish } from './wishes.ts'

const NOON = new Date('2026-06-24T12:00:00Z')
const at = (ms: number) => new Date(NOON.getTime() + ms)
const HOUR = 60 * 60_000

/** A wish made so long after noon, that is in force so long after it was made. */
const wish = (value: number | null, madeMs: number, waitsMs = 0, changes: Partial<Wish> = {}): Wish => ({
  ...{ kind: 'deposit', period: 'day', value, createdAt: at(madeMs), effectiveAt: at(madeMs + waitsMs) },
  ...changes,
})
const standing = (now: Date, ...wishes: Wish[]) => standingOf(wishes, 'deposit', 'day', now)

describe('a limit', () => {
  test('is none until one is wished for', () => {
    expect(standing(NOON)).toEqual({ value: null, pending: null })
  })

  test('is what was wished for last', () => {
    expect(standing(at(HOUR), wish(500, 0))).toEqual({ value: 500, pending: null })
    expect(standing(at(HOUR), wish(500, 0), wish(300, 1))).toEqual({ value: 300, pending: null })
  })

  test('waits for its raise, and has it from the moment that it is in force', () => {
    const wishes = [wish(500, 0), wish(900, HOUR, RAISE_MS)]
    const from = at(HOUR + RAISE_MS)
    expect(standing(at(HOUR), ...wishes)).toEqual({ value: 500, pending: { value: 900, from } })
    expect(standing(at(HOUR + RAISE_MS - 1), ...wishes)).toEqual({ value: 500, pending: { value: 900, from } })
    expect(standing(from, ...wishes)).toEqual({ value: 900, pending: null })
  })

  test('waits for being none at all, too', () => {
    const wishes = [wish(500, 0), wish(null, HOUR, RAISE_MS)]
    expect(standing(at(2 * HOUR), ...wishes)).toEqual({
      value: 500,
      pending: { value: null, from: at(HOUR + RAISE_MS) },
    })
    expect(standing(at(HOUR + RAISE_MS), ...wishes)).toEqual({ value: null, pending: null })
  })

  test('forgets a raise that was overtaken before it was in force', () => {
    const lowered = [wish(500, 0), wish(900, HOUR, RAISE_MS), wish(400, 2 * HOUR)]
    expect(standing(at(3 * RAISE_MS), ...lowered)).toEqual({ value: 400, pending: null })
    const raisedAgain = [wish(500, 0), wish(900, HOUR, RAISE_MS), wish(700, 2 * HOUR, RAISE_MS)]
    const from = at(2 * HOUR + RAISE_MS)
    expect(standing(at(HOUR + RAISE_MS), ...raisedAgain)).toEqual({ value: 500, pending: { value: 700, from } })
    expect(standing(from, ...raisedAgain)).toEqual({ value: 700, pending: null })
  })

  test('keeps a raise that was in force when the next wish came, to the moment', () => {
    const raised = [wish(500, 0), wish(900, HOUR, RAISE_MS), wish(2_000, HOUR + RAISE_MS, RAISE_MS)]
    expect(standing(at(2 * HOUR + RAISE_MS), ...raised).value).toBe(900)
  })

  test('is one for each kind and period', () => {
    const others = [wish(1, 0, 0, { kind: 'loss' }), wish(2, 0, 0, { period: 'week' }), wish(500, 1)]
    expect(standing(at(HOUR), ...others).value).toBe(500)
    expect(standing(at(HOUR), ...others.slice(0, 2)).value).toBe(null)
    expect(standingOf(others, 'loss', 'day', at(HOUR)).value).toBe(1)
    expect(standingOf(others, 'deposit', 'week', at(HOUR)).value).toBe(2)
  })
})

describe('a wish', () => {
  test.each([
    ['the first limit', null, 500, 0],
    ['a lower one', 500, 499, 0],
    ['the same', 500, 500, 0],
    ['none where there is none', null, null, 0],
    ['a higher one', 500, 501, RAISE_MS],
    ['none at all', 500, null, RAISE_MS],
    ['more than nothing', 0, 1, RAISE_MS],
  ])('for %s is in force after its time to think', (_what, current, value, waitsMs) => {
    expect(effectiveAt(current, value, NOON)).toEqual(at(waitsMs))
  })

  test('for more is thought over for a day', () => {
    expect(RAISE_MS).toBe(86_400_000)
  })
})
