import { combineMultipliers } from '../compile/multipliers.ts'
import { STRIDE } from '../compile/reels.ts'
import type { Candidate } from '../compile/tokens.ts'
import type { WildMultiplierRule } from '../definition.ts'
import { leastPaying } from './anywhere-rule.ts'
import { type Board, cellAt } from './board.ts'
import type { RecordWin, Rule } from './rules.ts'

/** More cells than any window has. */
const NEVER = 1 << 20

export class ClustersRule implements Rule {
  /** Per token the symbol whose clusters it begins: wilds begin none. */
  private readonly begins: readonly (Candidate | undefined)[]
  private readonly multipliers: WildMultiplierRule
  /** Per cell the stamp of the last cluster it was in. */
  private readonly seen: Int32Array
  private readonly queue: Int32Array
  private stamp = 0
  /** Per token the least cluster of it that pays. */
  private readonly least: Int32Array
  /** Per token: 1 where it stands in for others. */
  private readonly wild: Uint8Array
  /** Of the quick look: per cell the cell that stands for its patch, and there the patch's size. */
  private readonly patch: Int32Array
  private readonly sizes: Int32Array
  private readonly wilds: Int32Array
  /** Per token the cells of the patches that touch a wild. */
  private readonly near: Int32Array

  constructor(candidates: readonly Candidate[], multipliers: WildMultiplierRule, reels: number) {
    this.begins = (candidates[0]?.fits ?? []).map((_, token) => candidates.find(({ symbol }) => symbol === token))
    this.multipliers = multipliers
    this.seen = new Int32Array(reels * STRIDE)
    this.queue = new Int32Array(reels * STRIDE)
    this.least = Int32Array.from(this.begins, (candidate) => (candidate ? leastPaying(candidate.pays) : NEVER))
    this.wild = Uint8Array.from(this.begins, (candidate, token) =>
      candidate === undefined && candidates.some(({ fits }) => (fits[token] as number) > 0) ? 1 : 0,
    )
    this.patch = new Int32Array(reels * STRIDE)
    this.sizes = new Int32Array(reels * STRIDE)
    this.wilds = new Int32Array(reels * STRIDE)
    this.near = new Int32Array(this.begins.length)
  }

  evaluate(board: Board, mark: boolean, record: RecordWin | null): number {
    if (!this.mayWin(board)) return 0
    const { begins, seen } = this
    const before = this.stamp
    let total = 0
    for (let reel = 0; reel < board.reels; reel++) {
      const end = reel * STRIDE + (board.rows[reel] as number)
      for (let at = reel * STRIDE; at < end; at++) {
        const candidate = begins[board.tokens[at] as number]
        if (candidate === undefined || (seen[at] as number) > before) continue
        this.stamp++
        total += this.cluster(board, candidate, at, mark, record)
      }
    }
    return total
  }

  /**
   * A quick look: false where no cluster can be large enough. Patches of like cells are joined in one pass (union-find,
   * B. A. Galler and M. J. Fischer, 1964); what wilds may add is bounded by all patches of a symbol that touch one, and
   * all wilds.
   */
  private mayWin(board: Board): boolean {
    const { tokens, rows, reels } = board
    const { least, wild, patch, sizes, wilds } = this
    let wildCount = 0
    for (let reel = 0; reel < reels; reel++) {
      const first = reel * STRIDE
      const end = first + (rows[reel] as number)
      const left = reel === 0 ? first : first + Math.min(rows[reel] as number, rows[reel - 1] as number)
      for (let at = first; at < end; at++) {
        const token = tokens[at] as number
        if (wild[token] === 1) wilds[wildCount++] = at
        let root = at
        if (at > first && tokens[at - 1] === token) {
          root = this.rootOf(at - 1)
          sizes[root] = (sizes[root] as number) + 1
        } else sizes[at] = 1
        patch[at] = root
        if (at < left && tokens[at - STRIDE] === token) root = this.unite(root, this.rootOf(at - STRIDE))
        if ((sizes[root] as number) >= (least[token] as number)) return true
      }
    }
    return wildCount > 0 && this.wildsMayWin(board, wildCount)
  }

