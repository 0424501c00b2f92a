import { browseInput } from '@spilvaerk/schemas'
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { blocks, realityChecks, standings } from '../../../domains/schema.ts'
import { losingGame, seedOf } from '../../../testing/games.ts'
import { type House, openHouse } from '../../../testing/house.ts'
import type { Asker, Storage, Writer } from '../storage.ts'

let one: House
let other: House
beforeAll(async () => {
  one = await openHouse()
  other = await openHouse({ beside: one })
})
afterAll(async () => {
  await other.close()
  await one.close()
})

/** When a standing changed last, remembered, with how often that was made. */
function lastChange({ keepCommitted, read }: Storage) {
  const kept = keepCommitted<{ readonly made: number; readonly at: number | undefined }>(standings.state)
  let made = 0
  const newest = async () =>
    (await read.select({ at: standings.changedAt }).from(standings).orderBy(desc(standings.changedAt)).limit(1))[0]
  return async () => {
    const { made: times, at } = (await kept.get('all', async () => ({
      made: ++made,
      at: (await newest())?.at.getTime(),
    })))!
    return [times, at] as const
  }
}

const changeAt = (at: number, { storage }: House, ends = async () => {}) =>
  storage.tx(async (db) => {
    await db.update(standings).set({ changedAt: new Date(at) })
    await ends()
  })

test('what is made of a table is made anew on each server once one of them has written to it', async () => {
  const [here, there] = [lastChange(one.storage), lastChange(other.storage)]
  await changeAt(1, one)
  expect([await here(), await here(), await there()]).toEqual([
    [1, 1],
    [1, 1],
    [1, 1],
  ])
  await changeAt(2, other)
  expect([await here(), await there(), await here()]).toEqual([
    [2, 2],
    [2, 2],
    [2, 2],
  ])
})

test('what was rolled back has changed nothing, and what is written to other tables neither', async () => {
  const here = lastChange(one.storage)
  const before = await here()
  const changed = changeAt(3, other, async () => {
    throw new Error('changed its mind')
  })
  await expect(changed).rejects.toThrow('changed its mind')
  await other.storage.tx((db) => db.insert(realityChecks).values({ memberId: 'a', minutes: 1 }))
  expect(await here()).toEqual(before)
})

test('what transactions read of a member they read anew once either server has written to it', async () => {
  const kept = one.storage.keep<number>(blocks.memberId)
  let loads = 0
  const load = async (db: Asker) => {
    loads++
    return (await db.select().from(blocks).where(eq(blocks.memberId, 'm'))).length
  }
  const count = (db: Asker) => kept.get('m', () => load(db), db)
  const block = { memberId: 'm', kind: 'pause', createdAt: new Date(1), until: null } as const
  const add = (db: Writer) => db.insert(blocks).values(block)
  expect([await one.storage.tx(count), await one.storage.tx(count), loads]).toEqual([0, 0, 1])
  await other.storage.tx(add)
  expect([await one.storage.tx(count), await one.storage.tx(count), loads]).toEqual([1, 1, 2])
  const undone = one.storage.tx(async (db) => {
    const before = await count(db)
    await add(db)
    throw new Error(`${before} and ${await count(db)}`)
  })
  await expect(undone).rejects.toThrow('1 and 2')
  expect([await one.storage.tx(count), loads]).toEqual([1, 3])
  expect([await count(one.storage.read), await count(one.storage.read), loads]).toEqual([1, 1, 5])
})

test('a table that counts no versions is read each time', async () => {
  const kept = one.storage.keepCommitted<number>(realityChecks.memberId)
  let made = 0
  const get = () => kept.get('all', async () => ++made)
  expect([await get(), await get()]).toEqual([1, 2])
})

test('a game that one server puts into the lobby is found there on the other at once', async () => {
  const totals = () =>
    Promise.all(
      [one, other].map(
        async ({ catalogue }) =>
          (await catalogue.browse(browseInput.parse({}), 'da', { favourites: [], continue: [] })).total,
      ),
    )
  expect(await totals()).toEqual([1, 1])
  await one.plant(seedOf('tabespil', losingGame()))
  expect(await totals()).toEqual([2, 2])
})
