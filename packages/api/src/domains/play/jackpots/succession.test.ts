import type { Definition, Jackpot } from '@spilvaerk/slot-engine'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { admitAnyway } from '../../../testing/admitted.ts'
import { ASKING, seedOf, smallGame } from '../../../testing/games.ts'
import { type House, openHouse } from '../../../testing/house.ts'
import { keptLog } from '../../../testing/log.ts'
import { newPlayer, slotValue, value } from '../../../testing/players.ts'
import { poolAt } from './store.ts'

const kept = keptLog()
let house: House
beforeAll(async () => {
  house = await openHouse({ log: kept.log })
})
afterAll(async () => {
  expect(await house.wallet.verify()).toMatchObject({ ok: true })
  await house.close()
})

const STOR: Jackpot = { id: 'stor', name: 'Den store', coins: 20, contributionPpm: 150_000 }
const SNART: Jackpot = { id: 'snart', name: 'Snart', coins: 30, contributionPpm: 1_000_000, mustHitBy: 10_000 }
/** No round of these tests wins `stor`: its wheel starts with more stars than there are. */
const WHEEL: NonNullable<Definition['features']>[number] = {
  ...{ type: 'wheel', id: 'hjul', trigger: { symbol: 's', at: 9 } },
  segments: [{ weight: 1, prize: { jackpot: 'stor' } }],
}
const POOLED: Partial<Definition> = { jackpots: [STOR, SNART], features: [WHEEL] }
const withJackpots = (...jackpots: Jackpot[]): Partial<Definition> => ({ ...POOLED, jackpots })
const ALONE: Partial<Definition> = { features: [] }

let planted = 0
/** A game of the casino on whose pools so many rounds have been played. */
async function playedGame(rounds: number, first: Partial<Definition> = POOLED) {
  const slug = `arv-${planted++}`
  const plant = (changes: Partial<Definition>) => house.plant(seedOf(slug, smallGame({ id: slug, ...changes })))
  await plant(first)
  const { id } = (await house.catalogue.list()).find((game) => game.slug === slug)!
  const player = await newPlayer(house, { balance: 5000, gameId: id })
  for (let round = 0; round < rounds; round++) value(await player.play())
  const admitted = async () => (await house.catalogue.list()).find((game) => game.id === id)?.version
  const poolOf = async (jackpot: string, coinMicro = 100_000) =>
    (await poolAt(house.storage.read, `jackpot:${id}:${jackpot}:${coinMicro}`))!
  const faults = () =>
    kept
      .lines()
      .filter(({ game, msg }) => game === id && msg.includes('pools'))
      .flatMap((line) => line.faults)
  return { id, player, plant, admitted, poolOf, faults }
}

describe('a version is not admitted, and the one before is played on,', () => {
  test.each<[string, Partial<Definition>, string, RegExp]>([
    [
      'when what has gathered is above its ceiling',
      withJackpots(STOR, { ...SNART, mustHitBy: 32 }),
      'poolTooFull',
      /nået til 33 mønter.*betalt ved 32\. Sæt mustHitBy til mindst 34/,
    ],
    [
      'when it leads to its ceiling at once',
      withJackpots(STOR, { ...SNART, coins: 500, mustHitBy: 503 }),
      'poolTooFull',
      /mindst 504/,
    ],
    ['when a pool is dropped', withJackpots(STOR), 'poolDropped', /I puljen «snart» står 0,3 kr\..*Behold puljen/],
    ['when a pool comes to grow no more', withJackpots({ id: 'stor', coins: 20 }, SNART), 'poolDropped', /«stor»/],
    ['when a pool is only for other coins', { ...POOLED, betCoins: 16 }, 'poolDropped', /værdier af en mønt/],
    ['when nobody can win a pool', { ...POOLED, features: [] }, 'poolNotWinnable', /«Den store».*ingen vinde/],
    [
      'when nobody can win what had to be hit',
      withJackpots(STOR, { id: 'snart', coins: 30, contributionPpm: 1 }),
      'poolNotWinnable',
      /«snart»/,
    ],
  ])('%s', async (_, changes, code, text) => {
    const { player, plant, admitted, poolOf, faults } = await playedGame(3)
    const before = [await poolOf('stor'), await poolOf('snart')]
    await plant(changes)
    expect(await admitted()).toBe(1)
    expect(faults()).toEqual(
      expect.arrayContaining([expect.objectContaining({ code, text: expect.stringMatching(text) })]),
    )
    expect([await poolOf('stor'), await poolOf('snart')]).toEqual(before)
    value(await player.play())
    // The next start asks again.
    await plant(changes)
    expect(await admitted()).toBe(1)
  })
})

