import type { WinSink } from './win-sample.ts'

/** What spins win on average by cell, from many of them, and what that leaves open. */
export interface WorthSample {
  readonly spins: number
  /** Mean number of wins per spin by cell, multipliers counted in. */
  readonly worth: Float64Array
  /** The same of each batch of the spins, one after the other; empty where `worth` is exact. */
  readonly batches: Float64Array
}

/** As many as tell what is open of a mean to a twentieth. */
export const BATCHES = 200

/**
 * Adds up what spins win. Where the next window's mean win is known from the cells that stay (each that falls is drawn alone), that is counted in place of what
 * it happens to win: the mean is the same, and much less is left to chance (conditional Monte Carlo: D. Blackwell, 1947).
 */
export class WorthCounter implements WinSink {
  readonly expects: boolean
  readonly averages = true
  private readonly first: Float64Array | null
  private readonly size: number
  private readonly batches: Float64Array
  private at = 0

  /**
   * @param first mean wins of the first window by cell, where they are known exactly
   * @param expects whether later windows are told by what they win on average
   */
  constructor(cells: number, first: Float64Array | null, expects: boolean) {
    this.size = cells
    this.first = first
    this.expects = expects
    this.batches = new Float64Array(cells * BATCHES)
  }

  add(cell: number, factor: number, later: boolean): void {
    if (later ? !this.expects : this.first === null) this.batches[this.at + cell]! += factor
  }

  expect(cell: number, factor: number): void {
    this.batches[this.at + cell]! += factor
  }

  endSpin(): void {}

  endBatch(): void {
    this.at += this.size
  }

  sample(perBatch: number): WorthSample {
    const { size, batches, first } = this
    const spins = perBatch * BATCHES
    for (let i = 0; i < batches.length; i++) batches[i]! /= perBatch
    const worth = first === null ? new Float64Array(size) : first.slice()
    for (let i = 0; i < batches.length; i++) worth[i % size]! += batches[i]! / BATCHES
    return { spins, worth, batches }
  }
}

/** Both samples as one, by how many spins they have. */
export function pooledWorth(a: WorthSample, b: WorthSample): WorthSample {
  const spins = a.spins + b.spins
  const both = (one: Float64Array, other: Float64Array): Float64Array =>
    one.map((each, i) => (each * a.spins + other[i]! * b.spins) / spins)
  return { spins, worth: both(a.worth, b.worth), batches: both(a.batches, b.batches) }
}

/** Of the mean coins by `worth`: what the sample leaves open, as a variance. */
export function openWorth({ batches }: WorthSample, pays: Float64Array): number {
  if (batches.length === 0) return 0
  let sum = 0
  let squares = 0
  for (let at = 0; at < batches.length; at += pays.length) {
    let coins = 0
    for (let cell = 0; cell < pays.length; cell++) coins += batches[at + cell]! * pays[cell]!
    sum += coins
    squares += coins * coins
  }
  return (squares / BATCHES - (sum / BATCHES) ** 2) / (BATCHES - 1)
}
