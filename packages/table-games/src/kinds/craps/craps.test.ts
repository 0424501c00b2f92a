import { unmetered } from '@spilvaerk/slot-engine/shared'
import { describe, expect, test } from 'vitest'
import { example, exampleOf } from '../../../test-support/examples.ts'
import { edgeOf, fractionOf, lineOf, percent, sheetOf } from '../../../test-support/sheets.ts'
import type { CrapsDefinition } from '../../definition.ts'
import { parseTable } from '../../parse/parse.ts'
import { parseBets } from '../../play/bets.ts'
import { compileTable } from '../../play/compile.ts'
import { play, playFrom, reach } from '../../play/play.ts'
import { adviceOn } from '../../proof/advice.ts'
import { simulateTable } from '../../proof/simulate.ts'
import { MOST_ASKED } from './play.ts'

const times = (n: number): NonNullable<CrapsDefinition['odds']> => ({ fourTen: n, fiveNine: n, sixEight: n })

describe('published figures', () => {
  test.each([
    ['1×', times(1), '0.848'],
    ['2×', times(2), '0.606'],
    ['3-4-5×', { fourTen: 3, fiveNine: 4, sixEight: 5 }, '0.374'],
  ])('pass with odds of %s in full, per coin staked: %s', (_, odds, edge) => {
    const line = lineOf(sheetOf(exampleOf('craps', 'craps', { odds })), 'pass', 'fullOdds')
    expect(percent(line.elementOfRisk, 3)).toBe(edge)
  })

  test('those are 28/33, 20/33 and 70/187 of a hundredth', () => {
    const fractions = [times(1), times(2), { fourTen: 3, fiveNine: 4, sixEight: 5 }].map((odds) =>
      fractionOf(lineOf(sheetOf(exampleOf('craps', 'craps', { odds })), 'pass', 'fullOdds').elementOfRisk),
    )
    expect(fractions).toEqual(['7/825', '1/165', '7/1870'])
  })

  test('pass wins 244 of 495, and odds change nothing of what it loses on average', () => {
    const sheet = sheetOf(example('craps'))
    expect(fractionOf(lineOf(sheet, 'pass').hitFrequency)).toBe('244/495')
    expect(fractionOf(lineOf(sheet, 'pass').houseEdge)).toBe('7/495')
    expect(fractionOf(lineOf(sheet, 'pass', 'fullOdds').houseEdge)).toBe('7/495')
    expect(fractionOf(lineOf(sheet, 'dont-pass').houseEdge)).toBe('3/220')
    expect(fractionOf(lineOf(sheet, 'dont-pass').pushFrequency)).toBe('1/36')
    expect(fractionOf(lineOf(sheet, 'come').houseEdge)).toBe('7/495')
  })

  test('against the line with the 2 barred is as with the 12 barred', () => {
    expect(fractionOf(edgeOf(exampleOf('craps', 'craps', { bar: 'two' }), 'dont-pass'))).toBe('3/220')
  })

  test.each([
    ['low-dice', '5.56'],
    ['high-dice', '5.56'],
    ['field', '2.78'],
    ['place-4', '6.67'],
    ['place-9', '4.00'],
    ['place-6', '1.52'],
    ['big-8', '9.09'],
    ['hard-4', '11.11'],
    ['hard-8', '9.09'],
    ['any-seven', '16.67'],
    ['any-craps', '11.11'],
    ['two', '13.89'],
    ['eleven', '11.11'],
    ['hop-3-3', '13.89'],
    ['hop-1-6', '11.11'],
    ['buy-4', '1.67'],
    ['lay-10', '1.67'],
    ['horn', '12.50'],
    ['craps-eleven', '11.11'],
    ['world', '13.33'],
  ])('%s, per bet that is decided: %s %%', (spot, edge) => {
    expect(percent(edgeOf(example('craps'), spot), 2)).toBe(edge)
  })

  test.each([
    ['buy-4', '4.76'],
    ['lay-4', '2.44'],
    ['lay-5', '3.23'],
    ['lay-6', '4.00'],
    ['field', '5.56'],
  ])('where the commission goes with the bet and the field doubles, %s: %s %%', (spot, edge) => {
    expect(percent(edgeOf(example('craps-single-odds'), spot), 2)).toBe(edge)
  })
})

