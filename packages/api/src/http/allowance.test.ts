import { expect, test } from 'vitest'
import { granted } from '../platform/refusals/refusals.ts'
import { createAllowance } from './allowance.ts'

test('a caller is refused when the minute’s allowance is used up, and nobody else', async () => {
  const charge = createAllowance(3)
  expect(await charge('a', 2)).toEqual(granted(undefined))
  expect(await charge('a', 2)).toMatchObject({ refusal: { code: 'tooManyRequests', retryAfterS: 60 } })
  expect(await charge('b', 2)).toEqual(granted(undefined))
})

test('what costs more than a minute’s allowance takes all of it', async () => {
  const charge = createAllowance(3)
  expect(await charge('a', 50)).toEqual(granted(undefined))
  expect(await charge('a', 1)).toMatchObject({ refusal: { code: 'tooManyRequests' } })
})

test('without a limit everything is granted', async () => {
  const charge = createAllowance(0)
  for (let calls = 0; calls < 10; calls++) expect(await charge('a', 1_000_000)).toEqual(granted(undefined))
})
