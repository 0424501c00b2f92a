import { entryOf, floatAt } from '../../entries.ts'
import type { ChangesPlan } from '../../game/core/change-plan.ts'
import type { Game } from '../../game/core/game.ts'
import { lcm } from '../../game/law/gcd.ts'
import type { ReelSet } from '../../game/tables/reel-set.ts'
import type { Reel } from '../../game/tables/reels.ts'
import { underTop } from '../../game/tables/top-reel.ts'
import type { Meter } from '../../meter.ts'
import { changedReels, changeWays, isReelwise } from './changed-reels.ts'
import { settledReels, turnedReels } from './settled-reels.ts'

/** Reels that stop each by itself, as they count, and how much they count among those that make up a spin. */
export interface SpinPart {
  readonly weight: number
  readonly reels: readonly Reel[]
}

/** More than these would each take too long. */
export const MOST_PARTS = 2048

/**
 * One for each way that what ties reels together can turn out: what mystery symbols turn into, where a top reel stops,
 * where a reel stops that others follow. `null` where there are too many, or a draw or a respin comes after all.
 */
export function spinParts(game: Game, set: ReelSet, changes: ChangesPlan | null, meter: Meter): SpinPart[] | null {
  const { reveals, cascades } = game.plan
  if (changes !== null && !isReelwise(changes)) return null
  if (cascades !== null || game.definition.respins !== undefined || reveals.size > 1) return null
  const tied = untied(game, set)
  const [reveal] = [...reveals.values()]
  const turns = reveal?.tokens.map((token, i) => ({ token, weight: entryOf(reveal.weights, i) })) ?? [
    { token: -1, weight: 1 },
  ]
  const most = MOST_PARTS / ((tied?.length ?? 1) * turns.length)
  const ways = changeWays(changes, most)
  if (tied === null || ways === null || most < 1) return null
  const parts = tied.flatMap(({ weight, reels }) =>
    ways.flatMap((way) => {
      const counted = changedReels(game, reels, way.stop, true, meter)
      return turns.map((turn) => {
        const turned = turnedReels(game, counted, turn.token)
        const lying = changedReels(game, turned, way.before, false, meter)
        return { weight: weight * turn.weight * way.weight, reels: settledReels(game, lying, meter) }
      })
    }),
  )
  return levelled(parts)
}

const cycleOf = (reels: readonly Reel[]): number => reels.reduce((product, { weight }) => product * weight, 1)

/** Cells drawn by weight make a cycle longer: all parts over one, as their weights are of whole cycles. */
function levelled(parts: readonly SpinPart[]): SpinPart[] | null {
  const cycles = new Set(parts.map(({ reels }) => cycleOf(reels)))
  if (cycles.size === 1) return [...parts]
  const common = lcm([...cycles])
  if (!Number.isSafeInteger(common)) return null
  return parts.map(({ weight, reels }) => {
    const scale = common / cycleOf(reels)
    return { weight, reels: reels.map((reel, r) => (r === 0 ? scaled(reel, scale) : reel)) }
  })
}

const scaled = (reel: Reel, scale: number): Reel => ({
  ...reel,
  weight: reel.weight * scale,
  weights: reel.weights.map((weight) => weight * scale),
})

function untied(game: Game, set: ReelSet): SpinPart[] | null {
  let parts: SpinPart[] = [{ weight: 1, reels: set.reels }]
  for (const [r, reel] of set.reels.entries()) {
    if (!set.reels.some(({ follows }) => follows === r)) continue
    if (parts.length * reel.faces > MOST_PARTS) return null
    parts = parts.flatMap((part) => stopped(part, r, reel))
  }
  const { top } = set
  if (top === null) return parts
  if (parts.length * top.strip.length > MOST_PARTS) return null
  return parts.flatMap(({ weight, reels }) =>
    Array.from(top.weights).flatMap((times, stop) =>
      times === 0 ? [] : [{ weight: weight * times, reels: underTop(top, stop, reels, game.plan.scatters.counts) }],
    ),
  )
}

/** Reel `r` and its followers at each of their stops. */
const stopped = ({ weight, reels }: SpinPart, r: number, { faces, weights }: Reel): SpinPart[] =>
  Array.from({ length: faces }, (_, face) => face).flatMap((face) => {
    const times = floatAt(weights, face)
    if (times === 0) return []
    return [
      {
        weight: weight * times,
        reels: reels.map((one, i) => (i === r || one.follows === r ? atFace(one, face) : one)),
      },
    ]
  })

const atFace = (reel: Reel, face: number): Reel => ({
  ...reel,
  faces: 1,
  weight: 1,
  weights: Float64Array.of(1),
  faceOf: null,
  stops: reel.stops.slice(face, face + 1),
  rows: reel.rows.slice(face, face + 1),
  tokens: reel.tokens.slice(face * reel.maxRows, (face + 1) * reel.maxRows),
  scatters: reel.scatters.slice(face, face + 1),
  follows: -1,
})