describe('a round', () => {
  const game = compileTable(example('craps'))
  /** Throws one after another, as pairs of dice. */
  const played = (throws: string, bets: Record<string, number>, choices: Parameters<typeof play>[3] = []) => {
    const list = throws.split(' ').map((pair) => (Number(pair[0]) - 1) * 6 + Number(pair[1]) - 1)
    const placed = parseBets(
      game,
      Object.entries(bets).map(([spot, coins]) => ({ spot, coins })),
    )
    if (!placed.ok) throw new Error(JSON.stringify(placed.problems))
    const result = playFrom(
      game,
      { below: () => list.shift() ?? expect.fail('thrown too often') },
      placed.bets,
      choices,
    )
    if (!result.ok) throw new Error(JSON.stringify(result.problems))
    expect(list).toEqual([])
    return result.round
  }
  const toEnd = (bets: Parameters<typeof play>[2], seed: string, choices: readonly string[]) => {
    for (let made = 0; ; made++) {
      const result = play(example('craps'), seed, bets, choices.slice(0, made))
      if (!result.ok) throw new Error(JSON.stringify(result.problems))
      if (result.round.awaiting === undefined || made === choices.length) return result.round
    }
  }
  const paidOn = (round: ReturnType<typeof played>, spot: string): number | undefined =>
    round.spots.find((one) => one.spot === spot)?.paidCoins

  test.each([
    ['a seven wins at once', '34', 20, 0],
    ['a two loses', '11', 0, 20],
    ['a twelve loses, and pushes against the line', '66', 0, 10],
  ])('%s', (_, throws, pass, dont) => {
    const round = played(throws, { pass: 10, 'dont-pass': 10 })
    expect([paidOn(round, 'pass'), paidOn(round, 'dont-pass')]).toEqual([pass, dont])
    expect(round.awaiting).toBeUndefined()
  })

  test('a point asks, offers odds, and pays them truly', () => {
    const open = played('22', { pass: 10 })
    expect(open.awaiting?.moves.slice(0, 2)).toEqual([
      { move: 'roll', coins: 0 },
      { move: 'odds', coins: 1, upTo: 30, step: 1 },
    ])
    const lost = played('22 16', { pass: 10 }, [{ move: 'odds', coins: 30 }, 'roll'])
    expect(lost).toMatchObject({ stakedCoins: 40, paidCoins: 0 })
    const made = played('22 65 13', { pass: 10 }, [{ move: 'odds', coins: 30 }, 'roll', 'roll'])
    expect(made).toMatchObject({ stakedCoins: 40, paidCoins: 20 + 90 })
  })

  test('come bets travel, their odds rest without a point', () => {
    // Point 6, come to 8 with odds, 6 made (pass wins), then an 8 on the come-out: the flat bet wins, the odds come back.
    const round = played('33 44 33 44', { pass: 10 }, [
      { move: 'come', coins: 10 },
      'roll',
      { move: 'odds-8', coins: 50 },
      'roll',
      'roll',
    ])
    expect(paidOn(round, 'pass')).toBe(20)
    expect(paidOn(round, 'come')).toBe(20 + 50)
    expect(round.events).toContainEqual({ type: 'betTravelled', spot: 'come', point: 8 })
  })

  test('place bets rest on the come-out; a hardway loses to the easy way', () => {
    const round = played('43 42 15', { 'place-6': 12, 'hard-6': 10 }, ['roll', 'roll'])
    expect(paidOn(round, 'place-6')).toBe(26)
    expect(paidOn(round, 'hard-6')).toBe(0)
  })

  test('a horn pays as its four propositions do', () => {
    const parts = played('11', { two: 5, three: 5, eleven: 5, twelve: 5 })
    expect(played('11', { horn: 20 }).paidCoins).toBe(parts.paidCoins)
    expect(paidOn(played('56', { horn: 4 }), 'horn')).toBe(16)
    expect(paidOn(played('34', { world: 5, 'craps-eleven': 2 }), 'world')).toBe(5)
    expect(paidOn(played('66', { 'craps-eleven': 2 }), 'craps-eleven')).toBe(8)
  })

  test.each([
    ['place-6', 12, '43 22 33', { 'place-6': 12 }],
    ['buy-4', 20, '33 44 22', { 'buy-4': 20 }],
    ['lay-4', 40, '33 44 43', { 'lay-4': 40 }],
    ['hard-8', 10, '33 12 53', { 'hard-8': 10 }],
    ['big-6', 10, '44 12 34', { 'big-6': 10 }],
  ])(
    '%s is taken down between throws: its coins come back, and the throw after it decides nothing',
    (spot, coins, throws, bets) => {
      const [first = '', second = '', third = ''] = throws.split(' ')
      const stays = played(`${first} ${second}`, bets, ['roll'])
      expect(stays.awaiting?.moves).toContainEqual({ move: `take-${spot}`, coins: 0, back: coins })
      const taken = played(`${first} ${second}`, bets, ['roll', `take-${spot}`])
      expect(taken.awaiting).toBeUndefined()
      expect(taken).toMatchObject({ stakedCoins: coins, paidCoins: coins })
      expect(taken.events).toContainEqual({ type: 'betTakenDown', spot, coins })
      expect(played(`${first} ${second} ${third}`, bets, ['roll', 'roll']).paidCoins).not.toBe(coins)
    },
  )

  test('odds come down alone, and a bet against a number with them; one on a number stays', () => {
    const on = played('22 65', { pass: 10 }, [{ move: 'odds', coins: 30 }, 'take-odds', 'roll'])
    expect(on).toMatchObject({ stakedCoins: 40, paidCoins: 30 })
    expect(on.awaiting?.moves.some(({ move }) => move === 'take-pass')).toBe(false)
    const against = played('22', { 'dont-pass': 10 }, [{ move: 'lay-odds', coins: 60 }, 'take-dont-pass'])
    expect(against).toMatchObject({ stakedCoins: 70, paidCoins: 70 })
    expect(against.awaiting).toBeUndefined()
    const come = played('22 44', { pass: 10 }, [
      { move: 'dont-come', coins: 10 },
      'roll',
      { move: 'lay-odds-8', coins: 12 },
      'take-lay-odds-8',
      'take-dont-come-8',
    ])
    expect(paidOn(come, 'dont-come')).toBe(22)
    expect(come.events).toContainEqual({ type: 'betTakenDown', spot: 'dont-come', coins: 10, point: 8 })
  })

  test('what was taken down is not bet again before the next throw', () => {
    const bets = { pass: 10, 'place-6': 12 }
    const open = (round: ReturnType<typeof played>) => round.awaiting?.moves.map(({ move }) => move) ?? []
    expect(open(played('22', bets, ['take-place-6']))).not.toContain('place-6')
    expect(open(played('22 65', bets, ['take-place-6', 'roll']))).toContain('place-6')
    const odds = played('22', { pass: 10 }, [{ move: 'odds', coins: 30 }, 'take-odds'])
    expect(open(odds)).not.toContain('odds')
  })

  test('what is taken down leaves every other bet as it was', () => {
    for (let i = 0; i < 12; i++) {
      const bets = [
        { spot: 'pass', coins: 10 },
        { spot: 'place-6', coins: 12 },
        { spot: 'hard-4', coins: 5 },
      ]
      const open = play(example('craps'), `down ${i}`, bets)
      if (!open.ok || !open.round.awaiting?.moves.some(({ move }) => move === 'take-place-6')) continue
      const [stays, taken] = [Array(60).fill('roll'), ['take-place-6', ...Array(60).fill('roll')]].map((list) =>
        toEnd(bets, `down ${i}`, list),
      )
      for (const spot of ['pass', 'hard-4']) expect(paidOn(taken!, spot)).toBe(paidOn(stays!, spot))
      expect(paidOn(taken!, 'place-6')).toBe(12)
    }
  })

  test('bets on later throws cannot begin a round', () => {
    const refused = play(example('craps'), 'x', [{ spot: 'come', coins: 10 }])
    expect(refused.ok ? [] : refused.problems).toContainEqual(
      expect.objectContaining({ field: 'bets[0].spot', code: 'not_allowed' }),
    )
  })

  test('odds above their limit are refused, and the round stays as it is', () => {
    const seed = Array.from({ length: 50 }, (_, i) => `${i}`).find((one) => {
      const open = play(example('craps'), one, [{ spot: 'pass', coins: 10 }])
      return open.ok && open.round.awaiting?.moves.some(({ move }) => move === 'odds')
    })!
    const refused = play(example('craps'), seed, [{ spot: 'pass', coins: 10 }], [{ move: 'odds', coins: 1000 }])
    expect(refused.ok ? [] : refused.problems).toContainEqual(expect.objectContaining({ field: 'choices[0].coins' }))
  })
})

