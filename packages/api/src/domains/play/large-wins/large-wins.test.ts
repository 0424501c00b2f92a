import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runCommand } from '../../../control/commands.ts'
import { addMember, dropTrigger, runSql } from '../../../testing/database.ts'
import { seedOf, smallGame } from '../../../testing/games.ts'
import { type House, openHouse } from '../../../testing/house.ts'
import { keptLog } from '../../../testing/log.ts'
import { chooseSeed, codeOf, newPlayer, value } from '../../../testing/players.ts'
import { makeTempDir, removeTempDir } from '../../../testing/temp-dir.ts'

/** Bought for 20 coins, it gives 30: a win of 3 kr. that nobody has to wait for. */
const giving = smallGame({
  id: 'gevinstspil',
  features: [{ type: 'choice', id: 'valg', options: [{ prize: { coins: 30 } }, { prize: { coins: 10 } }] }],
  modes: [{ id: 'koeb', name: 'Køb valget', coins: 20, buys: { feature: 'valg' } }],
})
const STAFF = 'kontrol@example.dk'
const WHY = { by: STAFF, why: 'set igennem' }

let house: House
let gameId: number
const dataDir = makeTempDir()
const remembered = keptLog()
const open = () => openHouse({ dataDir, settings: { LARGE_WIN: 2 }, log: remembered.log })
beforeAll(async () => {
  house = await open()
  await house.plant(seedOf('gevinstspil', giving))
  gameId = (await house.catalogue.list()).find(({ slug }) => slug === 'gevinstspil')!.id
  await house.staff.add(STAFF, 'payments', 'operator')
  await house.staff.add('leder@example.dk', 'admin', 'operator')
  await house.staff.add('spil@example.dk', 'games', 'operator')
})
afterAll(async () => {
  expect(await house.wallet.verify()).toMatchObject({ ok: true })
  await house.close()
  removeTempDir(dataDir)
})

/** Somebody who has just won 3 kr., or 1. */
async function winner({ choice = 0, email = undefined as string | undefined } = {}) {
  const player = await newPlayer(house, { balance: 100 })
  const username = `vinder-${player.id.slice(0, 8)}`
  const address = email ?? `${username}@example.dk`
  await addMember(house.storage, {
    ...{ id: player.id, username, usernameKey: username, email: address, emailKey: address, passwordHash: null },
    ...{ phoneNumber: null, firstName: 'Åse', lastName: 'Bjørn', companyName: null, cvrNumber: null, kind: 'player' },
    ...{ subscription: 'free', marketingOptIn: false, createdAt: new Date(0), activatedAt: new Date(0) },
  })
  await chooseSeed(house, player.id, gameId)
  const { roundId } = value(await house.rounds.spin({ id: gameId, bet: 1, mode: 'koeb', stake: 'money' }, player))
  const done = value(await house.rounds.choose({ id: roundId, choices: [choice] }, player))
  const withdraw = (amount = 1) => house.wallet.withdraw(player, { amount })
  return { ...player, username, roundId, done, withdraw }
}

const stateOf = async (roundId: string) => (await house.largeWins.list()).find((win) => win.roundId === roundId)?.state

/** The mails about a round, as they lie in the outbox. */
async function mailsAbout(roundId: string) {
  await house.mail.deliver()
  const { value: all } = (await house.outbox.list()) as { value: { id: string; to: string }[] }
  const mails = await Promise.all(all.map(async ({ id }) => value(await house.outbox.one(id))))
  return mails.filter(({ text }) => text.includes(roundId))
}

test('a large win is booked at once, played again in another thread, and told to those who pay', async () => {
  const player = await winner()
  expect(player.done).toMatchObject({ totalWin: 3, balance: 101 })
  expect(await stateOf(player.roundId)).toBe('unchecked')
  expect(await mailsAbout(player.roundId)).toEqual([])
  await house.largeWins.tick()
  expect(await stateOf(player.roundId)).toBe('agrees')
  const mails = await mailsAbout(player.roundId)
  expect(mails.map(({ to }) => to).sort()).toEqual([STAFF, 'leder@example.dk'])
  expect(mails[0]).toMatchObject({ subject: 'Stor gevinst venter på frigivelse' })
  expect(mails[0]!.text).toContain(player.username)
  for (const personal of ['Åse', 'Bjørn', `${player.username}@`]) expect(mails[0]!.text).not.toContain(personal)
})

test('a win that is not above the setting is nobody’s business, and neither is one of credits', async () => {
  const player = await winner({ choice: 1 })
  expect(await stateOf(player.roundId)).toBeUndefined()
  const { roundId } = value(await house.rounds.spin({ id: gameId, bet: 1, mode: 'koeb' }))
  value(await house.rounds.choose({ id: roundId, choices: [0] }))
  expect(await stateOf(roundId)).toBeUndefined()
  expect(value(await player.withdraw())).toMatchObject({ state: 'paid' })
})

