import type { GameAdmission, StudioSlot } from '@spilvaerk/schemas'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { useAuth } from '../../auth/auth-store.ts'
import { useDraft } from '../../shell/draft.ts'
import { danishLeft } from '../../test/danish-left.ts'
import { renderApp } from '../../test/render-app.tsx'
import { sampleGame } from '../../test/sample-games.ts'
import { type Answers, answerWith, trpcServer } from '../../test/trpc-server.ts'

const LINK = 'abcdefghijklmnopqrst_-'
const USER = { firstName: 'Freja', username: 'freja', subscription: 'free', kind: 'player' } as const

const own = (change: Partial<StudioSlot> = {}): StudioSlot => ({
  ...sampleGame({ id: 7, name: 'Klokkespil', standing: 'private' }),
  mine: true,
  link: null,
  ...change,
})
const admissionOf = (change: Partial<GameAdmission> = {}): GameAdmission => ({
  standing: 'private',
  version: 1,
  link: null,
  shownVersion: null,
  admittedVersion: null,
  submission: null,
  ...change,
})
const submission = (change: Partial<NonNullable<GameAdmission['submission']>>): GameAdmission['submission'] => ({
  version: 1,
  isNewest: true,
  state: 'pending',
  faults: [],
  why: null,
  decidedAt: null,
  submittedAt: '2026-11-22T12:00:00.000Z',
  ...change,
})

beforeAll(() => trpcServer.listen({ onUnhandledFrame: 'error' }))
afterAll(() => trpcServer.close())
afterEach(() => {
  useAuth.getState().logout()
  trpcServer.resetHandlers()
})

function open(game: StudioSlot, admission: GameAdmission | undefined, answers: Answers = {}) {
  if (admission) useAuth.getState().login(USER, 'tegn')
  answerWith({
    'auth.me': () => ({ data: USER }),
    'limits.session': () => ({ data: null }),
    'studio.games': () => ({ data: [game] }),
    'admission.of': () => ({ data: admission }),
    ...answers,
  })
  return renderApp('/casino-generator?tab=library')
}

const who = async () => screen.findByRole('combobox', { name: 'Who sees it' }, { timeout: 20_000 })

test('a game is shared by a link, which stands there to be copied', async () => {
  const sent = vi.fn((_input: unknown) => ({ data: {} }))
  const { user } = open(own({ standing: 'shared', link: LINK }), admissionOf({ standing: 'shared', link: LINK }), {
    'admission.setVisibility': sent,
  })
  expect(await who()).toHaveDisplayValue('Whoever has the link')
  expect(
    within(await who())
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['Only me', 'Whoever has the link', 'Everybody, in the workshop (demo play)'])
  expect(screen.getByRole('textbox', { name: 'Link to Klokkespil' })).toHaveValue(
    `${window.location.origin}/games/7?link=${LINK}`,
  )
  await user.click(screen.getByRole('button', { name: 'Copy the link to Klokkespil' }))
  expect(await screen.findByText('Copied')).toBeInTheDocument()
  expect(await navigator.clipboard.readText()).toContain(LINK)
  await user.selectOptions(await who(), 'Only me')
  await waitFor(() => expect(sent).toHaveBeenCalledExactlyOnceWith({ id: 7, visibility: 'private' }))
})

test('Share Game shares a private game by its link, and copies that', async () => {
  let game = own()
  const share = vi.fn((_input: unknown) => {
    game = own({ standing: 'shared', link: LINK })
    return { data: {} }
  })
  const { user } = open(game, admissionOf(), {
    'studio.games': () => ({ data: [game] }),
    'admission.setVisibility': share,
  })
  await who()
  useDraft.getState().select(7)
  await user.click(screen.getByRole('button', { name: 'Share Game' }))
  await waitFor(async () =>
    expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/games/7?link=${LINK}`),
  )
  expect(share).toHaveBeenCalledExactlyOnceWith({ id: 7, visibility: 'shared' })
})

test('Share Game leaves an earlier version where others see it', async () => {
  const share = vi.fn((_input: unknown) => ({ data: {} }))
  const { user } = open(own({ version: 2 }), admissionOf({ version: 2, shownVersion: 1 }), {
    'admission.setVisibility': share,
  })
  await who()
  useDraft.getState().select(7)
  await user.click(screen.getByRole('button', { name: 'Share Game' }))
  await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/games/7`))
  expect(share).not.toHaveBeenCalled()
})

test('a guest shares by link, and is told what listing takes', async () => {
  open(own(), undefined)
  expect(within(await who()).getByRole('option', { name: /^Everybody/ })).toBeDisabled()
  expect(screen.getByText(/Listing in the workshop needs an account/)).toBeInTheDocument()
  const way = within(screen.getByRole('region', { name: 'Who plays Klokkespil' })).getByRole('link', { name: 'Log in' })
  expect(way.getAttribute('href')).toContain('/auth/login?next=')
  expect(screen.queryByRole('button', { name: /Submit/ })).not.toBeInTheDocument()
})

