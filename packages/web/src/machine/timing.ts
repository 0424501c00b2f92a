/** How fast a machine runs: 1 is normal. Pace never changes what a round is. */
export const NORMAL_PACE = 1
export const QUICK_PACE = 3

const FIRST_STOP_MS = 1500
/** A free spin waits for no answer. */
const FIRST_FREE_STOP_MS = 900
const NEXT_STOP_MS = 400
const TENSION_MS = 1500

export interface LandingPlan {
  readonly reels: number
  readonly pace: number
  readonly free: boolean
  readonly tension: number | undefined
  /** How long the reels have run already. */
  readonly elapsedMs: number
}

/** When each reel stops, in milliseconds after the reels started. */
export function stopTimes({ reels, pace, free, tension, elapsedMs }: LandingPlan): readonly number[] {
  const planned = (free ? FIRST_FREE_STOP_MS : FIRST_STOP_MS) / pace
  const first = Math.max(planned, elapsedMs)
  return Array.from({ length: reels }, (_, reel) => {
    const held = tension !== undefined && reel >= tension ? TENSION_MS / pace : 0
    return first + (reel * NEXT_STOP_MS) / pace + held
  })
}
