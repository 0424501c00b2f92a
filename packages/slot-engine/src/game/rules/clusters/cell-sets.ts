import { intAt } from '../../../entries.ts'
import type { Cell } from '../../../round.ts'
import type { Board } from '../../board/board.ts'

/** So many words of a set are worked on as numbers, and not as a list of any length. */
export const FEW_WORDS = 3

/**
 * Sets of cells as bits: the rows of a reel, and one bit that stays 0 between reels, so that neighbours within a word are
 * one shift away. As many reels share a word as it has room for. A set is a list of numbers: word `w` is at `w + 1`, and
 * what lies before and behind stays 0.
 */
export class CellSets {
  readonly words: number
  /** Per reel its word, and the place of its row 0 in it. */
  readonly wordOf: Int32Array
  readonly shiftOf: Int32Array
  /** From a cell to its neighbour on the next reel; and where that is the first reel of the next word. */
  protected readonly side: number
  protected readonly turn: number
  private readonly rowBits: number

  constructor(reels: number, rows: number) {
    this.side = rows + 1
    // The last reel of a word needs no bit behind it.
    const perWord = Math.floor(33 / this.side)
    this.turn = (perWord - 1) * this.side
    this.rowBits = (1 << rows) - 1
    this.words = Math.ceil(reels / perWord)
    this.wordOf = Int32Array.from({ length: reels }, (_, reel) => Math.floor(reel / perWord))
    this.shiftOf = Int32Array.from({ length: reels }, (_, reel) => (reel % perWord) * this.side)
  }

  make(): Int32Array {
    return new Int32Array(Math.max(this.words, FEW_WORDS) + 2)
  }

  /**
   * Picks cells so that every connected part of `least` cells or more has one of them; false where none is picked. A part
   * of three cells or more has one with two neighbours; one of five has one with four, or two side by side with two each.
   */
  seed(cells: Int32Array, seeds: Int32Array, least: number): boolean {
    const { side, turn, words } = this
    let any = 0
    for (let w = 1; w <= words; w++) {
      const here = cells[w] as number
      const up = here << 1
      const down = here >>> 1
      const left = (here << side) | ((cells[w - 1] as number) >>> turn)
      const right = (here >>> side) | ((cells[w + 1] as number) << turn)
      const touching = up | down | left | right
      const two = (up & down) | (left & right) | ((up | down) & (left | right))
      const picked = here & (least >= 3 ? two : least === 2 ? touching : -1)
      seeds[w] = picked
      any |= picked
    }
    return any !== 0 && (least < 5 || this.seedFive(cells, seeds))
  }

  /**
   * `seed` for parts of five cells or more, of a set of few words: none of them is stored until a cell is picked. Words that the set
   * does not have are 0.
   */
  seedFew(one: number, two: number, three: number, seeds: Int32Array): boolean {
    const { side, turn } = this
    const [up1, up2, up3] = [one << 1, two << 1, three << 1]
    const [down1, down2, down3] = [one >>> 1, two >>> 1, three >>> 1]
    const left1 = one << side
    const left2 = (two << side) | (one >>> turn)
    const left3 = (three << side) | (two >>> turn)
    const right1 = (one >>> side) | (two << turn)
    const right2 = (two >>> side) | (three << turn)
    const right3 = three >>> side
    const twice1 = one & ((up1 & down1) | (left1 & right1) | ((up1 | down1) & (left1 | right1)))
    const twice2 = two & ((up2 & down2) | (left2 & right2) | ((up2 | down2) & (left2 | right2)))
    const twice3 = three & ((up3 & down3) | (left3 & right3) | ((up3 | down3) & (left3 | right3)))
    const before2 = twice1 >>> turn
    const before3 = twice2 >>> turn
    const picked1 = twice1 & ((twice1 << 1) | (twice1 << side) | (up1 & down1 & left1 & right1))
    const picked2 = twice2 & ((twice2 << 1) | (twice2 << side) | before2 | (up2 & down2 & left2 & right2))
    const picked3 = twice3 & ((twice3 << 1) | (twice3 << side) | before3 | (up3 & down3 & left3 & right3))
    if ((picked1 | picked2 | picked3) === 0) return false
    seeds[1] = picked1
    seeds[2] = picked2
    seeds[3] = picked3
    return true
  }

