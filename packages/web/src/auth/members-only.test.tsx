import { act, screen, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { renderApp } from '../test/render-app.tsx'
import { answerWith, trpcServer } from '../test/trpc-server.ts'
import { useAuth } from './auth-store.ts'

const FREJA = { firstName: 'Freja', username: 'freja', subscription: 'free' } as const

beforeAll(() => trpcServer.listen({ onUnhandledFrame: 'error' }))
afterAll(() => trpcServer.close())
afterEach(() => {
  useAuth.getState().logout()
  trpcServer.resetHandlers()
})

test('a visitor of a members’ page is sent to log in, once, with the way back', async () => {
  answerWith({})
  const { router } = renderApp('/account?afsnit=saldo')
  expect(await screen.findByRole('heading', { level: 1, name: 'Log ind' })).toBeInTheDocument()
  expect(router.state.location.search).toEqual({ next: '/account?afsnit=saldo' })
})

test('so is a member who logs out on it', async () => {
  answerWith({})
  useAuth.getState().login(FREJA, 'tegn')
  const { router } = renderApp('/account?afsnit=profil')
  expect(await screen.findByRole('heading', { level: 1, name: 'Konto' })).toBeInTheDocument()
  act(() => useAuth.getState().logout())
  await waitFor(() => expect(router.state.location.pathname).toBe('/auth/login'))
  expect(router.state.location.search).toEqual({ next: '/account?afsnit=profil' })
})

test('a session that the server has ended is ended here', async () => {
  answerWith({ 'auth.me': () => ({ status: 401, message: 'Du skal være logget ind.' }) })
  useAuth.getState().login(FREJA, 'tegn')
  renderApp('/terms')
  expect(await screen.findByRole('link', { name: 'Log ind' })).toBeInTheDocument()
  expect(useAuth.getState().isAuthenticated).toBe(false)
})
