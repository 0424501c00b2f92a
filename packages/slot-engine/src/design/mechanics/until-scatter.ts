import type { Mechanic } from './mechanic.ts'
import { withFreeSpins, withoutRetrigger } from './parts.ts'

/** So many spins that show the scatter are allowed, for three, four and five that start them. */
const LIVES = [2, 3, 4] as const

/** Free spins go on until the scatter has come up in some of them: their number is not known. */
export const untilScatter: Mechanic = {
  needs: 'freeSpins',
  write: (game) =>
    withFreeSpins(game, (feature) => {
      const { trigger } = feature
      if (!trigger || trigger.inWin) return feature
      const awards = Object.fromEntries(
        Object.keys(trigger.awards).map((count, i) => [count, LIVES[Math.min(i, LIVES.length - 1)] ?? 1]),
      )
      return { ...withoutRetrigger(feature), trigger: { ...trigger, awards }, endedBy: trigger.symbol }
    }),
}