test('however often it is looked at, and whatever ends in between, it is checked once and told once', async () => {
  const { roundId } = await winner()
  await house.close()
  house = await open()
  expect(await stateOf(roundId)).toBe('unchecked')
  await Promise.all([house.largeWins.tick(), house.largeWins.tick(), house.largeWins.tick()])
  await house.close()
  house = await open()
  await house.largeWins.tick()
  expect(await stateOf(roundId)).toBe('agrees')
  expect(await mailsAbout(roundId)).toHaveLength(2)
})

describe('withdrawals', () => {
  test('wait until the win is released, and are then paid at once', async () => {
    const player = await winner()
    expect(value(await player.withdraw())).toMatchObject({ state: 'waiting', balance: 100 })
    expect(codeOf(await house.largeWins.release(player.roundId, WHY))).toBe('largeWinUnchecked')
    await house.largeWins.tick()
    expect(value(await player.withdraw())).toMatchObject({ state: 'waiting' })
    value(await house.largeWins.release(player.roundId, WHY))
    expect(value(await player.withdraw())).toMatchObject({ state: 'paid', balance: 98 })
    expect(codeOf(await house.largeWins.release(player.roundId, WHY))).toBe('largeWinReleased')
    expect(await house.audit.of(`round:${player.roundId}`)).toMatchObject([
      { actor: STAFF, action: 'win.release', why: 'set igennem', details: { state: 'agrees' } },
    ])
  })

  test('of a round that differs stay closed: staff are told, and only an admin lifts it', async () => {
    const player = await winner()
    await dropTrigger(house.storage, 'large_wins_keep', 'large_wins')
    await runSql(house.storage, `UPDATE large_wins SET events_hash = 'x' WHERE round_id = '${player.roundId}'`)
    await house.largeWins.tick()
    expect(await stateOf(player.roundId)).toBe('differs')
    expect(remembered.lines().filter(({ level }) => level === 50)).toMatchObject([
      { round: player.roundId, msg: 'a large win is not what its seed gives' },
    ])
    expect((await mailsAbout(player.roundId)).map(({ subject }) => subject)).toEqual([
      'Stor gevinst stemmer ikke',
      'Stor gevinst stemmer ikke',
    ])
    expect(value(await player.withdraw())).toMatchObject({ state: 'waiting' })
    expect(codeOf(await house.largeWins.release(player.roundId, WHY))).toBe('staffRoleMissing')
    expect(value(await player.withdraw())).toMatchObject({ state: 'waiting' })
    value(await house.largeWins.release(player.roundId, { by: 'leder@example.dk', why: 'fejlen var vores' }))
    expect(value(await player.withdraw())).toMatchObject({ state: 'paid' })
  })
})

test.each([
  ['somebody who is not staff', 'fremmed@example.dk', 'notStaff'],
  ['staff with another role', 'spil@example.dk', 'staffRoleMissing'],
])('%s releases nothing', async (_, by, code) => {
  const { roundId } = await winner()
  await house.largeWins.tick()
  expect(codeOf(await house.largeWins.release(roundId, { by, why: 'x' }))).toBe(code)
})

test('nobody releases their own win', async () => {
  const { roundId } = await winner({ email: STAFF })
  await house.largeWins.tick()
  expect(codeOf(await house.largeWins.release(roundId, { by: 'KONTROL@example.dk', why: 'x' }))).toBe('ownAccount')
  expect(codeOf(await house.largeWins.release(roundId, { by: 'leder@example.dk', why: 'x' }))).toBe('granted')
})

test('the commands list and release', async () => {
  const { roundId, username } = await winner()
  await house.largeWins.tick()
  const run = async (...words: string[]) => {
    const said: string[] = []
    return { status: await runCommand(house, ['wins', ...words], (line) => said.push(line)), said }
  }
  expect((await run('list')).said.find((line) => line.startsWith(roundId))).toContain(`3 DKK  ${username}  agrees`)
  expect((await run('release', roundId, '--by', STAFF)).status).toBe(2)
  expect(await run('release', roundId, '--by', STAFF, '--why', 'i orden')).toEqual({
    status: 0,
    said: [`the win of ${roundId} is released`],
  })
  expect(await run('release', roundId, '--by', STAFF, '--why', 'igen')).toEqual({
    status: 1,
    said: ['Gevinsten er allerede frigivet'],
  })
  expect((await run('list')).said.some((line) => line.startsWith(roundId))).toBe(false)
})

test('what a jackpot pool pays is part of a large win, and of its check', async () => {
  const jackpots = [{ id: 'snart', coins: 30, contributionPpm: 900_000, mustHitBy: 33 }]
  await house.plant(seedOf('puljespil', smallGame({ id: 'puljespil', jackpots })))
  const id = (await house.catalogue.list()).find(({ slug }) => slug === 'puljespil')!.id
  const player = await newPlayer(house, { balance: 100, gameId: id })
  for (;;) {
    const { jackpotWin, roundId } = value(await player.play())
    if (jackpotWin === 0) continue
    expect(await stateOf(roundId)).toBe('unchecked')
    await house.largeWins.tick()
    expect(await stateOf(roundId)).toBe('agrees')
    break
  }
})
