import type { SlotGame } from '@spilvaerk/schemas'
import { compile, createRng, type Definition, type Round, type RowRounds, spin } from '@spilvaerk/slot-engine'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '../../app/query-client.ts'
import { createTrpcClient, trpc } from '../../lib/trpc.ts'
import type { WorkNews } from '../../lib/work/work-in.ts'
import type { MachineOptions } from '../../machine/machine.ts'
import { GAMES } from '../../machine/testing-games.ts'
import { sampleGame } from '../../test/sample-games.ts'
import { RowDialog } from './RowDialog.tsx'
import type { SheetTask } from './sheet-worker.ts'

/** jsdom cannot draw: a stage that draws nothing performs the round. */
vi.mock('../../machine/machine.ts', async () => {
  const { Player } = await import('../../machine/player.ts')
  const { buildScript } = await import('../../machine/build-script.ts')
  const { undrawnStage } = await import('../../machine/testing.ts')
  return {
    createMachine: async (options: MachineOptions) => {
      const player = new Player({ ...options, stage: undrawnStage() })
      return {
        start: () => player.clear(),
        finish: (round: Round) => player.perform(buildScript(round, options.face)),
        recall: async () => {},
        pick: () => {},
        skip: () => {},
        resize: () => {},
        destroy: () => {},
      }
    },
  }
})

const definition: Definition = GAMES.ways!
const game = sampleGame({ id: 7, name: 'Veje' }) as unknown as SlotGame
const ROW: RowRounds = { type: 'win', fromCoins: 10, toCoins: 1000 }
const ROWS = { rounds: ROW, name: 'Gevinst · 1 til 100' }

type Answer = WorkNews<never, Round | null>

interface Asked {
  readonly task: SheetTask
  readonly tell: (news: Answer) => void
  isEnded: boolean
}
const asked: Asked[] = []

beforeEach(() => {
  asked.length = 0
  vi.stubGlobal(
    'Worker',
    class {
      onmessage?: (event: { readonly data: Answer }) => void
      one: Asked | undefined
      postMessage(task: SheetTask): void {
        this.one = { task, tell: (data) => act(() => this.onmessage?.({ data })), isEnded: false }
        asked.push(this.one)
      }
      terminate(): void {
        if (this.one) this.one.isEnded = true
      }
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

/** The first round of the game, over all seeds, that the row speaks of. */
function foundRound(): Round {
  const compiled = compile(definition)
  for (let seed = 0; ; seed++) {
    const round = spin(compiled, createRng(String(seed)))
    const isShort = round.events.length <= 3 && !round.awaiting
    if (isShort && round.totalCoins >= 10 && round.totalCoins <= 1000) return round
  }
}

const latest = (): Asked => asked.at(-1)!
const seedOf = ({ task }: Asked): string => (task.type === 'find' ? task.seed : '')

function open() {
  const onClose = vi.fn()
  const queryClient = createQueryClient()
  const { unmount } = render(
    <trpc.Provider client={createTrpcClient()} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <RowDialog row={ROWS} game={game} definition={definition} onClose={onClose} />
      </QueryClientProvider>
    </trpc.Provider>,
  )
  return { onClose, unmount, user: userEvent.setup() }
}

test('a row is looked for beside the page, and its round is shown', async () => {
  open()
  expect(screen.getByRole('dialog', { name: 'Sådan ser det ud: Gevinst · 1 til 100' })).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent('Søger efter en runde …')
  expect(latest().task).toMatchObject({ type: 'find', definition, rounds: ROW })
  latest().tell({ type: 'result', result: foundRound() })
  expect(await screen.findByRole('button', { name: 'Afspil' })).toBeVisible()
  expect(screen.getByText('Simuleret')).toBeVisible()
})

test('another round is another seed', async () => {
  const { user } = open()
  latest().tell({ type: 'result', result: foundRound() })
  await user.click(await screen.findByRole('button', { name: 'Find en anden' }))
  expect(asked).toHaveLength(2)
  expect(seedOf(asked[1]!)).not.toBe(seedOf(asked[0]!))
  expect(screen.getByRole('status')).toHaveTextContent('Søger efter en runde …')
})

test('a round that is too rare is said to be', async () => {
  open()
  latest().tell({ type: 'result', result: null })
  expect(await screen.findByText('Blandt 200.000 simulerede runder var der ingen. Det er sjældent.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Find en anden' })).toBeEnabled()
})

test('what fails is told, and can be tried again', async () => {
  const { user } = open()
  latest().tell({ type: 'failure', message: 'for lidt hukommelse' })
  expect(await screen.findByText(/Runden kunne ikke findes/)).toHaveTextContent('for lidt hukommelse')
  await user.click(screen.getByRole('button', { name: 'Find en anden' }))
  latest().tell({ type: 'result', result: foundRound() })
  expect(await screen.findByRole('button', { name: 'Afspil' })).toBeVisible()
})

test('closing it ends the search', async () => {
  const { onClose, unmount, user } = open()
  await user.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalled()
  unmount()
  await waitFor(() => expect(latest().isEnded).toBe(true))
})
