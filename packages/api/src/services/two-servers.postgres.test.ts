import { randomUUID } from 'node:crypto'
import { PERMANENT_PRICE } from '@spilvaerk/schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashToken } from '../domains/people/accounts/tokens.ts'
import { links, members } from '../domains/schema.ts'
import { createSealing } from '../platform/sealing/sealing.ts'
import { newBuyer } from '../testing/buyers.ts'
import { allRounds, runSql } from '../testing/database.ts'
import { ASKING, losingGame, seedOf, smallGame } from '../testing/games.ts'
import { type House, openHouse } from '../testing/house.ts'
import { identify } from '../testing/identities.ts'
import { chooseSeed, codeOf, newPlayer, value } from '../testing/players.ts'
import { TEST_SECRET } from '../testing/stores.ts'

/** Two servers of one casino, as far as their services. */
let house: House
let other: House
let losing: number
let asking: number
let withPool: number
beforeAll(async () => {
  house = await openHouse()
  other = await openHouse({ beside: house })
  await house.plant(seedOf('tabespil', losingGame()))
  await house.plant(seedOf('valgspil', smallGame({ id: 'valgspil', ...ASKING })))
  const jackpots = [{ id: 'sent', coins: 30, contributionPpm: 100_000, mustHitBy: 1000 }]
  await house.plant(seedOf('puljespil', smallGame({ ...losingGame(), jackpots, id: 'puljespil' })))
  const games = await other.catalogue.list()
  const [one, two, three] = ['tabespil', 'valgspil', 'puljespil'].map(
    (name) => games.find(({ slug }) => slug === name)!.id,
  )
  ;[losing, asking, withPool] = [Number(one), Number(two), Number(three)]
})
afterAll(async () => {
  expect(await house.wallet.verify()).toMatchObject({ ok: true })
  expect(await other.wallet.verify()).toEqual(await house.wallet.verify())
  await other.close()
  await house.close()
})

const CALLS = 50

/** So many calls at once, every other on the other server. */
const together = <T>(call: (house: House, n: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: CALLS }, (_, n) => call(n % 2 === 0 ? house : other, n)))

const count = (codes: readonly string[], code: string) => codes.filter((one) => one === code).length

test('rounds of one member take one nonce each, and all that they cost', async () => {
  const player = await newPlayer(house, { balance: 100, gameId: losing })
  const spins = await together((at) => at.rounds.spin({ id: losing, bet: 1, stake: 'money' }, player))
  expect(count(spins.map(codeOf), 'granted')).toBe(CALLS)
  const mine = (await allRounds(other.storage)).filter(({ memberId }) => memberId === player.id)
  expect(mine.map(({ nonce }) => nonce).sort((a, b) => Number(a) - Number(b))).toEqual(
    Array.from({ length: CALLS }, (_, nonce) => nonce),
  )
  expect(await other.wallet.get(player)).toMatchObject({ balance: 50 })
  expect(await other.limits.session(player.id)).toMatchObject({ rounds: CALLS, wagered: 50 })
})

test('ten rounds are played on a balance for ten', async () => {
  const player = await newPlayer(house, { balance: 10, gameId: losing })
  const codes = (await together((at) => at.rounds.spin({ id: losing, bet: 1, stake: 'money' }, player))).map(codeOf)
  expect([count(codes, 'granted'), count(codes, 'insufficientFunds')]).toEqual([10, 40])
  expect(await player.balance()).toBe(0)
})

test('one key makes one round, and one deposit', async () => {
  const player = await newPlayer(house, { balance: 100, gameId: losing })
  const key = randomUUID()
  const spins = await together((at) => at.rounds.spin({ id: losing, bet: 1, stake: 'money', key }, player))
  expect(new Set(spins.map((spun) => value(spun).roundId)).size).toBe(1)
  expect(await player.balance()).toBe(99)
  const paid = await together((at) => at.wallet.deposit(player, { amount: 20, key }))
  expect(new Set(paid.map((one) => value(one).movement.id)).size).toBe(1)
  expect(await player.balance()).toBe(119)
})

test('a deposit limit holds', async () => {
  const player = await newPlayer(house, { balance: 0 })
  await other.limits.setDeposit(player, { day: 100, week: 100, month: 100 })
  const codes = (await together((at) => at.wallet.deposit(player, { amount: 10 }))).map(codeOf)
  expect([count(codes, 'granted'), count(codes, 'overDepositLimit')]).toEqual([10, 40])
  expect(await player.balance()).toBe(100)
})

test('everything is paid out once', async () => {
  const player = await newPlayer(house, { balance: 77 })
  const codes = (await together((at) => at.withdrawals.withdraw(player, {}))).map(codeOf)
  expect([count(codes, 'granted'), count(codes, 'insufficientFunds')]).toEqual([1, 49])
  expect(await player.balance()).toBe(0)
})

test('a pause that one server is told of holds on the other at once', async () => {
  const player = await newPlayer(house, { gameId: losing })
  const spin = (at: House) => at.rounds.spin({ id: losing, bet: 1, stake: 'money' }, player)
  expect(codeOf(await spin(other))).toBe('granted')
  value(await house.limits.pause(player))
  expect(codeOf(await spin(other))).toBe('paused')
})

test('seeds change while rounds are played: no round shares seed and nonce with another', async () => {
  const player = await newPlayer(house, { gameId: losing })
  const codes = await together(async (at, n) =>
    n % 5 === 0
      ? codeOf(await at.fairness.rotate(player.id, { id: losing }))
      : codeOf(await at.rounds.spin({ id: losing, bet: 1, stake: 'money' }, player)),
  )
  expect(count(codes, 'granted')).toBe(CALLS)
  const mine = (await allRounds(other.storage)).filter(({ memberId }) => memberId === player.id)
  expect(new Set(mine.map(({ seedsId, nonce }) => `${seedsId}:${nonce}`)).size).toBe(40)
  expect(new Set(mine.map(({ seed }) => seed)).size).toBe(40)
})

