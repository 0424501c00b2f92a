import type { ReelSet } from '../compile/reel-set.ts'
import { type DrawGroup, drawnWeight, type Reel } from '../compile/reels.ts'
import type { ScreenAutomaton } from '../compile/screen-automaton.ts'
import { rejectBelow, type Sfc32 } from '../rng.ts'
import { bitsFor, MOST_BITS, type PackedLayer, type PackedScreen, packScreen } from './packed-screen.ts'

/** Plays windows fast. */
export class WindowPlayer {
  /** The packed scatters of the last window. */
  scatters = 0
  /**
   * What the first draw group decides: `state << scatterBits | scatters` and coins, at `2 × draw`; where they do not fit
   * (`scatterBits` −1), state, coins and scatters at `4 × draw`.
   */
  readonly openings: Int32Array
  readonly scatterBits: number
  readonly size: number
  readonly reject: number
  readonly more: readonly FurtherDraw[]

  constructor(set: ReelSet, screen: ScreenAutomaton, scatterSize: number) {
    const [first, ...rest] = set.groups as [DrawGroup, ...DrawGroup[]]
    const packed = packScreen(set, screen)
    const bits = bitsFor(scatterSize - 1)
    this.scatterBits = bits + bitsFor(packed.states - 1) <= MOST_BITS ? bits : -1
    this.openings = openings(set, first, packed, screen.startCoins, this.scatterBits)
    this.size = first.size
    this.reject = rejectBelow(first.size)
    this.more = rest.map((group) => furtherDraw(set, group, packed))
  }

  /** Whether the tables are too large for a processor's own cache, so that blocks are worth their trouble. */
  get isLarge(): boolean {
    const numbers = this.more.flatMap(({ layers }) => layers.map(({ steps }) => steps.length))
    return numbers.reduce((sum, length) => sum + length, 0) > SMALL
  }

  /** Stops the reels and gives the coins of all lines together. */
  play(rng: Sfc32): number {
    const { openings, more, scatterBits } = this
    const opening = rng.belowSmall(this.size, this.reject)
    let state: number
    let coins: number
    let scatters: number
    if (scatterBits >= 0) {
      const both = openings[2 * opening] as number
      coins = openings[2 * opening + 1] as number
      state = both >> scatterBits
      scatters = both & ((1 << scatterBits) - 1)
    } else {
      state = openings[4 * opening] as number
      coins = openings[4 * opening + 1] as number
      scatters = openings[4 * opening + 2] as number
    }
    for (let g = 0; g < more.length; g++) {
      const { size, reject, decided, stride, layers } = more[g] as FurtherDraw
      const draw = rng.belowSmall(size, reject) * stride
      scatters += decided[draw] as number
      for (let r = 0; state !== 0 && r < layers.length; r++) {
        const { faces, steps, coinBits } = layers[r] as PackedLayer
        const at = state * faces + (decided[draw + r + 1] as number)
        if (coinBits >= 0) {
          const step = steps[at] as number
          coins += step & ((1 << coinBits) - 1)
          state = step >> coinBits
        } else {
          coins += steps[2 * at + 1] as number
          state = steps[2 * at] as number
        }
      }
    }
    this.scatters = scatters
    return coins
  }
}

/** Tables of this many numbers stay in a processor's own cache. */
const SMALL = 1 << 18

/** Windows that a block has at most. */
export const BLOCK = 32

/**
 * Plays several windows, as `WindowPlayer.play` would one after the other, but each step for all of them before the next:
 * so a processor fetches what large tables hold for one while it waits for another.
 */
export class BlockPlayer {
  readonly coins = new Int32Array(BLOCK)
  readonly scatters = new Int32Array(BLOCK)
  private readonly states = new Int32Array(BLOCK)
  private readonly draws: readonly Int32Array[]
  private readonly player: WindowPlayer

  constructor(player: WindowPlayer) {
    this.player = player
    this.draws = player.more.map(() => new Int32Array(BLOCK))
  }

