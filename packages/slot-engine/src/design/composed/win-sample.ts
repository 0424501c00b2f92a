/**
 * What many spins won, kept without any pay table: a win is a cell of one (symbol × size) and how often it counts. Coins are
 * linear in pays, so one sample answers for every pay table: the same chance for all of them.
 */
export interface WinSample {
  readonly spins: number
  /** Where the wins of each winning spin begin; the last entry is where they end. */
  readonly starts: Uint32Array
  readonly cells: Uint16Array
  readonly factors: Float64Array
}

/** Is told what spins win. */
export interface WinSink {
  /** @param later whether the win came after the first window: in cascades */
  add(cell: number, factor: number, later: boolean): void
  /** What the next window wins on average, told before its symbols are drawn; only where `expects`. */
  expect(cell: number, factor: number): void
  readonly expects: boolean
  /** Whether what is drawn beside the window is to be told by its mean. */
  readonly averages: boolean
  endSpin(): void
}

export class WinRecorder implements WinSink {
  readonly expects = false
  readonly averages = false
  private readonly starts: number[] = [0]
  private cells = new Uint16Array(1 << 16)
  private factors = new Float64Array(1 << 16)
  private size = 0

  add(cell: number, factor: number): void {
    if (this.size === this.cells.length) this.grow()
    this.cells[this.size] = cell
    this.factors[this.size++] = factor
  }

  expect(): void {}

  endSpin(): void {
    if (this.size > this.starts[this.starts.length - 1]!) this.starts.push(this.size)
  }

  sample(spins: number): WinSample {
    return {
      spins,
      starts: Uint32Array.from(this.starts),
      cells: this.cells.slice(0, this.size),
      factors: this.factors.slice(0, this.size),
    }
  }

  private grow(): void {
    const cells = new Uint16Array(this.size * 2)
    const factors = new Float64Array(this.size * 2)
    cells.set(this.cells)
    factors.set(this.factors)
    this.cells = cells
    this.factors = factors
  }
}

/** Tells two sinks of whole features: how they spread, and what they bring on average. */
export class BothSinks implements WinSink {
  readonly expects: boolean
  readonly averages = false
  private readonly spread: WinSink
  private readonly mean: WinSink

  constructor(spread: WinSink, mean: WinSink) {
    this.spread = spread
    this.mean = mean
    this.expects = mean.expects
  }

  add(cell: number, factor: number, later: boolean): void {
    this.spread.add(cell, factor, later)
    this.mean.add(cell, factor, later)
  }

  expect(cell: number, factor: number): void {
    this.mean.expect(cell, factor)
  }

  /** Features end, not their spins. */
  endSpin(): void {}
}

/** Of one spin's coins. */
export interface SpinMoments {
  readonly mean: number
  readonly variance: number
  readonly hits: number
  /** Mean of what lies above the cap, and what the sample leaves open of it, as a variance. */
  readonly cut: number
  readonly cutOpen: number
}

export function momentsOf(sample: WinSample, pays: Float64Array, cap = Number.POSITIVE_INFINITY): SpinMoments {
  const { starts, cells, factors, spins } = sample
  const total = { sum: 0, squares: 0, hits: 0, cut: 0, cutSquares: 0 }
  for (let spin = 0; spin + 1 < starts.length; spin++) {
    let coins = 0
    for (let i = starts[spin]!; i < starts[spin + 1]!; i++) coins += factors[i]! * pays[cells[i]!]!
    if (coins > 0) total.hits++
    if (coins > cap) {
      total.cut += coins - cap
      total.cutSquares += (coins - cap) ** 2
      coins = cap
    }
    total.sum += coins
    total.squares += coins * coins
  }
  const mean = total.sum / spins
  const cut = total.cut / spins
  const cutOpen = (total.cutSquares / spins - cut ** 2) / spins
  return { mean, variance: total.squares / spins - mean * mean, hits: total.hits / spins, cut, cutOpen }
}
