import { createHash } from 'node:crypto'
import { createGameInput } from '@spilvaerk/schemas'
import type { Jackpot } from '@spilvaerk/slot-engine'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { admitAnyway } from '../../../testing/admitted.ts'
import { runSql } from '../../../testing/database.ts'
import { losingGame, seedOf, smallGame } from '../../../testing/games.ts'
import { type House, openHouse } from '../../../testing/house.ts'
import { createTestClock } from '../../../testing/members.ts'
import { newPlayer, value } from '../../../testing/players.ts'
import { ACCOUNTS, createLedger } from '../../money/wallet/ledger.ts'
import { poolKey } from './service.ts'
import { poolAt } from './store.ts'

const MINUTE = 60_000
/** What a coin of a round for 1 kr. is worth, in micro-DKK. */
const COIN = 100_000
const clock = createTestClock()
const ledger = createLedger(clock)
let house: House
beforeAll(async () => {
  house = await openHouse({ clock })
})
afterAll(async () => {
  expect(await house.wallet.verify()).toMatchObject({ ok: true })
  await house.close()
})

/** Falls by itself at 31 coins: after each second round, as a rule. */
const SOON: Jackpot = { id: 'snart', name: 'Snart', coins: 30, contributionPpm: 700_000, mustHitBy: 31 }

let planted = 0
/** A game that wins nothing but its jackpots, and somebody who plays it. */
async function newGame(jackpots: readonly Jackpot[] = [SOON], changes: Parameters<typeof smallGame>[0] = {}) {
  const slug = `puljespil-${planted++}`
  const plant = (pools: readonly Jackpot[], more = changes) =>
    house.plant(seedOf(slug, smallGame({ ...losingGame(), ...more, id: slug, jackpots: [...pools] })))
  await plant(jackpots)
  const id = (await house.catalogue.list()).find((game) => game.slug === slug)!.id
  const player = await newPlayer(house, { balance: 1000, gameId: id })
  const view = async (at = 0, bet = 1) => {
    const jackpot = value(await house.jackpots.pools(id))[at]!
    return { ...jackpot, ...jackpot.pools.find((pool) => pool.bet === bet)! }
  }
  return {
    ...{ id, player, plant, view },
    play: async (rounds = 1, bet = 1) => {
      const wins: number[] = []
      for (let n = 0; n < rounds; n++) wins.push(value(await player.play({ bet })).jackpotWin)
      return wins
    },
    account: (jackpot = 'snart', coin = COIN) => ACCOUNTS.jackpot(id, jackpot, coin),
    paid: async () => value(await house.jackpots.paid({ id })).pools,
    movements: async () =>
      (await house.wallet.history(player.id, {})).movements.map(({ kind, text, amount }) => [kind, text, amount]),
  }
}
const balanceOf = (account: string) => ledger.balanceMicro(house.storage.read, account)

