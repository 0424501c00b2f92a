// @vitest-environment jsdom
import type { SlotResult } from '@spilvaerk/schemas'
import { expect, test, vi } from 'vitest'
import type { AutoPlan } from './autospin.ts'
import { type Answer, type PlayOptions, PlayStore, type RoundDisplay } from './play-store.ts'
import { later, pendingBet, spinResult, waiting } from './testing.ts'
import type { Pending } from './wallet.ts'
import { createWalletStore, type WalletStore } from './wallet-store.ts'

const BET_LEVELS = [1, 2.5, 5]

function memoryWallet(): WalletStore {
  const items = new Map<string, string>()
  return createWalletStore({
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
  })
}

/** A play whose server answers as the test says, and whose machine writes down what it does. */
function setUp(
  ask: (bet: Pending) => Promise<Answer>,
  wallet = memoryWallet(),
  tell: PlayOptions['tell'] = silence,
  findOpen?: PlayOptions['findOpen'],
  whenReady?: PlayOptions['whenReady'],
) {
  const log: string[] = []
  const asked: Pending[] = []
  const told: (readonly number[])[] = []
  const machine: RoundDisplay = {
    start: () => void log.push('start'),
    finish: async () => void log.push('finish'),
    recall: async () => void log.push('recall'),
  }
  let keys = 0
  const store = new PlayStore({
    gameId: 7,
    betLevels: BET_LEVELS,
    level: 1,
    wallet,
    machine: () => machine,
    ask: (bet) => {
      asked.push(bet)
      return ask(bet)
    },
    tell: (input) => {
      told.push(input.choices.map(Number))
      return tell(input)
    },
    costOf: (bet, mode) => (mode === 'koeb' ? bet * 100 : mode === 'ante' ? bet * 1.2 : bet),
    newKey: () => `00000000-0000-4000-8000-${String(++keys).padStart(12, '0')}`,
    now: () => 0,
    pause: async () => {},
    alone: (_, work) => work(),
    ...(findOpen && { findOpen }),
    ...(whenReady && { whenReady }),
  })
  const balance = () => wallet.read().balanceMicro / 1_000_000
  return { store, wallet, log, asked, told, balance, machine }
}

const wins =
  (totalWin: number) =>
  async (bet: Pending): Promise<Answer> => ({
    kind: 'round',
    result: spinResult(totalWin, bet.bet),
  })
const silence = async (): Promise<Answer> => ({ kind: 'unanswered', message: 'Ingen forbindelse' })

test('a spin costs its bet and pays its win', async () => {
  const { store, log, balance, wallet } = setUp(wins(10))
  await store.spin()
  expect(log).toEqual(['start', 'finish'])
  expect(balance()).toBe(1007.5)
  expect(wallet.read().pending).toEqual([])
  expect(store.state()).toMatchObject({ phase: { name: 'idle' }, lastWinMicro: 10_000_000 })
})

test('the bet is stored before the question is asked, and until its answer has been shown', async () => {
  const { store, wallet, machine } = setUp(async (bet) => {
    expect(wallet.read().pending).toEqual([bet])
    return wins(10)(bet)
  })
  machine.finish = async () => expect(wallet.read().pending).toHaveLength(1)
  await store.spin()
  expect.assertions(2)
})

test('the reels run before the answer is there', async () => {
  const answer = later<Answer>()
  const { store, log } = setUp(() => answer.promise)
  const spin = store.spin()
  await vi.waitFor(() => expect(log).toEqual(['start']))
  answer.resolve({ kind: 'round', result: spinResult() })
  await spin
  expect(log).toEqual(['start', 'finish'])
})

test('pressed twice at once, it spins once', async () => {
  const { store, asked, balance } = setUp(wins(0))
  await Promise.all([store.spin(), store.spin(), store.spin()])
  expect(asked).toHaveLength(1)
  expect(balance()).toBe(997.5)
})

