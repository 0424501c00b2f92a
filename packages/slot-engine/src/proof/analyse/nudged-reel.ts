import { byteAt, entryOf } from '../../entries.ts'
import { nudgeSteps, shift } from '../../game/changes/nudge.ts'
import type { NudgePlan } from '../../game/core/change-plan.ts'
import type { Reel } from '../../game/tables/reels.ts'
import type { Meter } from '../../meter.ts'

/** Steps and bytes of a face while it is moved. */
const FACE_STEPS = 100
const FACE_BYTES = 50

/** A reel each of whose faces has moved as far as it does: where it stops decides that alone. */
export function nudgedReel(reel: Reel, plan: NudgePlan, meter: Meter): Reel {
  meter.spend(FACE_STEPS * reel.faces)
  meter.hold(FACE_BYTES * reel.faces)
  const tokens = reel.tokens.slice()
  const stops = reel.stops.slice()
  for (let face = 0; face < reel.faces; face++) {
    const view = {
      tokens,
      from: face * reel.maxRows,
      rows: byteAt(reel.rows, face),
      strip: reel.strip,
      top: entryOf(stops, face),
    }
    const steps = nudgeSteps(plan, view)
    if (steps !== 0) stops[face] = shift(plan, view, steps)
  }
  return { ...reel, tokens, stops }
}
