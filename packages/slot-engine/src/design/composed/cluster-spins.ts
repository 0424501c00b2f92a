import { rejectBelow, type Sfc32 } from '../../rng.ts'
import { type ReelDraw, type SpinPlan, wildFactor } from './spin-plan.ts'
import type { WinSink } from './win-sample.ts'

/** A reel's cells are a byte of a mask; its highest bit stays clear, so that no walk goes from one reel into the next. */
const BYTE = 8
const HALF = 4

/** Whether masks of two words hold the grid. */
export const fitsMasks = ({ reels }: SpinPlan): boolean =>
  reels.length <= 2 * HALF && reels.every(({ columns }) => columns.every(({ length }) => length < BYTE))

interface Head {
  readonly size: number
  readonly reject: number
  readonly reel: ReelDraw
}

/** Spins of cluster games: for each symbol a mask of where it lies, in two words of four reels each. Draws are those of `CellPlayer`. */
export class ClusterPlayer {
  private readonly sink: WinSink
  private readonly plan: SpinPlan
  private readonly rng: Sfc32
  private readonly rows: number
  private readonly heads: readonly Head[]
  private readonly refillReject: number
  /** By token. */
  private readonly low: Int32Array
  private readonly high: Int32Array
  private readonly columns: Uint8Array[] = []
  /** By `reel * BYTE + row`; only once something falls. */
  private readonly cells: Uint8Array
  private readonly marks = new Int32Array(2)
  private multiplier = 1
  private isLater = false

  constructor(plan: SpinPlan, rng: Sfc32, sink: WinSink) {
    this.sink = sink
    this.plan = plan
    this.rng = rng
    this.rows = plan.reels[0]!.columns[0]!.length
    this.heads = plan.reels.map((reel) => {
      const size = reel.columnOf.length
      return { size, reject: rejectBelow(size), reel }
    })
    this.refillReject = rejectBelow(Math.max(1, plan.refill.length))
    this.low = new Int32Array(plan.tokens)
    this.high = new Int32Array(plan.tokens)
    this.cells = new Uint8Array(plan.reels.length * BYTE)
  }

  spin(): void {
    const { plan } = this
    this.show()
    const revealed = plan.mystery < 0 ? -1 : plan.reveals[this.rng.below(plan.reveals.length)]!
    if (revealed >= 0) this.turn(revealed)
    for (let number = 0; ; number++) {
      this.isLater = number > 0
      this.multiplier = plan.ladder[number]!
      this.marks.fill(0)
      const won = this.pay()
      // What falls starts nothing, so what does is all in the first window.
      const fired = number === 0 && this.fire()
      if (plan.refill.length === 0 || !(won || fired) || number + 1 >= plan.ladder.length) break
      if (number === 0) this.lay(revealed)
      this.fall()
    }
    this.sink.endSpin()
  }

  private show(): void {
    const { heads, rng, low, high } = this
    low.fill(0)
    high.fill(0)
    for (let r = 0; r < heads.length; r++) {
      const { size, reject, reel } = heads[r]!
      const column = reel.columns[reel.columnOf[rng.belowSmall(size, reject)]!]!
      this.columns[r] = column
      this.mark(r, column, 0)
    }
  }

  private mark(reel: number, tokens: Uint8Array, from: number): void {
    const words = reel < HALF ? this.low : this.high
    const shift = (reel % HALF) * BYTE
    for (let row = 0; row < this.rows; row++) words[tokens[from + row]!]! |= 1 << (shift + row)
  }

  private turn(token: number): void {
    const { mystery } = this.plan
    for (const words of [this.low, this.high]) {
      words[token]! |= words[mystery]!
      words[mystery] = 0
    }
  }