describe('the limit of a round', () => {
  const limited = exampleOf('craps', 'craps', { limits: { min: 1, max: 100, round: 50 } })
  const game = compileTable(limited)
  const thrown = (throws: string, bets: Record<string, number>, choices: Parameters<typeof play>[3] = []) => {
    const list = throws.split(' ').map((pair) => (Number(pair[0]) - 1) * 6 + Number(pair[1]) - 1)
    const placed = parseBets(
      game,
      Object.entries(bets).map(([spot, coins]) => ({ spot, coins })),
    )
    if (!placed.ok) throw new Error(JSON.stringify(placed.problems))
    return playFrom(game, { below: () => list.shift() ?? expect.fail('thrown too often') }, placed.bets, choices)
  }
  const moves = (result: ReturnType<typeof thrown>) =>
    new Map((result.ok ? result.round.awaiting?.moves : [])?.map((one) => [one.move, one]))

  test('new bets have what the first ones leave, to a whole step', () => {
    const open = moves(thrown('33', { pass: 30 }))
    expect(open.get('field')).toMatchObject({ coins: 1, upTo: 20 })
    expect(open.get('place-8')).toMatchObject({ coins: 6, upTo: 18, step: 6 })
  })

  test('odds are no new bet', () => {
    const open = moves(thrown('33', { pass: 50 }))
    expect([...open.keys()]).toEqual(['roll', 'odds'])
    expect(open.get('odds')).toMatchObject({ upTo: 250 })
  })

  test('bets that were decided still count, those that were taken down do not', () => {
    const lost = moves(thrown('33 44', { pass: 30 }, [{ move: 'field', coins: 15 }, 'roll']))
    expect(lost.get('field')).toMatchObject({ upTo: 5 })
    expect(lost.has('place-6')).toBe(false)
    const down = moves(thrown('33 44', { pass: 30 }, [{ move: 'hard-4', coins: 15 }, 'take-hard-4', 'roll']))
    expect(down.get('field')).toMatchObject({ upTo: 20 })
  })

  test('a bet over it is refused, and one too many in a list of choices', () => {
    const over = thrown('33', { pass: 30 }, [{ move: 'field', coins: 21 }])
    expect(over.ok ? [] : over.problems).toContainEqual(
      expect.objectContaining({ field: 'choices[0].coins', code: 'out_of_range' }),
    )
    const second = thrown('33', { pass: 30 }, [
      { move: 'field', coins: 20 },
      { move: 'any-seven', coins: 1 },
    ])
    expect(second.ok ? [] : second.problems).toContainEqual(
      expect.objectContaining({ field: 'choices[1].move', code: 'not_allowed' }),
    )
  })
})

