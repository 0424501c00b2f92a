/** What time it is; the only place that is asked. */
export interface Clock {
  now(): Date
}

/** Clocks that a time server keeps differ by milliseconds; a minute is somebody's mistake. */
export const CLOCKS_DIFFER_MS = 60_000

export const systemClock: Clock = { now: () => new Date() }
