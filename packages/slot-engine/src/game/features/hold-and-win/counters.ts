import type { HoldAndWin } from '../../../definition.ts'
import { byteAt, intAt } from '../../../entries.ts'
import { STRIDE } from '../../tables/reels.ts'

/** The respins left: one number for all reels, or one for each. */
export class Counters {
  private readonly left: Int32Array
  /** Free cells, and coins of this respin. */
  private readonly free: Int32Array
  private readonly landed: Int32Array
  private readonly spinning: Uint8Array
  private readonly feature: HoldAndWin

  /** @param reels those that open counted in */
  constructor(feature: HoldAndWin, reels: number) {
    const counters = feature.eachReel === undefined ? 1 : reels
    this.feature = feature
    this.left = new Int32Array(counters)
    this.free = new Int32Array(counters)
    this.landed = new Int32Array(counters)
    this.spinning = new Uint8Array(counters)
  }

  /** Cells that have opened. */
  open(places: readonly number[]): void {
    for (const at of places) this.free[this.of(at)] = intAt(this.free, this.of(at)) + 1
  }

  land(at: number): void {
    const i = this.of(at)
    this.free[i] = intAt(this.free, i) - 1
    this.landed[i] = intAt(this.landed, i) + 1
  }

  /** The coins in view have landed on so many reels: those that play have all their respins. */
  begin(reels: number): void {
    const { eachReel, respins } = this.feature
    for (let i = 0; i < Math.min(reels, this.left.length); i++)
      if (eachReel !== 'withCoins' || intAt(this.landed, i) > 0) this.left[i] = respins
    this.landed.fill(0)
  }

  /** A reel has opened: it has respins of its own, where each has. */
  join(reel: number): void {
    if (this.feature.eachReel !== undefined) this.left[reel] = this.feature.respins
  }

  /** Begins a respin; `false` where nothing is left to spin. */
  spin(): boolean {
    this.spinning.fill(0)
    for (let i = 0; i < this.left.length; i++)
      if (intAt(this.left, i) > 0 && intAt(this.free, i) > 0) this.spinning[i] = 1
    return this.spinning.includes(1)
  }

  isSpinning(at: number): boolean {
    return byteAt(this.spinning, this.of(at)) === 1
  }

  /** Ends a respin. */
  count(): void {
    for (let i = 0; i < this.left.length; i++) {
      if (byteAt(this.spinning, i) === 0) continue
      this.left[i] = intAt(this.landed, i) > 0 ? this.feature.respins : intAt(this.left, i) - 1
    }
    this.landed.fill(0)
  }

  /** The respins to come; of reels that have them by themselves the most that one has whose cells are not all filled. */
  get most(): number {
    if (this.feature.eachReel === undefined) return intAt(this.left, 0)
    return this.left.reduce((most, left, i) => (intAt(this.free, i) > 0 ? Math.max(most, left) : most), 0)
  }

  /** By reel, for so many that are open; `null` where all have them together. */
  told(reels: number): readonly number[] | null {
    return this.feature.eachReel === undefined ? null : Array.from(this.left.subarray(0, reels))
  }

  /** Whether every open cell of the reel has a coin. */
  isFull(reel: number): boolean {
    return this.feature.eachReel !== undefined && this.free[reel] === 0
  }

  private of(at: number): number {
    return this.left.length === 1 ? 0 : Math.floor(at / STRIDE)
  }
}
