/** What time it is; the only place that is asked. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }
