import { unmetered } from '@spilvaerk/slot-engine/shared'
import { describe, expect, test } from 'vitest'
import { everyOutcome, textOf } from '../../test-support/every-outcome.ts'
import { EXAMPLES, example, exampleOf } from '../../test-support/examples.ts'
import { betsOf } from '../../test-support/rounds.ts'
import { fractionOf } from '../../test-support/sheets.ts'
import { LawMaker } from '../core/law.ts'
import type { Bonus, BonusGame, TableDefinition } from '../definition.ts'
import { Fraction } from '../fraction.ts'
import { parseTable } from '../parse/parse.ts'
import { compileTable } from '../play/compile.ts'
import { analyse } from '../proof/analyse.ts'
import { simulateTable } from '../proof/simulate.ts'
import { stagesOf } from './games.ts'
import { meanOf, Solved } from './stage.ts'

const waysText = (game: BonusGame, isDefault = false): Readonly<Record<string, string>> =>
  Object.fromEntries([...new Solved(stagesOf(game), isDefault).ways].map(([pays, chance]) => [pays, `${chance}`]))

describe('what a game pays, by hand', () => {
  test('a wheel by the weights of its segments', () => {
    const segments = [
      { weight: 3, pays: 0 },
      { weight: 1, pays: 7 },
    ]
    expect(waysText({ type: 'wheel', segments })).toEqual({ 0: '3/4', 7: '1/4' })
  })

  test('cards by which two of four are turned', () => {
    const ways = { 1: '1/3', 2: '1/6', 3: '1/6', 4: '1/3' }
    expect(waysText({ type: 'cards', pays: [0, 1, 1, 3], picks: 2 })).toEqual(ways)
  })

  test('a ladder where to climb on is worth more, and where the first rung is taken', () => {
    const rungs = [
      { from: 4, pays: 2 },
      { from: 3, pays: 5 },
      { from: 6, pays: 12 },
    ]
    // From 2 on to 5 with 2/3, or 1 with 1/3: 11/3. From 5 on to 12 with 1/6, or 1: 17/6 is less.
    const ladder: BonusGame = { type: 'ladder', rungs, fall: 1 }
    expect(waysText(ladder)).toEqual({ 1: '2/3', 5: '1/3' })
    expect(waysText(ladder, true)).toEqual({ 1: '1/2', 2: '1/2' })
  })

  test('a throw by its total', () => {
    expect(waysText({ type: 'throw', dice: 2, pays: { 2: 9, 7: 1 } })).toEqual({ 0: '29/36', 9: '1/36', 1: '1/6' })
  })

  test('a coin by tosses in a row, up to where the next is worth no more', () => {
    expect(waysText({ type: 'coin', pays: [1, 3, 6] })).toEqual({ 0: '3/4', 3: '1/4' })
    expect(waysText({ type: 'coin', pays: [1, 3, 6] }, true)).toEqual({ 0: '1/2', 1: '1/2' })
  })

  test('higher or lower by the better guess of each rank', () => {
    // Of a rank with k lower ones the better guess is right in max(k, 12 − k) of 13 cases: 6 + 2 × (12 + … + 7) = 120.
    expect(waysText({ type: 'hiLo', pays: [1] })).toEqual({ 0: '49/169', 1: '120/169' })
    const two = new Solved(stagesOf({ type: 'hiLo', pays: [0, 1] }), false)
    // The same by sums over pairs of ranks, written out.
    const right = (rank: number) => Math.max(rank, 12 - rank)
    let ways = 0
    for (let a = 0; a < 13; a++) for (let b = 0; b < 13; b++) if (a >= 6 ? b < a : b > a) ways += right(b)
    expect(`${meanOf(two.ways)}`).toBe(`${Fraction.of(ways, 13 ** 3)}`)
  })
})

const GAMES: readonly Bonus[] = [
  {
    id: 'chance',
    starts: { oneIn: 3 },
    game: { type: 'coin', pays: [2, 3] },
  },
]

/** The law of every spot is what the round function gives over every outcome. */
function expectEveryOutcome(definition: TableDefinition, spots: readonly string[], cards?: readonly number[]): void {
  const game = compileTable(definition)
  for (const strategy of game.rules.strategies) {
    const bets = spots.map((id) => ({ spot: id, coins: game.spots[game.spot(id)]?.min ?? 1 }))
    const met = everyOutcome(game, bets, strategy, cards)
    for (const id of spots) {
      const law = game.rules.law(game.spot(id), strategy, unmetered())
      expect(textOf(met.get(id)!), `${id} by ${strategy}`).toEqual(textOf(law))
    }
  }
}