test('what may not be listed is told in the language of the page, fault by fault', async () => {
  const { user } = open(own(), admissionOf(), {
    'admission.setVisibility': () => ({
      status: 400,
      message: 'A text of the game may not be shown to others',
      refusal: 'textNotAllowed',
      problems: [
        { field: 'name', code: 'link', reason: 'The text may not contain links or web addresses: “guld.dk”.' },
      ],
    }),
  })
  await user.selectOptions(await who(), 'Everybody, in the workshop (demo play)')
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('A text of the game may not be shown to others')
  expect(alert).toHaveTextContent('Its texts may not contain links or web addresses.')
  expect(alert).toHaveTextContent('“guld.dk”')
  expect(danishLeft(alert)).toEqual([])
})

test('submitting says what it takes, is followed, and tells what stood against it', async () => {
  let state = admissionOf()
  const submit = vi.fn((_input: unknown) => {
    state = admissionOf({ submission: submission({ state: 'proving' }) })
    return { data: state }
  })
  const { user } = open(own(), admissionOf(), { 'admission.of': () => ({ data: state }), 'admission.submit': submit })
  await user.click(await screen.findByRole('button', { name: /^Submit for real money/ }, { timeout: 20_000 }))
  const dialog = within(screen.getByRole('dialog', { name: 'Submit Klokkespil for real money' }))
  expect(dialog.getByText(/Half of the price without VAT/)).toBeInTheDocument()
  for (const step of ['A proof.', 'Limits.', 'A person.']) expect(dialog.getByText(step)).toBeInTheDocument()
  expect(dialog.getByRole('button', { name: 'Cancel' })).toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: 'Submit' }))
  expect(await screen.findByText(/version 1 is being proved/)).toBeInTheDocument()
  expect(submit).toHaveBeenCalledExactlyOnceWith({ id: 7 })
  expect(screen.queryByRole('button', { name: /^Submit/ })).not.toBeInTheDocument()
  const faults = [{ code: 'rtpTooHigh', text: 'The game pays 120% back.' }]
  state = admissionOf({ submission: submission({ state: 'failed', faults }) })
  expect(await screen.findByText('Version 1 did not pass')).toBeInTheDocument()
  expect(screen.getByText('It pays more back than a game for money may.')).toBeInTheDocument()
  expect(screen.getByText('The game pays 120% back.')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: /^Submit again/ })).toBeInTheDocument()
})

test.each([
  ['pending', submission({ state: 'pending' }), 'Version 1 waits for a person'],
  ['rejected', submission({ state: 'rejected', why: 'Navnet ligner et andet spil.' }), 'Navnet ligner et andet spil.'],
])('a submission that is %s says so', async (_, last, words) => {
  open(own(), admissionOf({ submission: last }))
  expect(await screen.findByText(words, {}, { timeout: 20_000 })).toBeInTheDocument()
})

test('an admitted game is withdrawn after a question, and its switch is gone while it is admitted', async () => {
  const withdraw = vi.fn((_input: unknown) => ({ data: admissionOf({ standing: 'withdrawn' }) }))
  const { user } = open(own({ standing: 'admitted' }), admissionOf({ standing: 'admitted', admittedVersion: 1 }), {
    'admission.withdraw': withdraw,
  })
  await user.click(await screen.findByRole('button', { name: /^Withdraw/ }, { timeout: 20_000 }))
  expect(screen.queryByRole('combobox', { name: 'Who sees it' })).not.toBeInTheDocument()
  const dialog = within(screen.getByRole('dialog', { name: 'Withdraw Klokkespil?' }))
  expect(withdraw).not.toHaveBeenCalled()
  await user.click(dialog.getByRole('button', { name: 'Withdraw' }))
  await waitFor(() => expect(withdraw).toHaveBeenCalledExactlyOnceWith({ id: 7 }))
})

test('the version that is admitted, or that others still see, is told beside the newest', async () => {
  open(own({ version: 3 }), admissionOf({ version: 3, admittedVersion: 2 }))
  expect(await screen.findByText(/Version 2 is played for money/, {}, { timeout: 20_000 })).toHaveTextContent(
    'The newest is version 3',
  )
})

test('an earlier version that others still see is taken back', async () => {
  const sent = vi.fn((_input: unknown) => ({ data: {} }))
  const { user } = open(own({ version: 2 }), admissionOf({ version: 2, shownVersion: 1 }), {
    'admission.setVisibility': sent,
  })
  expect(
    await screen.findByText(/Others still see version 1, in the workshop/, {}, { timeout: 20_000 }),
  ).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Take version 1 back' }))
  await waitFor(() => expect(sent).toHaveBeenCalledExactlyOnceWith({ id: 7, visibility: 'private' }))
})
