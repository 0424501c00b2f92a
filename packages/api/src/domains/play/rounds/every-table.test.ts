/** What nobody may bet or choose, at a table of every kind: refused by name, no money moves, and the hand goes on. */
import { spinResult, type TableResult } from '@spilvaerk/schemas'
import { KINDS } from '@spilvaerk/table-games'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Calculations } from '../../../platform/calculations/calculations.ts'
import { ASSETS } from '../../../platform/config/assets.ts'
import { type House, openHouse } from '../../../testing/house.ts'
import { codeOf, newPlayer, value } from '../../../testing/players.ts'
import { plantSeeds } from '../../games/catalogue/seed.ts'
import { readTableSeeds, type TableSeed } from '../../games/catalogue/seed-tables.ts'

let house: House
let seeds: readonly TableSeed[]
beforeAll(async () => {
  house = await openHouse()
  seeds = await readTableSeeds(ASSETS.seeds)
  await plantSeeds(seeds, house.catalogue, {} as Calculations, house.admission.admitHouse)
}, 60_000)
afterAll(() => house.close())

const BALANCE = 100_000
const money = { stake: 'money' } as const

interface Main {
  readonly id: number
  readonly spot: string
  /** DKK. */
  readonly least: number
  readonly most: number
  readonly coin: number
}

/** A table of the house of this kind, and its main bet. */
async function mainOf(kind: string): Promise<Main> {
  const slug = seeds.find(({ definition }) => definition.kind === kind)?.slug
  const id = (await house.catalogue.list()).find((one) => one.slug === slug)?.id ?? 0
  const shown = value(await house.catalogue.game(id, undefined, 'en'))
  if (shown.kind === 'slot') throw new Error('a slot')
  const { coin } = shown.table
  const [main] = shown.spots
  if (main === undefined) throw new Error('no spot')
  return { id, spot: main.id, least: main.min, most: main.max, coin }
}

type Player = Awaited<ReturnType<typeof newPlayer>>

async function spun(main: Main, player: Player): Promise<TableResult> {
  const bets = [{ bet: main.spot, amount: main.least }]
  const told = spinResult.parse(value(await house.rounds.spin({ id: main.id, bets, ...money }, player)))
  if (told.kind === 'slot') throw new Error('a slot')
  return told
}

const ROUNDS = 60

/** A round that asks, or nothing where no round of this kind does. */
async function asked(main: Main, player: Player): Promise<TableResult | undefined> {
  for (let i = 0; i < ROUNDS; i++) {
    const round = await spun(main, player)
    if (round.status === 'open') return round
  }
  return undefined
}

/** Kinds without choices; the house's roulette takes half of even chances by itself. */
const ASKS_NOTHING = ['roulette', 'sicBo', 'bigSix', 'baccarat', 'dragonTiger', 'scratchCard', 'plinko', 'dice']

describe.each(Object.keys(KINDS))('%s', (kind) => {
  test('bets that nobody may place are refused, and cost nothing', async () => {
    const main = await mainOf(kind)
    const player = await newPlayer(house, { gameId: main.id, balance: BALANCE })
    const { spot, least, most, coin } = main
    const bad: readonly (readonly [bets: readonly unknown[], code: string])[] = [
      [[{ bet: 'not-there', amount: least }], 'spotUnknown'],
      [[{ bet: '__proto__', amount: least }], 'spotUnknown'],
      [[{ bet: 'constructor', amount: least }], 'spotUnknown'],
      [[{ bet: spot, amount: most + coin * 1000 }], 'betOutside'],
      [[{ bet: spot, amount: least + coin / 2 }], 'betStep'],
      [[{ bet: spot, amount: coin / 1000 }], 'betOutside'],
      [
        [
          { bet: spot, amount: least },
          { bet: spot, amount: least },
        ],
        'betDuplicate',
      ],
    ]
    for (const [bets, code] of bad) {
      const refused = codeOf(await house.rounds.spin({ id: main.id, bets, ...money } as never, player))
      expect([code, 'betOutside'], JSON.stringify(bets)).toContain(refused)
    }
    expect(await player.balance()).toBe(BALANCE)
    expect(await house.rounds.open(main.id, player)).toBeNull()
  })

  test('choices that are unknown, out of turn or made after the end are refused, and the hand goes on', {
    timeout: 30_000,
  }, async () => {
    const main = await mainOf(kind)
    const player = await newPlayer(house, { gameId: main.id, balance: BALANCE })
    const open = await asked(main, player)
    expect(open === undefined).toBe(ASKS_NOTHING.includes(kind))
    if (open === undefined) return
    const before = await player.balance()
    const [first] = open.round.awaiting?.moves ?? []
    const bad = [['not-a-move'], ['__proto__'], ['constructor'], [1], [{ move: first?.move, amount: -1 }]]
    for (const choices of bad) {
      const refused = codeOf(await house.rounds.choose({ id: open.roundId, choices } as never, player))
      expect(['moveNotOffered', 'moveAmountWrong', 'badInput'], JSON.stringify(choices)).toContain(refused)
    }
    expect(await player.balance()).toBe(before)
    expect(await house.rounds.open(main.id, player)).toMatchObject({ roundId: open.roundId, choices: [] })
    await playOut(open, player, before)
  })
})

const MOST_CHOICES = 250

/** By first moves, none of which costs anything, to the end, and then once more. */
async function playOut(open: TableResult, player: Player, before: number): Promise<void> {
  let round = open
  const choices: string[] = []
  while (round.status === 'open' && choices.length < MOST_CHOICES) {
    const [next] = round.round.awaiting?.moves ?? []
    expect(next?.coins).toBe(0)
    choices.push(next?.move ?? '')
    const told = spinResult.parse(value(await house.rounds.choose({ id: open.roundId, choices }, player)))
    if (told.kind === 'slot') throw new Error('a slot')
    round = told
  }
  expect(round.status).toBe('done')
  const after = await player.balance()
  expect(after).toBeCloseTo(before + round.totalWin, 6)
  const more = await house.rounds.choose({ id: open.roundId, choices: [...choices, choices[0] ?? ''] }, player)
  expect(['choiceNotAsked', 'roundDone', 'moveNotOffered']).toContain(codeOf(more))
  expect(await player.balance()).toBe(after)
}