describe('the law of a spot with bonus games is the round function over every outcome', () => {
  const pockets = ['0', '1', '2', '3', '4']
  const wheel = {
    wheel: pockets,
    red: ['1', '3'],
    zeros: ['0'],
    onZero: 'choice',
    spots: [
      { id: 'one', group: 'straight', covers: ['1'], pays: 2 },
      { id: 'odd', group: 'evenMoney', covers: ['1', '3'], pays: 1 },
      { id: 'low', group: 'evenMoney', covers: ['1', '2'], pays: 1 },
    ],
  } as const

  test('in roulette, with drawn numbers, colours and chance on one spot', () => {
    const golden: Bonus = {
      ...{ id: 'golden', starts: { moments: ['pocket-1', 'pocket-2', 'pocket-0'], drawn: 2 }, on: ['one', 'odd'] },
      game: { type: 'cards', pays: [0, 1, 4] },
    }
    const red: Bonus = {
      ...{ id: 'red', starts: { moments: ['red', 'zero'], oneIn: 2 }, on: ['evenMoney'] },
      game: { type: 'wheel', segments: [0, 2].map((pays) => ({ weight: pays + 1, pays })) },
    }
    const definition = exampleOf('roulette', 'mini-roulette', {
      ...wheel,
      limits: { min: 2, max: 10 },
      bonuses: [golden, red, ...GAMES],
    })
    expectEveryOutcome(definition, ['one', 'odd', 'bonus-chance'])
    expectEveryOutcome(definition, ['low'])
  })

  test('in sic bo', () => {
    const bonuses: readonly Bonus[] = [
      { id: 'run', starts: { moments: ['run', 'triple'] }, on: ['small'], game: { type: 'coin', pays: [1, 3] } },
      {
        ...{ id: 'lucky', starts: { moments: ['total-9', 'total-10', 'total-11'], drawn: 1 } },
        game: { type: 'throw', dice: 1, pays: { 6: 9 } },
      },
    ]
    expectEveryOutcome(exampleOf('sicBo', 'sic-bo-macau', { bonuses }), ['small', 'total-9', 'bonus-lucky'])
  })

  test('of the throw that opens a round of craps', () => {
    const bonuses: readonly Bonus[] = [
      {
        id: 'six',
        starts: { moments: ['first-double', 'dice-2-4'] },
        on: ['field'],
        game: { type: 'coin', pays: [2] },
      },
      { id: 'own', starts: { moments: ['first-7', 'first-point'], drawn: 1 }, game: { type: 'coin', pays: [1] } },
    ]
    expectEveryOutcome(exampleOf('craps', 'craps', { bonuses }), ['field', 'any-seven', 'bonus-own'])
  })

  test('in casino war, where a tie goes on', () => {
    const bonuses: readonly Bonus[] = [
      {
        id: 'tie',
        starts: { moments: ['tie', 'player-A'] },
        on: ['ante', 'tie'],
        game: { type: 'coin', pays: [1, 2] },
      },
    ]
    const definition = exampleOf('casinoWar', 'casino-war', { decks: 1, burn: 0, bonuses })
    const byRank = Array.from({ length: 52 }, (_, card) => (card % 4 === 0 ? 4 : 0))
    expectEveryOutcome(definition, ['ante', 'tie'], byRank)
  })
})

function withoutBonuses({ bonuses: _, ...rest }: TableDefinition): TableDefinition {
  // The tag stays with the fields of its kind.
  return rest as TableDefinition
}

const openingOf = (name: string) => compileTable(withoutBonuses(example(name))).rules

const OPENED = EXAMPLES.filter((name) => {
  // Video poker takes seconds: one without and one with a wild card are enough.
  const tooSlow = example(name).kind === 'videoPoker' && !['jacks-or-better', 'joker-poker'].includes(name)
  return !tooSlow && openingOf(name).opening !== undefined
})

describe.each(OPENED)('%s', (name) => {
  const rules = openingOf(name)
  const opening = rules.opening!

  test('has a law case by case that adds up to the law', () => {
    const meter = unmetered()
    const chances = opening.chances(meter)
    expect(`${Fraction.sum(chances)}`).toBe('1')
    for (const [spot] of rules.spots.entries()) {
      if (!opening.knows(spot) || spot % 7 > 1) continue
      for (const strategy of rules.strategies.filter((one) => one !== 'card')) {
        const { unitCoins, outcomes } = opening.joint(spot, strategy, meter)
        const maker = new LawMaker(unitCoins)
        const byCase = chances.map(() => Fraction.zero)
        for (const { at, stakedCoins, paidCoins, chance } of outcomes) {
          maker.add(stakedCoins, paidCoins, chance)
          byCase[at] = byCase[at]!.plus(chance)
        }
        expect(textOf(maker.made())).toEqual(textOf(rules.law(spot, strategy, meter)))
        expect(byCase.map(String)).toEqual(chances.map(String))
      }
    }
  })
})

