import { Fraction } from '../fraction.ts'
import type { StrategyChart } from './kind.ts'

export interface Stops {
  /** Of the column. */
  readonly name: string
  readonly chip: number
  readonly backs: readonly number[]
  readonly chanceOf: (wins: number) => Fraction
}

/** What each choice of a number of wins returns, side by side. */
export const stopChart = (games: readonly Stops[]): StrategyChart => ({
  ...{ title: STOP_CHART, columns: games.map(({ name }) => name) },
  rows: Array.from({ length: Math.max(...games.map(({ backs }) => backs.length)) }, (_, i) => ({
    case: String(i + 1),
    moves: games.map(({ chip, backs, chanceOf }) => {
      const back = backs[i]
      return back === undefined
        ? '–'
        : `=${chanceOf(i + 1)
            .times(back)
            .over(chip)}`
    }),
  })),
})

/** What kinds call the chart. */
export const STOP_CHART = 'stopAfter'

/**
 * After how many wins to take what they pay, where each further one is risked for more: the number whose pay times its
 * chance is the greatest, the first of equal ones. Going on never tells anything, so a number fixed beforehand is the best.
 * @param backs what is paid back after one win, after two, and so on
 * @param chanceOf the chance of so many wins in a row
 */
export const bestStop = (backs: readonly number[], chanceOf: (wins: number) => Fraction): number =>
  stopped(backs, chanceOf).wins

/** What is paid back on average by who stops after that number. */
export const worthOfStopping = (backs: readonly number[], chanceOf: (wins: number) => Fraction): Fraction =>
  stopped(backs, chanceOf).worth

function stopped(backs: readonly number[], chanceOf: (wins: number) => Fraction) {
  let best = { wins: 1, worth: Fraction.zero }
  for (const [i, back] of backs.entries()) {
    const worth = chanceOf(i + 1).times(back)
    if (worth.compare(best.worth) > 0) best = { wins: i + 1, worth }
  }
  return best
}