test('too small a balance takes nothing and asks nobody', async () => {
  const wallet = memoryWallet()
  await wallet.place(pendingBet({ gameId: 99, bet: 999 }))
  const { store, asked, balance } = setUp(wins(0), wallet)
  await store.spin()
  expect(asked).toEqual([])
  expect(balance()).toBe(1)
  expect(store.state().notice).toEqual({ kind: 'funds' })
})

test('without an answer the bet is kept, and the same question is asked again', async () => {
  let isUp = false
  const { store, asked, balance, wallet, log } = setUp((bet) => (isUp ? wins(10)(bet) : silence()))
  await store.spin()
  expect(store.state().phase.name).toBe('unanswered')
  expect(balance()).toBe(997.5)
  expect(wallet.read().pending).toHaveLength(1)
  await store.spin()
  expect(asked).toHaveLength(1)
  isUp = true
  await store.retry()
  expect(asked.map(({ key }) => key)).toEqual([asked[0]?.key, asked[0]?.key])
  expect(balance()).toBe(1007.5)
  expect(log).toEqual(['start', 'recall', 'start', 'finish'])
})

test('asked again at once, it waits for the reels to stand before they run again', async () => {
  const arrived = later<void>()
  const { store, log, machine } = setUp(silence)
  machine.recall = () => arrived.promise
  await store.spin()
  const retry = store.retry()
  await Promise.resolve()
  expect(log).toEqual(['start'])
  arrived.resolve()
  await retry
  expect(log).toEqual(['start', 'start'])
})

test('a refusal gives the bet back', async () => {
  const { store, balance, wallet } = setUp(async () => ({ kind: 'refused', message: 'Nej' }))
  await store.spin()
  expect(balance()).toBe(1000)
  expect(wallet.read()).toMatchObject({ netMicro: 0, pending: [] })
})

test('after a reload the interrupted round is shown and paid once', async () => {
  const { wallet, store: before } = setUp(() => new Promise(() => {}))
  void before.spin()
  await vi.waitFor(() => expect(wallet.read().pending).toHaveLength(1))
  const { store, asked, balance, log } = setUp(wins(10), wallet)
  await store.resume()
  expect(asked[0]?.key).toBe('00000000-0000-4000-8000-000000000001')
  expect(log).toEqual(['start', 'finish'])
  expect(balance()).toBe(1007.5)
  await store.resume()
  expect(asked).toHaveLength(1)
})

test('a bet on another game is left alone', async () => {
  const wallet = memoryWallet()
  await wallet.place(pendingBet({ gameId: 8 }))
  const { store, asked } = setUp(wins(10), wallet)
  await store.resume()
  expect(asked).toEqual([])
})

test('leaving the page in mid-show pays the round out at once', async () => {
  const { store, balance, wallet, machine } = setUp(wins(10))
  machine.finish = () => new Promise(() => {})
  void store.spin()
  await vi.waitFor(() => expect(store.state().phase.name).toBe('replaying'))
  store.leave()
  await vi.waitFor(() => expect(wallet.read().pending).toEqual([]))
  expect(balance()).toBe(1007.5)
})

test('an answer that comes after the page was left is paid and not shown', async () => {
  const answer = later<Answer>()
  const { store, log, balance } = setUp(() => answer.promise)
  const spin = store.spin()
  await vi.waitFor(() => expect(log).toEqual(['start']))
  store.leave()
  answer.resolve({ kind: 'round', result: spinResult(10) })
  await spin
  expect(log).toEqual(['start'])
  expect(balance()).toBe(1007.5)
})

const plan = (change: Partial<AutoPlan> = {}): AutoPlan => ({
  spins: 10,
  lossLimitMicro: 1_000_000_000,
  singleWinMicro: undefined,
  ...change,
})

test.each([
  { name: 'the counter', plan: plan({ spins: 3 }), win: 0, spins: 3, reason: 'counter' },
  { name: 'the loss limit', plan: plan({ lossLimitMicro: 10_000_000 }), win: 0, spins: 4, reason: 'lossLimit' },
  { name: 'a single win', plan: plan({ singleWinMicro: 20_000_000 }), win: 20, spins: 1, reason: 'singleWin' },
])('autospin ends by $name', async ({ plan, win, spins, reason }) => {
  const { store, asked } = setUp(wins(win))
  await store.startAuto(plan)
  expect(asked).toHaveLength(spins)
  expect(store.state()).toMatchObject({ auto: undefined, notice: { kind: 'autoStopped', reason } })
})

