import type { SlotGame, Standing } from '@spilvaerk/schemas'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createQueryClient } from '../app/query-client.ts'
import { useAuth } from '../auth/auth-store.ts'
import { rememberLink } from '../lib/share-link.ts'
import { createTrpcClient, trpc } from '../lib/trpc.ts'
import { sampleGame } from '../test/sample-games.ts'
import { type Answers, answerWith, trpcServer } from '../test/trpc-server.ts'
import { useToasts } from '../toast/toasts.ts'
import { DemoOnly } from './DemoOnly.tsx'
import { GameHeader } from './GameHeader.tsx'

beforeAll(() => trpcServer.listen({ onUnhandledFrame: 'error' }))
afterAll(() => trpcServer.close())
afterEach(() => {
  useAuth.getState().logout()
  trpcServer.resetHandlers()
})

function show(standing: Standing, answers: Answers = {}) {
  answerWith({ 'dashboard.marks': () => ({ data: [] }), ...answers })
  const game = sampleGame({ id: 7, name: 'Klokkespil', standing }) as unknown as SlotGame
  const routeTree = createRootRoute({
    component: () => (
      <>
        <GameHeader game={game} />
        {standing !== 'admitted' && <DemoOnly game={game} />}
      </>
    ),
  })
  const router = createRouter({ routeTree, history: createMemoryHistory() })
  render(
    <trpc.Provider client={createTrpcClient()} queryClient={createQueryClient()}>
      <QueryClientProvider client={createQueryClient()}>
        <RouterProvider router={router as never} />
      </QueryClientProvider>
    </trpc.Provider>,
  )
  return userEvent.setup()
}

test.each([
  ['listed', 'Fra værkstedet: kun til at prøve'],
  ['shared', 'Dit eget: kun til at prøve'],
  ['private', 'Dit eget: kun til at prøve'],
  ['suspended', 'Stoppet, indtil vi har set på det: kun til at prøve'],
  ['withdrawn', 'Trukket tilbage: kun til at prøve'],
] as const)('a game that is %s says why it is for trying only, and is not sold', async (standing, words) => {
  show(standing)
  expect(await screen.findByText(words)).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Køb eller lej' })).not.toBeInTheDocument()
})

test('a game that a link opened was shared, and no favourite is made of it', async () => {
  rememberLink({ id: '7' }, 'abcdefghijklmnopqrst_-')
  useAuth.getState().login({ username: 'freja', subscription: 'free', kind: 'player' }, 'tegn')
  const mark = vi.fn(() => ({ status: 404, message: 'Spil ikke fundet' }))
  show('shared', { 'dashboard.mark': mark })
  expect(await screen.findByText('Delt med dig: kun til at prøve')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /favorit/i })).not.toBeInTheDocument()
  expect(mark).not.toHaveBeenCalled()
})

test('an admitted game is sold, and not reported', async () => {
  show('admitted')
  expect(await screen.findByRole('link', { name: 'Køb eller lej' })).toHaveAttribute('href', '/games/7/offer')
  expect(screen.queryByText('Anmeld')).not.toBeInTheDocument()
})

test('a visitor who wants to report logs in first, and comes back', async () => {
  show('listed')
  expect(await screen.findByRole('link', { name: 'Anmeld' })).toHaveAttribute('href', '/auth/login?next=%2Fgames%2F7')
})

test('a member reports a game in words of their own, and is thanked', async () => {
  useAuth.getState().login({ username: 'freja', subscription: 'free', kind: 'player' }, 'tegn')
  const report = vi.fn((_input: unknown) => ({ data: { reported: true } }))
  const user = show('listed', { 'admission.report': report })
  await user.click(await screen.findByRole('button', { name: 'Anmeld' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Anmeld Klokkespil' }))
  await user.click(dialog.getByRole('button', { name: 'Send anmeldelsen' }))
  expect(dialog.getByText('Skriv, hvad der er galt med spillet')).toBeInTheDocument()
  expect(report).not.toHaveBeenCalled()
  const reason = dialog.getByRole('textbox', { name: 'Hvad er der galt?' })
  expect(reason).toHaveAttribute('maxlength', '500')
  await user.type(reason, '  Reklame i navnet ')
  await user.click(dialog.getByRole('button', { name: 'Send anmeldelsen' }))
  await waitFor(() => expect(report).toHaveBeenCalledExactlyOnceWith({ id: 7, reason: 'Reklame i navnet' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(useToasts.getState().toasts[0]?.title).toBe('Tak for din anmeldelse')
})

test('what the server refuses is said in the dialog, and nothing that was written is lost', async () => {
  useAuth.getState().login({ username: 'freja', subscription: 'free', kind: 'player' }, 'tegn')
  const message = 'Du kan ikke anmelde dit eget spil'
  const user = show('listed', { 'admission.report': () => ({ status: 409, message, refusal: 'ownGameReported' }) })
  await user.click(await screen.findByRole('button', { name: 'Anmeld' }))
  await user.type(await screen.findByRole('textbox'), 'Reklame')
  await user.click(screen.getByRole('button', { name: 'Send anmeldelsen' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(message)
  expect(screen.getByRole('textbox')).toHaveValue('Reklame')
})
