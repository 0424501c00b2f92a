import { randomUUID } from 'node:crypto'
import type { Round } from '@spilvaerk/slot-engine'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Replayed } from '../../../platform/calculations/task.ts'
import { granted, refused } from '../../../platform/refusals/refusals.ts'
import { smallGame } from '../../../testing/games.ts'
import { type House, openHouse } from '../../../testing/house.ts'
import { keptLog } from '../../../testing/log.ts'
import { createTestClock } from '../../../testing/members.ts'
import { codeOf, value } from '../../../testing/players.ts'
import { createDecidesOn } from '../../people/staff/decides.ts'
import { agrees } from './check.ts'
import { createLargeWins, type LargeWinNeeds } from './service.ts'
import type { LargeWin } from './store.ts'

const STAFF = 'kontrol@example.dk'
/** Thirty coins at 0.10 DKK, and half a krone out of a pool. */
const ROUND = { costMicro: 2_000_000, totalCoins: 30, winMicro: 3_000_000, jackpotMicro: 500_000 }
const POOLS = [
  { coin: 0.1, paidCoins: 3 },
  { coin: 0.2, paidCoins: 1 },
]
const PLAYED = { betCoins: 20, totalCoins: 30, eventsHash: 'som spillet' }

test.each<[string, boolean, { win?: object; round?: object; replayed?: Replayed; pools?: number }]>([
  ['everything', true, {}],
  ['other events', false, { replayed: { ...PLAYED, eventsHash: 'andre' } }],
  ['other coins than stored', false, { round: { totalCoins: 31 } }],
  ['coins of another value', false, { round: { winMicro: 3_000_001 }, win: { winMicro: 3_500_001 } }],
  ['another bet', false, { replayed: { ...PLAYED, betCoins: 10 } }],
  ['other pools', false, { pools: 500_001 }],
  ['another sum than was noted', false, { win: { winMicro: 3_500_001 } }],
  ['a round that cannot be played', false, { replayed: { fault: 'no such mode' } }],
])('%s played again: %s', (_, isRight, { win, round, replayed = PLAYED, pools = 500_000 }) => {
  const noted = { eventsHash: PLAYED.eventsHash, winMicro: 3_500_000, ...win } as LargeWin
  expect(agrees(noted, { ...ROUND, ...round }, replayed, pools)).toBe(isRight)
})

let house: House
const clock = createTestClock()
const kept = keptLog()
beforeAll(async () => {
  house = await openHouse({ clock })
  await house.staff.add(STAFF, 'payments', 'operator')
})
afterAll(() => house.close())

const loggedOf = (id: string) => kept.lines().filter(({ round }) => round === id)
const events = [{ type: 'prøve' }] as unknown as Round['events']
const played = { events } as Round

/** Checks of wins above 2 DKK, for which playing a round again comes to what is given. */
function largeWins(changes: Partial<LargeWinNeeds> = {}) {
  const { storage, audit, mail, staff, accounts } = house
  const course = { seed: 'x', mode: null, bets: null, choices: null, definitionHash: 'x' }
  const wins = createLargeWins({
    ...{ storage, clock, log: kept.log, audit, mail, staff, contactOf: async () => undefined, aboveDkk: 2 },
    languageAt: accounts.languageAt,
    catalogue: { playable: async () => ({ hash: 'x', definition: smallGame() }) as never },
    decidesOn: createDecidesOn(staff, accounts.contactOf),
    roundOf: async () => ({ ...ROUND, ...course }),
    paidTo: async () => POOLS,
    calculations: { replay: async () => refused({ code: 'busy' }) },
    ...changes,
  })
  const note = async (round: { winMicro?: number; jackpotMicro?: number; memberId?: string | null } = {}) => {
    const id = randomUUID()
    const won = { id, memberId: `vinder-${id}`, winMicro: 3_000_000, jackpotMicro: 500_000, ...round }
    await storage.tx((db) => wins.note(db, won, played))
    return id
  }
  const of = async (id: string) => (await wins.list()).find(({ roundId }) => roundId === id)
  return { ...wins, note, of }
}
const again = async () => granted({ ...PLAYED, eventsHash: (await hashOfPlayed()) ?? '' })
const hashOfPlayed = async () => {
  const wins = largeWins()
  return (await wins.of(await wins.note()))?.eventsHash
}

/** The subjects of the mails about a round that were sent, by whoever was woken for it. */
async function sentAbout(id: string) {
  await house.mail.stop()
  const mails = await Promise.all(value(await house.outbox.list()).map(async (mail) => house.outbox.one(mail.id)))
  return mails.flatMap((mail) => (value(mail).text.includes(id) ? [value(mail).subject] : []))
}

