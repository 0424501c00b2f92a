import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createQueryClient } from '../app/query-client.ts'
import { useAuth } from '../auth/auth-store.ts'
import { createTrpcClient, trpc } from '../lib/trpc.ts'
import { answerWith, trpcServer } from '../test/trpc-server.ts'
import { StakeSwitch } from './StakeSwitch.tsx'
import { useStakeChoice } from './use-stake.ts'

beforeAll(() => trpcServer.listen({ onUnhandledFrame: 'error' }))
afterAll(() => trpcServer.close())
afterEach(() => {
  useAuth.getState().logout()
  useStakeChoice.setState({ stake: 'demo' })
  trpcServer.resetHandlers()
})

function show() {
  const routeTree = createRootRoute({ component: () => <StakeSwitch /> })
  const router = createRouter({ routeTree, history: createMemoryHistory() })
  const queryClient = createQueryClient()
  render(
    <trpc.Provider client={createTrpcClient()} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router as never} />
      </QueryClientProvider>
    </trpc.Provider>,
  )
  return userEvent.setup()
}

test('a visitor plays demo, and is told what money takes', async () => {
  show()
  expect(await screen.findByRole('radio', { name: 'Demo' })).toBeChecked()
  expect(screen.getByRole('radio', { name: /Penge/ })).toBeDisabled()
  expect(screen.getByRole('link', { name: 'Log ind' })).toBeInTheDocument()
})

test('a player chooses money, sees the balance, and why it may not be had', async () => {
  const reason = 'Sæt dine indbetalingsgrænser pr. døgn, uge og måned, før du indbetaler og spiller for penge'
  answerWith({
    'limits.get': () => ({ data: { mayPlay: false, reason } }),
    'wallet.get': () => ({ data: { balance: 50 } }),
  })
  useAuth.getState().login({ username: 'freja', subscription: 'free', kind: 'player' }, 'tegn')
  const user = show()
  expect(await screen.findByRole('radio', { name: /Penge\s*· 50,00/ })).not.toBeChecked()
  await user.click(screen.getByRole('radio', { name: /Penge/ }))
  expect(await screen.findByText(reason, { exact: false })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Se dine grænser' })).toHaveAttribute('href', '/account?afsnit=graenser')
  expect(useStakeChoice.getState().stake).toBe('money')
})

test('a player without an identity is led to prove it, and back here', async () => {
  const reason = 'Bekræft din identitet med MitID, før du indbetaler og spiller for penge'
  answerWith({
    'limits.get': () => ({ data: { mayPlay: false, reason, refusal: 'identityMissing' } }),
    'wallet.get': () => ({ data: { balance: 0 } }),
  })
  useStakeChoice.setState({ stake: 'money' })
  useAuth.getState().login({ username: 'freja', subscription: 'free', kind: 'player' }, 'tegn')
  show()
  expect(await screen.findByText(reason, { exact: false })).toBeInTheDocument()
  const way = screen.getByRole('link', { name: 'Bekræft din identitet' })
  expect(way).toHaveAttribute('href', '/account?afsnit=identitet&next=%2F')
})

test('a company plays demo only, whatever it chose before', async () => {
  useStakeChoice.setState({ stake: 'money' })
  answerWith({})
  useAuth.getState().login({ username: 'firma', subscription: 'free', kind: 'company' }, 'tegn')
  show()
  expect(await screen.findByRole('radio', { name: 'Demo' })).toBeChecked()
})
