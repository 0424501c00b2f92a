import fc from 'fast-check'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createSigning, isSignedBy } from '../../../../platform/sealing/signing.ts'
import type { Asker, Storage } from '../../../../platform/storage/storage.ts'
import { dropTrigger, runSql } from '../../../../testing/database.ts'
import { type House, openHouse } from '../../../../testing/house.ts'
import { newPlayer, value } from '../../../../testing/players.ts'
import { KEEPERS, rolledBack, SIGNED_EVERY, wrongs } from '../../../../testing/spoilt-ledger.ts'
import { confirmed, verifyLedger } from '../verify.ts'
import { lastCheckpoint } from './store.ts'

const movedBy = async (house: House, deposits: number) => {
  const player = await newPlayer(house, { balance: 0 })
  for (let n = 0; n < deposits; n++) value(await house.wallet.deposit(player, { amount: 10 + n }))
  return player
}

/** A casino whose ledger is signed up to its third movement, and has five. */
async function signedHouse(): Promise<House> {
  const house = await openHouse()
  onTestFinished(() => house.close())
  await movedBy(house, 3)
  await house.checkpoints.tick()
  await movedBy(house, 2)
  return house
}

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

test('where nothing has moved nothing is signed, and what has moved is signed once', async () => {
  await house.checkpoints.tick()
  expect(await house.checkpoints.latest()).toBeNull()
  await movedBy(house, 3)
  await Promise.all([house.checkpoints.tick(), house.checkpoints.tick()])
  await house.checkpoints.tick()
  const first = await house.checkpoints.latest()
  expect(first).toMatchObject({ n: 1, previous: '0'.repeat(64) })
  await movedBy(house, 1)
  await house.checkpoints.tick()
  const second = await house.checkpoints.latest()
  expect(second).toMatchObject({ n: 2, previous: first?.hash })
  expect(isSignedBy(second?.publicKey ?? '', second?.hash ?? '', second?.signature ?? '')).toBe(true)
  expect(await lastCheckpoint(house.storage.read)).toMatchObject({
    movementId: 4,
    totals: [
      ['deposits', -43_000_000],
      ['member', 43_000_000],
    ],
  })
})

test('the ledger is read whole, or from the last checkpoint on, and comes to the same', async () => {
  const house = await signedHouse()
  const publicKey = (await house.checkpoints.latest())?.publicKey
  const whole = await verifyLedger(house.storage.read, { publicKey })
  expect(whole).toMatchObject({ ok: true, movements: 5 })
  expect(await verifyLedger(house.storage.read, { publicKey, isRecent: true })).toEqual({ ...whole, since: 1 })
})

test('without a checkpoint the whole is read', async () => {
  const house = await openHouse()
  onTestFinished(() => house.close())
  await movedBy(house, 2)
  expect(await verifyLedger(house.storage.read, { isRecent: true })).toMatchObject({ ok: true, movements: 2 })
})

test('with another key the signature is not that of this casino', async () => {
  const house = await signedHouse()
  const { publicKey } = createSigning('a secret of somebody else, long enough', 'ledger')
  const fault = { ok: false, fault: 'checkpoint 1 is not signed with the key of this casino' }
  expect(await verifyLedger(house.storage.read, { publicKey })).toEqual(fault)
  expect(await verifyLedger(house.storage.read, { publicKey, isRecent: true })).toEqual(fault)
})

test('a checkpoint never changes and is never deleted', async () => {
  const { storage } = await signedHouse()
  await expect(runSql(storage, "UPDATE ledger_checkpoints SET head = 'x'")).rejects.toThrow()
  await expect(runSql(storage, 'DELETE FROM ledger_checkpoints')).rejects.toThrow()
})

/** As the owner of the database, who may switch triggers off. */
const unkept = async (storage: Storage, table: string, ...triggers: readonly string[]) => {
  const on = storage.name === 'postgres' ? ` ON ${table}` : ''
  for (const trigger of triggers) await runSql(storage, `DROP TRIGGER ${trigger}${on}`)
}

