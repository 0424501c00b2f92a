import { screen } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { useAuth } from '../auth/auth-store.ts'
import { danishLeft } from '../test/danish-left.ts'
import { onPageIn } from '../test/page-language.ts'
import { renderApp } from '../test/render-app.tsx'
import { answerWith, trpcServer } from '../test/trpc-server.ts'
import { refusalWords } from './refusal-words.ts'

const USER = { firstName: 'Freja', username: 'freja', subscription: 'free', kind: 'company' } as const

onPageIn('en')
beforeAll(() => trpcServer.listen({ onUnhandledFrame: 'error' }))
afterAll(() => trpcServer.close())
beforeEach(() => useAuth.getState().login(USER, 'token'))
afterEach(() => {
  useAuth.getState().logout()
  trpcServer.resetHandlers()
})

test('the page that simulates MitID is wholly in English, faults of its fields too', async () => {
  answerWith({ 'auth.me': () => ({ data: USER }) })
  const { user } = renderApp('/mitid-test?state=x')
  expect(await screen.findByRole('heading', { level: 1, name: 'MitID (test mode)' })).toBeInTheDocument()
  await user.type(screen.getByLabelText('Made-up CPR number'), '1')
  await user.click(screen.getByRole('button', { name: 'Confirm that it is me' }))
  expect(await screen.findByText(/must be ten digits/)).toBeInTheDocument()
  // The made-up people have Danish names.
  expect(danishLeft(screen.getByRole('main'), ['Prøvesen'])).toEqual([])
})

test('a proof that was refused is told of by its code alone', () => {
  expect(refusalWords('underAge')).toBe('You have to be 18 or older to play for money.')
  expect(refusalWords('made-up')).toBeUndefined()
})
