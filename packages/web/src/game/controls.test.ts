import { expect, test } from 'vitest'
import { controlsOf, shortOfFunds } from './controls.ts'
import { atRest, play } from './play-state.ts'
import { pendingBet, spinResult, waiting } from './testing.ts'

const input = { balanceMicro: 1_000_000_000, cost: 2.5, betLevels: [1, 2.5, 5], isReady: true }
const bet = pendingBet()

test('at rest everything works', () => {
  expect(controlsOf(atRest(1), input)).toEqual({
    isShort: false,
    spin: undefined,
    auto: undefined,
    betDown: undefined,
    betUp: undefined,
  })
})

test('the ends of the levels say that they are ends', () => {
  expect(controlsOf(atRest(0), input).betDown).toMatch(/laveste/)
  expect(controlsOf(atRest(2), input).betUp).toMatch(/højeste/)
})

test('too small a balance blocks the spin and not the way down', () => {
  const controls = controlsOf(atRest(1), { ...input, balanceMicro: 2_400_000 })
  expect(controls).toMatchObject({ isShort: true, spin: shortOfFunds(), auto: shortOfFunds(), betDown: undefined })
})

test('while the reels run every control says so', () => {
  const spinning = play(atRest(1), { type: 'betPlaced', bet })
  const replaying = play(spinning, { type: 'answered', result: spinResult() })
  for (const state of [spinning, replaying]) {
    const { spin, auto, betDown, betUp } = controlsOf(state, input)
    expect(new Set([spin, auto, betDown, betUp])).toEqual(new Set(['Hjulene kører']))
  }
})

test('a debited bet in flight is not a lack of funds', () => {
  const spinning = play(atRest(1), { type: 'betPlaced', bet })
  expect(controlsOf(spinning, { ...input, balanceMicro: 0 }).isShort).toBe(false)
})

test('nothing works before the machine stands', () => {
  expect(controlsOf(atRest(1), { ...input, isReady: false }).spin).toBe('Maskinen gøres klar')
})

test('what counts is what the next spin costs', () => {
  expect(controlsOf(atRest(1), { ...input, balanceMicro: 2_600_000, cost: 3.125 }).spin).toBe(shortOfFunds())
})

test('while a round asks, nothing else is started', () => {
  const result = waiting('valg', 2)
  const asking = [
    { type: 'betPlaced', bet } as const,
    { type: 'answered', result } as const,
    { type: 'asked' } as const,
  ]
  expect(controlsOf(asking.reduce(play, atRest(1)), input).spin).toBe('Runden venter på dit valg')
})
