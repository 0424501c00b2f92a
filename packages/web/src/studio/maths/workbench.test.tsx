import type { SlotGame } from '@spilvaerk/schemas'
import { analyse, compile } from '@spilvaerk/slot-engine'
import { act, renderHook, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { useAuth } from '../../auth/auth-store.ts'
import { LINES as GAME } from '../../machine/testing-games.ts'
import { onPageIn } from '../../test/page-language.ts'
import { renderApp } from '../../test/render-app.tsx'
import { sampleGame } from '../../test/sample-games.ts'
import { answerWith, trpcServer } from '../../test/trpc-server.ts'
import { keepDraft, readDraft } from './bench.ts'
import { withPay, withStrips } from './edits.ts'
import { liveSheet } from './live-sheet.ts'
import type { BenchNews, BenchTask } from './live-sheet-worker.ts'
import { useBench } from './use-bench.ts'

onPageIn('en')

/** Does what the worker does, on this thread. */
class HereWorker {
  onmessage?: (event: { readonly data: BenchNews }) => void
  terminate = (): void => undefined
  postMessage(task: BenchTask): void {
    if (task.type !== 'sheet') return
    const result = liveSheet(task.definition)
    queueMicrotask(() => this.onmessage?.({ data: { type: 'sheet', result, ms: 1 } }))
  }
}

beforeAll(() => trpcServer.listen({ onUnhandledFrame: 'error' }))
afterAll(() => trpcServer.close())
beforeEach(() => vi.stubGlobal('Worker', HereWorker))
afterEach(() => {
  trpcServer.resetHandlers()
  vi.unstubAllGlobals()
  localStorage.clear()
})

const HASH = 'a'.repeat(64)
const SHEET = analyse(compile(GAME))

const VERSIONS = [1, 2, 3].map((version) => ({
  ...{ version, rtp: 9500 + version, standardDeviation: 4, createdAt: '2026-11-20T12:00:00.000Z', by: 'you' },
  definitionHash: (version === 3 ? 'a' : String(version)).repeat(64),
}))
const versionOf = (input: unknown) => ((input as { version: number }).version === 1 ? withPay(GAME, 'a', 3, 5) : GAME)

function open(part: string, mine = true, answers: Parameters<typeof answerWith>[0] = {}) {
  const game = { ...sampleGame({ id: 7, name: 'Linjer', definitionHash: HASH }) } as unknown as SlotGame
  const revise = vi.fn((_input: unknown) => ({ data: game }))
  answerWith({
    'studio.game': () => ({ data: game }),
    'studio.games': () => ({ data: [{ ...game, mine, role: mine ? 'owner' : null }] }),
    'studio.definition': () => ({ data: { kind: 'slot', hash: HASH, definition: GAME, warnings: [] } }),
    'studio.revise': revise,
    'studio.versions': () => ({ data: VERSIONS }),
    'studio.versionSheet': (input) => ({
      data: {
        kind: 'slot',
        hash: HASH,
        sheet: { ...SHEET, rtp: 0.95 + (input as { version: number }).version / 10_000 },
      },
    }),
    'studio.versionDefinition': (input) => ({
      data: { kind: 'slot', hash: HASH, definition: versionOf(input), warnings: [] },
    }),
    ...answers,
  })
  return { revise, ...renderApp(`/studio/games/7/maths?part=${part}`) }
}

const pay = () => screen.findByRole('textbox', { name: 'Æble, 3 of a kind' }, { timeout: 20_000 })

test('a pay that is typed moves the figures, is undone and redone, and is saved as a version', async () => {
  const { user, revise } = open('pays')
  const field = await pay()
  await user.clear(field)
  await user.type(field, '12')
  const edits = within(screen.getByRole('region', { name: 'Changes, the newest first' }))
  expect(await edits.findByText(/Æble ×3: 0.6x → 1.2x/)).toHaveTextContent(/RTP [\d.]+% → [\d.]+%/)
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(field).toHaveValue('6')
  await user.click(screen.getByRole('button', { name: 'Redo' }))
  expect(field).toHaveValue('12')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save as new version' })).toBeEnabled())
  await user.click(screen.getByRole('button', { name: 'Save as new version' }))
  await waitFor(() =>
    expect(revise).toHaveBeenCalledExactlyOnceWith({ id: 7, definition: withPay(GAME, 'a', 3, 12), base: HASH }),
  )
})

test('a field tells its open threads, and a comment is written at the field that had the focus', async () => {
  const [field, label] = ['symbols[0].pays.3', 'Æble ×3']
  const start = vi.fn((_input: unknown) => ({ data: {} }))
  const { user } = open('pays', true, {
    'comments.of': () => ({
      data: {
        ...{ name: 'Linjer', role: 'owner', version: 3, counts: { open: 2, unread: 0 }, people: ['freja'] },
        ...{ marks: [{ part: 'maths', field, open: 2 }], threads: [], total: 0, nextCursor: null },
      },
    }),
    'comments.start': start,
  })
  const typed = await pay()
  await user.click(typed)
  // What is said is known later than the bench.
  const freja = { firstName: 'Freja', username: 'freja', subscription: 'free', kind: 'player' } as const
  act(() => useAuth.getState().login(freja, 'tegn'))
  expect(await screen.findByRole('link', { name: `${label}: 2 open threads` }, { timeout: 20_000 })).toBeVisible()
  expect(typed).toHaveFocus()
  await user.keyboard('{Control>}{Alt>}[KeyM]{/Alt}{/Control}')
  const beside = within(await screen.findByRole('dialog', { name: `Comments: ${label}` }))
  expect(await beside.findByText('Nobody has written about this field yet.')).toBeVisible()
  await user.click(beside.getByRole('button', { name: 'Write' }))
  expect(beside.getByText('Write something first.')).toBeVisible()
  await user.type(beside.getByRole('textbox', { name: `New comment on ${label}` }), 'For dyrt?')
  // What is not sent is there again.
  await user.keyboard('{Escape}')
  await user.click(typed)
  await user.keyboard('{Control>}{Alt>}[KeyM]{/Alt}{/Control}')
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Write' }))
  await waitFor(() => expect(start).toHaveBeenCalledExactlyOnceWith({ id: 7, part: 'maths', field, text: 'For dyrt?' }))
  useAuth.getState().logout()
})

test('what is no number of coins is told at its field, and changes nothing', async () => {
  const { user } = open('pays')
  const field = await pay()
  await user.clear(field)
  await user.type(field, '1.5')
  expect(await screen.findByText('Write a whole number from 1.')).toBeVisible()
})

test('stops are moved and removed by keys', async () => {
  const { user } = open('reels')
  const reel = await screen.findByRole('listbox', { name: 'Reel 1' }, { timeout: 20_000 })
  const names = () =>
    within(reel)
      .getAllByRole('option')
      .map((one) => one.textContent?.slice(2, 5))
  const before = names()
  within(reel).getAllByRole('option')[0]?.focus()
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
  expect(names()).toEqual([before[1], before[0], ...before.slice(2)])
  await user.keyboard('{Delete}')
  expect(names()).toEqual([before[1], ...before.slice(2)])
})

test('what cannot be played is told by field, and not saved', async () => {
  const { user } = open('pays')
  const field = await pay()
  await user.clear(field)
  await user.type(field, '999999999999')
  expect(await screen.findByText('It cannot be played like this')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Save as new version' })).toBeDisabled()
})

test('the draft outlives the page; of somebody else’s game nothing is saved', async () => {
  localStorage.setItem(
    'spilvaerk.draft..maths.7',
    JSON.stringify({ base: HASH, definition: withPay(GAME, 'a', 3, 12) }),
  )
  open('pays', false)
  expect(await pay()).toHaveValue('12')
  expect(screen.getByText(/somebody else’s/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Save as new version' })).toBeDisabled()
})

test('who has changed nothing goes on from what somebody else saved, and a draft stays what it is', () => {
  const saved = [GAME, withPay(GAME, 'a', 3, 40), withPay(GAME, 'a', 3, 41)]
  const { result, rerender } = renderHook(({ at }) => useBench(7, `hash${at}`, saved[at] ?? GAME), {
    initialProps: { at: 0 },
  })
  rerender({ at: 1 })
  expect(result.current).toMatchObject({ definition: saved[1], isChanged: false, isOlder: false, undo: undefined })
  const draft = withPay(GAME, 'a', 3, 99)
  act(() => result.current.edit(draft))
  rerender({ at: 2 })
  expect(result.current).toMatchObject({ definition: draft, isChanged: true, isOlder: true })
})

test('what is written after the session has ended is still its writer’s', () => {
  useAuth.setState({ user: { username: 'bo', subscription: 'free' } })
  const { result } = renderHook(() => useBench(7, 'hash', GAME))
  const draft = withPay(GAME, 'a', 3, 99)
  act(() => useAuth.getState().logout())
  act(() => result.current.edit(draft))
  expect(readDraft(7)).toBeUndefined()
  expect(readDraft(7, 'bo')?.definition).toEqual(draft)
  localStorage.clear()
})

test('a draft is kept by the browser, and rubbish in its place is none', () => {
  const draft = withPay(GAME, 'a', 3, 99)
  keepDraft(7, 'hash', draft)
  expect(readDraft(7)).toEqual({ base: 'hash', definition: draft })
  expect(readDraft(8)).toBeUndefined()
  // It breaks a rule, and can be shown all the same.
  useAuth.setState({ user: { username: 'bo', subscription: 'free' } })
  expect(readDraft(7)).toBeUndefined()
  useAuth.setState({ user: null })
  keepDraft(7, 'hash', withStrips(GAME, 'base', [['a']]))
  expect(readDraft(7)?.definition.reelSets.base?.[0]?.strip).toEqual(['a'])
  for (const rubbish of ['', '{', '[]', '{"base":1}', '{"base":"h","definition":{"symbols":7}}']) {
    localStorage.setItem('spilvaerk.draft..maths.7', rubbish)
    expect(readDraft(7)).toBeUndefined()
  }
})

test('history tells in words what each version changed, and takes one to the bench', async () => {
  const { user } = open('history')
  expect(await screen.findByText(/^Æble ×3: [\d.]+x → [\d.]+x$/, {}, { timeout: 20_000 })).toBeVisible()
  expect(screen.getByText('RTP: 95.01% → 95.02%')).toBeVisible()
  expect(screen.getAllByText(/saved by you$/)).toHaveLength(3)
  await user.click(await screen.findByRole('button', { name: 'Take version 1 to the bench' }))
  expect(await screen.findByText('The draft is kept in your browser until it is a version.')).toBeVisible()
})

test('a field of the grammar is changed in its form', async () => {
  const { user } = open('features')
  await user.click(await screen.findByText('maxWin', { selector: 'summary' }, { timeout: 20_000 }))
  const field = screen.getByRole('textbox', { name: 'maxWin' })
  await user.clear(field)
  await user.type(field, '77')
  expect(await screen.findByText(/Max win: 5,000x → 77x/)).toBeInTheDocument()
})
