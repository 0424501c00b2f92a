import type { Definition } from '../../definition.ts'
import type { Brief, BriefFeatures, Counting } from '../brief.ts'
import { rowsOf } from '../defaults.ts'

/** Rows of a reel: one number, or weights by number. */
export type Height = Definition['reelSets'][string][number]['rows']

/** Two to seven rows: with six reels up to 117,649 ways. */
const VARIABLE: Height = { '2': 2, '3': 4, '4': 5, '5': 4, '6': 2, '7': 1 }

const ROWS = {
  clusters: [5, 5, 5, 6, 7],
  anywhere: [4, 4, 4, 5, 5],
} as const

/** Rows per reel: the brief's, or what is usual for its way of counting. */
export function heightsOf(brief: Brief): readonly Height[] {
  const { counting = 'lines', rows, reels } = brief
  if (counting === 'variableWays') return new Array<Height>(reels).fill(VARIABLE)
  if (rows !== undefined || counting === 'lines' || counting === 'ways') return rowsOf(brief)
  return new Array<Height>(reels).fill(ROWS[counting][reels - 3] ?? 5)
}

export const mostRowsOf = (height: Height): number =>
  typeof height === 'number' ? height : Math.max(...Object.keys(height).map(Number))

/** On average. */
export function meanRowsOf(height: Height): number {
  if (typeof height === 'number') return height
  const weights = Object.entries(height)
  const total = weights.reduce((sum, [, weight]) => sum + weight, 0)
  return weights.reduce((sum, [rows, weight]) => sum + Number(rows) * weight, 0) / total
}

/** The sizes of wins that pay, and how much more than the least each pays. */
export interface Sizes {
  readonly keys: readonly number[]
  readonly gains: readonly number[]
}

interface Grid {
  readonly features: Pick<BriefFeatures, 'leastWin'>
  readonly counting: Counting
  readonly heights: readonly Height[]
}

export function sizesOf({ counting, heights, features }: Grid): Sizes {
  const reels = heights.length
  const cells = heights.reduce<number>((sum, height) => sum + mostRowsOf(height), 0)
  switch (counting) {
    case 'lines':
      return runs(reels, 3.6)
    case 'ways':
      return runs(reels, 2.6)
    case 'variableWays':
      return runs(reels, 1.9)
    case 'clusters': {
      const least = features.leastWin ?? (cells < 20 ? 4 : 5)
      return spread(least, cells, [0, 1, 2, 3, 4, 5, 7, 10, 15], [1, 1.25, 1.6, 2, 2.6, 3.4, 6, 15, 40])
    }
    case 'anywhere': {
      const least = features.leastWin ?? Math.max(5, Math.round(cells * 0.27 + (cells < 25 ? 0.8 : 0)))
      return spread(least, cells, [0, 2, 4], [1, 1.8, 6])
    }
  }
}

const runs = (reels: number, gain: number): Sizes => {
  const keys = Array.from({ length: reels - 2 }, (_, i) => i + 3)
  return { keys, gains: keys.map((_, i) => gain ** i) }
}

function spread(least: number, cells: number, steps: readonly number[], gains: readonly number[]): Sizes {
  const keys = steps.map((step) => least + step).filter((key) => key <= cells)
  return { keys, gains: gains.slice(0, keys.length) }
}
