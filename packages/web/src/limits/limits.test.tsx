import type { Limit, Limits, PlaySession } from '@spilvaerk/schemas'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { useAuth } from '../auth/auth-store.ts'
import { renderApp } from '../test/render-app.tsx'
import { type Answers, answerWith, trpcServer } from '../test/trpc-server.ts'
import { isCheckDue } from './use-play-session.ts'
import { useStakeChoice } from './use-stake.ts'

const USER = { firstName: 'Freja', username: 'freja', subscription: 'free', level: 1, xp: 0, kind: 'player' } as const
const limit = (value: number | null): Limit => ({ value, used: 0, pending: null })
const each = (value: number | null) => ({ day: limit(value), week: limit(value), month: limit(value) })

const SESSION: PlaySession = {
  startedAt: '2026-11-21T10:00:00.000Z',
  seconds: 1800,
  rounds: 84,
  wagered: 210,
  won: 168.5,
  net: -41.5,
  realityCheck: { due: false, at: '2026-11-21T11:00:00.000Z' },
}

const LIMITS: Limits = {
  deposit: each(500),
  loss: each(null),
  time: each(null),
  realityCheckMinutes: 60,
  block: null,
  session: null,
  mayPlay: true,
  reason: null,
  refusal: null,
}

beforeAll(() => trpcServer.listen({ onUnhandledFrame: 'error' }))
afterAll(() => trpcServer.close())
beforeEach(() => useAuth.getState().login(USER, 'tegn'))
afterEach(() => {
  useAuth.getState().logout()
  useStakeChoice.setState({ stake: 'demo' })
  trpcServer.resetHandlers()
})

const show = (answers: Answers = {}) => {
  answerWith({
    'auth.me': () => ({ data: USER }),
    'limits.get': () => ({ data: LIMITS }),
    'limits.session': () => ({ data: null }),
    'wallet.get': () => ({
      data: {
        balance: 100,
        currency: 'DKK',
        kind: 'player',
        deposits: { open: true, test: true, min: 10, max: 50_000 },
        withdrawals: { byStaff: false },
      },
    }),
    ...answers,
  })
  return renderApp('/account?afsnit=graenser')
}

describe('limits', () => {
  test('are confirmed with the time when each comes into force, and sent together', async () => {
    const setDeposit = vi.fn((_input: unknown) => ({ data: LIMITS }))
    const { user } = show({ 'limits.setDeposit': setDeposit })
    const day = await screen.findByLabelText('Indbetaling pr. døgn')
    expect(day).toHaveValue('500')
    await user.clear(day)
    await user.type(day, '300')
    const week = screen.getByLabelText('Indbetaling pr. uge')
    await user.clear(week)
    await user.type(week, '1.500,50')
    await user.click(screen.getAllByRole('button', { name: 'Gem grænser' })[0]!)
    const question = within(await screen.findByRole('dialog', { name: 'Gem de nye grænser?' }))
    expect(question.getAllByRole('listitem').map((item) => item.textContent?.replaceAll('\u00a0', ' '))).toEqual([
      'Pr. døgn500,00 kr. → 300,00 kr.Gælder straks',
      'Pr. uge500,00 kr. → 1.500,50 kr.Gælder om 24 timer',
    ])
    expect(question.getByText(/^Grænsen pr\. måned er lavere end den pr\. uge/)).toBeInTheDocument()
    await user.click(question.getByRole('button', { name: 'Gem grænser' }))
    await waitFor(() => expect(setDeposit).toHaveBeenCalledExactlyOnceWith({ day: 300, week: 1500.5 }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  test('that are no amounts are told at their field; a deposit limit cannot be taken away', async () => {
    const { user } = show()
    await user.clear(await screen.findByLabelText('Indbetaling pr. døgn'))
    await user.type(screen.getByLabelText('Tab pr. uge'), 'meget')
    for (const button of screen.getAllByRole('button', { name: 'Gem grænser' })) await user.click(button)
    expect(screen.getByLabelText('Indbetaling pr. døgn')).toBeInvalid()
    expect(screen.getByLabelText('Tab pr. uge')).toHaveAccessibleDescription('Skriv et beløb, for eksempel 500')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})

describe('a goodbye', () => {
  test('for good is asked for twice and then sent', async () => {
    const exclude = vi.fn((_input: unknown) => ({ data: LIMITS }))
    const { user } = show({ 'limits.exclude': exclude })
    await user.click(await screen.findByRole('button', { name: 'Udeluk mig selv' }))
    await user.click(screen.getByRole('radio', { name: 'For altid' }))
    const send = screen.getByRole('button', { name: 'Udeluk mig · for altid' })
    expect(send).toBeDisabled()
    await user.click(screen.getByRole('checkbox', { name: /kan ikke spille|ikke kan spille/ }))
    await user.click(send)
    await waitFor(() => expect(exclude).toHaveBeenCalledExactlyOnceWith({ forever: true }))
  })

  test('that is on is told, with its end and somebody to talk to', async () => {
    const block = { kind: 'pause', from: SESSION.startedAt, until: '2026-11-22T10:00:00.000Z' } as const
    show({ 'limits.get': () => ({ data: { ...LIMITS, block, mayPlay: false, reason: 'Pause' } }) })
    expect(await screen.findByText(/Du holder pause til 22\. nov\. 2026/)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Hold pause i 24 timer' })).not.toBeInTheDocument()
  })
})

describe('play for money', () => {
  const bar = () => screen.findByRole('region', { name: 'Spil for penge' })

  test('has its clock and net position on every page', async () => {
    show({ 'limits.session': () => ({ data: SESSION }) })
    const shown = within(await bar())
    expect(shown.getByRole('timer')).toHaveTextContent(/^0:30:0\d$/)
    expect(shown.getByText(/-41,50/)).toBeInTheDocument()
  })

  test('stops for a reality check, and goes on when that is answered', async () => {
    useStakeChoice.setState({ stake: 'money' })
    let session: PlaySession = { ...SESSION, realityCheck: { ...SESSION.realityCheck, due: true } }
    const acknowledge = vi.fn(() => {
      session = SESSION
      return { data: LIMITS }
    })
    const { user } = show({ 'limits.session': () => ({ data: session }), 'limits.acknowledge': acknowledge })
    const check = within(await screen.findByRole('dialog', { name: 'Du har spillet i 30 min.' }))
    expect(check.getByText(/Du har tabt/).nextSibling).toHaveTextContent('41,50')
    await user.click(check.getByRole('button', { name: 'Spil videre' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(acknowledge).toHaveBeenCalledOnce()
    expect(useStakeChoice.getState().stake).toBe('money')
  })

  test('that is stopped at the check goes back to demo', async () => {
    useStakeChoice.setState({ stake: 'money' })
    const due = { ...SESSION, realityCheck: { ...SESSION.realityCheck, due: true } }
    const { user } = show({ 'limits.session': () => ({ data: due }) })
    await user.click(await screen.findByRole('button', { name: 'Stop med at spille for penge' }))
    expect(useStakeChoice.getState().stake).toBe('demo')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  test('is due by the clock too, in the moment before the server says so', () => {
    expect(isCheckDue(SESSION, 3599)).toBe(false)
    expect(isCheckDue(SESSION, 3600)).toBe(true)
  })
})
