import { randomUUID } from 'node:crypto'
import { spinResult, type TableResult, verification } from '@spilvaerk/schemas'
import { createRng } from '@spilvaerk/slot-engine'
import { verifyTable } from '@spilvaerk/table-games'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ASSETS } from '../../../platform/config/assets.ts'
import type { Outcome, RefusalCode } from '../../../platform/refusals/refusals.ts'
import { type House, openHouse } from '../../../testing/house.ts'
import { createTestClock } from '../../../testing/members.ts'
import { codeOf, newPlayer, value } from '../../../testing/players.ts'
import { readTableSeeds } from '../../games/catalogue/seed-tables.ts'
import { OPEN_MS } from './service.ts'

const clock = createTestClock()
let house: House
let war: number
let roulette: number
let craps: number
beforeAll(async () => {
  house = await openHouse({ clock })
  const seeds = await readTableSeeds(ASSETS.seeds)
  const wanted = seeds.filter(({ slug }) =>
    ['tinsoldatens-krig', 'havnens-roulette', 'baadsmandens-craps'].includes(slug),
  )
  await house.plant(...wanted.map(({ sheet: _, ...seed }) => seed))
  const idOf = async (slug: string) => (await house.catalogue.list()).find((game) => game.slug === slug)?.id ?? 0
  war = await idOf('tinsoldatens-krig')
  roulette = await idOf('havnens-roulette')
  craps = await idOf('baadsmandens-craps')
})
afterAll(() => house.close())

function table<C extends RefusalCode>(outcome: Outcome<{ readonly kind: string }, C>): TableResult {
  const told = spinResult.parse(value(outcome))
  if (told.kind === 'slot') throw new Error('a slot')
  return told
}

type Player = Awaited<ReturnType<typeof newPlayer>>
const money = { stake: 'money' } as const

/** Plays wars for money until one ties. */
async function tied(player: Player, bets = [{ bet: 'ante', amount: 10 }]): Promise<TableResult> {
  for (;;) {
    const round = table(await house.rounds.spin({ id: war, bets, ...money }, player))
    if (round.status === 'open') return round
  }
}

/** Somebody whose first war ties, with half of what going to war costs. */
async function tiedOnce() {
  for (;;) {
    const player = await newPlayer(house, { gameId: war, balance: 1500 })
    const open = table(await house.rounds.spin({ id: war, bet: 1000, ...money }, player))
    if (open.status === 'open') return { player, open }
  }
}

describe('several bets', () => {
  test('cost their sum, are told as they were placed, and pay what their spots pay', async () => {
    const player = await newPlayer(house, { gameId: roulette })
    const bets = [
      { bet: 'red', amount: 20 },
      { bet: 'straight-17', amount: 5 },
    ]
    const round = table(await house.rounds.spin({ id: roulette, bets, ...money }, player))
    expect(round).toMatchObject({ kind: 'roulette', coin: 1, bet: 25, cost: 25, bets, choices: [], status: 'done' })
    const paid = round.round.spots.reduce((sum, { paidCoins }) => sum + paidCoins, 0)
    expect([round.totalWin, round.totalCoins, round.balance]).toEqual([paid, paid, 1000 - 25 + paid])
    expect(await player.balance()).toBe(1000 - 25 + paid)
  })

  test('a plain bet lies on the main spot', async () => {
    const round = table(await house.rounds.spin({ id: war, bet: 4 }))
    expect(round).toMatchObject({ bet: 4, bets: [{ bet: 'ante', amount: 4 }], stake: 'demo' })
  })

  test('a key is answered with its round, and refused with other bets', async () => {
    const key = randomUUID()
    const bets = [
      { bet: 'red', amount: 2 },
      { bet: 'odd', amount: 2 },
    ]
    const first = table(await house.rounds.spin({ id: roulette, bets, key }))
    const again = table(await house.rounds.spin({ id: roulette, bets: bets.toReversed(), key }))
    expect(again.roundId).toBe(first.roundId)
    for (const other of [
      { bets: bets.slice(1) },
      { bet: 4 },
      {
        bets: [
          { bet: 'red', amount: 2 },
          { bet: 'even', amount: 2 },
        ],
      },
    ])
      expect(codeOf(await house.rounds.spin({ id: roulette, key, ...other }))).toBe('keyReused')
  })
})