test('of different answers to a round that waits one is taken and one is paid', async () => {
  const player = await newPlayer(house, { balance: 100 })
  await chooseSeed(house, player.id, asking)
  const { roundId } = value(await house.rounds.spin({ id: asking, bet: 1, mode: 'koeb', stake: 'money' }, player))
  const codes = await together(async (at, n) =>
    codeOf(await at.rounds.choose({ id: roundId, choices: [n % 2] }, player)),
  )
  expect(new Set(codes)).toEqual(new Set(['granted', 'choicesConflict']))
  expect([99, 101]).toContain(await player.balance())
})

test('of rounds that wait a member opens one in a game', async () => {
  const player = await newPlayer(house, { balance: 100 })
  await chooseSeed(house, player.id, asking)
  const codes = await together(async (at) =>
    codeOf(await at.rounds.spin({ id: asking, bet: 1, mode: 'koeb', stake: 'money' }, player)),
  )
  expect([count(codes, 'granted'), count(codes, 'roundOpen')]).toEqual([1, 49])
  expect(await player.balance()).toBe(98)
})

test('a pool holds what all rounds put into it', async () => {
  const player = await newPlayer(house, { balance: 100, gameId: withPool })
  const amount = async (at: House) =>
    value(await at.jackpots.pools(withPool))[0]!.pools.find(({ bet }) => bet === 1)!.amount
  const before = await amount(house)
  const spins = await together((at) => at.rounds.spin({ id: withPool, bet: 1, stake: 'money' }, player))
  expect(count(spins.map(codeOf), 'granted')).toBe(CALLS)
  expect((await amount(other)) - before).toBeCloseTo(CALLS * 0.01, 6)
})

test('a game is bought once, whatever the orders are called', async () => {
  const { id } = await newBuyer(house)
  const buy = (at: House) =>
    at.purchases.purchase(id, {
      ...{ gameId: 1, ownershipType: 'purchase', paymentReference: `web-${randomUUID()}` },
      ...{ paymentMethod: 'credit_card', amount: PERMANENT_PRICE },
    })
  const codes = (await together(buy)).map(codeOf)
  expect(count(codes, 'granted')).toBeGreaterThanOrEqual(1)
  expect((await other.purchases.orders(id)).filter(({ state }) => state === 'paid')).toHaveLength(1)
  expect(await other.purchases.library(id)).toHaveLength(1)
  expect(await other.purchases.spent(id)).toBe(PERMANENT_PRICE * 100)
})

test('invoices are numbered without a gap', async () => {
  const buyers = await Promise.all(Array.from({ length: CALLS }, () => newBuyer(house)))
  const bought = await together((at, n) =>
    at.purchases.purchase(buyers[n]!.id, {
      ...{ gameId: 1, ownershipType: 'purchase', paymentReference: `web-${randomUUID()}` },
      ...{ paymentMethod: 'credit_card', amount: PERMANENT_PRICE },
    }),
  )
  const numbers = bought.map((one) => Number(value(one).order.invoiceNumber)).sort((a, b) => a - b)
  expect(numbers).toEqual(numbers.map((_, n) => Number(numbers[0]) + n))
})

test('no address of a coin is given out twice', async () => {
  const payers = Array.from({ length: CALLS }, () => ({ id: randomUUID(), kind: 'player' as const }))
  for (const payer of payers) {
    await identify(house, payer.id)
    await house.limits.setDeposit(payer, { day: 100_000, week: 100_000, month: 100_000 })
  }
  const given = await together((at, n) => at.crypto.giveOut(payers[n]!, { currency: 'USDC', amount: 100 }))
  expect(new Set(given.map((one) => value(one).address)).size).toBe(CALLS)
})

test('of members who change to one address one has it', async () => {
  const people = await Promise.all(Array.from({ length: CALLS }, () => newBuyer(house)))
  const email = `alle-${randomUUID()}@example.dk`
  const sealed = createSealing(TEST_SECRET).seal('accounts.link', email)
  await house.storage.tx((db) =>
    db.insert(links).values(
      people.map(({ id }) => ({
        ...{ tokenHash: hashToken(id), memberId: id, purpose: 'confirmEmail' as const, email: sealed },
        expiresAt: new Date(Date.now() + 3_600_000),
      })),
    ),
  )
  const codes = (await together((at, n) => at.accounts.confirmEmail(people[n]!.id))).map(codeOf)
  expect([count(codes, 'granted'), count(codes, 'emailTaken')]).toEqual([1, 49])
  const rows = await other.storage.read.select().from(members)
  expect(rows.filter((row) => row.email === email)).toHaveLength(1)
})

test('connections that are ended in the middle lose nothing and double nothing', async () => {
  const player = await newPlayer(house, { balance: 0 })
  const end = () =>
    runSql(
      other.storage,
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    ).catch(() => undefined)
  const paid = await together(async (at, n) => {
    if (n % 10 === 9) await end()
    return at.wallet.deposit(player, { amount: 10, key: randomUUID() }).then(codeOf, () => 'away')
  })
  // Whatever was told to be stored is, and what was told to have failed may be asked for again.
  const balance = await player.balance()
  expect(balance).toBe(count(paid, 'granted') * 10)
  expect(count(paid, 'granted')).toBeGreaterThan(0)
})
