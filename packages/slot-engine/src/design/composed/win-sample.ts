/**
 * What many spins won, kept without any pay table: a win is a cell of one (symbol × size) and how often it counts. Coins are
 * linear in pays, so one sample answers for every pay table: the same chance for all of them.
 */
export interface WinSample {
  readonly spins: number
  /** Mean number of wins per spin by cell, multipliers counted in. */
  readonly worth: Float64Array
  /** Where the wins of each winning spin begin; the last entry is where they end. */
  readonly starts: readonly number[]
  readonly cells: Uint16Array
  readonly factors: Float64Array
  /** 1 where a win came after the first window: in cascades. */
  readonly later: Uint8Array
  /** Whether what first windows win is exact in `worth`: then only later ones leave anything open. */
  readonly isFirstExact: boolean
}

export class WinRecorder {
  private readonly starts: number[] = [0]
  private cells = new Uint16Array(1 << 16)
  private factors = new Float64Array(1 << 16)
  private later = new Uint8Array(1 << 16)
  private size = 0

  add(cell: number, factor: number, later: boolean): void {
    if (this.size === this.cells.length) this.grow()
    this.cells[this.size] = cell
    this.later[this.size] = later ? 1 : 0
    this.factors[this.size++] = factor
  }

  endSpin(): void {
    if (this.size > this.starts[this.starts.length - 1]!) this.starts.push(this.size)
  }

  /**
   * @param cells how many there are
   * @param first mean wins of the first window by cell, where they are known exactly
   */
  sample(spins: number, cells: number, first: Float64Array | null): WinSample {
    const worth = first === null ? new Float64Array(cells) : first.slice()
    for (let i = 0; i < this.size; i++) {
      if (first === null || this.later[i] === 1) worth[this.cells[i]!]! += this.factors[i]! / spins
    }
    return {
      spins,
      worth,
      starts: this.starts,
      cells: this.cells.subarray(0, this.size),
      factors: this.factors.subarray(0, this.size),
      later: this.later.subarray(0, this.size),
      isFirstExact: first !== null,
    }
  }

  private grow(): void {
    const cells = new Uint16Array(this.size * 2)
    const factors = new Float64Array(this.size * 2)
    const later = new Uint8Array(this.size * 2)
    cells.set(this.cells)
    factors.set(this.factors)
    later.set(this.later)
    this.cells = cells
    this.factors = factors
    this.later = later
  }
}

/** Of one spin's coins. */
export interface SpinMoments {
  readonly mean: number
  readonly variance: number
  readonly hits: number
  /** Mean of what lies above the cap. */
  readonly cut: number
  readonly greatest: number
}

/** Of the mean coins by `worth`: what the sample leaves open, as a variance. */
export function openVariance(
  { starts, cells, factors, later, isFirstExact, spins }: WinSample,
  pays: Float64Array,
): number {
  let sum = 0
  let squares = 0
  for (let spin = 0; spin + 1 < starts.length; spin++) {
    let coins = 0
    for (let i = starts[spin]!; i < starts[spin + 1]!; i++) {
      if (!isFirstExact || later[i] === 1) coins += factors[i]! * pays[cells[i]!]!
    }
    sum += coins
    squares += coins * coins
  }
  return (squares / spins - (sum / spins) ** 2) / spins
}

export function momentsOf(sample: WinSample, pays: Float64Array, cap = Number.POSITIVE_INFINITY): SpinMoments {
  const { starts, cells, factors, spins } = sample
  let sum = 0
  let squares = 0
  let hits = 0
  let cut = 0
  let greatest = 0
  for (let spin = 0; spin + 1 < starts.length; spin++) {
    let coins = 0
    for (let i = starts[spin]!; i < starts[spin + 1]!; i++) coins += factors[i]! * pays[cells[i]!]!
    if (coins > 0) hits++
    if (coins > greatest) greatest = coins
    if (coins > cap) {
      cut += coins - cap
      coins = cap
    }
    sum += coins
    squares += coins * coins
  }
  const mean = sum / spins
  return { mean, variance: squares / spins - mean * mean, hits: hits / spins, cut: cut / spins, greatest }
}
