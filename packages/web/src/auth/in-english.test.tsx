import { screen } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { danishLeft } from '../test/danish-left.ts'
import { onPageIn } from '../test/page-language.ts'
import { renderApp } from '../test/render-app.tsx'
import { answerWith, trpcServer } from '../test/trpc-server.ts'

onPageIn('en')
beforeAll(() => trpcServer.listen({ onUnhandledFrame: 'error' }))
afterAll(() => trpcServer.close())
afterEach(() => trpcServer.resetHandlers())

const health = { status: 'ok', version: '1', adapters: { outbox: 'shown', companies: 'embedded' } }

const open = (address: string) => {
  answerWith({
    'auth.demo': () => ({ data: { email: 'demo@example.com', password: 'TryMe123' } }),
    'system.health': () => ({ data: health }),
  })
  return renderApp(address)
}

test.each([
  ['/auth/login', 'Log in'],
  ['/auth/register', 'Create account'],
  ['/auth/activate', 'Activate your account'],
  ['/auth/activate?token=x', 'Activate your account'],
  ['/auth/confirm-email?token=x', 'Confirm your new email'],
  ['/auth/reset', 'Choose a new password'],
  ['/auth/reset?token=x', 'Choose a new password'],
  ['/auth/unlock?token=x', 'Use this device'],
])('%s is wholly in English', async (address, heading) => {
  open(address)
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeInTheDocument()
  expect(danishLeft(screen.getByRole('main'))).toEqual([])
})

test('so is what a form says of its fields', async () => {
  const { user } = open('/auth/register')
  await user.type(await screen.findByLabelText('Password'), '123')
  await user.type(screen.getByLabelText('Confirm password'), '456')
  await user.click(screen.getByRole('button', { name: 'Create account' }))
  expect(await screen.findByText('The password must have at least 6 characters')).toBeInTheDocument()
  expect(screen.getByText('You have to accept the terms and conditions')).toBeInTheDocument()
  expect(danishLeft(screen.getByRole('main'))).toEqual([])
})
