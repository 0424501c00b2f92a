import { intAt } from '../../../entries.ts'
import { CellSets, countBits } from './cell-sets.ts'

/** Sets of cells of which those touch that share a side or a corner. */
export class CornerSets extends CellSets {
  /** Every cell is a seed: a part of any size may have none with two neighbours side by side. */
  override seed(cells: Int32Array, seeds: Int32Array): boolean {
    let any = 0
    for (let w = 1; w <= this.words; w++) {
      seeds[w] = intAt(cells, w)
      any |= intAt(cells, w)
    }
    return any !== 0
  }

  /** As with sides, but from each cell and those above and below it to the reels beside them. */
  override grow(cells: Int32Array, seeds: Int32Array, w: number, part: Int32Array): number {
    const { side, turn, words } = this
    const first = intAt(seeds, w)
    for (let v = 1; v <= words; v++) part[v] = 0
    part[w] = first & -first
    for (let grown = 1; grown !== 0; ) {
      grown = 0
      for (let v = 1; v <= words; v++) {
        const here = intAt(part, v)
        const tall = withNext(here)
        const beside =
          (tall << side) |
          (tall >>> side) |
          (withNext(intAt(part, v - 1)) >>> turn) |
          (withNext(intAt(part, v + 1)) << turn)
        const next = (here | tall | beside) & intAt(cells, v)
        grown |= next ^ here
        part[v] = next
      }
    }
    let size = 0
    for (let v = 1; v <= words; v++) {
      seeds[v] = intAt(seeds, v) & ~intAt(part, v)
      size += countBits(intAt(part, v))
    }
    return size
  }
}

/** Cells with those above and below them; what falls between reels is no cell. */
const withNext = (cells: number): number => cells | (cells << 1) | (cells >>> 1)
