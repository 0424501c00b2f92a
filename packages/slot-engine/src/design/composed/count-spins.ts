import { rejectBelow, type Sfc32 } from '../../rng.ts'
import { expectAnywhere, expectWays, fallOdds, type Standing } from './expected-wins.ts'
import { type ReelDraw, type SpinPlan, wildFactor } from './spin-plan.ts'
import type { WinSink } from './win-sample.ts'

/**
 * Spins of games in which it does not matter where on a reel a symbol lies: ways and scatter pays. A window is the number
 * of each symbol on each reel, and what falls into gaps is drawn cell by cell, so this is the same game by far less work.
 */
export class CountPlayer {
  private readonly recorder: WinSink
  private readonly standing: Standing | null
  private readonly gaps: Int32Array
  private readonly plan: SpinPlan
  private readonly rng: Sfc32
  private readonly tokens: number
  /** By `reel * tokens + token`. */
  private readonly counts: Int32Array
  private readonly marks: Uint8Array
  private readonly heads: readonly { readonly size: number; readonly reject: number; readonly reel: ReelDraw }[]
  private readonly refillReject: number
  private readonly reels: number
  private isLater = false

  constructor(plan: SpinPlan, rng: Sfc32, sink: WinSink) {
    this.recorder = sink
    this.plan = plan
    this.rng = rng
    this.tokens = plan.tokens
    this.reels = plan.reels.length
    this.counts = new Int32Array(this.reels * plan.tokens)
    this.marks = new Uint8Array(this.reels * plan.tokens)
    this.heads = plan.reels.map((reel) => {
      const size = reel.columnOf.length
      return { size, reject: rejectBelow(size), reel }
    })
    this.refillReject = rejectBelow(Math.max(1, plan.refill.length))
    this.gaps = new Int32Array(this.reels)
    const most = plan.reels.map(({ columns }) => Math.max(...columns.map(({ length }) => length)))
    const cells = most.reduce((sum, rows) => sum + rows, 0)
    this.standing = sink.expects ? { plan, fall: fallOdds(plan, cells), counts: this.counts, gaps: this.gaps } : null
  }

  spin(): void {
    const { plan } = this
    this.show()
    const revealed = plan.mystery < 0 ? -1 : this.reveal()
    for (let number = 0; ; number++) {
      this.isLater = number > 0
      if (number > 0 && revealed >= 0) this.turn(revealed)
      const won =
        plan.definition.wins.type === 'ways' ? this.ways(plan.ladder[number]!) : this.anywhere(plan.ladder[number]!)
      // What falls starts nothing, so what does is all in the first window.
      const fired = number === 0 && this.fire()
      if (plan.refill.length === 0 || !(won || fired) || number + 1 >= plan.ladder.length) break
      this.clear()
      if (this.standing) {
        const expect = plan.definition.wins.type === 'ways' ? expectWays : expectAnywhere
        expect(this.standing, plan.ladder[number + 1]!, this.recorder)
      }
      this.fall()
    }
    this.recorder.endSpin()
  }

  private show(): void {
    const { counts, rng, tokens, heads } = this
    counts.fill(0)
    this.marks.fill(0)
    for (let r = 0; r < heads.length; r++) {
      const { size, reject, reel } = heads[r]!
      const column = reel.columns[reel.columnOf[rng.belowSmall(size, reject)]!]!
      const from = r * tokens
      for (let i = 0; i < column.length; i++) counts[from + column[i]!]!++
    }
  }

  private reveal(): number {
    const { reveals } = this.plan
    const token = reveals[this.rng.below(reveals.length)]!
    this.turn(token)
    return token
  }

  private turn(token: number): void {
    const { counts, tokens, plan } = this
    for (let r = 0; r < this.reels; r++) {
      const at = r * tokens + plan.mystery
      counts[r * tokens + token]! += counts[at]!
      counts[at] = 0
    }
  }

  private ways(multiplier: number): boolean {
    const direction = 'direction' in this.plan.definition.wins ? this.plan.definition.wins.direction : 'left'
    let won = false
    for (let rank = 0; rank < this.plan.regulars.length; rank++) {
      if (direction !== 'right') won = this.run(rank, false, false, multiplier) || won
      if (direction === 'right' || direction === 'both')
        won = this.run(rank, true, direction === 'both', multiplier) || won
    }
    return won
  }

  private run(rank: number, backwards: boolean, partial: boolean, multiplier: number): boolean {
    const { counts, tokens, plan, reels, marks } = this
    const { wild, wildMultiplier } = plan
    const token = plan.regulars[rank]!
    let ways = 1
    let length = 0
    while (length < reels) {
      const from = (backwards ? reels - 1 - length : length) * tokens
      const here = counts[from + token]! + (wild < 0 ? 0 : wildMultiplier * counts[from + wild]!)
      if (here === 0) break
      ways *= here
      length++
    }
    const key = plan.keyOf[length]!
    if (key < 0 || (partial && length === reels)) return false
    this.recorder.add(rank * plan.keys.length + key, ways * multiplier, this.isLater)
    for (let i = 0; i < length; i++) {
      const from = (backwards ? reels - 1 - i : i) * tokens
      marks[from + token] = 1
      if (wild >= 0) marks[from + wild] = 1
    }
    return true
  }

  private anywhere(multiplier: number): boolean {
    const { plan, tokens, counts, marks } = this
    const { wild } = plan
    const wilds = wild < 0 ? 0 : this.total(wild)
    let won = false
    for (let rank = 0; rank < plan.regulars.length; rank++) {
      const token = plan.regulars[rank]!
      let own = 0
      for (let at = token; at < counts.length; at += tokens) own += counts[at]!
      const key = own === 0 ? -1 : plan.keyOf[own + wilds]!
      if (key < 0) continue
      won = true
      this.recorder.add(rank * plan.keys.length + key, multiplier * wildFactor(plan, wilds), this.isLater)
      for (let at = 0; at < counts.length; at += tokens) {
        marks[at + token] = 1
        if (wild >= 0) marks[at + wild] = 1
      }
    }
    return won
  }

  private total(token: number): number {
    let total = 0
    for (let at = token; at < this.counts.length; at += this.tokens) total += this.counts[at]!
    return total
  }

  /** What pays or starts something by its number vanishes too. */
  private fire(): boolean {
    const { fires } = this.plan
    let fired = false
    for (let token = 0; token < fires.length; token++) {
      if (fires[token] === 0 || this.total(token) < fires[token]!) continue
      fired = true
      for (let at = token; at < this.marks.length; at += this.tokens) this.marks[at] = 1
    }
    return fired
  }

  private clear(): void {
    const { counts, marks, tokens, gaps } = this
    for (let r = 0; r < this.reels; r++) {
      let empty = 0
      for (let at = r * tokens; at < (r + 1) * tokens; at++) {
        if (marks[at] === 0) continue
        empty += counts[at]!
        counts[at] = 0
        marks[at] = 0
      }
      gaps[r] = empty
    }
  }

  private fall(): void {
    const { counts, tokens, rng, gaps, refillReject } = this
    const { refill } = this.plan
    for (let r = 0; r < this.reels; r++) {
      for (let left = gaps[r]!; left > 0; left--)
        counts[r * tokens + refill[rng.belowSmall(refill.length, refillReject)]!]!++
    }
  }
}
