import { holding } from './hold.ts'

/** The more coins lie at the end, the more they are multiplied by; most of all in a full window. */
export const coinGrades = holding((held, cells) => ({
  ...held,
  grades: [
    { at: Math.round(cells * 0.55), factor: 2 },
    { at: Math.round(cells * 0.75), factor: 3 },
    { at: cells, factor: 5 },
  ],
}))
