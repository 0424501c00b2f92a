import { expect, test } from 'vitest'
import { type AutoRun, type AutoStop, afterSpin, startRun, stopBefore } from './autospin.ts'

const plan = { spins: 10, lossLimitMicro: 50, singleWinMicro: 100 }
const fresh = startRun(plan)

const TABLE: readonly {
  readonly name: string
  readonly run: AutoRun
  readonly balance: number
  readonly stop: AutoStop | undefined
}[] = [
  { name: 'all is well', run: fresh, balance: 1000, stop: undefined },
  { name: 'the balance is one bet', run: fresh, balance: 10, stop: undefined },
  { name: 'the balance is below a bet', run: fresh, balance: 9, stop: 'funds' },
  { name: 'the limit would be reached exactly', run: { ...fresh, lostMicro: 40 }, balance: 1000, stop: undefined },
  { name: 'the limit could be passed', run: { ...fresh, lostMicro: 41 }, balance: 1000, stop: 'lossLimit' },
  { name: 'the run is ahead', run: { ...fresh, lostMicro: -500 }, balance: 1000, stop: undefined },
  { name: 'the last win is just below the limit', run: { ...fresh, lastWinMicro: 99 }, balance: 1000, stop: undefined },
  { name: 'the last win reaches the limit', run: { ...fresh, lastWinMicro: 100 }, balance: 1000, stop: 'singleWin' },
  { name: 'all spins are made', run: { ...fresh, spinsLeft: 0 }, balance: 1000, stop: 'counter' },
  {
    name: 'funds go before the loss limit',
    run: { ...fresh, lostMicro: 50, lastWinMicro: 100, spinsLeft: 0 },
    balance: 0,
    stop: 'funds',
  },
  {
    name: 'the loss limit goes before the single win',
    run: { ...fresh, lostMicro: 50, lastWinMicro: 100, spinsLeft: 0 },
    balance: 1000,
    stop: 'lossLimit',
  },
  {
    name: 'the single win goes before the counter',
    run: { ...fresh, lastWinMicro: 100, spinsLeft: 0 },
    balance: 1000,
    stop: 'singleWin',
  },
]

test.each(TABLE)('before a spin of 10, when $name: $stop', ({ run, balance, stop }) => {
  expect(stopBefore(run, { balanceMicro: balance, betMicro: 10 })).toBe(stop)
})

test('without a single-win limit no win stops the run', () => {
  const run = { ...startRun({ ...plan, singleWinMicro: undefined }), lastWinMicro: 1_000_000 }
  expect(stopBefore(run, { balanceMicro: 1000, betMicro: 10 })).toBeUndefined()
})

test('a spin counts down and keeps the account', () => {
  const run = afterSpin(afterSpin(fresh, 10, 0), 10, 25)
  expect(run).toEqual({ plan, spinsLeft: 8, lostMicro: -5, lastWinMicro: 25 })
})

test('whatever is won, a run never loses more than its limit', () => {
  for (let seed = 1; seed <= 200; seed++) {
    let run = fresh
    let draw = seed
    while (!stopBefore(run, { balanceMicro: 1000, betMicro: 10 })) {
      draw = (draw * 48_271) % 2_147_483_647
      run = afterSpin(run, 10, draw % 3 === 0 ? draw % 15 : 0)
      expect(run.lostMicro).toBeLessThanOrEqual(plan.lossLimitMicro)
    }
  }
})
