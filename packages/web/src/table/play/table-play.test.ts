import { expect, test } from 'vitest'
import { exampleTable, openTable } from '../testing.ts'
import { localServer } from './local-server.ts'
import type { TableServer } from './table-server.ts'
import { openMoves } from './table-state.ts'

const roulette = exampleTable('european-roulette')
const war = exampleTable('casino-war')
const craps = exampleTable('craps')

test('chips are bet, the round is shown event by event, and its win is paid once', async () => {
  const shown: number[] = []
  const { play, wallet } = openTable(roulette)
  play.subscribe(() => shown.push(play.state().shown))
  play.place('red', 10)
  play.place('black', 10)
  await play.spin()
  const { phase, result, past, bets } = play.state()
  expect(phase).toBe('over')
  expect(past).toHaveLength(1)
  expect(bets.size).toBe(0)
  expect(shown).toContain(1)
  expect(wallet.read().balanceMicro).toBe(1_000_000 * (1000 - 20 + (result?.round.paidCoins ?? 0)))
})

test('undo, clear, double and repeat change what lies there', async () => {
  const { play } = openTable(roulette)
  play.place('red', 5)
  play.double()
  expect([...play.state().bets]).toEqual([['red', 10]])
  play.undo()
  expect([...play.state().bets]).toEqual([['red', 5]])
  play.move('red', 'black')
  expect([...play.state().bets]).toEqual([['black', 5]])
  play.clear()
  expect(play.state().bets.size).toBe(0)
  play.undo()
  await play.spin()
  play.repeat()
  expect([...play.state().bets]).toEqual([['black', 5]])
})

test('a bet beyond the limits is refused, and what lies there stays', () => {
  const { play } = openTable(roulette)
  play.place('straight-17', 600)
  play.place('straight-17', 600)
  expect(play.state().notice).toEqual({ kind: 'bet', refusal: { reason: 'most', place: 'straight-17', coins: 1000 } })
  expect([...play.state().bets]).toEqual([['straight-17', 600]])
})

test('nothing is bet without chips, or beyond the balance', async () => {
  const { play, wallet } = openTable(roulette)
  await play.spin()
  expect(play.state().notice).toEqual({ kind: 'noBets' })
  play.place('red', 1000)
  play.place('black', 1000)
  await play.spin()
  expect(play.state()).toMatchObject({ phase: 'betting', notice: { kind: 'funds' } })
  expect(wallet.read().balanceMicro).toBe(1_000_000_000)
})

/** The first of the seeds whose cards are of one rank. */
async function atWar(wrap: (server: TableServer) => TableServer = (server) => server) {
  for (let seed = 0; ; seed++) {
    const server = wrap(localServer(war, () => `war ${seed}`))
    const table = { ...openTable(war, { server }), server }
    table.play.place('ante', 10)
    await table.play.spin()
    if (table.play.state().phase === 'asked') return table
  }
}

test('a raise is taken when it is made', async () => {
  const { play, wallet } = await atWar()
  expect(openMoves(play.state()).map(({ move }) => move)).toEqual(['surrender', 'war'])
  expect(wallet.read().balanceMicro).toBe(990_000_000)
  await play.choose('war')
  const { phase, result } = play.state()
  expect(phase).toBe('over')
  expect(result?.round.stakedCoins).toBe(20)
  expect(wallet.read().balanceMicro).toBe(1_000_000 * (980 + (result?.round.paidCoins ?? 0)))
})

test('a raise that is refused comes back, and the hand goes on', async () => {
  const choose: TableServer['choose'] = async () => ({ kind: 'refused', message: 'No.' })
  const { play, wallet } = await atWar((server) => ({ ...server, choose }))
  await play.choose('war')
  expect(play.state()).toMatchObject({ phase: 'asked', notice: { kind: 'refused' } })
  expect(wallet.read().balanceMicro).toBe(990_000_000)
})

