import type { Rng } from '../../rng.ts'
import type { ReelSet } from '../tables/reel-set.ts'
import type { DrawGroup, Reel } from '../tables/reels.ts'
import { drawIndex, type WeightedDraw } from '../tables/weighted-draw.ts'

/** Draws the face of every reel: one number per draw group, the last reel of a group fastest. */
export function drawFaces(set: ReelSet, rng: Rng, faces: Int32Array): void {
  const { groups } = set
  for (let g = 0; g < groups.length; g++) {
    const group = groups[g] as DrawGroup
    let draw = rng.below(group.size)
    for (let r = group.to - 1; r >= group.from; r--) {
      const reel = set.reels[r] as Reel
      if (reel.follows >= 0) continue
      const at = draw % reel.weight
      draw = ((draw - at) / reel.weight) | 0
      faces[r] = reel.faceOf === null ? at : (reel.faceOf[at] as number)
    }
  }
  if (set.hasFollowers) follow(set.reels, faces)
}

function follow(reels: readonly Reel[], faces: Int32Array): void {
  for (const [r, { follows }] of reels.entries()) if (follows >= 0) faces[r] = faces[follows] as number
}

/** Draws one of the tokens by weight. */
export function drawToken({ tokens, weights, total, byNumber }: WeightedDraw, rng: Rng): number {
  if (byNumber !== null) return byNumber[rng.below(total)] as number
  return tokens[drawIndex(weights, total, rng)] as number
}