const WITH_BONUSES = EXAMPLES.filter((name) => example(name).bonuses !== undefined)

describe.each(WITH_BONUSES)('%s', (name) => {
  const definition = example(name)

  test('has three bonus games at least, whose parts are within the return', () => {
    const { spots, bonuses = [], overPaid } = analyse(definition)
    expect(overPaid).toEqual([])
    expect(new Set(bonuses.map(({ bonus }) => bonus)).size).toBeGreaterThanOrEqual(3)
    const plain = analyse(withoutBonuses(definition)).spots
    for (const { spot, strategy, returned } of spots) {
      const parts = bonuses.filter((part) => part.spots.includes(spot))
      const own = parts.filter((part) => part.strategy === strategy)
      const without = plain.find((line) => line.spot === spot && line.strategy === strategy)
      if (without === undefined || own.length !== parts.length) continue
      const sum = Fraction.sum(own.map((part) => Fraction.parse(part.returned.fraction)))
      expect(fractionOf(returned)).toBe(`${sum.plus(Fraction.parse(fractionOf(without.returned)))}`)
    }
  })

  test('pays in rounds what is proved', async () => {
    const sheet = analyse(definition)
    const rounds = 200_000
    for (const { spot, coins } of betsOf(definition).filter((_, i, { length }) => i === 0 || i > length - 3)) {
      const needs = compileTable(definition).spots.find(({ id }) => id === spot)?.needs
      const bets = [{ spot, coins }, ...(needs ? [{ spot: needs, coins: 5 }] : [])]
      const played = await simulateTable(definition, { rounds, seed: `${name} ${spot}`, bets })
      if (!played.ok) throw new Error(JSON.stringify(played.problems))
      const line = sheet.spots.find((one) => one.spot === spot)!
      const counted = played.report.spots.find((one) => one.spot === spot)!
      const mean = 1 + (counted.paidCoins - counted.stakedCoins) / counted.betCoins
      expect(Math.abs(mean - line.returned.value)).toBeLessThan((4 * line.standardDeviation) / Math.sqrt(rounds))
    }
  })
})

test.each([
  [{ id: 'a', starts: {}, game: { type: 'coin', pays: [1] } }, 'bonuses[0].starts', 'required'],
  [
    { id: 'a', starts: { moments: ['pocket-99'] }, game: { type: 'coin', pays: [1] } },
    'bonuses[0].starts.moments[0]',
    'not_allowed',
  ],
  [
    { id: 'a', starts: { moments: ['red'], drawn: 1 }, game: { type: 'coin', pays: [1] } },
    'bonuses[0].starts.drawn',
    'out_of_range',
  ],
  [
    { id: 'a', starts: { oneIn: 2 }, on: ['nowhere'], game: { type: 'coin', pays: [1] } },
    'bonuses[0].on[0]',
    'not_allowed',
  ],
  [{ id: 'a', starts: { oneIn: 2 }, game: { type: 'coin', pays: [0] } }, 'bonuses[0].game', 'unreachable'],
  [
    { id: 'a', starts: { oneIn: 2 }, game: { type: 'throw', dice: 2, pays: { 1: 1 } } },
    'bonuses[0].game.pays.1',
    'out_of_range',
  ],
  [
    { id: 'a', starts: { oneIn: 2 }, game: { type: 'cards', pays: [1, 2], picks: 3 } },
    'bonuses[0].game.picks',
    'out_of_range',
  ],
  [{ id: 'a', starts: { oneIn: 2 }, game: { type: 'dance' } }, 'bonuses[0].game.type', 'not_allowed'],
])('%j is refused at %s', (bonus, field, code) => {
  const parsed = parseTable({ ...example('european-roulette'), bonuses: [bonus] })
  expect(parsed.ok ? [] : parsed.problems).toContainEqual(expect.objectContaining({ field, code }))
})

test('a game without moments starts bonus games by chance alone, and pairs of baccarat too', () => {
  const game = { type: 'coin', pays: [1] }
  const keno = { ...example('keno'), bonuses: [{ id: 'a', starts: { moments: ['red'] }, game }] }
  const pairs = {
    ...example('punto-banco'),
    bonuses: [{ id: 'a', starts: { moments: ['tie'] }, on: ['player-pair'], game }],
  }
  for (const [definition, field] of [
    [keno, 'bonuses[0].starts.moments[0]'],
    [pairs, 'bonuses[0].on[0]'],
  ] as const) {
    const parsed = parseTable(definition)
    expect(parsed.ok ? [] : parsed.problems).toContainEqual(expect.objectContaining({ field, code: 'not_allowed' }))
  }
})