describe('bets that are refused move no money', () => {
  test.each([
    [{ bets: [{ bet: 'straight-40', amount: 1 }] }, 'spotUnknown', 'bets[0].bet'],
    [{ bets: [{ bet: 'red', amount: 1 }] }, 'betOutside', 'bets[0].amount'],
    [{ bets: [{ bet: 'red', amount: 5000 }] }, 'betOutside', 'bets[0].amount'],
    [{ bets: [{ bet: 'red', amount: 2.5 }] }, 'betStep', 'bets[0].amount'],
    [{ bets: [{ bet: 'red', amount: 2.000_000_1 }] }, 'betStep', 'bets[0].amount'],
    [{ bets: ['a', 'b'].map(() => ({ bet: 'red', amount: 2 })) }, 'betDuplicate', 'bets[1].bet'],
    [
      {
        bets: [
          { bet: 'red', amount: 1500 },
          { bet: 'odd', amount: 1000 },
        ],
      },
      'betsOverRound',
      'bets',
    ],
    [{ bet: 1, bets: [{ bet: 'red', amount: 2 }] }, 'betAndBets', 'bets'],
    [{ bet: 0.5 }, 'betOutside', 'bet'],
    [{ bet: 1, mode: 'koeb' }, 'modeNotOffered', 'mode'],
  ])('%j is %s', async (input, code, field) => {
    const player = await newPlayer(house, { gameId: roulette })
    const refused = await house.rounds.spin({ id: roulette, ...input, ...money }, player)
    expect(codeOf(refused)).toBe(code)
    if (!refused.ok && 'field' in refused.refusal) expect(refused.refusal.field).toBe(field)
    expect(await player.balance()).toBe(1000)
  })

  test('a spot without the one that it needs, and bets where a slot is played', async () => {
    expect(codeOf(await house.rounds.spin({ id: war, bets: [{ bet: 'tie', amount: 1 }] }))).toBe('betNeedsOther')
    expect(codeOf(await house.rounds.spin({ id: 1, bets: [{ bet: 'ante', amount: 1 }] }))).toBe('betsNotOffered')
  })
})

describe('a raise', () => {
  test('is a posting of its own in the round that waits, and is taken once', async () => {
    const player = await newPlayer(house, { gameId: war, balance: 5000 })
    const open = await tied(player)
    expect(open.round.awaiting).toMatchObject({
      asks: 'tie',
      moves: [
        { move: 'surrender', coins: 0 },
        { move: 'war', coins: 10 },
      ],
    })
    const before = await player.balance()
    const choices = ['war']
    const done = table(await house.rounds.choose({ id: open.roundId, choices }, player))
    expect(done).toMatchObject({ cost: 20, bet: 10, choices, status: 'done', balance: before - 10 + done.totalWin })
    expect(await player.balance()).toBe(before - 10 + done.totalWin)
    // Again, it changes nothing.
    expect(table(await house.rounds.choose({ id: open.roundId, choices }, player))).toEqual(done)
    expect(codeOf(await house.rounds.choose({ id: open.roundId, choices: ['surrender'] }, player))).toBe(
      'choicesConflict',
    )
    expect(await player.balance()).toBe(before - 10 + done.totalWin)
  })

  test('sent many times at once is taken once', async () => {
    const player = await newPlayer(house, { gameId: war, balance: 5000 })
    const open = await tied(player)
    const before = await player.balance()
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => house.rounds.choose({ id: open.roundId, choices: ['war'] }, player)),
    )
    const [first, ...others] = answers.map(table)
    for (const other of others) expect(other).toEqual(first)
    expect(await player.balance()).toBe(before - 10 + (first?.totalWin ?? 0))
  })

  test('without the money for it is refused, and the round goes on', async () => {
    const { player, open } = await tiedOnce()
    expect(codeOf(await house.rounds.choose({ id: open.roundId, choices: ['war'] }, player))).toBe('insufficientFunds')
    const still = await house.rounds.open(war, player)
    expect(still).toMatchObject({ roundId: open.roundId, cost: 1000, choices: [], status: 'open' })
    expect(table(await house.rounds.choose({ id: open.roundId, choices: ['surrender'] }, player))).toMatchObject({
      ...{ totalWin: 500, cost: 1000, balance: 1000 },
    })
  })

  test('of a list is taken though a later choice is refused, once, and the refusal says which one it is of', async () => {
    const player = await newPlayer(house, { gameId: war, balance: 5000 })
    const open = await tied(player)
    const before = await player.balance()
    const list = { id: open.roundId, choices: ['war', 'war'] }
    const refused = await house.rounds.choose(list, player)
    expect(refused).toMatchObject({ ok: false, refusal: { code: 'choiceNotAsked', at: 1 } })
    const kept = table(await house.rounds.choose({ id: open.roundId, choices: ['war'] }, player))
    expect(kept).toMatchObject({ cost: 20, choices: ['war'], status: 'done' })
    expect(codeOf(await house.rounds.choose(list, player))).toBe('roundDone')
    expect(await player.balance()).toBe(before - 10 + kept.totalWin)
  })

  test.each([
    [['fight'], 'moveNotOffered'],
    [[1], 'moveNotOffered'],
    [[{ move: 'war', amount: 5 }], 'moveAmountWrong'],
  ])('the choice %j is refused, and the round stays as it was', async (choices, code) => {
    const player = await newPlayer(house, { gameId: war, balance: 5000 })
    const open = await tied(player)
    const before = await player.balance()
    expect(codeOf(await house.rounds.choose({ id: open.roundId, choices }, player))).toBe(code)
    expect(await player.balance()).toBe(before)
    expect(await house.rounds.open(war, player)).toMatchObject({ roundId: open.roundId, choices: [], cost: 10 })
  })
})