describe('advice', () => {
  const adviceAfter = (throws: string, bets: Record<string, number>) => {
    const definition = example('craps')
    const game = compileTable(definition)
    const list = throws.split(' ').map((pair) => (Number(pair[0]) - 1) * 6 + Number(pair[1]) - 1)
    const placed = parseBets(
      game,
      Object.entries(bets).map(([spot, coins]) => ({ spot, coins })),
    )
    if (!placed.ok) throw new Error('refused')
    const reached = reach(game, { below: () => list.shift() ?? 0 }, placed.bets, [])
    if (!reached.ok || reached.menu === null) throw new Error('nothing is asked')
    return adviceOn(game, reached.menu, reached.table, unmetered())
  }
  const edgeOn = ({ values }: ReturnType<typeof adviceOn>, move: string) =>
    values?.find((one) => one.move === move)?.edge.value

  // A bet on 6 at 7 to 6 wins 5 ways and loses 6: (5·7/6 − 6) / 11.
  test('to take a place bet down saves what it loses on average', () => {
    const advice = adviceAfter('22', { pass: 10, 'place-6': 12, 'place-10': 5 })
    expect(edgeOn(advice, 'take-place-6')).toBeCloseTo(1 / 66, 12)
    expect(edgeOn(advice, 'take-place-10')).toBeCloseTo(1 / 15, 12)
    expect(advice.move).toBe('take-place-10')
  })

  test('to take down a bet against the point costs what it wins on average', () => {
    const advice = adviceAfter('22', { 'dont-pass': 10 })
    expect(edgeOn(advice, 'take-dont-pass')).toBeCloseTo(-1 / 3, 12)
    expect(advice.move).toBe('roll')
  })
})

