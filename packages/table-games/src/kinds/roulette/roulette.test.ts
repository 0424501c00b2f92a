import { describe, expect, test } from 'vitest'
import { everyOutcome, textOf } from '../../../test-support/every-outcome.ts'
import { example, exampleOf, exampleText } from '../../../test-support/examples.ts'
import { edgeOf, fractionOf, lineOf, percent } from '../../../test-support/sheets.ts'
import { Fraction } from '../../fraction.ts'
import { parseTable } from '../../parse/parse.ts'
import { compileTable } from '../../play/compile.ts'
import { play } from '../../play/play.ts'
import { analyse } from '../../proof/analyse.ts'
import { simulateTable } from '../../proof/simulate.ts'
import { gridSpots } from './layout.ts'

describe('published edges', () => {
  test.each([
    ['european-roulette', 'straight-17', '2.70'],
    ['european-roulette', 'red', '2.70'],
    ['french-roulette', 'red', '1.35'],
    ['american-roulette', 'red', '5.26'],
    ['american-roulette', 'basket-0-00-1-2-3', '7.89'],
    ['triple-zero-roulette', 'dozen-2', '7.69'],
    ['mini-roulette', 'straight-7', '7.69'],
    ['mini-roulette', 'red', '3.85'],
  ])('%s, %s: %s %%', (name, spot, edge) => {
    expect(percent(edgeOf(example(name), spot), 2)).toBe(edge)
  })

  test('half back on both zeros of a double zero wheel: 2.63 %', () => {
    const surrender = exampleOf('roulette', 'american-roulette', { onZero: 'half' })
    expect(percent(edgeOf(surrender, 'odd'), 2)).toBe('2.63')
  })

  test.each([
    ['lose', '19/1369', '1.3879'],
    ['deeper', '685/49987', '1.3704'],
  ] as const)('prison in which a second zero means %s: %s', (again, fraction, edge) => {
    const prison = exampleOf('roulette', 'prison-roulette', { onZero: 'prison', prison: { again } })
    const line = edgeOf(prison, 'low')
    expect(fractionOf(line)).toBe(fraction)
    expect(percent(line, 4)).toBe(edge)
  })

  test('where a stake stays in prison, it is worth half of it, as half back is', () => {
    const prison = exampleOf('roulette', 'prison-roulette', { onZero: 'prison', prison: { again: 'stay' } })
    expect(fractionOf(edgeOf(prison, 'low'))).toBe('1/74')
  })

  test('every spot of a single zero but those of even money returns 36/37', () => {
    const { spots } = analyse(example('european-roulette'))
    expect([...new Set(spots.map(({ returned }) => fractionOf(returned)))]).toEqual(['36/37'])
  })
})

describe('the cloth', () => {
  const countsOf = (zeros: Parameters<typeof gridSpots>[0]): Record<string, number> => {
    const groups = gridSpots(zeros).map(({ group }) => group)
    return Object.fromEntries(groups.map((group) => [group, groups.filter((one) => one === group).length]))
  }

  test('of one zero has 37 straights, 60 splits, 14 streets and trios, 22 corners, the first four, 11 lines of six', () => {
    expect(countsOf(['0'])).toEqual({
      ...{ straight: 37, split: 60, street: 14, corner: 22, basket: 1, sixLine: 11, dozen: 3, column: 3, evenMoney: 6 },
    })
  })

  test('of two zeros has 38 straights, 62 splits, 15 streets and trios, and the top line', () => {
    expect(countsOf(['0', '00'])).toMatchObject({ straight: 38, split: 62, street: 15, basket: 1 })
    expect(gridSpots(['0', '00']).find(({ group }) => group === 'basket')).toMatchObject({ pays: 6 })
  })

  test('red and black each have 18 numbers, and odd is not red beyond 10', () => {
    const covers = (id: string) => gridSpots(['0']).find((spot) => spot.id === id)?.covers ?? []
    expect(new Set([...covers('red'), ...covers('black')]).size).toBe(36)
    expect(covers('red').filter((n) => covers('odd').includes(n))).toEqual([
      '1',
      '3',
      '5',
      '7',
      '9',
      '19',
      '21',
      '23',
      '25',
      '27',
    ])
  })

  test.each([
    ['european-roulette', ['0']],
    ['american-roulette', ['0', '00']],
    ['triple-zero-roulette', ['0', '00', '000']],
  ] as const)('%s has the spots of its grid', (name, zeros) => {
    expect(exampleOf('roulette', name).spots).toEqual(gridSpots(zeros))
  })

  test.each([
    ['voisins', 9],
    ['tiers', 6],
    ['orphelins', 5],
    ['jeu-zero', 4],
    ['neighbours-0', 5],
  ])('the call %s is %i chips', (id, chips) => {
    const call = exampleOf('roulette', 'european-roulette').calls?.find((one) => one.id === id)
    expect(Object.values(call?.chips ?? {}).reduce((sum, n) => sum + n, 0)).toBe(chips)
  })

  test('voisins, tiers and orphelins cover every pocket between them', () => {
    const { calls = [], spots, wheel } = exampleOf('roulette', 'european-roulette')
    const called = calls.filter(({ id }) => ['voisins', 'tiers', 'orphelins'].includes(id))
    const covered = called
      .flatMap(({ chips }) => Object.keys(chips))
      .flatMap((id) => spots.find((one) => one.id === id)!.covers)
    expect(new Set(covered)).toEqual(new Set(wheel))
  })
})

