import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createGameInput, type SlotResult } from '@spilvaerk/schemas'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { admitAnyway } from '../../../testing/admitted.ts'
import { runSql } from '../../../testing/database.ts'
import { verifyRoundFile } from '../../../testing/engine-cli.ts'
import { seedOf, smallGame } from '../../../testing/games.ts'
import { type House, openHouse } from '../../../testing/house.ts'
import { newPlayer, slotValue, value } from '../../../testing/players.ts'
import { poolAt } from './store.ts'

const pooled = smallGame({
  id: 'puljespil',
  jackpots: [
    { id: 'stor', name: 'Den store', coins: 20, contributionPpm: 150_000 },
    { id: 'snart', name: 'Snart', coins: 30, contributionPpm: 700_000, mustHitBy: 40 },
  ],
  features: [
    {
      type: 'wheel',
      id: 'hjul',
      trigger: { symbol: 's', at: 2 },
      segments: [
        { weight: 1, prize: { jackpot: 'stor' } },
        { weight: 1, prize: { jackpot: 'snart' } },
        { weight: 6, prize: { coins: 5 } },
      ],
    },
  ],
})

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(async () => {
  expect(await house.wallet.verify()).toMatchObject({ ok: true })
  await house.close()
})

let planted = 0
/** A game of its own, with somebody who plays it. */
async function newGame() {
  const slug = `puljespil-${planted++}`
  await house.plant(seedOf(slug, { ...pooled, id: slug }))
  const id = (await house.catalogue.list()).find((game) => game.slug === slug)!.id
  const player = await newPlayer(house, { balance: 5000, gameId: id })
  const account = `jackpot:${id}:snart:100000`
  const shown = async () => {
    const [, soon] = value(await house.jackpots.pools(id))
    return soon!.pools.find(({ bet }) => bet === 1)!.commitment
  }
  const paid = async () => value(await house.jackpots.paid({ id })).pools
  return { id, player, account, shown, paid }
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** What `slot-engine verify` says of an answer that was saved. */
function verified(answer: unknown) {
  const file = join(house.dataDir, 'pulje.json')
  writeFileSync(file, JSON.stringify(answer))
  return verifyRoundFile(file)
}

test('the hash stands before the first round, and the seed it is of is told when the pool has paid', async () => {
  const { player, shown, paid } = await newGame()
  const first = await shown()
  expect(first).toMatchObject({ number: 1, rounds: 0 })
  let played = 0
  while ((await shown())?.number === 1) {
    expect(await shown()).toMatchObject({ seedHash: first!.seedHash, rounds: played })
    value(await player.play())
    played++
  }
  const [pool] = (await paid()).filter(({ jackpot }) => jackpot === 'snart')
  expect(pool).toMatchObject({ number: 1, seedHash: first!.seedHash, rounds: played, openedAt: first!.openedAt })
  expect(sha256(pool!.seed!)).toBe(first!.seedHash)
  expect((await shown())?.seedHash).not.toBe(first!.seedHash)
})

test('neither seed nor height of a pool that grows is in any answer', async () => {
  const { id, player, account } = await newGame()
  await house.jackpots.pools(id)
  for (let round = 0; round < 20; round++) {
    const result = value(await player.play())
    const open = (await poolAt(house.storage.read, account))!
    const answers = [
      result,
      await house.jackpots.pools(id),
      await house.jackpots.paid({ id }),
      await house.rounds.round(result.roundId),
      await house.rounds.verification(result.roundId, player),
      await house.rounds.history(player.id, {}),
    ]
    expect(open).toMatchObject({ seed: expect.stringMatching(/^[0-9a-f]{64}$/), hitAt: expect.any(Number) })
    expect(JSON.stringify(answers)).not.toContain(open.seed)
  }
  const [, soon] = value(await house.jackpots.pools(id))
  expect(Object.keys(soon!.pools[0]!)).toEqual(['bet', 'amount', 'commitment'])
  expect(Object.keys(soon!.pools[0]!.commitment!).sort()).toEqual(['number', 'openedAt', 'rounds', 'seedHash'])
})

describe('what was paid', { timeout: 120_000 }, () => {
  test('is checked by the engine’s command line, pools and rounds', async () => {
    const { id, player, paid } = await newGame()
    const rounds: SlotResult[] = []
    for (let round = 0; round < 150; round++) rounds.push(value(await player.play()))
    const pools = await paid()
    expect(new Set(pools.map(({ jackpot, by }) => `${jackpot} ${by}`))).toEqual(
      new Set(['snart mustHit', 'snart prize', 'stor prize']),
    )
    const history = value(await house.jackpots.paid({ id }))
    const said = `all ${pools.length} pools are what the seeds and the rounds give`
    expect(verified(history)).toEqual({ code: 0, output: said })
    const at = pools.findIndex(({ by }) => by === 'mustHit')
    const wrong = pools.map((pool, n) => (n === at ? { ...pool, hitAtCoins: pool.hitAtCoins! - 1 } : pool))
    expect(verified({ pools: wrong })).toMatchObject({
      code: 1,
      output: expect.stringContaining(`pools[${at}].hitAtCoins`),
    })
    // A round that won a pool by a prize: the prize follows from the seed of the round.
    const won = pools.find(({ by }) => by === 'prize')!
    const verification = slotValue(await house.rounds.verification(won.roundId!, player))
    expect(verification.pools).toContainEqual(won)
    expect(verified(verification)).toEqual({ code: 0, output: 'the round is what its seed gives' })
    expect(verified({ ...verification, pools: [] }).output).toContain(`pools of ${won.jackpot} won by prizes`)
    const { roundId } = rounds.find(
      ({ jackpotWin, roundId }) => jackpotWin === 0 && !pools.some((one) => one.roundId === roundId),
    )!
    expect(slotValue(await house.rounds.verification(roundId, player)).pools).toEqual([])
    const paidMicro = pools.reduce((sum, { paidCoins, coin }) => sum + paidCoins * coin, 0)
    expect(paidMicro).toBeCloseTo(
      rounds.reduce((sum, { jackpotWin }) => sum + jackpotWin, 0),
      6,
    )
  })
})

test('a pool from before there were commitments pays at its height, and the next one is committed to', async () => {
  const { account, player, shown, paid, id } = await newGame()
  await runSql(house.storage, `INSERT INTO jackpot_pools (account, grown_ppm, hit_at) VALUES ('${account}', 0, 33)`)
  expect(await shown()).toBeNull()
  while ((await shown()) === null) value(await player.play())
  const [old] = (await paid()).filter(({ jackpot }) => jackpot === 'snart')
  expect(old).toMatchObject({ number: 0, seed: null, seedHash: null, openedPpm: null, rounds: null, hitAtCoins: 33 })
  if (old!.by === 'mustHit') expect(old!.paidCoins).toBe(33)
  expect(await shown()).toMatchObject({ number: 1, seedHash: expect.any(String) })
  expect(verified(value(await house.jackpots.paid({ id }))).code).toBe(0)
})

test('a game that comes to pay otherwise reveals the seed and goes on under another', async () => {
  const { id, player, shown, paid } = await newGame()
  const before = await shown()
  value(await player.play())
  const slug = `puljespil-${planted - 1}`
  const jackpots = pooled.jackpots!.map((jackpot) => (jackpot.id === 'snart' ? { ...jackpot, mustHitBy: 60 } : jackpot))
  await house.plant(seedOf(slug, { ...pooled, id: slug, jackpots }))
  const after = await shown()
  const changed = (await paid()).find(
    ({ by, coin, jackpot }) => by === 'changed' && coin === 0.1 && jackpot === 'snart',
  )
  expect(changed).toMatchObject({ seedHash: before!.seedHash, paidCoins: 0, roundId: null })
  expect(after!.seedHash).not.toBe(before!.seedHash)
  expect(verified(value(await house.jackpots.paid({ id }))).code).toBe(0)
})

test.each([
  ['UPDATE jackpot_pools SET hit_at = 31 WHERE seed IS NOT NULL', 'only grows'],
  ["UPDATE jackpot_pools SET seed = 'x' WHERE seed IS NOT NULL", 'only grows'],
  ['UPDATE jackpot_pools SET grown_ppm = grown_ppm - 1 WHERE grown_ppm > 0', 'only grows'],
  ['UPDATE jackpot_pools SET number = number + 1', 'opens anew when its end is kept'],
  ['DELETE FROM jackpot_pools', 'never deleted'],
  ["UPDATE paid_pools SET seed = 'x'", 'never changes'],
  ['DELETE FROM paid_pools', 'never deleted'],
])('the database refuses %s', async (statement, message) => {
  await expect(runSql(house.storage, statement)).rejects.toThrow(message)
})

test('a maker who looks with another version does not end the pool that players put into', async () => {
  const maker = { owners: ['member:mia' as const] }
  const wish = createGameInput.parse({ name: 'Maskepulje', definition: pooled })
  const { id } = value(await house.studio.create(wish, 'member:mia'))
  await admitAnyway({ services: house, storage: house.storage }, id)
  const player = await newPlayer(house, { balance: 5000, gameId: id })
  for (let round = 0; round < 5; round++) value(await player.play())
  const jackpots = pooled.jackpots?.map((jackpot) => (jackpot.mustHitBy ? { ...jackpot, mustHitBy: 31 } : jackpot))
  value(await house.studio.revise({ id, definition: { ...pooled, jackpots } }, 'member:mia'))
  const before = [value(await house.jackpots.pools(id)), value(await house.jackpots.paid({ id }))]

  const seen = value(await house.jackpots.pools(id, maker))
  expect(seen.map(({ mustHitByCoins }) => mustHitByCoins)).toEqual([null, 31])
  expect(seen[1]?.pools.map(({ commitment }) => commitment)).toEqual(seen[1]?.pools.map(() => null))
  expect([value(await house.jackpots.pools(id)), value(await house.jackpots.paid({ id }))]).toEqual(before)
})
