/** One symbol that always wins 5 coins, and a gamble of what was won: each answer is worked out by hand. */
import { describe, expect, test } from 'vitest'
import { drawing } from '../../../../test-support/drawn-numbers.ts'
import type { Definition } from '../../../definition.ts'
import { compile } from '../../compile/compile.ts'
import { parseDefinition } from '../../parse/parse.ts'
import { spin } from '../../play/spin.ts'

const definition: Definition = {
  ...{ definitionVersion: 1, id: 'gamble', name: 'Gamble', betCoins: 10, maxWin: 3 },
  symbols: [{ id: 'a', kind: 'regular', pays: { '1': 5 } }],
  reelSets: { base: [{ strip: ['a'], rows: 1 }] },
  wins: { type: 'lines', lines: [[0]] },
  gamble: { factor: 2, up: 2, down: 3, steps: 3 },
}

const play = (choices: number[] | undefined, numbers: number[], game: Definition = definition) => {
  const { rng, asked } = drawing(...numbers)
  const round = spin(compile(game), rng, choices && { choices })
  const gambled = round.events.filter(({ type }) => type === 'gambled')
  return { totalCoins: round.totalCoins, awaiting: round.awaiting, gambled, asked }
}

const STAKE = 1
const TAKE = 0
const gambled = (won: boolean, coins: number) => ({ type: 'gambled', won, coins })

describe('a gamble', () => {
  test('asks after a win, and the coins can be taken', () => {
    expect(play([], [])).toMatchObject({ totalCoins: 5, awaiting: { feature: 'gamble', options: 2 }, asked: [] })
    expect(play([TAKE], [])).toEqual({ totalCoins: 5, awaiting: undefined, gambled: [], asked: [] })
  })

  // Of the five numbers 0 to 4, the two lowest win.
  test.each([
    [0, true, 10],
    [1, true, 10],
    [2, false, 0],
    [4, false, 0],
  ])('with the number %i of five: won is %s, and %i coins are left', (number, won, coins) => {
    const answers = won ? [STAKE, TAKE] : [STAKE]
    expect(play(answers, [number])).toEqual({
      ...{ totalCoins: coins, awaiting: undefined, gambled: [gambled(won, coins)], asked: [5] },
    })
  })

  test('goes on while it wins, and asks each time', () => {
    expect(play([STAKE], [0])).toMatchObject({ totalCoins: 10, awaiting: { feature: 'gamble', options: 2 } })
    expect(play([STAKE, STAKE, TAKE], [0, 0])).toEqual({
      ...{ totalCoins: 20, awaiting: undefined, gambled: [gambled(true, 10), gambled(true, 20)], asked: [5, 5] },
    })
    expect(play([STAKE, STAKE], [0, 4]).totalCoins).toBe(0)
  })

  test('ends after its steps', () => {
    const game: Definition = { ...definition, maxWin: 1000 }
    const { totalCoins, awaiting } = play([STAKE, STAKE, STAKE], [0, 0, 0], game)
    expect([totalCoins, awaiting]).toEqual([40, undefined])
  })

  test('never wins more than the game pays, and ends there', () => {
    // 5, 10, 20, and at most 30.
    expect(play([STAKE, STAKE, STAKE], [0, 0, 0])).toMatchObject({
      ...{ totalCoins: 30, awaiting: undefined, gambled: [gambled(true, 10), gambled(true, 20), gambled(true, 30)] },
    })
    const capped: Definition = { ...definition, maxWin: 1, gamble: { factor: 2, up: 1, down: 1, steps: 3 } }
    expect(play([STAKE], [0], capped)).toMatchObject({ totalCoins: 10, awaiting: undefined })
  })

  test('is not asked of a round that nobody attends, nor of one that won nothing', () => {
    expect(play(undefined, [])).toMatchObject({ totalCoins: 5, awaiting: undefined, gambled: [] })
    const empty: Definition = { ...definition, symbols: [{ id: 'a', kind: 'blank' }] }
    expect(
      play([], [], { ...empty, symbols: [...empty.symbols, { id: 'b', kind: 'regular', pays: { '1': 5 } }] }),
    ).toEqual({ totalCoins: 0, awaiting: undefined, gambled: [], asked: [] })
  })
})

describe('a gamble in several ways', () => {
  const ways: Definition = {
    ...definition,
    maxWin: 1000,
    gamble: { factor: 2, up: 1, down: 1, steps: 3, others: [{ factor: 4, up: 1, down: 3 }], half: true },
  }
  const taken = (won: boolean, coins: number, way: number) => ({
    ...{ type: 'gambled', won, coins, way, staked: way < 2 ? 5 : 3 },
  })

  test('asks which, first of those that stake all of the coins', () => {
    expect(play([], [], ways).awaiting).toEqual({ feature: 'gamble', options: 5 })
  })

  // Of 5 coins the half is 3, and 2 are kept.
  test.each([
    [1, 0, true, 10, 2],
    [1, 1, false, 0, 2],
    [2, 0, true, 20, 4],
    [2, 1, false, 0, 4],
    [3, 0, true, 2 + 3 * 2, 2],
    [3, 1, false, 2, 2],
    [4, 0, true, 2 + 3 * 4, 4],
    [4, 3, false, 2, 4],
  ])('answered with %i: the number %i, won is %s, and %i coins are left', (answer, number, won, coins, of) => {
    const answers = coins > 0 ? [answer, TAKE] : [answer]
    expect(play(answers, [number], ways)).toEqual({
      ...{ totalCoins: coins, awaiting: undefined, gambled: [taken(won, coins, answer - 1)], asked: [of] },
    })
  })

  test('goes on with what was kept', () => {
    expect(play([3, 3, 3], [1, 1, 1], ways)).toMatchObject({ totalCoins: 0, asked: [2, 2, 2] })
    expect(play([3, 3], [1, 1], ways)).toMatchObject({ totalCoins: 1, awaiting: { options: 5 } })
  })

  test('is refused where one of them pays back more than is staked', () => {
    const dear = { ...ways, gamble: { ...ways.gamble, others: [{ factor: 4, up: 1, down: 2 }] } }
    const result = parseDefinition(dear)
    expect(result.ok ? [] : result.problems.map(({ field, code }) => [field, code])).toEqual([
      ['gamble.others[0].factor', 'out_of_range'],
    ])
  })
})

describe('an answer', () => {
  test.each([2, -1, 0.5, Number.NaN])('that is no option is refused: %d', (answer) => {
    expect(() => play([answer], [])).toThrow(new RangeError(`gamble: option ${answer} of 2 does not exist`))
  })
})
