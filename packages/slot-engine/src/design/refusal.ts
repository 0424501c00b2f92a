import type { Brief, DesignRefusal, DesignTarget } from './brief.ts'

export const refusal = (target: DesignTarget, reason: string, nearest: number | string): DesignRefusal => ({
  ok: false,
  target,
  reason,
  nearest,
})

/** What a search says that was told to finish: the nearest that it had found, if anything. */
export const interrupted = (brief: Brief, nearest: DesignRefusal | undefined): DesignRefusal =>
  nearest === undefined
    ? { ...refusal('rtp', 'the search was interrupted before it found a game', brief.rtp), interrupted: true }
    : { ...nearest, reason: `the search was interrupted; of what it had found, ${nearest.reason}`, interrupted: true }

/** As JSON, because a text made of any object may not be had: its `toString` may be anything. */
export const shown = (value: unknown): string =>
  typeof value === 'number' ? String(value) : (JSON.stringify(value) ?? 'nothing')

export const isRecord = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
export const isAbsentOr = (value: unknown, fits: (value: unknown) => boolean): boolean =>
  value === undefined || fits(value)
