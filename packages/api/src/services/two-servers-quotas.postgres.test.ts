import { createGameInput, MOST_ART_BYTES } from '@spilvaerk/schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { memberOwner } from '../domains/games/catalogue/owner.ts'
import { memberViewer } from '../domains/games/catalogue/service.ts'
import { newBuyer } from '../testing/buyers.ts'
import { runSql } from '../testing/database.ts'
import { smallGame } from '../testing/games.ts'
import { type House, openHouse } from '../testing/house.ts'
import { pictureOf } from '../testing/pictures.ts'
import { codeOf, value } from '../testing/players.ts'

/** What there is only so much of, taken by two servers of one casino at once. */
let house: House
let other: House
beforeAll(async () => {
  house = await openHouse()
  other = await openHouse({ beside: house })
  // Packages wait: nobody works on them.
  await Promise.all([house, other].map(({ certifications }) => certifications.stop()))
})
afterAll(async () => {
  await other.close()
  await house.close()
})

const CALLS = 50
/** So many calls at once, every other on the other server. */
const together = <T>(call: (house: House, n: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: CALLS }, (_, n) => call(n % 2 === 0 ? house : other, n)))
const count = (codes: readonly string[], code: string) => codes.filter((one) => one === code).length

async function makerWith(games: number, definition: object = smallGame()) {
  const { id } = await newBuyer(house)
  const ids: number[] = []
  for (let n = 0; n < games; n++) {
    const wish = createGameInput.parse({ name: `Mosen ${n}`, description: 'Et stille spil.', definition })
    ids.push(value(await house.studio.create(wish, memberOwner(id))).id)
  }
  return { id, ids, viewer: memberViewer(id) }
}

test('of a game one package for laboratories is made at a time', async () => {
  const { id, ids } = await makerWith(1)
  const codes = (await together((at) => at.certifications.begin(id, { id: Number(ids[0]), rounds: 1000 }))).map(codeOf)
  expect([count(codes, 'granted'), count(codes, 'certificationRunning')]).toEqual([1, CALLS - 1])
  expect(value(await other.certifications.list(id, Number(ids[0])))).toHaveLength(1)
})

test('a maker has ten packages a day, whichever server makes them', async () => {
  const { id, ids } = await makerWith(12)
  const codes = (
    await together((at, n) => at.certifications.begin(id, { id: Number(ids[n % ids.length]), rounds: 1000 }))
  ).map(codeOf)
  const begun = await other.certifications.personalData(id)
  expect([count(codes, 'granted'), begun.length]).toEqual([10, 10])
  expect(count(codes, 'tooManyCertifications')).toBeGreaterThan(0)
})

test('a maker lists three games a day, whichever servers are asked', async () => {
  const first = await newBuyer(house)
  const wish = createGameInput.parse({ name: 'Engen', rtp: 9500, reels: 5, paylines: 10, volatility: 'medium' })
  const blameless = value(await house.studio.create(wish, memberOwner(first.id)))
  const { definition } = value(await house.catalogue.definition(blameless.id, memberViewer(first.id)))
  const { id, ids } = await makerWith(6, definition)
  const maker = { owner: memberOwner(id), memberId: id }
  const list = (at: House, n: number) => at.admission.setVisibility(Number(ids[n % ids.length]), 'listed', maker)
  const codes = (await together(list)).map(codeOf)
  expect(count(codes, 'listedTooOften')).toBeGreaterThan(0)
  const standing = await Promise.all(ids.map((game) => other.catalogue.standings.of(other.storage.read, game)))
  expect(standing.flat().filter(({ state }) => state === 'listed')).toHaveLength(3)
})

test('the files of a maker take no more room than there is', async () => {
  const { id, ids, viewer } = await makerWith(2)
  const [full, game] = ids
  const room = 12_000
  // As if the other game had nearly all of it.
  await runSql(
    house.storage,
    `INSERT INTO art_files (hash, type, size, content, created_at)
     VALUES ('full-${id}', 'webp', ${5 * MOST_ART_BYTES - room}, '', 0)`,
    `INSERT INTO art_uses (game_id, hash) VALUES (${full}, 'full-${id}')`,
  )
  const pictures = await Promise.all(
    Array.from({ length: CALLS }, (_, n) => pictureOf('png', 200 + n, 200, `#${(n * 5 + 16).toString(16)}4060`)),
  )
  const { art } = house
  const codes = (
    await together((at, n) =>
      at.art.upload({ id: Number(game), slot: 'symbol:a', file: pictures[n] as Buffer, isFramed: false }, viewer),
    )
  ).map(codeOf)
  expect(count(codes, 'granted')).toBeGreaterThan(1)
  expect(count(codes, 'artQuota')).toBeGreaterThan(1)
  const { bytes, revisions } = value(await art.of(Number(game), viewer))
  expect(bytes).toBeLessThanOrEqual(room)
  expect(revisions).toHaveLength(count(codes, 'granted'))
})