test('without an answer the same bet is asked for again', async () => {
  const keys: string[] = []
  const real = localServer(roulette, () => 'seed')
  const server: TableServer = {
    ...real,
    spin: async (bets, key) => {
      keys.push(key)
      return keys.length === 1 ? { kind: 'unanswered', message: 'Away' } : real.spin(bets, key)
    },
  }
  const { play, wallet } = openTable(roulette, { server })
  play.place('red', 10)
  await play.spin()
  expect(play.state().phase).toBe('unanswered')
  expect(wallet.read().balanceMicro).toBe(990_000_000)
  await play.retry()
  expect(play.state().phase).toBe('over')
  expect(keys).toEqual([keys[0], keys[0]])
})

test('a round that waits is resumed, and nothing of it moves again', async () => {
  const { play, server } = await atWar()
  const { play: reloaded, wallet } = openTable(war, { server })
  await reloaded.resume()
  const { phase, result, still } = reloaded.state()
  expect(phase).toBe('asked')
  expect(result?.round).toEqual(play.state().result?.round)
  expect(still).toBe(result?.round.events.length)
  await reloaded.choose('surrender')
  expect(reloaded.state().phase).toBe('over')
  expect(wallet.read().pending).toEqual([])
})

test('chips laid behind moves are bet before the next move', async () => {
  const { play } = openTable(craps, {}, 'craps')
  play.place('pass', 10)
  await play.spin()
  expect(play.state().phase).toBe('asked')
  play.place('field', 5)
  play.place('odds', 100_000)
  expect(play.state().notice).toMatchObject({ kind: 'bet', refusal: { reason: 'most' } })
  await play.choose('roll')
  expect(play.state().result?.choices.slice(0, 2)).toEqual([{ move: 'field', coins: 5 }, 'roll'])
})

/** A war whose first deal ties, with somebody who gives up. */
async function givesUp(tellsMistakes: boolean, change: Partial<TableServer> = {}) {
  for (let n = 0; ; n++) {
    const server = { ...localServer(war, () => `mistake ${n}`), ...change }
    const { play } = openTable(war, { server, tellsMistakes: () => tellsMistakes })
    play.place('ante', 10)
    await play.spin()
    if (play.state().phase !== 'asked') continue
    await play.choose('surrender')
    return play
  }
}

test('a mistake is told after it, with what it cost and what would have been better', async () => {
  const play = await givesUp(true)
  const { mistake } = play.state()
  expect(mistake).toMatchObject({ move: 'surrender', best: 'war' })
  expect(mistake?.cost).toBeGreaterThan(0.1)
  play.repeat()
  await play.spin()
  expect(play.state().mistake).toBeUndefined()
})

test('it is not told to whoever does not ask for it, of a move that is refused, or without advice', async () => {
  expect((await givesUp(false)).state().mistake).toBeUndefined()
  const choose = async () => ({ kind: 'refused', message: 'nej' }) as const
  const refused = await givesUp(true, { choose })
  expect(refused.state()).toMatchObject({ phase: 'asked', mistake: undefined, notice: { kind: 'refused' } })
  const advice = () => Promise.reject(new Error('offline'))
  expect((await givesUp(true, { advice })).state()).toMatchObject({ phase: 'over', mistake: undefined })
})

test('while advice is worked out the table says so, and is not asked twice', async () => {
  let asked = 0
  let release = (): void => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  let seeds = 0
  const local = localServer(war, () => `tie ${seeds++}`)
  const advice: TableServer['advice'] = async (result) => {
    asked++
    await released
    return local.advice(result)
  }
  const { play } = openTable(war, { server: { ...local, advice } })
  for (let rounds = 0; rounds < 100 && play.state().phase !== 'asked'; rounds++) {
    play.place('ante', 2)
    await play.spin()
  }
  expect(play.state().phase).toBe('asked')
  const first = play.advise()
  expect(play.state().isAdvising).toBe(true)
  await play.advise()
  release()
  await first
  expect(asked).toBe(1)
  expect(play.state()).toMatchObject({ isAdvising: false, advice: { move: expect.any(String) } })
})