describe('a pool', () => {
  test('grows by each round and pays at its height; what is left of a coin stays in the next one', async () => {
    const game = await newGame()
    expect(await game.view()).toMatchObject({
      ...{ id: 'snart', name: 'Snart', startCoins: 30, mustHitByCoins: 31, amount: 3 },
      commitment: { number: 1, rounds: 0, openedAt: clock.now().toISOString() },
    })
    const { seedHash } = (await game.view()).commitment!
    const openedAt = clock.now().toISOString()
    clock.pass(MINUTE)
    expect(await game.play()).toEqual([0])
    expect(await game.view()).toMatchObject({ amount: 3.07, commitment: { number: 1, rounds: 1, seedHash } })
    const { roundId, jackpotWin } = value(await game.player.play())
    expect(jackpotWin).toBe(3.1)
    expect(await game.view()).toMatchObject({ amount: 3.04, commitment: { number: 2, rounds: 0 } })
    expect(await game.play(2)).toEqual([3.1, 0])
    const [second, first] = await game.paid()
    expect(first).toEqual({
      ...{ id: expect.any(Number), jackpot: 'snart', coin: 0.1, number: 1, definitionHash: expect.any(String) },
      ...{ startCoins: 30, mustHitByCoins: 31, contributionPpm: 700_000, openedPpm: 0, rounds: 2, grownPpm: 1_400_000 },
      ...{ seed: expect.stringMatching(/^[0-9a-f]{64}$/), seedHash, by: 'mustHit', hitAtCoins: 31, paidCoins: 31 },
      ...{ openedAt, endedAt: clock.now().toISOString(), roundId },
    })
    expect(createHash('sha256').update(first!.seed!).digest('hex')).toBe(seedHash)
    expect(second).toMatchObject({ number: 2, openedPpm: 400_000, rounds: 1, grownPpm: 1_100_000, paidCoins: 31 })
    expect(second!.seed).toMatch(/^[0-9a-f]{64}$/)
    expect(second!.seed).not.toBe(first!.seed)
    expect(await house.jackpots.paidTo(roundId)).toEqual([first])
    expect(await house.jackpots.paidTo('another')).toEqual([])
  })

  test('is paid by its account, and its start by the casino; the player reads of it', async () => {
    const game = await newGame()
    const before = await balanceOf(ACCOUNTS.house)
    const { roundId } = value(await game.player.play())
    expect([await balanceOf(game.account()), (await balanceOf(ACCOUNTS.house)) - before]).toEqual([70_000, 930_000])
    const grown = await ledger.movementOf(house.storage.read, poolKey({ id: roundId }))
    expect(grown).toMatchObject({ kind: 'jackpot', text: 'Til jackpotpuljen', memberId: game.player.id, roundId })
    await game.play()
    expect([await balanceOf(game.account()), (await balanceOf(ACCOUNTS.house)) - before]).toEqual([40_000, -1_140_000])
    expect(await game.player.balance()).toBe(1001.1)
    expect((await game.movements()).filter(([kind]) => kind === 'jackpot')).toEqual([['jackpot', 'Jackpotpulje', 3.1]])
    expect(await house.limits.session(game.player.id)).toMatchObject({ wagered: 2, won: 3.1 })
  })

  test('counts every fraction, and its account whole millionths of a krone', async () => {
    const game = await newGame([{ ...SOON, contributionPpm: 333_333, mustHitBy: 40 }])
    const amounts: number[] = []
    for (let n = 0; n < 3; n++) {
      await game.play(1, 0.1)
      amounts.push((await game.view(0, 0.1)).amount)
    }
    expect(amounts).toEqual([0.303333, 0.306666, 0.309999])
    expect(await balanceOf(game.account('snart', 10_000))).toBe(9999)
    expect((await game.view()).amount).toBe(3)
  })

  test('that grows by less than can be booked moves no money', async () => {
    const game = await newGame([{ id: 'lille', coins: 5, contributionPpm: 1 }])
    expect(await game.view()).toMatchObject({ commitment: null })
    expect(await poolAt(house.storage.read, game.account('lille', 10_000))).toBeUndefined()
    const { roundId } = value(await game.player.play({ bet: 0.1 }))
    expect(await ledger.movementOf(house.storage.read, poolKey({ id: roundId }))).toBeUndefined()
    expect(await poolAt(house.storage.read, game.account('lille', 10_000))).toMatchObject({ grownPpm: 1, rounds: 1 })
    expect(await game.view(0, 0.1)).toMatchObject({ name: 'lille', mustHitByCoins: null, commitment: null })
  })

  test('beside another keeps its own account', async () => {
    const game = await newGame([SOON, { id: 'stor', coins: 20, contributionPpm: 150_000 }])
    await game.play(2)
    expect([await balanceOf(game.account()), await balanceOf(game.account('stor'))]).toEqual([40_000, 30_000])
    expect((await game.view(1)).amount).toBe(2.03)
    expect((await game.paid()).map(({ jackpot }) => jackpot)).toEqual(['snart'])
  })

  test('that a round wins more than once pays each time, with what is there by then', async () => {
    const twice = smallGame({
      jackpots: [{ ...SOON, mustHitBy: 40 }],
      features: [{ type: 'pick', id: 'kuverter', items: [{ count: 2, prize: { jackpot: 'snart' } }], picks: 2 }],
      modes: [{ id: 'koeb', name: 'Køb', coins: 100, buys: { feature: 'kuverter' } }],
    })
    const game = await newGame(twice.jackpots, { features: twice.features!, modes: twice.modes! })
    await game.play()
    const { totalWin, jackpotWin } = value(await game.player.play({ mode: 'koeb' }))
    expect([totalWin, jackpotWin]).toEqual([6.1, 0.1])
    const paid = await game.paid()
    expect(
      paid.map(({ number, by, paidCoins, openedPpm, rounds }) => [number, by, paidCoins, openedPpm, rounds]),
    ).toEqual([
      [2, 'prize', 0, 400_000, 0],
      [1, 'prize', 1, 0, 2],
    ])
    expect(new Set(paid.map(({ seed }) => seed)).size).toBe(2)
    expect(await game.view()).toMatchObject({ amount: 3.04, commitment: { number: 3, rounds: 0 } })
    expect(await house.jackpots.paidTo(paid[0]!.roundId!)).toEqual(paid.toReversed())
  })
})

