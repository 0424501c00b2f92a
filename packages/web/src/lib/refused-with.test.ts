import { TRPCClientError } from '@trpc/client'
import { expect, test } from 'vitest'
import { refusalOf } from './refused-with.ts'

const answered = (refusal?: string) =>
  new TRPCClientError('Nej', { result: { error: { code: -32_000, message: 'Nej', data: { refusal } } } })

test('a refusal has its code, and a fault none', () => {
  expect(refusalOf<'auth.login'>(answered('tooManyAttempts'))).toBe('tooManyAttempts')
  expect(refusalOf<'auth.login'>(answered())).toBeUndefined()
  expect(refusalOf<'auth.login'>(new Error('tooManyAttempts'))).toBeUndefined()
})

test('the compiler knows which codes a procedure refuses with', () => {
  const code = refusalOf<'auth.login'>(answered('tooManyAttempts'))
  expect(code === 'tooManyAttempts' || code === 'tooManyRequests').toBe(true)
  // @ts-expect-error There is no such code.
  expect(code === 'tooManyAtempts').toBe(false)
  // @ts-expect-error A login is never refused with it.
  expect(code === 'roundOpen').toBe(false)
  // @ts-expect-error There is no such procedure.
  refusalOf<'auth.logon'>(answered())
  // A stream declares its codes, too, and a member's procedure has those of its guard.
  expect(refusalOf<'generation.run'>(answered('requestReused')) === 'requestReused').toBe(true)
  expect(refusalOf<'fairness.rotate'>(answered('notLoggedIn')) === 'notLoggedIn').toBe(true)
})