  /** Of cells with two neighbours, keeps those that a part of five has. */
  private seedFive(cells: Int32Array, seeds: Int32Array): boolean {
    const { side, turn, words } = this
    let any = 0
    let before = 0
    for (let w = 1; w <= words; w++) {
      const two = seeds[w] as number
      const here = cells[w] as number
      const left = (here << side) | ((cells[w - 1] as number) >>> turn)
      const right = (here >>> side) | ((cells[w + 1] as number) << turn)
      // Of two side by side, the lower or the right one is enough.
      const second = (two << 1) | (two << side) | (before >>> turn)
      const picked = two & (second | ((here << 1) & (here >>> 1) & left & right))
      seeds[w] = picked
      any |= picked
      before = two
    }
    return any !== 0
  }

  /**
   * Finds the connected part of `cells` around the first seed of word `w`, takes its seeds away, and gives the number of its cells.
   */
  grow(cells: Int32Array, seeds: Int32Array, w: number, part: Int32Array): number {
    const { side, turn, words } = this
    if (words <= FEW_WORDS) return this.growFew(cells, seeds, w, part)
    const first = seeds[w] as number
    for (let v = 1; v <= words; v++) part[v] = 0
    part[w] = first & -first
    for (let grown = 1; grown !== 0; ) {
      grown = 0
      for (let v = 1; v <= words; v++) {
        const here = part[v] as number
        const sides =
          (here << side) | (here >>> side) | ((part[v - 1] as number) >>> turn) | ((part[v + 1] as number) << turn)
        const next = (here | (here << 1) | (here >>> 1) | sides) & (cells[v] as number)
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

  private growFew(cells: Int32Array, seeds: Int32Array, w: number, part: Int32Array): number {
    const { side, turn } = this
    const [cells1, cells2, cells3] = [cells[1] as number, cells[2] as number, cells[3] as number]
    const seed = (seeds[w] as number) & -(seeds[w] as number)
    let one = w === 1 ? seed : 0
    let two = w === 2 ? seed : 0
    let three = w === 3 ? seed : 0
    for (let grown = 1; grown !== 0; ) {
      const next1 = (one | (one << 1) | (one >>> 1) | (one << side) | (one >>> side) | (two << turn)) & cells1
      const next2 =
        (two | (two << 1) | (two >>> 1) | (two << side) | (two >>> side) | (next1 >>> turn) | (three << turn)) & cells2
      const next3 =
        (three | (three << 1) | (three >>> 1) | (three << side) | (three >>> side) | (next2 >>> turn)) & cells3
      grown = (next1 ^ one) | (next2 ^ two) | (next3 ^ three)
      one = next1
      two = next2
      three = next3
    }
    part[1] = one
    part[2] = two
    part[3] = three
    seeds[1] = (seeds[1] as number) & ~one
    seeds[2] = (seeds[2] as number) & ~two
    seeds[3] = (seeds[3] as number) & ~three
    return countBits(one) + countBits(two) + countBits(three)
  }

  mark(cells: Int32Array, board: Board): void {
    for (let reel = 0; reel < board.reels; reel++) {
      board.marks[reel] = intAt(board.marks, reel) | this.rowsOf(cells, reel)
    }
  }

  cellsOf(cells: Int32Array): Cell[] {
    const found: Cell[] = []
    for (let reel = 0; reel < this.wordOf.length; reel++) {
      const rows = this.rowsOf(cells, reel)
      for (let row = 0; rows >>> row !== 0; row++) if (((rows >>> row) & 1) === 1) found.push([reel, row])
    }
    return found
  }

  /** The rows of a reel that are in the set: bit `row`. */
  private rowsOf(cells: Int32Array, reel: number): number {
    return (intAt(cells, intAt(this.wordOf, reel) + 1) >>> intAt(this.shiftOf, reel)) & this.rowBits
  }
}

/** The number of 1s in 32 bits (H. S. Warren, "Hacker's Delight", 5-1). */
export function countBits(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
