import type { CrapsDefinition, CrapsOdds } from '../../definition.gen.ts'

/** The numbers that can be points, with the ways to throw each; a 7 has six. */
export const POINTS = [4, 5, 6, 8, 9, 10] as const
export const SEVENS = 6

export const waysOf = (total: number): number => 6 - Math.abs(7 - total)
export const isPoint = (total: number): boolean => total >= 4 && total <= 10 && total !== 7

/** What odds on a point win for each so many coins: 2 to 1, 3 to 2 or 6 to 5. */
export const trueOdds = (point: number): readonly [pays: number, per: number] => {
  const ways = waysOf(point)
  return ways === 3 ? [2, 1] : ways === 4 ? [3, 2] : [6, 5]
}

interface ByPoint<T> {
  readonly fourTen: T
  readonly fiveNine: T
  readonly sixEight: T
}

export const atPoint = <T>(of: ByPoint<T>, point: number): T => {
  const ways = waysOf(point)
  return ways === 3 ? of.fourTen : ways === 4 ? of.fiveNine : of.sixEight
}

/** The most coins of odds behind a bet on the line: a multiple of what makes their win whole. */
export function mostOdds({ odds }: CrapsDefinition, point: number, flat: number): number {
  if (odds === undefined) return 0
  const [, per] = trueOdds(point)
  return Math.floor(most(odds, point, flat) / per) * per
}

/** The most coins of odds against the line: they can win as much as those on it may be. */
export function mostLaid({ odds }: CrapsDefinition, point: number, flat: number): number {
  if (odds === undefined) return 0
  const [pays, per] = trueOdds(point)
  return Math.floor(most(odds, point, flat) / per) * pays
}

const most = (odds: CrapsOdds, point: number, flat: number): number => (atPoint(odds, point) * flat) / (odds.per ?? 1)