  private rootOf(at: number): number {
    const { patch } = this
    let root = at
    while (patch[root] !== root) root = patch[root] as number
    return root
  }

  private unite(a: number, b: number): number {
    if (a === b) return a
    const { patch, sizes } = this
    patch[a] = b
    sizes[b] = (sizes[b] as number) + (sizes[a] as number)
    return b
  }

  private wildsMayWin(board: Board, wildCount: number): boolean {
    const { near, seen, wilds } = this
    near.fill(0)
    this.stamp++
    for (let i = 0; i < wildCount; i++) {
      const at = wilds[i] as number
      const reel = (at / STRIDE) | 0
      const row = at - reel * STRIDE
      if (row > 0) this.addNear(board, at - 1, seen)
      if (row + 1 < (board.rows[reel] as number)) this.addNear(board, at + 1, seen)
      if (reel > 0 && row < (board.rows[reel - 1] as number)) this.addNear(board, at - STRIDE, seen)
      if (reel + 1 < board.reels && row < (board.rows[reel + 1] as number)) this.addNear(board, at + STRIDE, seen)
    }
    for (let token = 0; token < near.length; token++) {
      const reached = near[token] as number
      if (reached > 0 && reached + wildCount >= (this.least[token] as number)) return true
    }
    return false
  }

  /** Counts the patch of a cell once. */
  private addNear(board: Board, at: number, seen: Int32Array): void {
    const root = this.rootOf(at)
    if (seen[root] === this.stamp) return
    seen[root] = this.stamp
    const token = board.tokens[at] as number
    this.near[token] = (this.near[token] as number) + (this.sizes[root] as number)
  }

  private cluster(board: Board, candidate: Candidate, start: number, mark: boolean, record: RecordWin | null): number {
    const { queue } = this
    let factor = 1
    let size = 1
    queue[0] = start
    this.seen[start] = this.stamp
    for (let i = 0; i < size; i++) {
      const at = queue[i] as number
      factor = combineMultipliers(this.multipliers, factor, candidate.fits[board.tokens[at] as number] as number)
      const reel = (at / STRIDE) | 0
      const row = at - reel * STRIDE
      if (row > 0) size = this.join(board, candidate, at - 1, size)
      if (row + 1 < (board.rows[reel] as number)) size = this.join(board, candidate, at + 1, size)
      if (reel > 0 && row < (board.rows[reel - 1] as number)) size = this.join(board, candidate, at - STRIDE, size)
      if (reel + 1 < board.reels && row < (board.rows[reel + 1] as number)) {
        size = this.join(board, candidate, at + STRIDE, size)
      }
    }
    const coins = (candidate.pays[size] as number) * factor
    if (coins > 0 && (mark || record !== null)) this.tell(board, candidate, size, factor, coins, mark, record)
    return coins
  }

  private join(board: Board, candidate: Candidate, at: number, size: number): number {
    if (this.seen[at] === this.stamp || candidate.fits[board.tokens[at] as number] === 0) return size
    this.seen[at] = this.stamp
    this.queue[size] = at
    return size + 1
  }

  private tell(
    board: Board,
    { symbol }: Candidate,
    count: number,
    multiplier: number,
    coins: number,
    mark: boolean,
    record: RecordWin | null,
  ): void {
    if (mark) for (let i = 0; i < count; i++) board.marks[this.queue[i] as number] = 1
    if (record === null) return
    const cells = Array.from(this.queue.subarray(0, count), cellAt)
    cells.sort(([a, b], [c, d]) => a - c || b - d)
    record({ kind: 'cluster', direction: 'left', symbol, count, ways: 1, cells, multiplier, coins })
  }
}