test('autospin is stopped by its player after the spin that runs', async () => {
  const { store, asked } = setUp(async (bet) => {
    if (bet.key.endsWith('2')) store.stopAuto()
    return wins(0)(bet)
  })
  await store.startAuto(plan())
  expect(asked).toHaveLength(2)
  expect(store.state().notice).toMatchObject({ reason: 'player', spinsLeft: 9 })
})

test('a lost connection ends an autospin', async () => {
  const { store, asked } = setUp(silence)
  await store.startAuto(plan())
  expect(asked).toHaveLength(1)
  expect(store.state().phase.name).toBe('unanswered')
})

const opens = (result: SlotResult) => async (): Promise<Answer> => ({ kind: 'round', result })

const asked = (store: PlayStore) => vi.waitFor(() => expect(store.state().phase.name).toBe('asking'))

test('a round that asks waits for the player, goes on from there, and is paid once at its end', async () => {
  const ends = [waiting('gamble', 2, [1], 10), { ...spinResult(20), choices: [1, 1] }]
  const { store, told, log, balance, wallet } = setUp(opens(waiting('valg', 3)), memoryWallet(), async () => ({
    kind: 'round',
    result: ends.shift()!,
  }))
  const spin = store.spin()
  await asked(store)
  expect(balance()).toBe(997.5)
  expect(wallet.read().pending).toHaveLength(1)
  store.choose(1)
  store.choose(2)
  await vi.waitFor(() => expect(told).toEqual([[1]]))
  await asked(store)
  store.choose(1)
  await spin
  expect(told).toEqual([[1], [1, 1]])
  expect(log).toEqual(['start', 'finish', 'finish', 'finish'])
  expect(balance()).toBe(1017.5)
  expect(wallet.read().pending).toEqual([])
})

test('a choice that another tab or time overtook shows what the round became', async () => {
  const answers = [waiting('valg', 3), { ...spinResult(5), choices: [0] }]
  const { store, balance, told } = setUp(
    async () => ({ kind: 'round', result: answers.shift()! }),
    memoryWallet(),
    async () => ({ kind: 'refused', message: 'Runden har allerede fået et andet valg' }),
  )
  const spin = store.spin()
  await asked(store)
  store.choose(2)
  await spin
  expect(told).toEqual([[2]])
  expect(balance()).toBe(1002.5)
})

test('a choice without an answer keeps the round, and asking again brings the question back', async () => {
  const { store, balance, wallet } = setUp(opens(waiting('valg', 3)))
  const spin = store.spin()
  await asked(store)
  store.choose(1)
  await spin
  expect(store.state().phase.name).toBe('unanswered')
  expect(wallet.read().pending).toHaveLength(1)
  void store.retry()
  await asked(store)
  expect(balance()).toBe(997.5)
})

test('leaving while a round asks leaves it open, and the next play goes on with it', async () => {
  const wallet = memoryWallet()
  const first = setUp(opens(waiting('valg', 3)), wallet)
  const spin = first.store.spin()
  await asked(first.store)
  first.store.leave()
  await spin
  expect(wallet.read().pending).toHaveLength(1)
  const second = setUp(opens(waiting('valg', 3)), wallet, opens({ ...spinResult(10), choices: [2] }))
  const resumed = second.store.resume()
  await asked(second.store)
  second.store.choose(2)
  await resumed
  expect(second.balance()).toBe(1007.5)
  expect(wallet.read().pending).toEqual([])
})

test('autospin stops where the player has to choose', async () => {
  const { store, told } = setUp(opens(waiting('valg', 3)), memoryWallet(), opens(spinResult(0)))
  const auto = store.startAuto(plan())
  await asked(store)
  expect(store.state()).toMatchObject({ auto: undefined, notice: { kind: 'autoStopped', reason: 'choice' } })
  store.choose(0)
  await auto
  expect(told).toEqual([[0]])
})

