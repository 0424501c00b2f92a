import type { Certification } from '@spilvaerk/schemas'
import { screen, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { useAuth } from '../../auth/auth-store.ts'
import { renderApp } from '../../test/render-app.tsx'
import { sampleGame } from '../../test/sample-games.ts'
import { type Answers, answerWith, trpcServer } from '../../test/trpc-server.ts'

const USER = { firstName: 'Freja', username: 'freja', subscription: 'free', kind: 'player' } as const
const ID = '5f4ad2e9-58a5-4b3e-9b0b-0d8a7f5f2f10'
const KEY = { algorithm: 'Ed25519', publicKey: 'MCow', fingerprint: 'a1b2c3' }

const made = (change: Partial<Certification>): Certification => ({
  ...{ id: ID, gameId: 7, version: 2, definitionHash: 'f'.repeat(64), state: 'ready', failedBy: null },
  ...{ rounds: 10_000_000, done: 10_000_000, bytes: 90_000, sha256: 'e'.repeat(64) },
  ...{ createdAt: '2026-11-26T12:00:00.000Z', endedAt: '2026-11-26T12:01:00.000Z' },
  ...change,
})

beforeAll(() => trpcServer.listen({ onUnhandledFrame: 'error' }))
afterAll(() => trpcServer.close())
afterEach(() => {
  useAuth.getState().logout()
  trpcServer.resetHandlers()
})

async function open(answers: Answers, isMember = true) {
  if (isMember) useAuth.getState().login(USER, 'tegn')
  const game = {
    ...sampleGame({ id: 7, name: 'Klokkespil', standing: 'private' }),
    mine: true,
    role: 'owner' as const,
    link: null,
  }
  answerWith({
    'auth.me': () => ({ data: USER }),
    'limits.session': () => ({ data: null }),
    'studio.games': () => ({ data: [game] }),
    'certification.key': () => ({ data: KEY }),
    ...answers,
  })
  const { user } = renderApp('/casino-generator?tab=exports')
  await user.click(await screen.findByText('Certification package', {}, { timeout: 20_000 }))
  return user
}

test('a package is begun, and stands there with its hash, to be taken', async () => {
  const begin = vi.fn((_input: unknown) => ({ data: made({ state: 'waiting', done: 0, bytes: null, sha256: null }) }))
  const user = await open({ 'certification.list': () => ({ data: [made({})] }), 'certification.begin': begin })
  expect(await screen.findByText(`SHA-256 ${'e'.repeat(64)}`)).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Download the package' })).toBeEnabled()
  expect(screen.getByText(/--key a1b2c3/)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Make certification package' }))
  await waitFor(() => expect(begin).toHaveBeenCalledExactlyOnceWith({ id: 7, rounds: 10_000_000 }))
})

test('one that is made shows how far it is, and is cancelled', async () => {
  const cancel = vi.fn((_input: unknown) => ({ data: made({ state: 'cancelled' }) }))
  const running = made({ state: 'running', done: 2_500_000, bytes: null, sha256: null, endedAt: null })
  const user = await open({ 'certification.list': () => ({ data: [running] }), 'certification.cancel': cancel })
  const bar = await screen.findByRole('progressbar', { name: 'Simulated rounds' })
  expect(bar).toHaveAttribute('value', '2500000')
  expect(screen.getByText(/2,500,000 of 10,000,000 rounds/)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(cancel).toHaveBeenCalledExactlyOnceWith({ id: 7, certificationId: ID }))
})

test('why there is none is told, and that a slow game was simulated for fewer rounds', async () => {
  await open({
    'certification.list': () => ({
      data: [made({ done: 4_000_000 }), made({ id: ID.replace('5', '6'), state: 'failed', failedBy: 'gameChanged' })],
    }),
  })
  expect(await screen.findByText(/There was time for 4,000,000 of 10,000,000 rounds/)).toBeInTheDocument()
  expect(screen.getByText(/was given a new version meanwhile/)).toBeInTheDocument()
})

test('a guest is told to log in', async () => {
  await open({}, false)
  expect(await screen.findByText('Log in to have a certification package made.')).toBeInTheDocument()
})