test.each([
  ['exactly the setting', { winMicro: 2_000_000, jackpotMicro: 0 }, undefined],
  ['a millionth above it', { winMicro: 2_000_001, jackpotMicro: 0 }, 2_000_001],
  ['above it with a pool', { winMicro: 1_500_000, jackpotMicro: 500_001 }, 2_000_001],
  ['far above it, by nobody', { winMicro: 9_000_000, memberId: null }, undefined],
])('a win of %s is noted as it was', async (_, round, winMicro) => {
  const wins = largeWins()
  const found = await wins.of(await wins.note(round))
  expect(found?.winMicro).toBe(winMicro)
  if (found) expect(found).toMatchObject({ state: 'unchecked', openedAt: clock.now(), username: found.memberId })
})

describe('a check', () => {
  test('is told in English to staff whose account is', async () => {
    const wins = largeWins({ calculations: { replay: again }, languageAt: async () => 'en' })
    const id = await wins.note()
    await wins.tick()
    expect(await sentAbout(id)).toEqual(['A large win waits to be released'])
  })

  test('that comes to the same is told to staff at once', async () => {
    const wins = largeWins({ calculations: { replay: again } })
    const id = await wins.note()
    clock.pass(1000)
    await wins.tick()
    expect(await wins.of(id)).toMatchObject({ state: 'agrees', checkedAt: clock.now() })
    expect(await sentAbout(id)).toEqual(['Stor gevinst venter på frigivelse'])
    expect(loggedOf(id)).toEqual([])
  })

  test('of a round that is gone differs', async () => {
    const wins = largeWins({ calculations: { replay: again }, roundOf: async () => undefined })
    const id = await wins.note()
    await wins.tick()
    expect((await wins.of(id))?.state).toBe('differs')
    expect(await sentAbout(id)).toEqual(['Stor gevinst stemmer ikke'])
  })

  test('that cannot be made now is made later', async () => {
    const wins = largeWins()
    const id = await wins.note()
    await wins.tick()
    expect((await wins.of(id))?.state).toBe('unchecked')
    expect(await sentAbout(id)).toEqual([])
    expect(loggedOf(id)).toMatchObject([{ level: 40, code: 'busy' }])
    await largeWins({ calculations: { replay: again } }).tick()
    expect((await wins.of(id))?.state).toBe('agrees')
  })

  test('that fails keeps no other from being made, and is not lost', async () => {
    const [first, second] = [await largeWins().note(), await largeWins().note()]
    const broken = largeWins({
      calculations: { replay: again },
      paidTo: async (id) => (id === first ? Promise.reject(new Error('i stykker')) : POOLS),
    })
    await expect(broken.tick()).rejects.toThrow(AggregateError)
    expect([(await broken.of(first))?.state, (await broken.of(second))?.state]).toEqual(['unchecked', 'agrees'])
    await largeWins({ calculations: { replay: again } }).tick()
    expect((await broken.of(first))?.state).toBe('agrees')
  })

  test('is kept where no staff member decides payments, and the log says so', async () => {
    const wins = largeWins({ calculations: { replay: again }, staff: { addressesOf: async () => [] } })
    const id = await wins.note()
    await wins.tick()
    expect((await wins.of(id))?.state).toBe('agrees')
    expect(await sentAbout(id)).toEqual([])
    expect(loggedOf(id)).toMatchObject([{ level: 40 }])
  })
})

describe('releasing', () => {
  test('is refused of what is not there, and of what is not checked', async () => {
    const wins = largeWins()
    expect(codeOf(await wins.release(randomUUID(), { by: STAFF, why: 'x' }))).toBe('largeWinNotFound')
    expect(codeOf(await wins.release(await wins.note(), { by: STAFF, why: 'x' }))).toBe('largeWinUnchecked')
  })

  test('says who and when, and the member is free of it', async () => {
    const wins = largeWins({ calculations: { replay: again } })
    const id = await wins.note()
    await wins.tick()
    const isKept = () => wins.isKept(house.storage.read, `vinder-${id}`)
    expect(await isKept()).toBe(true)
    clock.pass(1000)
    const released = value(await wins.release(id, { by: 'KONTROL@example.dk', why: 'x' }))
    expect(released).toMatchObject({ roundId: id, releasedAt: clock.now(), releasedBy: STAFF })
    expect([await isKept(), await wins.of(id)]).toEqual([false, undefined])
    expect(codeOf(await wins.release(id, { by: STAFF, why: 'x' }))).toBe('largeWinReleased')
  })

  test('those that are not released are listed newest first', async () => {
    const wins = largeWins()
    const older = await wins.note()
    clock.pass(1000)
    const newer = await wins.note()
    const listed = (await wins.list()).map(({ roundId }) => roundId)
    expect(listed.slice(0, 2)).toEqual([newer, older])
  })
})