test('autospin takes its wins and never gambles with them', async () => {
  const {
    store,
    told,
    asked: spins,
  } = setUp(opens(waiting('gamble', 2, [], 5)), memoryWallet(), opens({ ...spinResult(5), choices: [0] }))
  await store.startAuto(plan())
  expect(spins.length).toBeGreaterThan(1)
  expect(told).toEqual(spins.map(() => [0]))
})

test('a bet mode costs its price, is asked for by name, and is given back whole', async () => {
  const { store, asked: bets, balance } = setUp(async () => ({ kind: 'refused', message: 'Nej' }))
  await store.spin('koeb')
  expect(bets).toMatchObject([{ bet: 2.5, mode: 'koeb', cost: 250 }])
  expect(balance()).toBe(1000)
  store.setMode('ante')
  expect(store.cost).toBe(3)
  await store.spin()
  expect(bets[1]).toMatchObject({ mode: 'ante', cost: 3 })
})

test('a round that waits at the server is gone on with by its number: nothing is bet again', async () => {
  const open = waiting('valg', 3)
  const ends = async (): Promise<Answer> => ({ kind: 'refused', message: 'Runden har allerede fået et andet valg' })
  const { store, asked: bets, told } = setUp(opens(open), memoryWallet(), ends, async () => open)
  const resumed = store.resume()
  await asked(store)
  expect(bets).toMatchObject([{ roundId: open.roundId }])
  store.choose(1)
  await vi.waitFor(() => expect(told).toEqual([[1]]))
  await asked(store)
  expect(bets).toMatchObject([{ roundId: open.roundId }, { roundId: open.roundId }])
  store.leave()
  await resumed
})

test('a refusal keeps its name, so that the page can show the way out', async () => {
  const { store } = setUp(async () => ({ kind: 'refused', message: 'Nej', refusal: 'overLossLimit' }))
  await store.spin()
  expect(store.state().notice).toEqual({ kind: 'refused', message: 'Nej', refusal: 'overLossLimit' })
})

test('no bet is taken before the machine stands, and one only for two presses', async () => {
  const stood = later<void>()
  const { store, asked, balance } = setUp(wins(0), memoryWallet(), silence, undefined, () => stood.promise)
  const presses = [store.spin(), store.spin()]
  expect([asked, balance()]).toEqual([[], 1000])
  stood.resolve(undefined)
  await Promise.all(presses)
  expect([asked.length, balance()]).toEqual([1, 997.5])
})

test('a bet that was asked for before the machine stood is dropped when another was chosen meanwhile', async () => {
  const stood = later<void>()
  const { store, asked } = setUp(wins(0), memoryWallet(), silence, undefined, () => stood.promise)
  const press = store.spin()
  store.setLevel(2)
  stood.resolve(undefined)
  await press
  expect(asked).toEqual([])
})

test('a bet that was asked for before the machine stood is placed although the machine has shown something since', async () => {
  const ready = later<void>()
  const { store, asked } = setUp(wins(0), memoryWallet(), silence, undefined, () => ready.promise)
  const press = store.spin()
  store.show({ type: 'machineReady' })
  ready.resolve(undefined)
  await press
  expect(asked).toHaveLength(1)
})

test('a bet that is refused because a round waits resumes that round', async () => {
  const open = waiting('valg', 3)
  const { store, asked: bets } = setUp(
    async (bet) =>
      bet.roundId === undefined
        ? { kind: 'refused', message: 'En runde venter', refusal: 'roundOpen' }
        : { kind: 'round', result: open },
    memoryWallet(),
    silence,
    async () => open,
  )
  await store.spin()
  await asked(store)
  expect(bets.at(-1)).toMatchObject({ roundId: open.roundId })
  expect(store.state().screen.message).toBe('Vi fortsætter den runde, der blev afbrudt')
  store.leave()
})
