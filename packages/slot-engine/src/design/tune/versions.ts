import type { Definition } from '../../definition.ts'
import type { ParSheet } from '../../proof/sheet.ts'
import type { TuneChange, TuneOptions, TuneRefusal, TuneTargets } from './targets.ts'
import { tune } from './tune.ts'

/** One of several returns that a game is offered with: the same look and strips, other pays. */
export interface RtpVersion {
  /** What was asked for, in percent. */
  readonly rtp: number
  readonly definition: Definition
  readonly sheet: ParSheet
  /** From the game that all versions come from. */
  readonly changes: readonly TuneChange[]
}

export type RtpVersions =
  | { readonly ok: true; readonly versions: readonly RtpVersion[] }
  /** The first return that cannot be met. */
  | (TuneRefusal & { readonly rtp: number })

/**
 * The versions of a game with these returns, in percent. Each is tuned from the game itself, never from another version, so
 * that a version does not depend on which others were asked for.
 */
export function rtpVersions(
  definition: Definition,
  rtps: readonly number[],
  targets: Omit<TuneTargets, 'rtp'> = {},
  options: TuneOptions = {},
): RtpVersions {
  const versions: RtpVersion[] = []
  for (const rtp of rtps) {
    const tuned = tune(definition, { ...targets, rtp }, options)
    if (!tuned.ok) return { ...tuned, rtp }
    const { ok: _, ...rest } = tuned
    versions.push({ rtp, ...rest })
  }
  return { ok: true, versions }
}
