import { byteAt, intAt } from '../../../entries.ts'
import type { Glance } from '../../core/glance.ts'
import type { ReelSet } from '../../tables/reel-set.ts'
import type { WaysTables, WaysWord } from './tables.ts'

/** Which symbols each reel stands for, by its face: none that pays stands on enough reels in a row. */
export class WaysGlance implements Glance {
  /** By reel and face. */
  private readonly standing: readonly Int32Array[]
  /** By stop of the top reel and reel. */
  private readonly over: Int32Array | null
  private readonly paid: Int32Array

  constructor({ reels, top }: ReelSet, word: WaysWord) {
    const { standsFor } = word
    this.paid = word.paid
    this.standing = reels.map(({ faces, rows, maxRows, tokens }) =>
      Int32Array.from({ length: faces }, (_, face) => {
        let symbols = 0
        for (let row = 0; row < byteAt(rows, face); row++)
          symbols |= intAt(standsFor, byteAt(tokens, face * maxRows + row))
        return symbols
      }),
    )
    this.over = top && new Int32Array(top.strip.length * reels.length)
    if (top === null || this.over === null) return
    for (let stop = 0; stop < top.strip.length; stop++) {
      for (const [i, reel] of top.reels.entries())
        this.over[stop * reels.length + reel] = intAt(standsFor, byteAt(top.strip, (stop + i) % top.strip.length))
    }
  }

  isLoss(faces: Int32Array, topStop: number): boolean {
    const { standing, over, paid } = this
    const reels = standing.length
    let alive = -1
    for (let r = 0; r < reels; r++) {
      const above = over === null ? 0 : (over[topStop * reels + r] as number)
      alive &= ((standing[r] as Int32Array)[faces[r] as number] as number) | above
      if (alive === 0) return true
      if ((alive & (paid[r + 1] as number)) !== 0) return false
    }
    return true
  }
}

/** From the left, of no more symbols than a word has bits for. */
export const waysGlance = ({ words }: WaysTables, set: ReelSet): Glance | null =>
  words.length === 1 ? new WaysGlance(set, words[0] as WaysWord) : null
