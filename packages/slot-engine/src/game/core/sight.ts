/**
 * A win rule as it looks at many windows at once, reel by reel. Columns between which it sees no difference, given those
 * chosen before, win alike and lose the same rows: they need no window of their own.
 */
export interface Sight {
  /** Whether what reel `reel` shows, or any after it, can still change what the window wins. */
  isOpen(reel: number): boolean
  /** Makes ready to tell columns of a reel apart, the reels before it being chosen. */
  look(reel: number): void
  /** What the rule makes of a cell of the reel looked at: a number below `classes`. Columns alike in all cells are alike. */
  classOf(row: number, token: number): number
  readonly classes: number
  /** Whether that is the same whatever the reels before show. */
  readonly isFixed: boolean
  /** Chooses the column of a reel, which must be open: `rows` tokens from `from` on. */
  choose(reel: number, tokens: Uint8Array, from: number, rows: number): void
  /** What the window wins, once nothing is open, before `mark` is asked. `reel`: the first that was not chosen. */
  coins(reel: number): number
  /** Adds the rows that win to those of each reel. */
  mark(reel: number, marks: Int32Array): void
}