describe('the law is the sum over every outcome of the round', () => {
  test.each(['european-roulette', 'french-roulette', 'american-roulette', 'triple-zero-roulette', 'mini-roulette'])(
    '%s, on every spot',
    (name) => {
      const game = compileTable(example(name))
      const bets = game.spots.map(({ id }) => ({ spot: id, coins: 12 }))
      const laws = everyOutcome(game, bets, 'best')
      for (const [i, { id }] of game.spots.entries())
        expect(textOf(laws.get(id)!), id).toEqual(textOf(game.rules.law(i, 'best', undefined as never)))
    },
  )

  test('a prison that the next zero ends', () => {
    const game = compileTable(exampleOf('roulette', 'prison-roulette', { prison: { again: 'lose' } }))
    for (const strategy of ['best', 'prison', 'default']) {
      const laws = everyOutcome(
        game,
        [
          { spot: 'red', coins: 2 },
          { spot: 'column-1', coins: 1 },
        ],
        strategy,
      )
      for (const [id, law] of laws)
        expect(textOf(law), `${id} ${strategy}`).toEqual(
          textOf(game.rules.law(game.spot(id), strategy, undefined as never)),
        )
    }
  })

  test('struck numbers, on a small wheel', () => {
    const wheel = ['0', '1', '2', '3', '4']
    const parsed = parseTable({
      ...{ definitionVersion: 1, kind: 'roulette', id: 'small', name: 'Small', limits: { min: 1, max: 100 } },
      ...{ wheel, red: ['1', '3'], zeros: ['0'] },
      spots: [
        { id: 'one', group: 'straight', covers: ['1'], pays: 2 },
        { id: 'red', group: 'evenMoney', covers: ['1', '3'], pays: 1 },
      ],
      bonus: { numbers: { 0: 1, 1: 2, 3: 1 }, pays: { 5: 3, 9: 1 } },
    })
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
    const game = compileTable(parsed.definition)
    const laws = everyOutcome(
      game,
      [
        { spot: 'one', coins: 1 },
        { spot: 'red', coins: 1 },
      ],
      'best',
    )
    expect(textOf(laws.get('one')!)).toEqual(textOf(game.rules.law(0, 'best', undefined as never)))
    expect(textOf(laws.get('red')!)).toEqual(textOf(game.rules.law(1, 'best', undefined as never)))
  })
})

