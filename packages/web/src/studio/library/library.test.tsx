import type { GameAdmission, LibraryPage, StudioSlot } from '@spilvaerk/schemas'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { useAuth } from '../../auth/auth-store.ts'
import { useDraft } from '../../shell/draft.ts'
import { danishLeft } from '../../test/danish-left.ts'
import { renderApp } from '../../test/render-app.tsx'
import { sampleGame } from '../../test/sample-games.ts'
import { type Answer, type Answers, answerWith, trpcServer } from '../../test/trpc-server.ts'

const LINK = 'abcdefghijklmnopqrst_-'
const USER = { firstName: 'Freja', username: 'freja', subscription: 'free', kind: 'player' } as const

const own = (change: Partial<StudioSlot> = {}): StudioSlot => ({
  ...sampleGame({ id: 7, name: 'Klokkespil', standing: 'private' }),
  mine: true,
  role: 'owner',
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

const pageOf = (games: readonly StudioSlot[], change: Partial<LibraryPage> = {}): LibraryPage => ({
  games: games.map((game) => ({
    ...{ game, notes: { tags: [], archivedAt: null }, comments: { open: 0, unread: 0 } },
  })),
  total: games.length,
  nextCursor: null,
  shelves: { mine: games.length, archive: 0, workshop: 0, catalogue: 0 },
  tags: [],
  ...change,
})

beforeAll(() => trpcServer.listen({ onUnhandledFrame: 'error' }))
afterAll(() => trpcServer.close())
afterEach(() => {
  useAuth.getState().logout()
  trpcServer.resetHandlers()
})

function open(
  game: StudioSlot,
  admission: GameAdmission | undefined,
  answers: Answers = {},
  address = '/casino-generator?tab=library',
) {
  if (admission) useAuth.getState().login(USER, 'tegn')
  answerWith({
    'auth.me': () => ({ data: USER }),
    'limits.session': () => ({ data: null }),
    'studio.games': () => ({ data: [game] }),
    'library.page': () => ({ data: pageOf([game]) }),
    'admission.of': () => ({ data: admission }),
    ...answers,
  })
  return renderApp(address)
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
  // The test before copied the same address.
  await navigator.clipboard.writeText('nothing yet')
  // Right before it is asked for: who has just logged in gets a draft of one's own.
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
  const { user } = open(own(), admissionOf(), {
    ...{ 'admission.of': () => ({ data: state }), 'admission.submit': submit },
    'comments.of': () => ({ data: { counts: { open: 2, unread: 1 } } }),
  })
  await user.click(await screen.findByRole('button', { name: /^Submit for real money/ }, { timeout: 20_000 }))
  const dialog = within(screen.getByRole('dialog', { name: 'Submit Klokkespil for real money' }))
  expect(dialog.getByText(/Half of the price without VAT/)).toBeInTheDocument()
  for (const step of ['A proof.', 'Limits.', 'A person.']) expect(dialog.getByText(step)).toBeInTheDocument()
  expect(dialog.getByRole('button', { name: 'Cancel' })).toBeInTheDocument()
  expect(await dialog.findByText(/^The game has 2 open threads of comments/)).toBeInTheDocument()
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

const LONG = { timeout: 20_000 }

test('the address says what is looked for, what is chosen changes it, and Back leads back', async () => {
  const asked = vi.fn((_input: unknown) => ({ data: pageOf([own()], { tags: [{ tag: 'påske', games: 1 }] }) }))
  const address = '/casino-generator?tab=library&shelf=archive&q=klokke&order=rtp&kind=slots&tag=p%C3%A5ske'
  const { user, router } = open(own(), undefined, { 'library.page': asked }, address)
  expect(await screen.findByRole('searchbox', {}, LONG)).toHaveValue('klokke')
  await waitFor(() =>
    expect(asked).toHaveBeenCalledWith(
      expect.objectContaining({ shelf: 'archive', q: 'klokke', order: 'rtp', kind: 'slots', tag: 'påske' }),
    ),
  )
  await user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'Name')
  await waitFor(() => expect(asked).toHaveBeenLastCalledWith(expect.objectContaining({ order: 'name', q: 'klokke' })))
  router.history.back()
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Order' })).toHaveDisplayValue('RTP, highest first'))
})

test('a game is archived, and that is taken back from the message; a refusal leaves it where it is', async () => {
  const sent = vi.fn((_input: unknown): Answer => ({ data: { tags: [], archivedAt: null } }))
  const { user } = open(own(), undefined, { 'library.note': sent })
  await user.click(await screen.findByRole('button', { name: /^Archive: / }, LONG))
  await user.click(await screen.findByText('Undo'))
  await waitFor(() => expect(sent).toHaveBeenLastCalledWith({ id: 7, archived: false }))
  expect(sent).toHaveBeenNthCalledWith(1, { id: 7, archived: true })
  sent.mockReturnValue({ status: 503, message: 'Databasen svarer ikke' })
  await user.click(screen.getByRole('button', { name: /^Archive: / }))
  expect(await screen.findByText('Not archived')).toBeInTheDocument()
  expect(screen.getByText('Klokkespil')).toBeInTheDocument()
})

test('keys go from game to game, pick, tag and find, and letters can be turned off', async () => {
  const games = [own(), own({ id: 8, name: 'Søens Guld' })]
  const sent = vi.fn((_input: unknown): Answer => ({ status: 400, message: 'Et mærke må ikke være tomt' }))
  const { user, router } = open(own(), undefined, {
    'library.page': () => ({ data: pageOf(games) }),
    'studio.game': () => ({ data: own() }),
    'library.note': sent,
  })
  const card = async (name: RegExp) => screen.findByRole('button', { name }, LONG)
  const first = await card(/Klokkespil.*RTP/)
  first.focus()
  await user.keyboard('{ArrowRight}')
  expect(await card(/Søens Guld.*RTP/)).toHaveFocus()
  await user.keyboard('{Home}')
  expect(first).toHaveFocus()
  await user.keyboard('c')
  expect(await screen.findByText(/Klokkespil is chosen/)).toBeInTheDocument()
  expect(router.state.location.search).toMatchObject({ one: 7 })
  await user.keyboard('/')
  expect(screen.getByRole('searchbox')).toHaveFocus()

  first.focus()
  await user.keyboard('t')
  const dialog = within(await screen.findByRole('dialog', { name: 'Tags of Klokkespil' }))
  await user.type(dialog.getByRole('textbox', { name: 'Tags' }), 'påske, sommer')
  await user.click(dialog.getByRole('button', { name: 'Save tags' }))
  expect(await dialog.findByRole('alert')).toHaveTextContent('The tags were not saved')
  expect(dialog.getByRole('textbox', { name: 'Tags' })).toHaveValue('påske, sommer')
  expect(sent).toHaveBeenCalledExactlyOnceWith({ id: 7, tags: ['påske', 'sommer'] })
  await user.keyboard('{Escape}')

  await user.click(screen.getByText('Keyboard'))
  await user.click(screen.getByRole('checkbox', { name: 'Shortcuts of one key' }))
  first.focus()
  await user.keyboard('t')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})
