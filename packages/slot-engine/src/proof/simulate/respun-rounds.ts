import { addTo, entryOf, floatAt } from '../../entries.ts'
import type { CountWin } from '../../game/core/win-rule.ts'
import type { Player } from '../../game/play/player.ts'
import type { RespinWatch } from '../../game/respins/respin.ts'
import { type HeldLines, winOf } from './held-lines.ts'

/** Watches the windows of paid spins, each from the cells that are held before it. */
abstract class Watching implements RespinWatch {
  protected readonly lines: HeldLines
  protected stays: Uint8Array = new Uint8Array(0)
  protected isFirst = true

  constructor(lines: HeldLines) {
    this.lines = lines
  }

  watch(player: Player): void {
    this.stays = player.spins.held.stays
    player.spins.respins = this
  }

  shown(): void {
    this.isFirst = false
  }

  /** A round has paid so much. One that wins nothing need not be told of. */
  add(coins: number): void {
    this.ended(coins)
    this.isFirst = true
  }

  abstract readonly won: CountWin
  abstract held(): void
  protected abstract ended(coins: number): void
}

export type RespunRounds = Watching

/** What wins are worth, by `winOf`: of first windows, and of those that follow. */
export interface Worths {
  readonly first: Float64Array
  readonly later: Float64Array
}

/** Rounds by which is told what wins are worth: coins and all that their respins bring on average. */
export class LearningRounds extends Watching {
  private readonly size: number
  private readonly places: ReadonlyMap<number, number>
  /** Of the round at play: coins by wins of its first window, and of later ones above their means. Last is what the round pays. */
  private readonly row: Float64Array
  private readonly sums: Float64Array
  private readonly products: Float64Array

  constructor(lines: HeldLines) {
    super(lines)
    this.places = new Map(lines.wins.map((win, i) => [win, i]))
    this.size = 2 * lines.wins.length + 1
    this.row = new Float64Array(this.size)
    this.sums = new Float64Array(this.size)
    this.products = new Float64Array(this.size ** 2)
  }

  readonly won: CountWin = (symbol, count, coins) => addTo(this.row, this.placeOf(symbol, count, this.isFirst), coins)

  held(): void {
    this.lines.each(this.stays, ({ symbol, count, coins }) =>
      addTo(this.row, this.placeOf(symbol, count, false), -coins),
    )
  }

  protected ended(coins: number): void {
    const { row, sums, products, size } = this
    row[size - 1] = coins
    for (let i = 0; i < size; i++) {
      const one = floatAt(row, i)
      if (one === 0) continue
      addTo(sums, i, one)
      for (let j = 0; j < size; j++) addTo(products, i * size + j, one * floatAt(row, j))
    }
    row.fill(0)
  }

  private placeOf(symbol: number, count: number, isFirst: boolean): number {
    const place = this.places.get(winOf(symbol, count)) ?? 0
    return isFirst ? place : place + this.lines.wins.length
  }

  /** Least squares over so many rounds (ridge regression; T. Hastie, R. Tibshirani and J. Friedman, *The Elements of Statistical Learning*, 2009, 3.4). */
  worths(rounds: number): Worths {
    const { sums, products, size, lines } = this
    const n = size - 1
    const covariance = (i: number, j: number): number =>
      (floatAt(products, i * size + j) - (floatAt(sums, i) * floatAt(sums, j)) / rounds) / rounds
    const matrix = Array.from({ length: n }, (_, i) => {
      const row = Float64Array.from({ length: n + 1 }, (__, j) => covariance(i, j))
      // What wins bring beyond their own coins.
      row[n] = row.reduce((left, one, j) => (j < n ? left - one : left), floatAt(row, n))
      return row
    })
    const spread = matrix.reduce((sum, row, i) => sum + floatAt(row, i), 0)
    matrix.forEach((row, i) => {
      addTo(row, i, RIDGE * spread)
    })
    const above = solved(matrix)
    const worth = (from: number): Float64Array => {
      const worths = new Float64Array(1 + Math.max(...lines.wins))
      lines.wins.forEach((win, i) => {
        worths[win] = 1 + entryOf(above, from + i)
      })
      return worths
    }
    return { first: worth(0), later: worth(lines.wins.length) }
  }
}

/** Of the variance of all wins, what is added to that of each: those that did not come up are worth their coins. */
const RIDGE = 1e-6

/** Gauss without pivots: the matrix is positive definite, its last column what is to be met. */
function solved(matrix: readonly Float64Array[]): number[] {
  const n = matrix.length
  for (let i = 0; i < n; i++) {
    const pivot = entryOf(matrix, i)
    for (let j = 0; j < n; j++) {
      const row = entryOf(matrix, j)
      const factor = j === i ? 0 : floatAt(row, i) / floatAt(pivot, i)
      if (factor !== 0) for (let k = i; k <= n; k++) addTo(row, k, -factor * floatAt(pivot, k))
    }
  }
  return matrix.map((row, i) => floatAt(row, n) / floatAt(row, i))
}

/** Rounds of which each counts what it pays less what its windows were worth above the mean. */
export class ControlledRounds extends Watching {
  /** Sums over rounds. */
  paid = 0
  squares = 0
  private readonly worths: Worths
  private readonly later: (stays: Uint8Array) => number
  private above = 0

  constructor(lines: HeldLines, worths: Worths) {
    super(lines)
    this.worths = worths
    this.later = lines.meanBy(worths.later)
  }

  readonly won: CountWin = (symbol, count, coins) => {
    const { first, later } = this.worths
    this.above += coins * floatAt(this.isFirst ? first : later, winOf(symbol, count))
  }

  held(): void {
    this.above -= this.later(this.stays)
  }

  protected ended(coins: number): void {
    const value = coins - this.above
    this.paid += value
    this.squares += value ** 2
    this.above = 0
  }

  /** What first windows are worth on average. */
  firstMean(): number {
    return this.lines.meanBy(this.worths.first)(new Uint8Array(this.stays.length))
  }
}