describe('new bets and bets that come down in the course of a round', () => {
  /** A round whose first throw made a point. */
  async function pointed(player: Player, bets = [{ bet: 'pass', amount: 900 }]): Promise<TableResult> {
    for (;;) {
      let round = table(await house.rounds.spin({ id: craps, bets, ...money }, player))
      if (offered(round, 'odds')) return round
      while (round.status === 'open')
        round = table(await house.rounds.choose({ id: round.roundId, choices: [...round.choices, 'roll'] }, player))
    }
  }
  const offered = ({ round }: TableResult, move: string) => round.awaiting?.moves.find((one) => one.move === move)

  test('share the limit of the round with the first bets: what is over it is refused, and no money moves', async () => {
    const player = await newPlayer(house, { gameId: craps, balance: 50_000 })
    const open = await pointed(player, [
      { bet: 'pass', amount: 1000 },
      { bet: 'place-6', amount: 996 },
      { bet: 'place-8', amount: 900 },
    ])
    expect(offered(open, 'come')).toMatchObject({ upTo: 104 })
    expect(offered(open, 'odds')?.upTo).toBeGreaterThanOrEqual(3000)
    const before = await player.balance()
    const choose = (...choices: (string | { move: string; amount: number })[]) =>
      house.rounds.choose({ id: open.roundId, choices }, player)
    expect(codeOf(await choose({ move: 'come', amount: 105 }))).toBe('moveAmountWrong')
    expect(await player.balance()).toBe(before)
    const come = table(await choose({ move: 'come', amount: 104 }))
    expect([come.cost, await player.balance()]).toEqual([open.cost + 104, before - 104])
    expect(codeOf(await choose({ move: 'come', amount: 104 }, { move: 'field', amount: 1 }))).toBe('moveNotOffered')
    expect(await player.balance()).toBe(before - 104)
  })

  test('two different ones at once: one is taken, and the other is told so', async () => {
    const player = await newPlayer(house, { gameId: craps, balance: 50_000 })
    const open = await pointed(player)
    const before = await player.balance()
    const answers = await Promise.all(
      ['come', 'field'].map((move) =>
        house.rounds.choose({ id: open.roundId, choices: [{ move, amount: 10 }] }, player),
      ),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(codeOf(answers.find(({ ok }) => !ok) ?? answers[0]!)).toBe('choicesConflict')
    expect(await player.balance()).toBe(before - 10)
  })

  test('a bet comes down, also in a pause: what it was is paid with the round', async () => {
    const player = await newPlayer(house, { gameId: craps, balance: 50_000 })
    const open = await pointed(player, [
      { bet: 'pass', amount: 10 },
      { bet: 'place-6', amount: 12 },
      { bet: 'hard-4', amount: 10 },
      { bet: 'field', amount: 10 },
    ])
    await house.limits.pause(player)
    let round = open
    const downs = ['take-place-6', 'take-hard-4'].filter((move) => offered(open, move))
    for (const move of downs)
      round = table(await house.rounds.choose({ id: open.roundId, choices: [...round.choices, move] }, player))
    const back = downs.reduce((sum, move) => sum + (offered(open, move)?.back ?? 0), 0)
    expect(round.cost).toBe(open.cost)
    expect(round.round.paidCoins).toBe(open.round.paidCoins + back)
    while (round.status === 'open')
      round = table(await house.rounds.choose({ id: open.roundId, choices: [...round.choices, 'roll'] }, player))
    const stored = verification.parse(value(await house.rounds.verification(round.roundId, player)))
    if (stored.kind === 'slot') throw new Error('a slot')
    expect(verifyTable(stored.definition, { ...stored, events: stored.round.events })).toMatchObject({ ok: true })
  })
})

test('a round that is left ends after a day by its first moves, which cost nothing', async () => {
  const player = await newPlayer(house, { gameId: war, balance: 5000 })
  const open = await tied(player)
  expect(JSON.stringify(open)).not.toContain('seed')
  const before = await player.balance()
  clock.pass(OPEN_MS)
  await house.rounds.settleOverdue()
  expect(await player.balance()).toBe(before + 5)
  expect(value(await house.rounds.round(open.roundId))).toMatchObject({
    status: 'done',
    choices: ['surrender'],
    cost: 10,
  })
})

test('money is conserved over random rounds, each of which its verification replays', async () => {
  const player = await newPlayer(house, { gameId: war, balance: 5000 })
  const rng = createRng('krige')
  let expected = await player.balance()
  for (let n = 0; n < 60; n++) {
    const bets = [
      { bet: 'ante', amount: 2 * (1 + rng.below(20)) },
      ...(rng.below(2) === 0 ? [{ bet: 'tie', amount: 1 + rng.below(5) }] : []),
    ]
    let round = table(await house.rounds.spin({ id: war, bets, ...money }, player))
    while (round.round.awaiting) {
      const { moves } = round.round.awaiting
      const { move } = moves[rng.below(moves.length)]!
      round = table(await house.rounds.choose({ id: round.roundId, choices: [...round.choices, move] }, player))
    }
    expected += round.totalWin - round.cost
    expect(await player.balance()).toBe(expected)
    const stored = verification.parse(value(await house.rounds.verification(round.roundId, player)))
    if (stored.kind === 'slot') throw new Error('a slot')
    expect(verifyTable(stored.definition, { ...stored, events: stored.round.events })).toMatchObject({ ok: true })
    expect([stored.stakedCoins, stored.paidCoins]).toEqual([round.cost, round.totalWin])
  }
})

describe('advice', () => {
  test('is given to whose round it is, while it asks, and changes nothing', async () => {
    const player = await newPlayer(house, { gameId: war, balance: 100_000 })
    const { roundId } = await tied(player)
    const advised = value(await house.rounds.advice(roundId, player))
    expect(advised).toMatchObject({ strategy: 'best', move: 'war', coins: 10 })
    const edges = new Map(advised.values?.map(({ move, edge }) => [move, edge]))
    expect(edges.get('surrender')).toBe(-0.5)
    expect(edges.get('war')).toBeGreaterThan(-0.5)
    const stranger = await newPlayer(house, { gameId: war, balance: 10 })
    expect(codeOf(await house.rounds.advice(roundId, stranger))).toBe('roundNotYours')
    expect(codeOf(await house.rounds.advice(roundId, null))).toBe('roundNotYours')
    table(await house.rounds.choose({ id: roundId, choices: ['surrender'] }, player))
    expect(codeOf(await house.rounds.advice(roundId, player))).toBe('nothingAsked')
  })
})
