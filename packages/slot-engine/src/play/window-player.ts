import type { ReelSet } from '../compile/reel-set.ts'
import type { DrawGroup, Reel } from '../compile/reels.ts'
import type { ScreenAutomaton, ScreenLayer } from '../compile/screen-automaton.ts'
import { rejectBelow, type Sfc32 } from '../rng.ts'

/** Plays windows fast. */
export class WindowPlayer {
  /** The packed scatters of the last window. */
  scatters = 0
  /** What the first draw group decides, at `4 × draw`: screen state, coins, scatters. */
  private readonly openings: Int32Array
  private readonly size: number
  private readonly reject: number
  private readonly more: readonly FurtherDraw[]

  constructor(set: ReelSet, screen: ScreenAutomaton) {
    const [first, ...rest] = set.groups as [DrawGroup, ...DrawGroup[]]
    this.openings = openings(set, first, screen)
    this.size = first.size
    this.reject = rejectBelow(first.size)
    this.more = rest.map((group) => furtherDraw(set, group, screen))
  }

  /** Stops the reels and gives the coins of all lines together. */
  play(rng: Sfc32): number {
    const { openings, more } = this
    const opening = rng.belowSmall(this.size, this.reject) << 2
    let state = openings[opening] as number
    let coins = openings[opening + 1] as number
    let scatters = openings[opening + 2] as number
    for (let g = 0; g < more.length; g++) {
      const { size, reject, decided, stride, layers } = more[g] as FurtherDraw
      const draw = rng.belowSmall(size, reject) * stride
      scatters += decided[draw] as number
      for (let r = 0; state !== 0 && r < layers.length; r++) {
        const { faces, steps } = layers[r] as ScreenLayer
        const step = 2 * (state * faces + (decided[draw + r + 1] as number))
        coins += steps[step + 1] as number
        state = steps[step] as number
      }
    }
    this.scatters = scatters
    return coins
  }
}

/** A draw group after the first. */
interface FurtherDraw {
  readonly size: number
  readonly reject: number
  /** Numbers per draw in `decided`. */
  readonly stride: number
  /** By draw: the packed scatters, then the face of each reel. */
  readonly decided: Int32Array
  readonly layers: readonly ScreenLayer[]
}

function furtherDraw(set: ReelSet, group: DrawGroup, screen: ScreenAutomaton): FurtherDraw {
  const stride = group.to - group.from + 1
  const decided = new Int32Array(group.size * stride)
  eachDraw(set, group, (draw, faces, scatters) => {
    decided[draw * stride] = scatters
    decided.set(faces, draw * stride + 1)
  })
  const layers = screen.layers.slice(group.from, group.to)
  return { size: group.size, reject: rejectBelow(group.size), stride, decided, layers }
}

function openings(set: ReelSet, group: DrawGroup, screen: ScreenAutomaton): Int32Array {
  const made = new Int32Array(group.size * 4)
  eachDraw(set, group, (draw, faces, scatters) => {
    let state = screen.startState
    let coins = screen.startCoins
    for (let r = 0; r < faces.length; r++) {
      const layer = screen.layers[r] as ScreenLayer
      const step = 2 * (state * layer.faces + (faces[r] as number))
      coins += layer.steps[step + 1] as number
      state = layer.steps[step] as number
    }
    made[draw * 4] = state
    made[draw * 4 + 1] = coins
    made[draw * 4 + 2] = scatters
  })
  return made
}

/** Visits every draw of a group with the faces and the packed scatters it decides. */
function eachDraw(
  set: ReelSet,
  group: DrawGroup,
  visit: (draw: number, faces: Int32Array, scatters: number) => void,
): void {
  const faces = new Int32Array(group.to - group.from)
  for (let draw = 0; draw < group.size; draw++) {
    let rest = draw
    let scatters = 0
    for (let i = faces.length - 1; i >= 0; i--) {
      const reel = set.reels[group.from + i] as Reel
      const at = rest % reel.weight
      rest = (rest - at) / reel.weight
      const face = reel.faceOf === null ? at : (reel.faceOf[at] as number)
      faces[i] = face
      scatters += reel.scatters[face] as number
    }
    visit(draw, faces, scatters)
  }
}
