import type { Sfc32 } from '../../rng.ts'
import type { PackedLayer } from '../tables/packed-screen.ts'
import type { FurtherDraw, WindowTables } from '../tables/window-tables.ts'

/** Plays windows fast. */
export class WindowPlayer {
  /** The packed scatters of the last window. */
  scatters = 0
  private readonly openings: Int32Array
  private readonly scatterBits: number
  private readonly size: number
  private readonly reject: number
  private readonly more: readonly FurtherDraw[]

  constructor(tables: WindowTables) {
    this.openings = tables.openings
    this.scatterBits = tables.scatterBits
    this.size = tables.size
    this.reject = tables.reject
    this.more = tables.more
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
  private readonly tables: WindowTables

  constructor(tables: WindowTables) {
    this.tables = tables
    this.draws = tables.more.map(() => new Int32Array(BLOCK))
  }

  play(rng: Sfc32, windows: number): void {
    this.open(rng, windows)
    for (let g = 0; g < this.draws.length; g++) this.go(g, windows)
  }

  /** Takes from the generator what so many windows take. */
  skip(rng: Sfc32, windows: number): void {
    const { size, reject, more } = this.tables
    for (let k = 0; k < windows; k++) {
      rng.belowSmall(size, reject)
      for (let g = 0; g < more.length; g++) {
        const further = more[g] as FurtherDraw
        rng.belowSmall(further.size, further.reject)
      }
    }
  }

  private open(rng: Sfc32, windows: number): void {
    const { openings, size, reject, more, scatterBits } = this.tables
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
    const { decided, layers } = this.tables.more[g] as FurtherDraw
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
