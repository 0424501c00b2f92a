/** How fast a machine runs: 1 is normal. Pace never changes what a round is. */
export const NORMAL_PACE = 1
export const QUICK_PACE = 3

const FIRST_STOP_MS = 1500
/** A free spin waits for no answer. */
const FIRST_FREE_STOP_MS = 900
const NEXT_STOP_MS = 400
const TENSION_MS = 1500

export interface LandingPlan {
  /** By reel when it stops: those that turn as one have the same place. */
  readonly order: readonly number[]
  readonly pace: number
  readonly free: boolean
  readonly tension: number | undefined
  /** How long the reels have run already. */
  readonly elapsedMs: number
}

/** When each reel stops, in milliseconds after the reels started. */
export function stopTimes({ order, pace, free, tension, elapsedMs }: LandingPlan): readonly number[] {
  const planned = (free ? FIRST_FREE_STOP_MS : FIRST_STOP_MS) / pace
  const first = Math.max(planned, elapsedMs)
  const tense = tension === undefined ? Number.POSITIVE_INFINITY : (order[tension] ?? tension)
  return order.map((place) => first + (place * NEXT_STOP_MS) / pace + (place >= tense ? TENSION_MS / pace : 0))
}

/** One after the other from the left; reels with one leader together. */
export function stopOrder(leaders: readonly number[]): readonly number[] {
  const places = [...new Set(leaders)]
  return leaders.map((leader) => places.indexOf(leader))
}
