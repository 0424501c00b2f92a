import { screen, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { renderApp } from '../test/render-app.tsx'
import { answerWith, trpcServer } from '../test/trpc-server.ts'
import { followOtherTabs, type User, useAuth } from './auth-store.ts'

const FREJA: User = { firstName: 'Freja', username: 'freja', subscription: 'free', level: 1, xp: 0 }
const stored = () => JSON.parse(localStorage.getItem('auth-storage') ?? 'null').state

beforeAll(() => trpcServer.listen({ onUnhandledFrame: 'error' }))
afterAll(() => trpcServer.close())
beforeEach(() => {
  const none = () => ({ data: [] })
  answerWith({ 'catalogue.list': none, 'catalogue.featured': none, 'catalogue.popular': none })
})
afterEach(() => {
  useAuth.getState().logout()
  trpcServer.resetHandlers()
})

describe('the auth store', () => {
  test('keeps user, token and isAuthenticated under auth-storage, and nothing else', () => {
    useAuth.getState().login(FREJA, 'tegn')
    expect(Object.keys(stored())).toEqual(['user', 'token', 'isAuthenticated'])
    expect(stored()).toMatchObject({ user: FREJA, isAuthenticated: true })
  })

  test('stores nothing that lets a thief in, and nothing personal that the header does not show', () => {
    const account = { ...FREJA, id: 'x', email: 'freja@eksempel.dk', lastName: 'Lund' }
    useAuth.getState().login(account, 'hemmelig-session')
    expect(useAuth.getState().token).toBe('hemmelig-session')
    expect(stored().token).toBe('cookie')
    expect(JSON.stringify(localStorage)).not.toMatch(/hemmelig-session|eksempel|Lund/)
  })

  test('follows what another tab does', () => {
    const stop = followOtherTabs()
    useAuth.getState().login(FREJA, 'tegn')
    const out = JSON.stringify({ state: { user: null, token: null, isAuthenticated: false }, version: 0 })
    localStorage.setItem('auth-storage', out)
    window.dispatchEvent(new StorageEvent('storage', { key: 'auth-storage' }))
    expect(useAuth.getState().isAuthenticated).toBe(false)
    stop()
  })

  test('forgets everything on logout, userToken too', () => {
    localStorage.setItem('userToken', 'gammelt')
    useAuth.getState().login(FREJA, 'tegn')
    useAuth.getState().logout()
    expect(stored()).toEqual({ user: null, token: null, isAuthenticated: false })
    expect(localStorage.getItem('userToken')).toBeNull()
  })

  test('changes a user only where there is one', () => {
    useAuth.getState().updateUser({ xp: 5 })
    expect(useAuth.getState().user).toBeNull()
    useAuth.getState().login(FREJA, 'tegn')
    useAuth.getState().updateUser({ xp: 5 })
    expect(useAuth.getState().user).toEqual({ ...FREJA, xp: 5 })
  })
})

describe('the header', () => {
  test('offers the way in to those who are not', async () => {
    renderApp()
    expect(await screen.findByRole('link', { name: 'Log ind' })).toHaveAttribute('href', '/auth/login')
    expect(screen.getByRole('link', { name: 'Opret konto' })).toHaveAttribute('href', '/auth/register')
  })

  test('shows a member the name, the membership, the dashboard and the way out', async () => {
    useAuth.getState().login(FREJA, 'tegn')
    const { user } = renderApp()
    const menu = await screen.findByRole('button', { name: /Freja\s*free medlem/ })
    expect(screen.queryByRole('link', { name: 'Log ind' })).not.toBeInTheDocument()
    await user.click(menu)
    expect(within(screen.getByRole('banner')).getByRole('link', { name: 'Dashboard' })).toHaveAttribute(
      'href',
      '/dashboard',
    )
    expect(screen.getByRole('button', { name: 'Log ud' })).toBeInTheDocument()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('button', { name: 'Log ud' })).not.toBeInTheDocument()
    expect(menu).toHaveFocus()
  })

  test('uses the username of a member without a first name', async () => {
    useAuth.getState().login({ username: 'freja', subscription: 'guld' }, 'tegn')
    renderApp()
    expect(await screen.findByRole('button', { name: /freja\s*guld medlem/ })).toBeInTheDocument()
  })
})
