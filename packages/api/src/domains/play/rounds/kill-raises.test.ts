import { spinResult, type TableResult } from '@spilvaerk/schemas'
import { expect, onTestFinished, test } from 'vitest'
import { startPlayed } from '../../../testing/crash.ts'
import { allRounds, balanceOf, roundPostings } from '../../../testing/database.ts'
import { type KilledCasino, killedCasino } from '../../../testing/killed.ts'
import { furnish, type SessionPlayer } from '../../../testing/session-players.ts'
import { ACCOUNTS } from '../../money/wallet/ledger.ts'
import { verifyLedger } from '../../money/wallet/verify.ts'

/** More with KILLS=50. */
const KILLS = Number(process.env.KILLS ?? 2)
const PLAYERS = 8
const BALANCE = 50_000
const MICRO = 1_000_000
const GAME = 2

/** A request that a client sends again, word for word, until it hears an answer. */
interface Ask {
  readonly path: string
  readonly body: object
  readonly key?: string
}

/** Somebody who splits and doubles whenever it is offered, so that nearly every round has raises. */
interface Client extends SessionPlayer {
  next: Ask
  readonly told: TableResult[]
  /** What was asked when the server was killed. */
  readonly unheard: Ask[]
}

const newRound = (): Ask => ({
  path: `/api/games/${GAME}/spin`,
  body: { bet: 10, stake: 'money' },
  key: crypto.randomUUID(),
})

function after({ roundId, choices, round: { awaiting } }: TableResult): Ask {
  if (!awaiting) return newRound()
  const { moves } = awaiting
  const { move } = moves.find((one) => one.move === 'split') ?? moves.find(({ coins }) => coins > 0) ?? moves[0]!
  return { path: `/api/rounds/${roundId}/choices`, body: { choices: [...choices, move] } }
}

async function ask(url: string, { token }: Client, { path, body, key }: Ask): Promise<TableResult> {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: {
      ...{ Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      ...(key && { 'Idempotency-Key': key }),
    },
    body: JSON.stringify(body),
  })
  const told = spinResult.parse(await response.json())
  if (told.kind === 'slot') throw new Error('a slot')
  return told
}

async function playUntilGone(url: string, client: Client): Promise<void> {
  for (;;) {
    const told = await ask(url, client, client.next).catch(() => undefined)
    if (!told) return void client.unheard.push(client.next)
    client.told.push(told)
    client.next = after(told)
  }
}

test(`killed ${KILLS} times while hands are doubled and split, it books every raise once, and with its choice`, {
  timeout: 60_000 + KILLS * 20_000,
}, async () => {
  const casino = await killedCasino()
  onTestFinished(casino.remove)
  const players = await casino.addPlayers(PLAYERS)
  const clients = players.map((player): Client => ({ ...player, next: newRound(), told: [], unheard: [] }))
  for (let kill = 0; kill <= KILLS; kill++) {
    const { url, child } = await startPlayed(casino, 'den-sorte-knaegt')
    onTestFinished(() => void child.kill('SIGKILL'))
    if (kill === 0) for (const player of players) await furnish(url, player, GAME, BALANCE)
    if (kill === KILLS) {
      for (const client of clients) await finish(url, client)
      child.kill('SIGKILL')
      break
    }
    const heard = () => clients.reduce((sum, { told }) => sum + told.length, 0)
    const before = heard()
    const playing = clients.map((client) => playUntilGone(url, client))
    while (heard() < before + 10 * (kill + 1)) await new Promise(setImmediate)
    child.kill('SIGKILL')
    await Promise.all(playing)
  }
  for (const { unheard } of clients) expect(unheard).toHaveLength(KILLS)
  await compare(casino, clients)
})

/** Sends again what was not answered, and plays the round to its end. */
async function finish(url: string, client: Client): Promise<void> {
  do {
    const told = await ask(url, client, client.next)
    client.told.push(told)
    client.next = after(told)
  } while (client.told.at(-1)?.status === 'open')
}

/** What is stored is what was told, whole; each choice that costs has its posting, and there is no other. */
async function compare(casino: KilledCasino, clients: readonly Client[]): Promise<void> {
  const { read, close } = await casino.read()
  expect(await verifyLedger(read)).toMatchObject({ ok: true })
  const stored = await allRounds({ read })
  // The last that was told of each round; every answer before it was a part of it.
  const told = new Map(clients.flatMap((client) => client.told.map((one) => [one.roundId, one] as const)))
  expect(stored.map(({ id }) => id).sort()).toEqual([...told.keys()].sort())
  for (const one of clients.flatMap((client) => client.told))
    expect(told.get(one.roundId)?.choices.slice(0, one.choices.length)).toEqual(one.choices)
  const postings = await roundPostings({ read })
  for (const { id, costMicro, winMicro, choices, status } of stored) {
    const last = told.get(id)!
    expect([status, costMicro, winMicro]).toEqual(['done', last.cost * MICRO, last.totalWin * MICRO])
    expect(choices).toEqual(last.choices)
    const booked = postings.filter(({ roundId }) => roundId === id).map(({ key, amountMicro }) => [key, amountMicro])
    expect(Object.fromEntries(booked)).toEqual(postingsOf(last))
    expect(booked).toHaveLength(Object.keys(postingsOf(last)).length)
  }
  expect(postings.some(({ key }) => key.startsWith('raise:'))).toBe(true)
  for (const { id } of clients) {
    const mine = stored.filter(({ memberId }) => memberId === id)
    const balance = mine.reduce((sum, { costMicro, winMicro }) => sum - costMicro + winMicro, BALANCE * MICRO)
    expect(await balanceOf({ read }, ACCOUNTS.member(id))).toBe(balance)
  }
  await close()
}

/** By what a round tells of its choices, in micro-DKK. */
function postingsOf({ roundId, bet, coin, totalWin, round }: TableResult): Readonly<Record<string, number>> {
  const raises = round.events
    .filter((event) => event.type === 'moveMade')
    .map(({ coins }, choice) => [`raise:${roundId}:${choice}`, -coins * coin * MICRO] as const)
  return {
    [`bet:${roundId}`]: -bet * MICRO,
    ...Object.fromEntries(raises.filter(([, micro]) => micro < 0)),
    ...(totalWin > 0 && { [`win:${roundId}`]: totalWin * MICRO }),
  }
}