test.each([
  ["UPDATE ledger_checkpoints SET head = 'x'", 'checkpoint 1 is not what was written'],
  ["UPDATE ledger_checkpoints SET signature = 'x'", 'checkpoint 1 is not signed with the key of this casino'],
  ["UPDATE ledger_checkpoints SET n = 2, previous = 'x'", 'checkpoint 1 is missing'],
])('%s is noticed', async (statement, fault) => {
  const { storage, checkpoints } = await signedHouse()
  const publicKey = (await checkpoints.latest())?.publicKey
  await unkept(storage, 'ledger_checkpoints', 'ledger_checkpoints_keep')
  await runSql(storage, statement)
  expect(await verifyLedger(storage.read, { publicKey })).toEqual({ ok: false, fault })
})

test('a balance of before the checkpoint that was written over is noticed from the checkpoint on', async () => {
  const { storage } = await signedHouse()
  await unkept(storage, 'postings', 'postings_keep')
  await runSql(storage, 'UPDATE postings SET balance_micro = balance_micro + 1 WHERE movement_id = 3')
  expect(await verifyLedger(storage.read, { isRecent: true })).toEqual({
    ok: false,
    fault: expect.stringMatching(/^the accounts did not hold what checkpoint 1 says$|^movement \d+ leaves /),
  })
})

test('nothing is signed from where the ledger is not what was written', async () => {
  const { storage, checkpoints } = await signedHouse()
  await unkept(storage, 'movements', 'movements_keep')
  await runSql(storage, "UPDATE movements SET text = 'x' WHERE id = 5")
  await checkpoints.tick()
  expect(await checkpoints.latest()).toMatchObject({ n: 1 })
})

/** As a copy of the tables that was put together of two could have it. */
const doubled = (storage: Storage, id: number) =>
  runSql(
    storage,
    'ALTER TABLE movements RENAME TO written',
    `CREATE TABLE movements AS SELECT * FROM written UNION ALL SELECT * FROM written WHERE id = ${id}`,
  )

test('a movement that is there twice is noticed by one reader, and by many where a segment ends with it', async () => {
  const { storage } = await signedHouse()
  await doubled(storage, 3)
  const fault = { ok: false, fault: 'there are movements beside those of the chain' }
  expect(await verifyLedger(storage.read)).toMatchObject({ ok: false, fault: expect.stringMatching(/^movement /) })
  expect(await verifyLedger(storage.read, { readers: readersOn(storage.read, 2) })).toEqual(fault)
})

/** Several readers beside each other, on the connection that sees what was changed. */
const readersOn = (db: Asker, together: number) => ({
  ...{ together, least: 2 },
  read: (segment: Parameters<typeof confirmed>[1], key: string | undefined) => confirmed(db, segment, key),
})

test('many readers beside each other say of any ledger what one reader says', async () => {
  const house = await openHouse()
  onTestFinished(() => house.close())
  const players: Awaited<ReturnType<typeof newPlayer>>[] = []
  for (let n = 1; n <= 20; n++) {
    if (n % 7 === 1) players.push(await newPlayer(house, { balance: 0 }))
    value(await house.wallet.deposit(players[n % players.length]!, { amount: 10 + n }))
    if (n % SIGNED_EVERY === 0) await house.checkpoints.tick()
  }
  const { storage, checkpoints } = house
  const publicKey = (await checkpoints.latest())?.publicKey
  expect(await verifyLedger(storage.read, { publicKey, readers: readersOn(storage.read, 2) })).toMatchObject({
    ...{ ok: true, movements: 20 },
  })
  for (const [trigger, table] of KEEPERS) await dropTrigger(storage, trigger, table)
  const faults = new Set<string>()
  const wrong = fc.tuple(fc.nat(wrongs.length - 1), fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 4 }))
  const several = fc.array(wrong, { minLength: 1, maxLength: 2 })
  await fc.assert(
    fc.asyncProperty(several, fc.integer({ min: 1, max: 3 }), async (done, together) => {
      await rolledBack(storage, async (db) => {
        for (const [kind, at, account] of done) await wrongs[kind]!(db, at, account)
        const alone = await verifyLedger(db, { publicKey })
        expect(await verifyLedger(db, { publicKey, readers: readersOn(db, together) })).toEqual(alone)
        if (!alone.ok) faults.add(alone.fault.replace(/\d+/g, 'n'))
      })
    }),
    { numRuns: 60 },
  )
  expect(faults.size).toBeGreaterThan(4)
})