describe('the pools of a game', () => {
  test('are those that rounds put into; a fixed jackpot is none', async () => {
    const game = await newGame([{ id: 'fast', coins: 50 }])
    for (const id of [1, game.id]) expect(await house.jackpots.pools(id)).toEqual({ ok: true, value: [] })
    expect(await game.play()).toEqual([0])
    expect(await game.paid()).toEqual([])
    expect(await house.jackpots.pools(9999)).toMatchObject({ refusal: { code: 'gameNotFound' } })
    expect(await house.jackpots.paid({ id: 9999 })).toMatchObject({ refusal: { code: 'gameNotFound' } })
  })

  test('open when somebody looks, for every bet, and once', async () => {
    const game = await newGame()
    const first = value(await house.jackpots.pools(game.id))
    expect(new Set(first[0]!.pools.map(({ commitment }) => commitment?.seedHash)).size).toBe(first[0]!.pools.length)
    clock.pass(MINUTE)
    expect(value(await house.jackpots.pools(game.id))).toEqual(first)
  })

  test('open for the other bets when a round has opened one, and anew when their terms are others', async () => {
    const game = await newGame()
    await game.play()
    const numbers = async () =>
      value(await house.jackpots.pools(game.id))[0]!.pools.map(({ commitment }) => commitment?.number)
    expect(new Set(await numbers())).toEqual(new Set([1]))
    await game.plant([{ ...SOON, mustHitBy: 90 }])
    expect(new Set(await numbers())).toEqual(new Set([2]))
  })

  test('do not open for a game that takes no money, whoever looks', async () => {
    const { id } = value(
      await house.studio.create(
        createGameInput.parse({ name: 'Pulje', definition: smallGame({ ...losingGame(), jackpots: [SOON] }) }),
        'member:mia',
      ),
    )
    const viewer = { owners: ['member:mia'] }
    const shown = async () =>
      value(await house.jackpots.pools(id, viewer)).flatMap(({ pools }) => pools.map(({ commitment }) => commitment))
    const isClosed = async () => expect(new Set(await shown())).toEqual(new Set([null]))
    await isClosed()
    await admitAnyway({ services: house, storage: house.storage }, id)
    // It is withdrawn between the look and the opening.
    const table = house.catalogue.table
    vi.spyOn(house.catalogue, 'table').mockImplementationOnce(async (...asked) => {
      const seen = await table(...asked)
      await admitAnyway({ services: house, storage: house.storage }, id, 'withdrawn')
      return seen
    })
    await isClosed()
    await admitAnyway({ services: house, storage: house.storage }, id)
    expect(await shown()).not.toContain(null)
  })
})

