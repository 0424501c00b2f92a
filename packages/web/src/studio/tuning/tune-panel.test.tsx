import type { SlotGame } from '@spilvaerk/schemas'
import { analyse, compile, type TuneResult } from '@spilvaerk/slot-engine'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createQueryClient } from '../../app/query-client.ts'
import { createTrpcClient, trpc } from '../../lib/trpc.ts'
import type { WorkNews } from '../../lib/work/work-in.ts'
import { GAMES } from '../../machine/testing-games.ts'
import { onPageIn } from '../../test/page-language.ts'
import { sampleGame } from '../../test/sample-games.ts'
import { answerWith, trpcServer } from '../../test/trpc-server.ts'
import { TunePanel } from './TunePanel.tsx'
import type { TuneTask } from './tune-worker.ts'

onPageIn('en')

beforeAll(() => trpcServer.listen({ onUnhandledFrame: 'error' }))
afterAll(() => trpcServer.close())
afterEach(() => {
  trpcServer.resetHandlers()
  vi.unstubAllGlobals()
})

const DEFINITION = GAMES.clusters!
const SHEET = analyse(compile(DEFINITION), { spins: 500 })
const GAME = sampleGame({ id: 7, name: 'Klynger' }) as unknown as SlotGame

/** What the worker is asked, when the game's sheet is of the version with this hash. */
async function askedWith(hash: string): Promise<TuneTask> {
  const asked = vi.fn<(task: TuneTask) => void>()
  const DeafWorker = class {
    postMessage = asked
    terminate = (): void => undefined
  }
  vi.stubGlobal('Worker', DeafWorker)
  await tuned(hash)
  expect(asked).toHaveBeenCalledOnce()
  return asked.mock.calls[0]![0]
}

/** The panel, once its tuning has begun. */
async function tuned(hash: string): Promise<void> {
  const told = vi.fn(() => ({ data: { kind: 'slot' as const, hash, sheet: SHEET } }))
  answerWith({ 'studio.sheet': told })
  const queryClient = createQueryClient()
  render(
    <trpc.Provider client={createTrpcClient()} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <TunePanel game={GAME} definition={DEFINITION} />
      </QueryClientProvider>
    </trpc.Provider>,
  )
  await waitFor(() => expect(told).toHaveBeenCalled())
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  await userEvent.setup().click(screen.getByRole('button', { name: 'Tune RTP' }))
}

test('a game is tuned from the sheet that it has', async () => {
  expect(await askedWith(GAME.definitionHash)).toEqual({
    definition: DEFINITION,
    targets: { rtp: 96.5 },
    sheet: SHEET,
  })
})

test('a sheet of another version tells nothing of this one', async () => {
  expect(await askedWith('f'.repeat(64))).not.toHaveProperty('sheet')
})

test('a tuning tells how far it has come, and can be cancelled', async () => {
  let worker: { onmessage?: (event: { readonly data: WorkNews<number, TuneResult> }) => void } = {}
  const terminate = vi.fn()
  const HeardWorker = class {
    onmessage?: (event: { readonly data: WorkNews<number, TuneResult> }) => void
    postMessage = (): void => {
      worker = this
    }
    terminate = terminate
  }
  vi.stubGlobal('Worker', HeardWorker)
  await tuned(GAME.definitionHash)
  act(() => worker.onmessage?.({ data: { type: 'progress', progress: 0.25 } }))
  expect(screen.getByRole('progressbar', { name: 'So much of the work that it may take at most' })).toHaveValue(0.25)
  await userEvent.setup().click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(terminate).toHaveBeenCalled())
  expect(screen.queryByRole('progressbar')).toBeNull()
})
