import type { SlotGame, SlotResult, SpinInput } from '@spilvaerk/schemas'
import { compile, createRng, type Definition, spin } from '@spilvaerk/slot-engine'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { createQueryClient } from '../app/query-client.ts'
import { createTrpcClient, trpc } from '../lib/trpc.ts'
import { faceOf } from '../machine/face.ts'
import type { MachineOptions } from '../machine/machine.ts'
import { GAMES } from '../machine/testing-games.ts'
import { danishLeft } from '../test/danish-left.ts'
import { onPageIn } from '../test/page-language.ts'
import { sampleGame } from '../test/sample-games.ts'
import { type Answers, answerWith, trpcServer } from '../test/trpc-server.ts'
import { PlayTable } from './PlayTable.tsx'
import { lookOf } from './presentation/presentation.ts'

/** jsdom cannot draw: the script of each round is performed on a stage that draws nothing, one task for each step. */
vi.mock('../machine/machine.ts', async () => {
  const { Player } = await import('../machine/player.ts')
  const { buildScript } = await import('../machine/build-script.ts')
  const { undrawnStage } = await import('../machine/testing.ts')
  return {
    createMachine: async (options: MachineOptions) => {
      const player = new Player({ ...options, stage: undrawnStage() })
      return {
        start: () => player.clear(),
        finish: (round: SlotResult['round']) => player.perform(buildScript(round, options.face)),
        recall: async () => {},
        pick: () => {},
        skip: () => {},
        resize: () => {},
        destroy: () => {},
      }
    },
  }
})

beforeAll(() => trpcServer.listen({ onUnhandledFrame: 'error' }))
afterAll(() => trpcServer.close())
afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  trpcServer.resetHandlers()
})

const definition: Definition = GAMES.ways!

/** The first round of this game, over all seeds, that wins more than its bet. */
function winningRound({ bet = 1, key = 'a' }: SpinInput): SlotResult {
  const game = compile(definition)
  for (let seed = 0; ; seed++) {
    const round = spin(game, createRng(String(seed)))
    const { betCoins, totalCoins } = round
    if (totalCoins < betCoins * 2 || round.awaiting) continue
    const worth = { bet, cost: bet, totalWin: Math.round(((bet * totalCoins) / betCoins) * 100) / 100 }
    return {
      kind: 'slot',
      ...worth,
      roundId: key,
      gameId: 7,
      definitionHash: '7'.padStart(64, '0'),
      betCoins,
      totalCoins,
      stake: 'demo',
      jackpotWin: 0,
      status: 'done',
      round,
      createdAt: '2026-01-01T00:00:00.000Z',
    }
  }
}

const look = lookOf(['#101820', '#203848', '#4080a0', '#f0e0a0'], undefined)
const shown = {
  game: { ...sampleGame({ id: 7, name: 'Klokkespil' }), betCoins: definition.betCoins } as unknown as SlotGame,
  definition,
  face: faceOf(definition, look.palette),
  look,
}

let renders = 0

/** PlayTable itself, and a count of how often React renders it. */
function CountedPlayTable() {
  renders++
  return PlayTable(shown)
}

/** Shows the game on a server that answers each bet with a win, and returns the rounds it has decided. */
function show(answers: Answers = {}) {
  const rounds: SlotResult[] = []
  answerWith({
    'rounds.spin': (input) => {
      const result = winningRound(input as SpinInput)
      rounds.push(result)
      return { data: result }
    },
    ...answers,
  })
  const routeTree = createRootRoute({ component: CountedPlayTable })
  const router = createRouter({ routeTree, history: createMemoryHistory() })
  const queryClient = createQueryClient()
  render(
    <trpc.Provider client={createTrpcClient()} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router as never} />
      </QueryClientProvider>
    </trpc.Provider>,
  )
  return { rounds, user: userEvent.setup() }
}

const spinButton = () => screen.findByRole('button', { name: 'SPIN' })
const kroner = (amount: number) => amount.toLocaleString('da-DK', { minimumFractionDigits: 2 })
const meter = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling

const status = () => screen.getByRole('status')
/** The balance after these rounds, from the 1000 credits that a visitor begins with. */
const balanceAfter = (rounds: readonly SlotResult[]) =>
  kroner(rounds.reduce((sum, { bet, totalWin }) => sum - bet + totalWin, 1000))