describe('pools that have paid', () => {
  test('are shown by the hundred, newest first', async () => {
    const game = await newGame()
    const add = (from: number, to: number) =>
      runSql(
        house.storage,
        `WITH RECURSIVE n(x) AS (SELECT ${from} UNION ALL SELECT x + 1 FROM n WHERE x < ${to})
         INSERT INTO paid_pools (account, game_id, jackpot, coin_micro, number, definition_hash, start_coins,
           contribution_ppm, rounds, grown_ppm, ended_at, by, paid_coins)
         SELECT '${game.account()}', ${game.id}, 'snart', ${COIN}, x, 'x', 30, 1, 1, 1, 1, 'mustHit', 31 FROM n`,
      )
    const page = async (cursor?: number) => {
      const { pools, nextCursor } = value(await house.jackpots.paid({ id: game.id, cursor }))
      return { numbers: pools.map(({ number }) => number), nextCursor, last: pools.at(-1)?.id }
    }
    await add(1, 100)
    expect(await page()).toMatchObject({ numbers: Array.from({ length: 100 }, (_, at) => 100 - at), nextCursor: null })
    await add(101, 101)
    const { numbers, nextCursor, last } = await page()
    expect([numbers.length, numbers[0], numbers.at(-1), nextCursor]).toEqual([100, 101, 2, last])
    expect(await page(nextCursor!)).toMatchObject({ numbers: [1], nextCursor: null })
  })
})

describe('a new version of the game', () => {
  const { mustHitBy: _, ...open } = { ...SOON, contributionPpm: 500_000 }
  const LONG = { ...open, mustHitBy: 60 }
  test.each([
    ['another start', LONG, { ...LONG, coins: 20 }],
    ['another height', LONG, { ...LONG, mustHitBy: 70 }],
    ['another contribution', LONG, { ...LONG, contributionPpm: 600_000 }],
    ['a height', open, LONG],
  ])('that has %s opens another pool, with what was in it', async (_, before, after) => {
    const game = await newGame([before])
    await game.play(3)
    await game.plant([after])
    await game.play()
    const [changed] = (await game.paid()).filter(({ coin }) => coin === 0.1)
    expect(changed).toMatchObject({
      ...{ number: 1, by: 'changed', paidCoins: 0, roundId: null, grownPpm: 1_500_000, rounds: 3 },
      ...{ startCoins: before.coins, contributionPpm: 500_000 },
      mustHitByCoins: 'mustHitBy' in before ? before.mustHitBy : null,
    })
    expect(await poolAt(house.storage.read, game.account())).toMatchObject({
      ...{ number: 2, rounds: 1, openedPpm: 1_500_000, grownPpm: 1_500_000 + after.contributionPpm },
      ...('mustHitBy' in after ? { hitAt: expect.any(Number) } : { hitAt: null, seed: null, seedHash: null }),
    })
  })

  test.each([[LONG], [open]])('that pays as before goes on with the pool', async (jackpot) => {
    const game = await newGame([jackpot])
    await game.play(3)
    await game.plant([jackpot], { maxWin: 400 })
    await game.play()
    expect(await poolAt(house.storage.read, game.account())).toMatchObject({ number: 1, rounds: 4 })
    expect(await game.paid()).toEqual([])
  })
})

describe('a pool from before its terms were kept', () => {
  const { mustHitBy: _, ...open } = SOON
  test.each<[string, Jackpot, number | null, number]>([
    ['a height that is possible', SOON, 31, 0],
    ['a height at its start', SOON, 30, 1],
    ['a height above the last', SOON, 32, 1],
    ['no height, where there must be one', SOON, null, 1],
    ['no height, where there is none', open, null, 0],
    ['a height, where there is none', open, 31, 1],
  ])('with %s', async (_, jackpot, hitAt, number) => {
    const game = await newGame([{ ...jackpot, contributionPpm: 1000 }])
    await runSql(
      house.storage,
      `INSERT INTO jackpot_pools (account, grown_ppm, hit_at) VALUES ('${game.account()}', 5, ${hitAt})`,
    )
    await game.play()
    expect(await poolAt(house.storage.read, game.account())).toMatchObject({ number, grownPpm: 1005 })
    const old = (await game.paid()).find((pool) => pool.number === 0)
    if (number === 0) expect(old).toBeUndefined()
    else
      expect(old).toMatchObject({
        ...{ by: 'changed', startCoins: 30, contributionPpm: 1000, mustHitByCoins: jackpot.mustHitBy ?? null },
        ...{ grownPpm: 5, openedPpm: null, rounds: null, openedAt: null, seedHash: null, hitAtCoins: hitAt },
      })
  })
})
