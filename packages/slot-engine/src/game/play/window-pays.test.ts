/** What vanishes of a window that wins, and what windows start together, by hand. */
import { describe, expect, test } from 'vitest'
import { drawing } from '../../../test-support/drawn-numbers.ts'
import { fixedReels } from '../../../test-support/fixed-window.ts'
import { compile, createRng, type Definition, type Feature, type RoundEvent, spin, type WinRule } from '../../index.ts'
import { Board } from '../board/board.ts'
import { Player } from './player.ts'

const line = (rows: readonly number[], rest: Partial<Extract<WinRule, { type: 'lines' }>> = {}): WinRule => ({
  ...{ type: 'lines', lines: [rows], ...rest },
})

/** What vanishes leaves nothing behind: blanks follow. */
const game = (columns: readonly string[], wins: WinRule, rest: Partial<Definition> = {}) =>
  compile({
    ...{ definitionVersion: 1, id: 'pays', name: 'Pays', betCoins: 1, maxWin: 1000 },
    symbols: [
      { id: 'a', kind: 'regular', pays: { 2: 2, 3: 10 } },
      { id: 'b', kind: 'regular' },
      { id: 's', kind: 'scatter', pays: { 2: 5 } },
      { id: 't', kind: 'scatter' },
      { id: '-', kind: 'blank' },
    ],
    wins,
    cascades: { refill: { '-': 1 } },
    ...rest,
    reelSets: { base: fixedReels(columns), ...rest.reelSets },
  })

/** The cells that vanish, window by window. */
const removed = (played: ReturnType<typeof game>, ...numbers: readonly number[]) =>
  spin(played, drawing(...numbers).rng).events.flatMap((event) => (event.type === 'cascaded' ? [event.removed] : []))

const free = (
  trigger: NonNullable<Extract<Feature, { type: 'freeSpins' }>['trigger']>,
  rest: object = {},
): Feature => ({
  ...{ type: 'freeSpins', id: 'free', reelSet: 'free', trigger, ...rest },
})
const BLANK = { free: fixedReels(['--', '--', '--']) }

describe('of a line vanishes', () => {
  test.each<[string, readonly string[], WinRule, readonly (readonly number[])[]]>([
    [
      'the run from the left',
      ['-a', 'a-', '-b'],
      line([1, 0, 1]),
      [
        [0, 1],
        [1, 0],
      ],
    ],
    [
      'the run from the right',
      ['-b', 'a-', '-a'],
      line([1, 0, 1], { direction: 'right' }),
      [
        [1, 0],
        [2, 1],
      ],
    ],
    [
      ...(['all of a combination', ['-b', 's-', '-b']] as const),
      line([1, 0, 1], { combinations: [{ name: 'c', slots: [['b'], ['s'], ['b']], coins: 1 }] }),
      [
        [0, 1],
        [1, 0],
        [2, 1],
      ],
    ],
  ])('%s', (_, columns, wins, cells) => {
    expect(removed(game(columns, wins))).toEqual([cells])
  })
})

test('a window that is only looked at keeps its marks', () => {
  const played = game(['a', 'a', 'b'], line([0, 0, 0]))
  const board = new Board(3, 1)
  board.rows.fill(1)
  for (const [reel, token] of [0, 0, 1].entries()) board.tokens[reel * 16] = token
  const told: number[] = []
  expect(played.plan.rule.make().evaluate(board, false, ({ coins }) => told.push(coins))).toBe(2)
  expect([told, board.marked()]).toEqual([[2], []])
})

test('a player tells each of many windows as one that sees it first', () => {
  const strip = { strip: ['a', 'b', 's', '-'], rows: 1 }
  const definition = game([], line([0, 0, 0], { direction: 'both' }), {
    reelSets: { base: [strip, strip, strip] },
  }).definition
  const played = compile({ ...definition, cascades: undefined } as unknown as Definition)
  const events: RoundEvent[] = []
  const player = new Player(played, createRng('many'), events)
  const rng = createRng('many')
  for (let i = 0; i < 300; i++) {
    events.length = 0
    player.round({ id: 'base', coins: 1 })
    expect(events).toEqual(spin(played, rng).events)
  }
})

describe('scatters vanish', () => {
  const wins = line([0, 0, 0])

  test('where they paid, and others stay', () => {
    expect(removed(game(['s-', 's-', 't-'], wins))).toEqual([
      [
        [0, 0],
        [1, 0],
      ],
    ])
  })

  test('where they started something, and others stay', () => {
    const other = free({ symbol: 's', awards: { 3: 1 } }, { id: 'other' })
    const features = [free({ symbol: 't', awards: { 1: 1 } }), other]
    expect(removed(game(['s-', '-t', '--'], wins, { features, reelSets: BLANK }))).toEqual([[[1, 1]]])
  })

  test('but not where there are too few of them', () => {
    const features = [free({ symbol: 't', awards: { 2: 1 } })]
    expect(removed(game(['a-', 'at', '--'], wins, { features, reelSets: BLANK }))).toEqual([
      [
        [0, 0],
        [1, 0],
      ],
    ])
  })

  test('where they award further spins, and only there', () => {
    const either = (first: string, second: string) => ({ strip: [...first, ...second], rows: 2, weights: [1, 0, 1, 0] })
    const features = [free({ symbol: 't', awards: { 1: 1 } }, { retrigger: { 2: 1 } })]
    const playedWith = (second: string) =>
      removed(
        game(['t-', '--', '--'], wins, {
          features,
          reelSets: { free: [either('st', '--'), either(second, '--'), ...fixedReels(['--'])] },
        }),
        0,
        3,
      )
    // Two award a spin, and nothing more comes. One awards none.
    expect(playedWith('-t')).toEqual([
      [[0, 0]],
      [
        [0, 1],
        [1, 1],
      ],
    ])
    expect(playedWith('--')).toEqual([[[0, 0]]])
    const lined = game(['t-', '--', '--'], wins, { features, reelSets: { free: fixedReels(['at', 'a-', '--']) } })
    expect(removed(lined)).toEqual([
      [[0, 0]],
      [
        [0, 0],
        [1, 0],
      ],
    ])
  })
})

test('windows of one spin award their free spins together', () => {
  const played = game(['s'], line([0]), {
    features: [free({ symbol: 's', awards: { 1: 2 } })],
    ...{ cascades: { refill: { '-': 1, s: 1 } }, reelSets: { free: fixedReels(['-']) } },
  })
  // Another scatter follows the first, and then a blank.
  expect(spin(played, drawing(1, 0).rng).events.at(-1)).toMatchObject({ type: 'freeSpinsEnded', spins: 4 })
})

describe('a win that starts free spins', () => {
  const inWin = free({ symbol: 'a', awards: { 2: 2 }, inWin: true }, { retrigger: { 2: 1 } })

  test('counts in its own window only', () => {
    const played = game(['a', 'a', 'b'], line([0, 0, 0]), {
      features: [inWin],
      reelSets: { free: fixedReels(['-', '-', '-']) },
    })
    expect(spin(played, drawing().rng).events.at(-1)).toMatchObject({ type: 'freeSpinsEnded', spins: 2 })
  })

  test('is heard beside features that scatters start', () => {
    const other = free({ symbol: 's', awards: { 3: 1 } }, { id: 'other' })
    const played = game(['a', 'a', 'b'], line([0, 0, 0]), {
      features: [other, inWin],
      reelSets: { free: fixedReels(['-', '-', '-']) },
    })
    expect(spin(played, drawing().rng).events.at(-1)).toMatchObject({ feature: 'free', spins: 2 })
  })
})
