import { byteAt, intAt } from '../../../entries.ts'
import type { Glance } from '../../core/glance.ts'
import type { ReelSet } from '../../tables/reel-set.ts'
import { EMPTY } from '../../tables/reels.ts'
import type { CountedSymbol, CountedWins } from '../counted/wins.ts'
import type { CellSets } from './cell-sets.ts'

/** Parts of so many cells or more are told from smaller ones by the neighbours of single cells. */
const TOLD_BY_NEIGHBOURS = 5

/** The cells of each reel that stand for each symbol, by its face, as bits where they lie in a set of two words. */
export class ClustersGlance implements Glance {
  private readonly sets: CellSets
  /** At `from + face × symbols + symbol`. */
  private readonly shown: Int32Array
  /** Per reel. */
  private readonly from: Int32Array
  private readonly at: Int32Array
  private readonly symbols: number
  private readonly seeds: Int32Array
  /** The first reel of the second word. */
  private readonly second: number

  constructor({ reels }: ReelSet, symbols: readonly CountedSymbol[], sets: CellSets) {
    this.sets = sets
    this.seeds = sets.make()
    this.symbols = symbols.length
    const sizes = reels.map(({ faces }) => faces * symbols.length)
    this.from = Int32Array.from(sizes, (_, r) => sizes.slice(0, r).reduce((sum, size) => sum + size, 0))
    this.at = new Int32Array(reels.length)
    this.second = sets.wordOf.indexOf(1)
    this.shown = new Int32Array(sizes.reduce((sum, size) => sum + size, 0))
    for (const [s, { symbol, others }] of symbols.entries()) this.lay(reels, s, [symbol, ...others])
  }

  private lay(reels: ReelSet['reels'], symbol: number, tokens: readonly number[]): void {
    const stands = new Uint8Array(EMPTY + 1)
    for (const token of tokens) stands[token] = 1
    for (const [r, reel] of reels.entries()) {
      for (let face = 0; face < reel.faces; face++) {
        let cells = 0
        for (let row = 0; row < byteAt(reel.rows, face); row++)
          cells |= byteAt(stands, byteAt(reel.tokens, face * reel.maxRows + row)) << row
        this.shown[intAt(this.from, r) + face * this.symbols + symbol] = cells << intAt(this.sets.shiftOf, r)
      }
    }
  }

  isLoss(faces: Int32Array): boolean {
    const { sets, shown, from, at, symbols, second, seeds } = this
    for (let r = 0; r < from.length; r++) at[r] = (from[r] as number) + (faces[r] as number) * symbols
    for (let s = 0; s < symbols; s++) {
      let [one, two] = [0, 0]
      for (let r = 0; r < second; r++) one |= shown[(at[r] as number) + s] as number
      for (let r = second; r < at.length; r++) two |= shown[(at[r] as number) + s] as number
      if (sets.seedFew(one, two, 0, seeds)) return false
    }
    return true
  }
}

export function clustersGlance({ symbols }: CountedWins, set: ReelSet, sets: CellSets): Glance | null {
  if (sets.words !== 2 || symbols.some(({ least }) => least < TOLD_BY_NEIGHBOURS)) return null
  return new ClustersGlance(set, symbols, sets)
}