  private pay(): boolean {
    const { plan, low, high } = this
    const { regulars, wild } = plan
    const wildLow = wild < 0 ? 0 : low[wild]!
    const wildHigh = wild < 0 ? 0 : high[wild]!
    let won = false
    for (let rank = 0; rank < regulars.length; rank++) {
      const token = regulars[rank]!
      const a = low[token]! | wildLow
      const b = high[token]! | wildHigh
      // A cluster of three or more has a cell with two neighbours.
      const upA = a & (a << 1)
      const upB = b & (b << 1)
      const downA = a & (a >>> 1)
      const downB = b & (b >>> 1)
      const leftA = a & (a << BYTE)
      const leftB = b & ((b << BYTE) | (a >>> 24))
      const rightA = a & ((a >>> BYTE) | (b << 24))
      const rightB = b & (b >>> BYTE)
      const seedsA = (upA & (downA | leftA | rightA)) | (downA & (leftA | rightA)) | (leftA & rightA)
      const seedsB = (upB & (downB | leftB | rightB)) | (downB & (leftB | rightB)) | (leftB & rightB)
      if ((seedsA | seedsB) !== 0 && this.clusters(rank, a, b, seedsA, seedsB)) won = true
    }
    return won
  }

  private clusters(rank: number, a: number, b: number, leftA: number, leftB: number): boolean {
    const { plan, low, high, marks } = this
    const token = plan.regulars[rank]!
    let [seedsA, seedsB] = [leftA, leftB]
    let won = false
    while ((seedsA | seedsB) !== 0) {
      let x = seedsA & -seedsA
      let y = seedsA === 0 ? seedsB & -seedsB : 0
      for (;;) {
        const nextX = (x | (x << 1) | (x >>> 1) | (x << BYTE) | (x >>> BYTE) | (y << 24)) & a
        const nextY = (y | (y << 1) | (y >>> 1) | (y << BYTE) | (x >>> 24) | (y >>> BYTE)) & b
        if (nextX === x && nextY === y) break
        x = nextX
        y = nextY
      }
      seedsA &= ~x
      seedsB &= ~y
      const key = plan.keyOf[ones(x) + ones(y)]!
      if (key < 0 || ((x & low[token]!) | (y & high[token]!)) === 0) continue
      const wilds = plan.wild < 0 ? 0 : ones(x & low[plan.wild]!) + ones(y & high[plan.wild]!)
      this.sink.add(rank * plan.keys.length + key, this.multiplier * wildFactor(plan, wilds), this.isLater)
      marks[0]! |= x
      marks[1]! |= y
      won = true
    }
    return won
  }

  private fire(): boolean {
    const { low, high, marks } = this
    const { fires } = this.plan
    let fired = false
    for (let token = 0; token < fires.length; token++) {
      if (fires[token] === 0 || ones(low[token]!) + ones(high[token]!) < fires[token]!) continue
      fired = true
      marks[0]! |= low[token]!
      marks[1]! |= high[token]!
    }
    return fired
  }

  private lay(revealed: number): void {
    const { cells, columns, plan, rows } = this
    for (let r = 0; r < plan.reels.length; r++) {
      const column = columns[r]!
      for (let row = 0; row < rows; row++)
        cells[r * BYTE + row] = column[row] === plan.mystery ? revealed : column[row]!
    }
  }

  private fall(): void {
    const { cells, marks, rows, rng, plan, refillReject } = this
    const { refill } = plan
    for (let r = 0; r < plan.reels.length; r++) {
      const shift = (r % HALF) * BYTE
      const marked = (marks[r < HALF ? 0 : 1]! >>> shift) & 0xff
      if (marked === 0) continue
      const top = r * BYTE
      let to = top + rows - 1
      for (let row = rows - 1; row >= 0; row--) if (((marked >>> row) & 1) === 0) cells[to--] = cells[top + row]!
      for (; to >= top; to--) cells[to] = refill[rng.belowSmall(refill.length, refillReject)]!
      const words = r < HALF ? this.low : this.high
      for (let token = 0; token < words.length; token++) words[token]! &= ~(0xff << shift)
      this.mark(r, cells, top)
    }
  }
}

/** How many bits are set (H. S. Warren, "Hacker's Delight", 2002, section 5-1). */
function ones(word: number): number {
  let n = word - ((word >>> 1) & 0x55555555)
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333)
  return (((n + (n >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}
