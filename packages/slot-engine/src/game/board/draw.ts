import { entryOf, intAt } from '../../entries.ts'
import type { Rng } from '../../rng.ts'
import type { ReelSet } from '../tables/reel-set.ts'
import type { DrawGroup, Reel } from '../tables/reels.ts'
import { drawIndex, type WeightedDraw } from '../tables/weighted-draw.ts'

/** Draws the face of every reel: one number per draw group, the last reel of a group fastest. */
export function drawFaces(set: ReelSet, rng: Rng, faces: Int32Array): void {
  const { groups, drawnWeights } = set
  for (let g = 0; g < groups.length; g++) {
    const { from, to, size } = groups[g] as DrawGroup
    let draw = rng.below(size)
    for (let r = to - 1; r > from; r--) {
      const reel = set.reels[r] as Reel
      if (reel.follows >= 0) continue
      // Of 32-bit numbers: a remainder of doubles takes ten times as long.
      const weight = entryOf(drawnWeights, r)
      const rest = (draw / weight) | 0
      faces[r] = faceAt(reel, draw - Math.imul(rest, weight))
      draw = rest
    }
    const first = set.reels[from] as Reel
    if (first.follows < 0) faces[from] = faceAt(first, draw)
  }
  if (set.hasFollowers) follow(set.reels, faces)
}

const faceAt = ({ faceOf }: Reel, draw: number): number => (faceOf === null ? draw : (faceOf[draw] as number))

function follow(reels: readonly Reel[], faces: Int32Array): void {
  for (const [r, { follows }] of reels.entries()) if (follows >= 0) faces[r] = intAt(faces, follows)
}

/** Draws one of the tokens by weight. */
export function drawToken({ tokens, weights, total, byNumber }: WeightedDraw, rng: Rng): number {
  if (byNumber !== null) return entryOf(byNumber, rng.below(total))
  return entryOf(tokens, drawIndex(weights, total, rng))
}
