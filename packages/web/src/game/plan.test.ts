import { describe, expect, test } from 'vitest'
import { onPageIn } from '../test/page-language.ts'
import { planOf } from './plan.ts'

const draft = { spins: 25, lossLimit: '50', singleWin: '' }

test('a loss limit is required', () => {
  expect(planOf({ ...draft, lossLimit: '' }, 2.5)).toEqual({
    faults: { lossLimit: 'Vælg, hvor meget du højst vil tabe' },
  })
})

test.each([
  ['50', 50_000_000],
  ['12,5', 12_500_000],
  ['12.50', 12_500_000],
  ['1.000', 1_000_000_000],
  ['1.250,75', 1_250_750_000],
])('“%s” is read as an amount', (lossLimit, micro) => {
  expect(planOf({ ...draft, lossLimit }, 2.5).plan).toEqual({
    spins: 25,
    lossLimitMicro: micro,
    singleWinMicro: undefined,
  })
})

test.each(['-5', '0', 'ti', '1e3', '5,555', 'NaN', 'Infinity'])('“%s” is not an amount', (text) => {
  expect(planOf({ ...draft, lossLimit: text }, 2.5).plan).toBeUndefined()
  expect(planOf({ ...draft, singleWin: text }, 2.5).faults.singleWin).toBeDefined()
})

test('a limit below one bet would stop before the first spin', () => {
  expect(planOf({ ...draft, lossLimit: '2' }, 2.5).faults.lossLimit).toMatch(/mindst være én indsats: 2,50/)
})

describe('in English', () => {
  onPageIn('en')

  test.each([
    ['12.50', 12_500_000],
    ['1,000', 1_000_000_000],
    ['1,250.75', 1_250_750_000],
  ])('“%s” is read as an amount', (lossLimit, micro) => {
    expect(planOf({ ...draft, lossLimit }, 2.5).plan).toMatchObject({ lossLimitMicro: micro })
  })

  test('dots do not stand between thousands', () => {
    expect(planOf({ ...draft, lossLimit: '1.000' }, 2.5).faults.lossLimit).toBe('Enter an amount above 0')
  })
})
