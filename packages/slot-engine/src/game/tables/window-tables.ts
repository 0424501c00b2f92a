import { entryOf, intAt } from '../../entries.ts'
import { rejectBelow } from '../../rng.ts'
import { bitsFor, MOST_BITS, type PackedLayer, type PackedScreen, packScreen } from './packed-screen.ts'
import { type DrawGroup, drawnWeight, type Reel } from './reels.ts'
import type { ScreenAutomaton } from './screen-automaton.ts'

/** What a window of independent reels shows and pays, as tables to walk: made once, and read by any number of players. */
export interface WindowTables {
  /**
   * What the first draw group decides: `state << scatterBits | scatters` and coins, at `2 × draw`; where they do not fit
   * (`scatterBits` −1), state, coins and scatters at `4 × draw`.
   */
  readonly openings: Int32Array
  readonly scatterBits: number
  readonly size: number
  readonly reject: number
  readonly more: readonly FurtherDraw[]
  /** Whether they are too large for a processor's own cache, so that playing in blocks is worth its trouble. */
  readonly isLarge: boolean
}

export interface DrawnReels {
  readonly reels: readonly Reel[]
  readonly groups: readonly DrawGroup[]
}

/** Tables of this many numbers stay in a processor's own cache. */
const SMALL = 1 << 18

export function windowTables(set: DrawnReels, screen: ScreenAutomaton, scatterSize: number): WindowTables {
  const [first, ...rest] = set.groups as [DrawGroup, ...DrawGroup[]]
  const packed = packScreen(set.reels, screen)
  const bits = bitsFor(scatterSize - 1)
  const scatterBits = bits + bitsFor(packed.states - 1) <= MOST_BITS ? bits : -1
  const more = rest.map((group) => furtherDraw(set, group, packed))
  const numbers = more.flatMap(({ layers }) => layers.map(({ steps }) => steps.length))
  return {
    openings: openings(set, first, packed, screen.startCoins, scatterBits),
    scatterBits,
    size: first.size,
    reject: rejectBelow(first.size),
    more,
    isLarge: numbers.reduce((sum, length) => sum + length, 0) > SMALL,
  }
}

/** A draw group after the first. */
export interface FurtherDraw {
  readonly size: number
  readonly reject: number
  /** Numbers per draw in `decided`. */
  readonly stride: number
  /** By draw: the packed scatters, then the face of each reel. */
  readonly decided: Int32Array
  readonly layers: readonly PackedLayer[]
}

function furtherDraw(set: DrawnReels, group: DrawGroup, screen: PackedScreen): FurtherDraw {
  const stride = group.to - group.from + 1
  const decided = new Int32Array(group.size * stride)
  eachDraw(set, group, (draw, faces, scatters) => {
    decided[draw * stride] = scatters
    decided.set(faces, draw * stride + 1)
  })
  const layers = screen.layers.slice(group.from, group.to)
  return { size: group.size, reject: rejectBelow(group.size), stride, decided, layers }
}

function openings(
  set: DrawnReels,
  group: DrawGroup,
  screen: PackedScreen,
  startCoins: number,
  scatterBits: number,
): Int32Array {
  const made = new Int32Array(group.size * (scatterBits >= 0 ? 2 : 4))
  eachDraw(set, group, (draw, faces, scatters) => {
    let state = screen.startState
    let coins = startCoins
    for (let r = 0; r < faces.length; r++) {
      const { steps, coinBits, faces: count } = screen.layers[r] as PackedLayer
      const at = state * count + intAt(faces, r)
      const step = intAt(steps, coinBits >= 0 ? at : 2 * at)
      coins += coinBits >= 0 ? step & ((1 << coinBits) - 1) : intAt(steps, 2 * at + 1)
      state = coinBits >= 0 ? step >> coinBits : step
    }
    if (scatterBits >= 0) {
      made[2 * draw] = (state << scatterBits) | scatters
      made[2 * draw + 1] = coins
    } else made.set([state, coins, scatters], 4 * draw)
  })
  return made
}

/** Visits every draw of a group with the faces and the packed scatters it decides. */
function eachDraw(
  set: DrawnReels,
  group: DrawGroup,
  visit: (draw: number, faces: Int32Array, scatters: number) => void,
): void {
  const faces = new Int32Array(group.to - group.from)
  for (let draw = 0; draw < group.size; draw++) {
    let rest = draw
    let scatters = 0
    for (let i = faces.length - 1; i >= 0; i--) {
      const reel = set.reels[group.from + i] as Reel
      const at = rest % drawnWeight(reel)
      rest = (rest - at) / drawnWeight(reel)
      const face = reel.faceOf === null ? at : entryOf(reel.faceOf, at)
      faces[i] = face
      scatters += intAt(reel.scatters, face)
    }
    visit(draw, faces, scatters)
  }
}
