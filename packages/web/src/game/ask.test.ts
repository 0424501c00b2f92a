import { TRPCClientError } from '@trpc/client'
import { expect, test } from 'vitest'
import { newKey } from '../lib/new-key.ts'
import { askServer } from './ask.ts'
import { pendingBet, spinResult } from './testing.ts'

const refusal = (httpStatus: number) => async () => {
  throw new TRPCClientError('Nej.', { result: { error: { message: 'Nej.', code: -1, data: { httpStatus } } } } as never)
}

test('a round is an answer', async () => {
  const answer = await askServer(async () => spinResult(5), pendingBet())
  expect(answer).toMatchObject({ kind: 'round', result: { totalWin: 5 } })
})

test.each([400, 404, 409, 422])('%d is a clear no', async (status) => {
  expect(await askServer(refusal(status), pendingBet())).toEqual({ kind: 'refused', message: 'Nej' })
})

test.each([408, 425, 429, 500, 502, 503])('%d leaves it open whether a round was made', async (status) => {
  expect(await askServer(refusal(status), pendingBet())).toMatchObject({ kind: 'unanswered' })
})

test('no connection leaves it open too', async () => {
  const offline = async () => {
    throw TRPCClientError.from(new TypeError('Failed to fetch'))
  }
  expect(await askServer(offline, pendingBet())).toMatchObject({ kind: 'unanswered' })
})

test('keys are UUIDs, each its own', () => {
  const keys = Array.from({ length: 50 }, newKey)
  expect(new Set(keys).size).toBe(50)
  for (const key of keys) expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
})
