import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../../../test-support/runs.ts'
import { LIMITS } from '../../../definition.ts'
import { createRng } from '../../../rng.ts'
import type { Cell } from '../../../round.ts'
import { CellSets, FEW_WORDS } from './cell-sets.ts'

/** So many cells that hang together, grown cell by cell from a random one. */
function randomPart(reels: number, rows: number, size: number, seed: string): Cell[] {
  const rng = createRng(seed)
  const part: Cell[] = [[rng.below(reels), rng.below(rows)]]
  const isTaken = (reel: number, row: number) => part.some(([r, w]) => r === reel && w === row)
  while (part.length < Math.min(size, reels * rows)) {
    const [reel, row] = part[rng.below(part.length)]!
    const [x, y] = (
      [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ] as const
    )[rng.below(4)]!
    const next: Cell = [reel + x, row + y]
    if (next[0] < 0 || next[0] >= reels || next[1] < 0 || next[1] >= rows || isTaken(...next)) continue
    part.push(next)
  }
  return part
}

const grid = {
  reels: fc.integer({ min: 1, max: LIMITS.reels }),
  rows: fc.integer({ min: 1, max: LIMITS.rows }),
  seed: fc.string({ minLength: 8, maxLength: 8 }),
}

const setOf = (sets: CellSets, cells: readonly Cell[]): Int32Array => {
  const set = sets.make()
  for (const [reel, row] of cells) set[sets.wordOf[reel]! + 1]! |= 1 << (sets.shiftOf[reel]! + row)
  return set
}

/** Seeds of parts of five by what works on single words; in larger sets, by `seed`. */
function fewSeeds(sets: CellSets, cells: Int32Array): Int32Array {
  const seeds = sets.make()
  if (sets.words <= FEW_WORDS) sets.seedFew(cells[1]!, cells[2]!, cells[3]!, seeds)
  else sets.seed(cells, seeds, 5)
  return seeds
}

test('a part of any shape, anywhere, is found from one seed, whatever size is asked for', () => {
  const check = ({ reels, rows, seed, size }: { reels: number; rows: number; seed: string; size: number }): void => {
    const part = randomPart(reels, rows, size, seed)
    const sets = new CellSets(reels, rows)
    const cells = setOf(sets, part)
    for (let least = 1; least <= part.length; least++) {
      const seeds = sets.make()
      expect(sets.seed(cells, seeds, least)).toBe(true)
      if (least >= 5) expect(fewSeeds(sets, cells)).toEqual(seeds)
      const found = sets.make()
      expect(
        sets.grow(
          cells,
          seeds,
          seeds.findIndex((word) => word !== 0),
          found,
        ),
      ).toBe(part.length)
      expect(found).toEqual(cells)
      expect(seeds).toEqual(sets.make())
      expect(sets.cellsOf(found)).toEqual(part.toSorted(([a, b], [c, d]) => a - c || b - d))
    }
  }
  fc.assert(fc.property(fc.record({ ...grid, size: fc.integer({ min: 1, max: 8 }) }), check), runs(3, 1000))
})

test('cells at the end of one reel and the beginning of the next do not touch', () => {
  const check = ({ reels, rows }: { reels: number; rows: number }): void => {
    const sets = new CellSets(reels, rows)
    for (let reel = 0; reel + 1 < reels; reel++) {
      const cells = setOf(sets, [
        [reel, rows - 1],
        [reel + 1, 0],
      ])
      const seeds = sets.make()
      sets.seed(cells, seeds, 1)
      expect(
        sets.grow(
          cells,
          seeds,
          seeds.findIndex((word) => word !== 0),
          sets.make(),
        ),
      ).toBe(rows === 1 ? 2 : 1)
    }
  }
  fc.assert(fc.property(fc.record({ reels: grid.reels, rows: grid.rows }), check), runs(4, 200))
})

test.each<[why: string, least: number, part: readonly Cell[]]>([
  ['nothing at all', 1, []],
  ['one cell where two are asked for', 2, [[4, 0]]],
  [
    'two in a row where three are asked for',
    3,
    [
      [2, 4],
      [3, 4],
    ],
  ],
  [
    'two on a reel where three are asked for',
    3,
    [
      [2, 3],
      [2, 4],
    ],
  ],
  [
    'three in a row where five are asked for',
    5,
    [
      [4, 1],
      [5, 1],
      [6, 1],
    ],
  ],
  [
    'three on a reel where five are asked for',
    5,
    [
      [7, 0],
      [7, 1],
      [7, 2],
    ],
  ],
  [
    'three around a corner where five are asked for',
    5,
    [
      [0, 1],
      [1, 1],
      [1, 0],
    ],
  ],
])('%s has no seed', (_, least, part) => {
  const sets = new CellSets(8, 5)
  const seeds = sets.make()
  expect(sets.seed(setOf(sets, part), seeds, least)).toBe(false)
  expect(seeds).toEqual(sets.make())
  if (least >= 5) expect(fewSeeds(sets, setOf(sets, part))).toEqual(sets.make())
})
