import type { Wallet } from '@spilvaerk/schemas'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { useAuth } from '../auth/auth-store.ts'
import { renderApp } from '../test/render-app.tsx'
import { type Answers, answerWith, trpcServer } from '../test/trpc-server.ts'

const USER = { firstName: 'Freja', username: 'freja', subscription: 'free', kind: 'player' } as const
const WALLET: Wallet = {
  balance: 1234.5,
  currency: 'DKK',
  kind: 'player',
  deposits: { open: true, test: true, min: 10, max: 50_000 },
  withdrawals: { byStaff: false },
}
const MOVED = { data: { movement: {}, balance: 0 } }
const ROUND = '69c6cad9-a311-442c-9fa0-6833497527c1'

beforeAll(() => trpcServer.listen({ onUnhandledFrame: 'error' }))
afterAll(() => trpcServer.close())
beforeEach(() => useAuth.getState().login(USER, 'tegn'))
afterEach(() => {
  useAuth.getState().logout()
  trpcServer.resetHandlers()
})

async function open(answers: Answers = {}) {
  answerWith({
    'auth.me': () => ({ data: USER }),
    'limits.session': () => ({ data: null }),
    'wallet.get': () => ({ data: WALLET }),
    'wallet.history': () => ({ data: { movements: [], nextCursor: null } }),
    'wallet.withdrawals': () => ({ data: [] }),
    ...answers,
  })
  const app = renderApp('/account?afsnit=saldo')
  await screen.findByRole('heading', { level: 2, name: 'Bevægelser' })
  return app
}

describe('a deposit', () => {
  test('of an amount that is not taken is told before it is sent', async () => {
    const deposit = vi.fn(() => MOVED)
    const { user } = await open({ 'wallet.deposit': deposit })
    await user.type(await screen.findByLabelText('Beløb at indbetale'), '5{Enter}')
    expect(screen.getByLabelText('Beløb at indbetale')).toHaveAccessibleDescription(
      'Skriv et beløb fra 10 til 50.000 kr.',
    )
    expect(deposit).not.toHaveBeenCalled()
  })

  test('that got no answer is sent again under the same key; the next one has another', async () => {
    const keys: string[] = []
    let isDown = true
    const deposit = (input: unknown) => {
      keys.push((input as { key: string }).key)
      return isDown ? { status: 503, message: 'Serveren har travlt.' } : MOVED
    }
    const { user } = await open({ 'wallet.deposit': deposit })
    await user.click(await screen.findByRole('button', { name: '200 kr.' }))
    const send = screen.getByRole('button', { name: 'Indbetal' })
    await user.click(send)
    expect(await screen.findByText('Indbetalingen gik ikke igennem. Prøv igen.')).toBeInTheDocument()
    isDown = false
    await user.click(send)
    await waitFor(() => expect(screen.getByLabelText('Beløb at indbetale')).toHaveValue(''))
    await user.click(screen.getByRole('button', { name: '200 kr.' }))
    await user.click(screen.getByRole('button', { name: 'Indbetal' }))
    await waitFor(() => expect(keys).toHaveLength(3))
    expect(keys[1]).toBe(keys[0])
    expect(keys[2]).not.toBe(keys[0])
  })

  test('beyond a limit shows what the server says at the field', async () => {
    const message = 'Du har nået din indbetalingsgrænse pr. døgn'
    const { user } = await open({ 'wallet.deposit': () => ({ status: 403, message }) })
    await user.type(await screen.findByLabelText('Beløb at indbetale'), '100{Enter}')
    expect(await screen.findByText(message)).toBeInTheDocument()
  })
})

test('everything is withdrawn without naming an amount, so that no fraction of an øre is left', async () => {
  const withdraw = vi.fn((_input: unknown) => MOVED)
  const { user } = await open({ 'wallet.withdraw': withdraw })
  await user.click(await screen.findByRole('button', { name: 'Udbetal det hele' }))
  await waitFor(() => expect(withdraw).toHaveBeenCalledExactlyOnceWith({ key: expect.any(String) }))
})