async function spinToTheEnd(user: UserEvent, rounds: readonly SlotResult[]): Promise<void> {
  const number = rounds.length + 1
  await user.click(await spinButton())
  await waitFor(() => expect(rounds).toHaveLength(number))
  await waitFor(() => expect(meter('Saldo')).toHaveTextContent(balanceAfter(rounds)))
  await waitFor(() => expect(meter('Gevinst')).toHaveTextContent(kroner(rounds.at(-1)!.totalWin)))
}

test('a whole spin with a win renders PlayTable at most three times', async () => {
  const { rounds, user } = show()
  // The first spin also sets the machine up.
  await spinToTheEnd(user, rounds)
  const before = renders
  await spinToTheEnd(user, rounds)
  expect(status()).toHaveTextContent(`Gevinst ${kroner(rounds[1]!.totalWin)}`)
  expect(renders - before).toBeLessThanOrEqual(3)
})

test('the space bar spins', async () => {
  const { rounds, user } = show()
  await spinButton()
  await user.keyboard(' ')
  await waitFor(() => expect(rounds).toHaveLength(1))
  await waitFor(() => expect(meter('Saldo')).toHaveTextContent(balanceAfter(rounds)))
})

test('a refused bet is given back and said, and the next press spins again', async () => {
  const { user } = show({ 'rounds.spin': () => ({ status: 409, message: 'Spillet er lukket' }) })
  await user.click(await spinButton())
  await waitFor(() => expect(status()).toHaveTextContent('Spillet er lukket. Indsatsen er givet tilbage.'))
  expect(meter('Saldo')).toHaveTextContent(kroner(1000))
  expect(await spinButton()).toHaveAttribute('aria-disabled', 'false')
})

test('without an answer the bet is kept, and trying again plays the same round', async () => {
  const rounds: SlotResult[] = []
  let isUp = false
  const keys: string[] = []
  const { user } = show({
    'rounds.spin': (input) => {
      const bet = input as SpinInput
      keys.push(bet.key ?? '')
      if (!isUp) return { status: 503, message: 'Serveren svarer ikke' }
      rounds.push(winningRound(bet))
      return { data: rounds.at(-1) }
    },
  })
  await user.click(await spinButton())
  const retry = await screen.findByRole('button', { name: 'Prøv igen' })
  expect(status()).toHaveTextContent('Runden mangler sit svar')
  isUp = true
  await user.click(retry)
  await waitFor(() => expect(rounds).toHaveLength(1))
  await waitFor(() => expect(meter('Saldo')).toHaveTextContent(balanceAfter(rounds)))
  expect(new Set(keys).size).toBe(1)
})

test('an autospin plays its rounds and says why it ended', async () => {
  const { rounds, user } = show()
  await user.click(await screen.findByRole('button', { name: 'Autospil' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByRole('textbox', { name: /Tabsgrænse/ }), '500')
  await user.type(dialog.getByRole('textbox', { name: /gevinst/i }), '0,01')
  await user.click(dialog.getByRole('button', { name: /Start/ }))
  await waitFor(() => expect(status()).toHaveTextContent('en gevinst nåede din grænse for en enkelt gevinst'))
  expect(rounds).toHaveLength(1)
  expect(await spinButton()).toBeInTheDocument()
})

describe('for visitors who chose English', () => {
  onPageIn('en')

  test('the controls, what they say and the amounts are English', async () => {
    const { rounds, user } = show()
    const deck = (await spinButton()).closest<HTMLElement>('.game-deck')!
    expect(status()).toHaveTextContent('Choose a bet, and press SPIN')
    expect(danishLeft(deck)).toEqual([])
    await user.click(await spinButton())
    await waitFor(() => expect(status()).toHaveTextContent(/^Win \d+\.\d\d$/))
    const won = rounds[0]!.totalWin.toLocaleString('en-GB', { minimumFractionDigits: 2 })
    await waitFor(() => expect(meter('Win')).toHaveTextContent(won))
  })

  test('an autospin is agreed to in English', async () => {
    const { user } = show()
    await user.click(await screen.findByRole('button', { name: 'Autoplay' }))
    const dialog = await screen.findByRole('dialog')
    expect(danishLeft(dialog)).toEqual([])
    await user.click(within(dialog).getByRole('button', { name: 'Start 10 rounds' }))
    expect(within(dialog).getByText('Choose the most you are willing to lose')).toBeInTheDocument()
  })
})
