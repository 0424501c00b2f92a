import { rejectBelow, type Sfc32 } from '../../rng.ts'
import { expectLines, type FallOdds, fallOdds, GAP } from './expected-wins.ts'
import { type ReelDraw, type SpinPlan, wildFactor } from './spin-plan.ts'
import type { WinSink } from './win-sample.ts'

/** Beside the cells: a frame that belongs to no symbol, so that no walk has to look for the edge. */
const EDGE = 255

/** Spins of games in which it matters where symbols lie: clusters, and lines with cascades. Every reel has as many rows. */
export class CellPlayer {
  private readonly recorder: WinSink
  private readonly odds: FallOdds | null
  private readonly plan: SpinPlan
  private readonly rng: Sfc32
  private readonly rows: number
  /** Rows and one frame cell: a reel's cells begin at `(reel + 1) * stride`. */
  private readonly stride: number
  private readonly cells: Uint8Array
  private readonly marks: Uint8Array
  private readonly seen: Int32Array
  private readonly queue: Int32Array
  private readonly counts = new Int32Array(EDGE + 1)
  private readonly ranks: Int32Array
  private stamp = 0
  private isLater = false
  private readonly heads: readonly { readonly size: number; readonly reject: number; readonly reel: ReelDraw }[]
  private readonly refillReject: number
  /** Per line the places of its cells. */
  private readonly lines: readonly Int32Array[]

  constructor(plan: SpinPlan, rng: Sfc32, sink: WinSink) {
    this.recorder = sink
    this.odds = sink.expects ? fallOdds(plan, 0) : null
    this.plan = plan
    this.rng = rng
    this.rows = plan.reels[0]!.columns[0]!.length
    this.stride = this.rows + 1
    const size = (plan.reels.length + 2) * this.stride + 1
    this.cells = new Uint8Array(size).fill(EDGE)
    this.marks = new Uint8Array(size)
    this.seen = new Int32Array(size)
    this.queue = new Int32Array(size)
    this.ranks = new Int32Array(EDGE + 1).fill(-1)
    this.ranks.set(plan.ranks)
    this.heads = plan.reels.map((reel) => {
      const draws = reel.columnOf.length
      return { size: draws, reject: rejectBelow(draws), reel }
    })
    this.refillReject = rejectBelow(Math.max(1, plan.refill.length))
    const { wins } = plan.definition
    this.lines =
      wins.type === 'lines'
        ? wins.lines.map((line) => Int32Array.from(line, (row, r) => (r + 1) * this.stride + row))
        : []
  }

  spin(): void {
    const { plan } = this
    this.show()
    const revealed = plan.mystery < 0 ? -1 : plan.reveals[this.rng.below(plan.reveals.length)]!
    for (let number = 0; ; number++) {
      this.isLater = number > 0
      if (revealed >= 0) this.turn(revealed)
      const multiplier = plan.ladder[number]!
      const won = this.lines.length > 0 ? this.payLines(multiplier) : this.payClusters(multiplier)
      // What falls starts nothing, so what does is all in the first window.
      const fired = number === 0 && this.fire()
      if (plan.refill.length === 0 || !(won || fired) || number + 1 >= plan.ladder.length) break
      this.fall()
      if (this.odds) expectLines(plan, this.odds, this.cells, this.lines, plan.ladder[number + 1]!, this.recorder)
      this.fill()
    }
    this.recorder.endSpin()
  }

  private show(): void {
    const { rng, heads, cells, stride } = this
    this.marks.fill(0)
    for (let r = 0; r < heads.length; r++) {
      const { size, reject, reel } = heads[r]!
      cells.set(reel.columns[reel.columnOf[rng.belowSmall(size, reject)]!]!, (r + 1) * stride)
    }
  }

  private turn(token: number): void {
    const { cells, plan } = this
    for (let at = this.stride; at < cells.length; at++) if (cells[at] === plan.mystery) cells[at] = token
  }

