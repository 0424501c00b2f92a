import type { ReelDefinition } from '@spilvaerk/slot-engine'
import { expect, test } from 'vitest'
import { LINES as GAME } from '../../machine/testing-games.ts'
import { benchOf, edited, redone, undone } from './bench.ts'
import { inserted, moved, paysOf, removed, weighing, withCount, withPay } from './edits.ts'
import { reelStatistics } from './reel-statistics.ts'
import { cellsOf, readStrips, stripsText } from './spreadsheet.ts'

const REEL: ReelDefinition = { strip: ['a', 'b', 'c', 'a'], weights: [1, 2, 3, 4], rows: 3 }

test('stops take their weights along', () => {
  expect(moved(REEL, 3, 0)).toEqual({ strip: ['a', 'a', 'b', 'c'], weights: [4, 1, 2, 3], rows: 3 })
  expect(inserted(REEL, 1, 'w')).toEqual({ strip: ['a', 'w', 'b', 'c', 'a'], weights: [1, 1, 2, 3, 4], rows: 3 })
  expect(removed(REEL, 1)).toEqual({ strip: ['a', 'c', 'a'], weights: [1, 3, 4], rows: 3 })
  expect(weighing({ strip: ['a', 'b'], rows: 3 }, 1, 5).weights).toEqual([1, 5])
  expect(weighing({ strip: ['a', 'b'], weights: [1, 5], rows: 3 }, 1, 1)).toEqual({ strip: ['a', 'b'], rows: 3 })
})

test('a count adds stops where the symbol is farthest away, and takes those that stand closest', () => {
  const reel: ReelDefinition = { strip: ['s', 'a', 'a', 'a', 'a', 'a', 'a'], rows: 3 }
  const two = withCount(reel, 's', 2)
  expect(two.strip).toEqual(['s', 'a', 'a', 'a', 's', 'a', 'a', 'a'])
  expect(withCount({ strip: ['s', 's', 'a', 'a', 's', 'a', 'a'], rows: 3 }, 's', 2).strip).toEqual([
    's',
    'a',
    'a',
    's',
    'a',
    'a',
  ])
  expect(withCount(reel, 's', 0).strip).not.toContain('s')
  expect(withCount(reel, 'w', 1).strip).toHaveLength(8)
})

test('a pay is set and taken away, also the last one', () => {
  const pay = (coins: number | undefined, from = GAME) => withPay(from, 'a', 3, coins)
  expect(paysOf(pay(77).symbols[0]!)).toEqual({ '3': 77, '4': 24 })
  expect(withPay(pay(undefined), 'a', 4, undefined).symbols[0]).not.toHaveProperty('pays')
})

test('undo and redo go to and fro, and one field typed in is one step', () => {
  const [one, two, three] = [3, 4, 5].map((coins) => withPay(GAME, 'a', 3, coins)) as [
    typeof GAME,
    typeof GAME,
    typeof GAME,
  ]
  const bench = edited(edited(edited(benchOf(GAME), one, 'pay'), two, 'pay'), three)
  expect(undone(bench).present).toBe(two)
  expect(undone(undone(bench)).present).toBe(GAME)
  expect(redone(undone(bench)).present).toBe(three)
  expect(edited(undone(bench), one).future).toEqual([])
})

test('cells come from spreadsheets and from CSV, quoted or not', () => {
  const cells = [
    ['a', 'b'],
    ['c', 'd,e'],
  ]
  expect(cellsOf('a\tb\r\nc\td,e\r\n')).toEqual(cells)
  expect(cellsOf('a;b\nc;d,e')).toEqual(cells)
  expect(cellsOf('a,b\n\nc,"d,e"')).toEqual(cells)
  expect(cellsOf('"say ""hi""",b')).toEqual([['say "hi"', 'b']])
})

test('reels are read by id, name and emoji, under headings and beside numbers, and what is copied can be pasted', () => {
  const read = readStrips('Stop;Reel 1;Reel 2\n1;a;Jordbær\n2;🍋;S\n3;w;', GAME, 4)
  expect(read).toEqual({
    ok: true,
    strips: [
      ['a', 'c', 'w'],
      ['b', 's'],
    ],
  })
  expect(readStrips(stripsText(GAME, 'base'), GAME, 4)).toEqual({
    ok: true,
    strips: GAME.reelSets.base?.map(({ strip }) => strip),
  })
})

test('every cell that is no symbol is named by its place', () => {
  expect(readStrips('1,2\na,x\ny,b', GAME, 4)).toEqual({
    ok: false,
    problems: [
      { row: 3, column: 1, text: 'y' },
      { row: 2, column: 2, text: 'x' },
    ],
  })
  expect(readStrips(' \n ', GAME, 4)).toMatchObject({ ok: false })
})

test('statistics of a reel go around the ring', () => {
  const { weight, symbols, pairs } = reelStatistics({
    strip: ['a', 'b', 'b', 'c', 'a'],
    weights: [1, 1, 2, 3, 1],
    rows: 3,
  })
  expect(weight).toBe(8)
  expect(symbols).toEqual([
    { symbol: 'a', stops: 2, share: 0.25, stack: 2, nearest: 1 },
    { symbol: 'b', stops: 2, share: 0.375, stack: 2, nearest: 1 },
    { symbol: 'c', stops: 1, share: 0.375, stack: 1 },
  ])
  expect(pairs.get('a')?.get('a')).toBe(1)
  expect(pairs.get('a')?.get('b')).toBe(1)
  expect(pairs.get('c')?.get('b')).toBeUndefined()
})
