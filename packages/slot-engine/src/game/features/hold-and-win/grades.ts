import type { HoldAndWin, Prize } from '../../../definition.ts'

type Graded = Pick<HoldAndWin, 'grades'>

/** What so many coins bring beside their values; of several grades that are reached, the highest. */
export function gradeOf({ grades = [] }: Graded, locked: number): { factor: number; prize: Prize | undefined } {
  let [reached, factor, prize]: [number, number, Prize | undefined] = [0, 1, undefined]
  for (const grade of grades) {
    if (grade.at > locked || grade.at <= reached) continue
    reached = grade.at
    factor = grade.factor ?? 1
    prize = grade.prize
  }
  return { factor, prize }
}

export const greatestFactor = ({ grades = [] }: Graded): number =>
  Math.max(1, ...grades.map(({ factor = 1 }) => factor))