  play(rng: Sfc32, windows: number): void {
    this.open(rng, windows)
    for (let g = 0; g < this.draws.length; g++) this.go(g, windows)
  }

  /** Takes from the generator what so many windows take. */
  skip(rng: Sfc32, windows: number): void {
    const { size, reject, more } = this.player
    for (let k = 0; k < windows; k++) {
      rng.belowSmall(size, reject)
      for (let g = 0; g < more.length; g++) {
        const further = more[g] as FurtherDraw
        rng.belowSmall(further.size, further.reject)
      }
    }
  }

  private open(rng: Sfc32, windows: number): void {
    const { openings, size, reject, more, scatterBits } = this.player
    const { coins, scatters, states, draws } = this
    if (more.length === 1 && scatterBits >= 0) {
      const [further] = more as [FurtherDraw]
      const [drawn] = draws as [Int32Array]
      const { size: size2, reject: reject2, stride } = further
      const mask = (1 << scatterBits) - 1
      for (let k = 0; k < windows; k++) {
        const opening = 2 * rng.belowSmall(size, reject)
        const both = openings[opening] as number
        states[k] = both >> scatterBits
        scatters[k] = both & mask
        coins[k] = openings[opening + 1] as number
        drawn[k] = rng.belowSmall(size2, reject2) * stride
      }
      return
    }
    for (let k = 0; k < windows; k++) {
      const opening = rng.belowSmall(size, reject)
      if (scatterBits >= 0) {
        const both = openings[2 * opening] as number
        states[k] = both >> scatterBits
        scatters[k] = both & ((1 << scatterBits) - 1)
        coins[k] = openings[2 * opening + 1] as number
      } else {
        states[k] = openings[4 * opening] as number
        coins[k] = openings[4 * opening + 1] as number
        scatters[k] = openings[4 * opening + 2] as number
      }
      for (let g = 0; g < more.length; g++) {
        const further = more[g] as FurtherDraw
        const drawn = draws[g] as Int32Array
        drawn[k] = rng.belowSmall(further.size, further.reject) * further.stride
      }
    }
  }

  private go(g: number, windows: number): void {
    const { coins, scatters, states } = this
    const { decided, layers } = this.player.more[g] as FurtherDraw
    const drawn = this.draws[g] as Int32Array
    for (let k = 0; k < windows; k++) scatters[k] = (scatters[k] as number) + (decided[drawn[k] as number] as number)
    for (let r = 0; r < layers.length; r++) {
      const { faces, steps, coinBits } = layers[r] as PackedLayer
      // State 0 leads to itself for no coins: no branch is needed for it.
      if (coinBits < 0) {
        for (let k = 0; k < windows; k++) {
          const at = 2 * ((states[k] as number) * faces + (decided[(drawn[k] as number) + r + 1] as number))
          coins[k] = (coins[k] as number) + (steps[at + 1] as number)
          states[k] = steps[at] as number
        }
        continue
      }
      const mask = (1 << coinBits) - 1
      for (let k = 0; k < windows; k++) {
        const step = steps[(states[k] as number) * faces + (decided[(drawn[k] as number) + r + 1] as number)] as number
        coins[k] = (coins[k] as number) + (step & mask)
        states[k] = step >> coinBits
      }
    }
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

function furtherDraw(set: ReelSet, group: DrawGroup, screen: PackedScreen): FurtherDraw {
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
  set: ReelSet,
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
      const at = state * count + (faces[r] as number)
      const step = steps[coinBits >= 0 ? at : 2 * at] as number
      coins += coinBits >= 0 ? step & ((1 << coinBits) - 1) : (steps[2 * at + 1] as number)
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
      const at = rest % drawnWeight(reel)
      rest = (rest - at) / drawnWeight(reel)
      const face = reel.faceOf === null ? at : (reel.faceOf[at] as number)
      faces[i] = face
      scatters += reel.scatters[face] as number
    }
    visit(draw, faces, scatters)
  }
}