/** With a seed of its own, so that what is compared is what was looked at. */
describe('simulations meet the sheet within four standard errors', () => {
  test('on every spot that a round can begin with, all of them at once', async () => {
    const definition = exampleOf('craps', 'craps')
    const sheet = sheetOf(definition)
    const spots = compileTable(definition).spots.filter(({ later }) => !later)
    const rounds = 150_000
    const simulated = await simulateTable(definition, {
      rounds,
      seed: 'all spots',
      bets: spots.map(({ id, step }) => ({ spot: id, coins: step })),
    })
    if (!simulated.ok) throw new Error('refused')
    for (const { spot, stakedCoins, paidCoins } of simulated.report.spots) {
      const line = lineOf(sheet, spot)
      const margin = (4 * line.standardDeviation) / Math.sqrt(rounds)
      expect(Math.abs(paidCoins / stakedCoins - line.returned.value), spot).toBeLessThan(margin)
    }
  })

  test.each(['pass', 'dont-pass'])('%s with full odds', async (spot) => {
    const definition = example('craps')
    const rounds = 200_000
    const simulated = await simulateTable(definition, {
      rounds,
      seed: spot,
      bets: [{ spot, coins: 60 }],
      strategy: 'fullOdds',
    })
    if (!simulated.ok) throw new Error('refused')
    const { returned, stakedCoins, standardDeviation } = simulated.report
    const line = lineOf(sheetOf(definition), spot, 'fullOdds')
    expect(Math.abs(returned - line.returned.value)).toBeLessThan((4 * line.standardDeviation) / Math.sqrt(rounds))
    expect(standardDeviation / line.standardDeviation).toBeCloseTo(1, 1)
    expect(stakedCoins / (60 * rounds) / line.staked.value).toBeCloseTo(1, 2)
  })
})

test.each([
  [{ bar: 'three' }, 'bar', 'not_allowed'],
  [{ odds: { fourTen: 3 } }, 'odds.fiveNine', 'required'],
  [{ place: { fourTen: { pays: 9, per: 0 } } }, 'place.fourTen.per', 'out_of_range'],
  [{ buy: { percent: 5, taken: 'never' } }, 'buy.taken', 'not_allowed'],
  [{ propositions: { anySix: 4 } }, 'propositions.anySix', 'unknown_key'],
  [{ come: 'yes' }, 'come', 'wrong_type'],
  [{ propositions: { anySeven: 4 }, bundles: { horn: true } }, 'bundles.horn', 'required'],
  [{ limits: { min: 1, max: 4 } }, 'limits.max', 'mismatch'],
])('the definition with %j is refused at %s', (changes, field, code) => {
  const parsed = parseTable({ ...example('craps'), ...changes })
  expect(parsed.ok ? [] : parsed.problems).toContainEqual(expect.objectContaining({ field, code }))
})

describe('a round that goes on', () => {
  const game = compileTable(example('craps'))
  const FOUR = 2
  const TWELVE = 35
  const SEVEN = 5
  /** A four, then nothing that decides the line until the seven after so many throws. */
  const played = (throws: number, choices: number) => {
    const list = [FOUR, ...Array.from({ length: throws }, () => TWELVE), SEVEN]
    const bets = [{ spot: game.spot('pass'), coins: 10 }]
    const draw = { below: () => list.shift() ?? expect.fail('thrown too often') }
    return playFrom(game, draw, bets, new Array(choices).fill('roll'))
  }

  test('asks two hundred times', () => {
    expect(played(300, MOST_ASKED - 1)).toMatchObject({ ok: true, round: { awaiting: { asks: 'roll' }, paidCoins: 0 } })
  })

  test('and then throws to its end: its bets are decided as if it had asked', () => {
    const end = played(300, MOST_ASKED)
    if (!end.ok) throw new Error(JSON.stringify(end.problems))
    expect(end.round.awaiting).toBeUndefined()
    expect(end.round.spots).toEqual([{ spot: 'pass', stakedCoins: 10, paidCoins: 0 }])
    expect(end.round.events.filter(({ type }) => type === 'diceThrown')).toHaveLength(302)
  })

  test('takes no further choice', () => {
    expect(played(300, MOST_ASKED + 1)).toMatchObject({ ok: false })
  })
})