test('a version is admitted at a later start, when its pool has been paid', async () => {
  const terms = { ...SNART, mustHitBy: 36 }
  const { player, plant, admitted, poolOf } = await playedGame(0, { ...ALONE, jackpots: [terms] })
  while ((await poolOf('snart'))?.grownPpm !== 2_000_000) value(await player.play())
  const lower = { ...ALONE, jackpots: [{ ...terms, mustHitBy: 32 }] }
  await plant(lower)
  expect(await admitted()).toBe(1)
  while ((await poolOf('snart')).grownPpm > 0) value(await player.play())
  await plant(lower)
  expect(await admitted()).toBe(2)
  expect(await poolOf('snart')).toMatchObject({ mustHitBy: 32, grownPpm: 0 })
})

test('a version that nobody has played for may drop its pools', async () => {
  const { plant, admitted } = await playedGame(0)
  await plant({})
  expect(await admitted()).toBe(2)
})

test('pools whose terms change keep what they hold, and are to be hit above it', async () => {
  for (let mustHitBy = 61; mustHitBy < 71; mustHitBy++) {
    const { plant, admitted, poolOf, id } = await playedGame(30)
    const held = await poolOf('snart')
    await plant(withJackpots({ ...STOR, coins: 25 }, { ...SNART, mustHitBy }))
    expect(await admitted()).toBe(2)
    const after = await poolOf('snart')
    // Their terms are others from the admission on, and not from the next round.
    expect(after).toMatchObject({ grownPpm: held.grownPpm, number: 2, mustHitBy })
    expect(after.hitAt).toBeGreaterThan(60)
    expect((await poolOf('stor')).startCoins).toBe(25)
    const { pools } = value(await house.jackpots.paid({ id }))
    expect(pools.map(({ by, paidCoins }) => [by, paidCoins])).toEqual([
      ['changed', 0],
      ['changed', 0],
    ])
  }
})

describe('a round that waited while another version was admitted', () => {
  const asking = { modes: ASKING.modes, features: ASKING.features }
  const playing = async (first: Partial<Definition>, rounds: number) => {
    const game = await playedGame(rounds, first)
    const waiting = value(await game.player.play({ mode: 'koeb' }))
    expect(waiting.status).toBe('open')
    const end = async () => slotValue(await house.rounds.choose({ id: waiting.roundId, choices: [0] }, game.player))
    return { ...game, end }
  }

  test('puts in and takes by the terms that the pools have by then', async () => {
    const low = { ...asking, jackpots: [{ ...SNART, mustHitBy: 40 }] }
    const { id, plant, admitted, poolOf, end } = await playing(low, 0)
    await plant({ ...asking, jackpots: [{ ...SNART, contributionPpm: 500_000 }] })
    expect(await admitted()).toBe(2)
    const other = await newPlayer(house, { balance: 5000, gameId: id })
    for (let round = 0; round < 30; round++) value(await other.play())
    // More than the waiting round's version would leave in it.
    const before = await poolOf('snart')
    expect(before).toMatchObject({ grownPpm: 15_000_000, rounds: 30 })
    expect((await end()).jackpotWin).toBe(0)
    expect(await poolOf('snart')).toEqual({ ...before, grownPpm: 15_500_000, rounds: 31 })
  })

  test('puts nothing into a pool that is no more', async () => {
    const { plant, admitted, poolOf, end } = await playing({ ...asking, jackpots: [SNART] }, 0)
    await plant(asking)
    expect(await admitted()).toBe(2)
    expect((await end()).status).toBe('done')
    expect(await poolOf('snart')).toBeUndefined()
  })

  test('goes on as before where no other version is admitted', async () => {
    const { id, poolOf, end } = await playing({ ...asking, jackpots: [SNART] }, 2)
    await admitAnyway({ services: house, storage: house.storage }, id, 'suspended')
    await end()
    expect(await poolOf('snart')).toMatchObject({ grownPpm: 3_000_000, rounds: 3 })
  })
})