  private payClusters(multiplier: number): boolean {
    const { cells, seen, stride, ranks } = this
    const before = this.stamp
    const end = cells.length - 1 - stride
    let won = false
    for (let at = stride; at < end; at++) {
      const token = cells[at]!
      if (seen[at]! > before || ranks[token] === -1 || !this.touches(at, token)) continue
      if (this.cluster(at, token, multiplier)) won = true
    }
    return won
  }

  /** Most cells stand alone, and need no search. */
  private touches(at: number, token: number): boolean {
    const { cells, stride } = this
    const { wild } = this.plan
    const below = cells[at + 1]!
    const right = cells[at + stride]!
    if (below === token || right === token) return true
    if (wild < 0) return false
    return below === wild || right === wild || cells[at - 1] === wild || cells[at - stride] === wild
  }

  private cluster(start: number, token: number, multiplier: number): boolean {
    const { cells, seen, queue, plan, stride } = this
    const { wild } = plan
    const stamp = ++this.stamp
    let size = 1
    let wilds = 0
    queue[0] = start
    seen[start] = stamp
    for (let i = 0; i < size; i++) {
      const here = queue[i]!
      if (cells[here] === wild) wilds++
      size = this.join(here + 1, token, size)
      size = this.join(here - 1, token, size)
      size = this.join(here + stride, token, size)
      size = this.join(here - stride, token, size)
    }
    const key = plan.keyOf[size]!
    if (key < 0) return false
    this.recorder.add(plan.ranks[token]! * plan.keys.length + key, multiplier * wildFactor(plan, wilds), this.isLater)
    for (let i = 0; i < size; i++) this.marks[queue[i]!] = 1
    return true
  }

  private join(at: number, token: number, size: number): number {
    const other = this.cells[at]!
    if ((other !== token && other !== this.plan.wild) || this.seen[at] === this.stamp) return size
    this.seen[at] = this.stamp
    this.queue[size] = at
    return size + 1
  }

  /** Runs from the left, and the wild never stands on the first reel: a run's symbol is its first. */
  private payLines(multiplier: number): boolean {
    const { cells, plan, lines, marks } = this
    const { wild, ranks } = plan
    let won = false
    for (const line of lines) {
      const token = cells[line[0]!]!
      const rank = ranks[token]!
      if (rank < 0) continue
      let length = 1
      let wilds = 0
      for (; length < line.length; length++) {
        const other = cells[line[length]!]!
        if (other === wild) wilds++
        else if (other !== token) break
      }
      const key = plan.keyOf[length]!
      if (key < 0) continue
      won = true
      this.recorder.add(rank * plan.keys.length + key, multiplier * wildFactor(plan, wilds), this.isLater)
      for (let i = 0; i < length; i++) marks[line[i]!] = 1
    }
    return won
  }

  private fire(): boolean {
    const { fires } = this.plan
    let fired = false
    const { cells, counts } = this
    counts.fill(0)
    for (let at = this.stride; at < cells.length; at++) counts[cells[at]!]!++
    for (let token = 0; token < fires.length; token++) {
      if (fires[token] === 0 || counts[token]! < fires[token]!) continue
      fired = true
      for (let at = 0; at < cells.length; at++) if (cells[at] === token) this.marks[at] = 1
    }
    return fired
  }

  private fall(): void {
    const { cells, marks, stride, rows, plan } = this
    for (let r = 1; r <= plan.reels.length; r++) {
      const top = r * stride
      let to = top + rows - 1
      for (let at = to; at >= top; at--) {
        if (marks[at] === 1) marks[at] = 0
        else cells[to--] = cells[at]!
      }
      for (; to >= top; to--) cells[to] = GAP
    }
  }

  private fill(): void {
    const { cells, stride, rows, rng, plan, refillReject } = this
    const { refill } = plan
    for (let r = 1; r <= plan.reels.length; r++) {
      let at = r * stride + rows - 1
      while (at >= r * stride && cells[at] !== GAP) at--
      for (; at >= r * stride; at--) cells[at] = refill[rng.belowSmall(refill.length, refillReject)]!
    }
  }
}
