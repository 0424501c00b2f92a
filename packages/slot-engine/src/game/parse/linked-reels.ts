import type { Definition, ReelDefinition } from '../../definition.ts'
import type { Field } from '../input/field.ts'

/** Reels that stop together are faces of one draw. */
export function refuseUnlike({ reelSets }: Definition, root: Field): void {
  for (const [name, reels] of Object.entries(reelSets)) {
    for (const [i, reel] of reels.entries()) {
      const leader = reel.follows === undefined ? undefined : reels[reel.follows]
      if (leader !== undefined) refuseLink(root.at('reelSets').at(name).item(i).at('follows'), reel, leader)
    }
  }
}

function refuseLink(field: Field, reel: ReelDefinition, leader: ReelDefinition): void {
  if (leader.follows !== undefined) field.refuse('not_allowed', 'That reel follows another itself: name that one.')
  if (typeof reel.rows !== 'number' || reel.rows !== leader.rows)
    field.refuse('mismatch', 'Reels that stop together must have the same fixed number of rows.')
  if (reel.strip.length !== leader.strip.length)
    field.refuse('mismatch', `Must have ${leader.strip.length} stops as the reel it follows, not ${reel.strip.length}.`)
  if (reel.weights !== undefined)
    field.refuse('not_allowed', 'Where it stops is up to the other reel: no weights here.')
}
