import { addTo, byteAt, entryOf } from '../../../entries.ts'
import type { Glance } from '../../core/glance.ts'
import type { ReelSet } from '../../tables/reel-set.ts'
import type { CountedSymbol, CountedWins } from '../counted/wins.ts'

/** Bits of a number that are counted in. */
const BITS = 30

/** How many cells of each reel stand for each symbol, by its face, several symbols in a number: their sums tell what is too few to win. */
export class AnywhereGlance implements Glance {
  /** By word, then by reel and face. */
  private readonly counts: readonly (readonly Int32Array[])[]
  /** By word what lifts a sum's highest bit where there are enough, and these bits. */
  private readonly lifts: Int32Array
  private readonly enough: Int32Array

  constructor({ reels }: ReelSet, symbols: readonly CountedSymbol[], cells: number) {
    const width = Math.floor(Math.log2(cells)) + 2
    const perWord = Math.floor(BITS / width)
    const words = Array.from({ length: Math.ceil(symbols.length / perWord) }, (_, w) =>
      symbols.slice(w * perWord, (w + 1) * perWord),
    )
    const high = 1 << (width - 1)
    this.lifts = Int32Array.from(words, (word) =>
      word.reduce((sum, { least }, i) => sum + (high - Math.min(least, high)) * 2 ** (i * width), 0),
    )
    this.enough = Int32Array.from(words, (word) => word.reduce((sum, _, i) => sum + high * 2 ** (i * width), 0))
    this.counts = words.map((word) => {
      const worth = new Float64Array(128)
      for (const [i, { symbol, others }] of word.entries())
        for (const token of [symbol, ...others]) addTo(worth, token, 2 ** (i * width))
      return reels.map(({ faces, rows, maxRows, tokens }) =>
        Int32Array.from({ length: faces }, (_, face) => {
          let sum = 0
          for (let row = 0; row < byteAt(rows, face); row++) sum += entryOf(worth, byteAt(tokens, face * maxRows + row))
          return sum
        }),
      )
    })
  }

  isLoss(faces: Int32Array): boolean {
    const { counts, lifts, enough } = this
    for (let w = 0; w < counts.length; w++) {
      const reels = counts[w] as readonly Int32Array[]
      let sum = lifts[w] as number
      for (let r = 0; r < reels.length; r++) sum += (reels[r] as Int32Array)[faces[r] as number] as number
      if ((sum & (enough[w] as number)) !== 0) return false
    }
    return true
  }
}

export function anywhereGlance({ symbols }: CountedWins, set: ReelSet): Glance | null {
  if (set.top !== null) return null
  const cells = set.reels.reduce((sum, { maxRows }) => sum + maxRows, 0)
  return new AnywhereGlance(set, symbols, cells)
}