describe('prison or half', () => {
  test.each([
    ['lose', 'half'],
    ['deeper', 'half'],
    ['stay', 'half'],
  ] as const)('where zero again means %s, the best is %s', (again, best) => {
    const sheet = analyse(exampleOf('roulette', 'prison-roulette', { prison: { again } }))
    const worth = (strategy: string) => Fraction.parse(fractionOf(lineOf(sheet, 'red', strategy).returned))
    expect(worth('best').equals(worth(best === 'half' ? 'default' : 'prison'))).toBe(true)
    expect(worth('best').compare(worth('prison'))).toBeGreaterThanOrEqual(0)
  })

  test('asks only where zero met an even money bet, and half costs nothing', () => {
    const game = example('prison-roulette')
    const seeds = Array.from({ length: 400 }, (_, i) => `${i}`)
    const rounds = seeds.map((seed) => ({ seed, played: play(game, seed, [{ spot: 'red', coins: 10 }]) }))
    const waiting = rounds.filter(({ played }) => played.ok && played.round.awaiting)
    expect(waiting.length).toBeGreaterThan(0)
    for (const { seed, played } of waiting) {
      if (!played.ok) continue
      expect(played.round.events).toEqual([{ type: 'ballLanded', pocket: '0', index: 0 }])
      expect(played.round.awaiting).toEqual({
        asks: 'zero',
        moves: [
          { move: 'half', coins: 0 },
          { move: 'prison', coins: 0 },
        ],
      })
      const half = play(game, seed, [{ spot: 'red', coins: 10 }], ['half'])
      expect(half.ok && half.round).toMatchObject({ stakedCoins: 10, paidCoins: 5 })
    }
  })
})

test('a simulation meets the sheet within four standard errors', async () => {
  const definition = example('prison-roulette')
  const bets = [{ spot: 'red', coins: 2 }]
  const simulated = await simulateTable(definition, { rounds: 400_000, seed: 'roulette', bets, strategy: 'prison' })
  if (!simulated.ok) throw new Error('refused')
  const { returned, standardDeviation, rounds } = simulated.report
  const line = lineOf(analyse(definition), 'red', 'prison')
  expect(Math.abs(returned - line.returned.value)).toBeLessThan((4 * standardDeviation) / Math.sqrt(rounds))
  expect(standardDeviation).toBeCloseTo(line.standardDeviation, 2)
})

describe('bad definitions are refused by name', () => {
  const good = JSON.parse(exampleText('european-roulette'))
  const spot = { id: 'x', group: 'other', covers: ['1'], pays: 1 }
  test.each([
    [{ red: ['1', '99'] }, 'red[1]', 'not_allowed'],
    [{ zeros: ['1'] }, 'zeros[0]', 'not_allowed'],
    [{ wheel: ['0', '0'] }, 'wheel[1]', 'duplicate'],
    [{ spots: [{ ...spot, covers: ['37'] }] }, 'spots[0].covers[0]', 'not_allowed'],
    [{ spots: [spot, spot], calls: [] }, 'spots[1].id', 'duplicate'],
    [{ spots: [{ ...spot, pays: 1.5 }] }, 'spots[0].pays', 'out_of_range'],
    [{ spots: [{ ...spot, covers: [] }] }, 'spots[0].covers', 'bad_length'],
    [{ calls: [{ id: 'c', chips: { nowhere: 1 } }] }, 'calls[0].chips.nowhere', 'not_allowed'],
    [{ prison: { again: 'lose' } }, 'prison', 'not_allowed'],
    [{ onZero: 'half', zeros: [] }, 'onZero', 'mismatch'],
    [{ bonus: { numbers: { 38: 1 }, pays: { 50: 1 } } }, 'bonus.numbers.38', 'out_of_range'],
    [{ bonus: { numbers: { 1: 0 }, pays: { 50: 1 } } }, 'bonus.numbers', 'out_of_range'],
    [{ onZero: 'half', limits: { min: 1, max: 1 } }, 'limits.max', 'mismatch'],
    [{ limits: { min: 1, max: 10, spots: { strait: { max: 5 } } } }, 'limits.spots.strait', 'not_allowed'],
  ])('%j: %s', (changes, field, code) => {
    const parsed = parseTable({ ...good, ...changes })
    expect(parsed.ok ? [] : parsed.problems).toContainEqual(expect.objectContaining({ field, code }))
  })

  test('a prison that nobody leaves', () => {
    const parsed = parseTable({
      ...good,
      onZero: 'prison',
      wheel: ['0'].concat('1'),
      zeros: ['0', '1'],
      red: [],
      calls: [],
      spots: [spot],
    })
    expect(parsed.ok ? [] : parsed.problems).toContainEqual(
      expect.objectContaining({ field: 'zeros', code: 'endless' }),
    )
  })
})
