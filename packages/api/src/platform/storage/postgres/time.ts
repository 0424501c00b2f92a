import { CLOCKS_DIFFER_MS, type Clock } from '../../time/clock.ts'

export const isApart = (here: Date, there: Date): boolean =>
  Math.abs(here.getTime() - there.getTime()) > CLOCKS_DIFFER_MS

/**
 * Tells whether the clock here is still that of the database. It is asked only when the clock has jumped, which the time
 * since the process began tells: that goes on evenly, whatever anybody sets.
 * @param there what time it is by the database
 * @param begun milliseconds since some moment
 */
export function createTimeCheck(clock: Clock, there: () => Promise<Date>, begun = () => performance.now()) {
  const offset = () => clock.now().getTime() - begun()
  let right = offset()
  return async (): Promise<boolean> => {
    const now = offset()
    if (Math.abs(now - right) <= CLOCKS_DIFFER_MS) return true
    if (isApart(clock.now(), await there())) return false
    // A machine that slept, or whose clock had run away slowly.
    right = now
    return true
  }
}
