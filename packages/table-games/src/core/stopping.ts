import { Fraction } from '../fraction.ts'

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