describe('the history', () => {
  const movement = (id: number, amount: number, roundId: string | null = null) => ({
    id,
    kind: amount > 0 ? 'win' : 'bet',
    amount,
    balance: 100,
    text: amount > 0 ? 'Gevinst' : 'Indsats',
    roundId,
    createdAt: '2026-11-21T10:00:00.000Z',
  })

  test('shows signs, links to rounds, goes on, and is filtered here and in the file', async () => {
    const history = vi.fn((input: unknown) =>
      (input as { cursor?: number }).cursor === 2
        ? { data: { movements: [movement(1, -2.5)], nextCursor: null } }
        : { data: { movements: [movement(2, 12.5, ROUND)], nextCursor: 2 } },
    )
    const { user } = await open({ 'wallet.history': history })
    const win = within(await screen.findByRole('row', { name: /Gevinst/ }))
    expect(win.getByText('+12,50')).toBeInTheDocument()
    expect(win.getByRole('link', { name: 'Se runden' })).toHaveAttribute('href', `/rounds/${ROUND}`)
    await user.click(screen.getByRole('button', { name: 'Vis flere' }))
    expect(await screen.findByRole('row', { name: /Indsats/ })).toBeInTheDocument()
    await user.selectOptions(screen.getByLabelText('Type'), 'Gevinst')
    await waitFor(() => expect(history).toHaveBeenLastCalledWith(expect.objectContaining({ kind: 'win' })))
    expect(screen.getByRole('link', { name: 'Hent som CSV' })).toHaveAttribute(
      'href',
      '/api/wallet/history.csv?kind=win',
    )
  })

  test('that is empty says so, and a failure can be tried again', async () => {
    let isDown = true
    const empty = { data: { movements: [], nextCursor: null } }
    const { user } = await open({
      'wallet.history': () => (isDown ? { status: 500, message: 'SQLITE_FULL' } : empty),
    })
    expect(await screen.findByRole('alert')).toHaveTextContent('Noget gik galt hos os')
    isDown = false
    await user.click(screen.getByRole('button', { name: 'Prøv igen' }))
    expect(await screen.findByText('Der er ingen bevægelser på din konto endnu.')).toBeInTheDocument()
  })
})

test('a company sees what its balance is for, and no limits of play', async () => {
  const company = { ...USER, kind: 'company' } as const
  useAuth.getState().login(company, 'tegn')
  await open({ 'auth.me': () => ({ data: company }), 'wallet.get': () => ({ data: { ...WALLET, kind: 'company' } }) })
  expect(await screen.findByText(/Den kan ikke spille for penge/)).toBeInTheDocument()
  expect(screen.queryByRole('tab', { name: 'Ansvarligt spil' })).not.toBeInTheDocument()
})

test('a withdrawal that waits says why, and is taken back', async () => {
  const waiting = {
    id: '7b5c8f1e-8f0b-4ad2-9b51-3d4f0a8f4a11',
    amount: 250,
    state: 'waiting',
    waitsFor: 'largeWin',
    createdAt: '2026-06-24T12:00:00.000Z',
    decidedAt: null,
  }
  const paidAtOnce = { ...waiting, id: '7b5c8f1e-8f0b-4ad2-9b51-3d4f0a8f4a12', state: 'paid', waitsFor: null }
  const cancel = vi.fn(() => ({ data: { ...waiting, state: 'cancelled' } }))
  const { user } = await open({
    'wallet.withdrawals': () => ({ data: [waiting, paidAtOnce] }),
    'wallet.cancelWithdrawal': cancel,
  })
  const list = within(await screen.findByRole('region', { name: 'Udbetalinger' }))
  expect(list.getAllByRole('listitem')).toHaveLength(1)
  expect(list.getByText('Afventer kontrol')).toBeInTheDocument()
  expect(list.getByText(/Du har vundet stort/)).toBeInTheDocument()
  await user.click(list.getByRole('button', { name: 'Træk tilbage' }))
  await waitFor(() => expect(cancel).toHaveBeenCalledWith({ id: waiting.id }))
})
