import { screen } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { useAuth } from '../auth/auth-store.ts'
import { renderApp } from '../test/render-app.tsx'
import { type Answers, answerWith, trpcServer } from '../test/trpc-server.ts'

const KEY = {
  id: 'c0ffee00-0000-4000-8000-000000000001',
  gameId: 7,
  name: 'Min app',
  begins: 'sk_abcde',
  createdAt: '2026-11-20T10:00:00.000Z',
  lastUsedAt: null,
  revokedAt: null,
}

beforeAll(() => trpcServer.listen({ onUnhandledFrame: 'error' }))
afterAll(() => trpcServer.close())
afterEach(() => {
  trpcServer.resetHandlers()
  useAuth.setState({ user: null, token: null, isAuthenticated: false })
})

// jsdom has no style sheet and runs the hidden part of a name into the rest.
const REVOKE = /^Revoke ?Min app$/

const show = (answers: Answers) => {
  answerWith({ 'studio.games': () => ({ data: [] }), ...answers })
  return renderApp('/casino-generator?tab=settings')
}

test('a visitor is told that keys belong to an account', async () => {
  show({})
  expect(await screen.findByRole('link', { name: 'Log in to create keys' })).toHaveAttribute(
    'href',
    expect.stringContaining('/auth/login?next='),
  )
})

test('a member without games lists the keys there are, and stops one at the second press', async () => {
  useAuth.setState({ user: { username: 'asta', subscription: 'free' }, token: 'cookie', isAuthenticated: true })
  const stopped: unknown[] = []
  const { user } = show({
    'apiKeys.mine': () => ({ data: [stopped.length > 0 ? { ...KEY, revokedAt: KEY.createdAt } : KEY] }),
    'apiKeys.revoke': (input) => {
      stopped.push(input)
      return { data: KEY }
    },
  })
  expect(await screen.findByText(/never used/)).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Create key' })).toBeDisabled()
  await user.click(screen.getByRole('button', { name: REVOKE }))
  await user.click(screen.getByRole('button', { name: 'Keep' }))
  expect(stopped).toEqual([])
  expect(screen.getByRole('button', { name: REVOKE })).toHaveFocus()
  await user.keyboard('{Enter}')
  await user.keyboard('{Enter}')
  expect(await screen.findByText('Revoked')).toBeInTheDocument()
  expect(stopped).toEqual([{ id: KEY.gameId, keyId: KEY.id }])
})

test('keys that cannot be fetched say so, and can be asked for again', async () => {
  useAuth.setState({ user: { username: 'asta', subscription: 'free' }, token: 'cookie', isAuthenticated: true })
  let fails = true
  const { user } = show({
    'apiKeys.mine': () => (fails ? { status: 429, message: 'Serveren holder pause' } : { data: [] }),
  })
  expect(await screen.findByText('Serveren holder pause')).toBeInTheDocument()
  fails = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('No keys yet.')).toBeInTheDocument()
})
