import { entryOf, intAt } from '../../../entries.ts'
import type { Cell } from '../../../round.ts'
import type { Board } from '../../board/board.ts'
import type { CountWin, RecordWin, Rule } from '../../core/win-rule.ts'
import { combineMultipliers } from '../../tables/multipliers.ts'
import { EMPTY, STRIDE } from '../../tables/reels.ts'
import { type CountedWin, cellsWin } from '../counted/told.ts'
import type { CountedSymbol, CountedWins } from '../counted/wins.ts'
import { type CellSets, countBits, FEW_WORDS } from './cell-sets.ts'
import { CornerSets } from './corner-sets.ts'

/** A place for each token and for `EMPTY`, of each word. */
const SLOTS = EMPTY + 1

/** Counts clusters on sets of cells: all of a word's cells take each step together. */
export class ClustersRule implements Rule {
  private readonly wins: CountedWins
  private readonly sets: CellSets
  /** Per token the cells that show it: word `w` at `w × SLOTS + token`. */
  private readonly shown: Int32Array
  /** The places of it that are read: they are cleared for each window, and what lies elsewhere is never looked at. */
  private readonly read: Int32Array
  /** The cells that stand for one symbol, what is left of them to begin a cluster from, and one cluster: word `w` at `w + 1`. */
  private readonly cells: Int32Array
  private readonly seeds: Int32Array
  private readonly cluster: Int32Array
  /** Sets are of few words, and a cell has four neighbours. */
  private readonly isFew: boolean
  /** Clusters of wilds alone that compete. */
  private readonly alone: Alone[] = []

  constructor(wins: CountedWins, sets: CellSets) {
    this.wins = wins
    this.sets = sets
    this.shown = new Int32Array(SLOTS * Math.max(sets.words, FEW_WORDS))
    this.read = placesOf(wins, sets.words)
    this.cells = sets.make()
    this.seeds = sets.make()
    this.cluster = sets.make()
    this.isFew = sets.words <= FEW_WORDS && !(sets instanceof CornerSets)
  }

  evaluate(board: Board, mark: boolean, record: RecordWin | null, counted?: CountWin): number {
    const { symbols } = this.wins
    const told: Told[] | null = record === null ? null : []
    this.look(board)
    this.alone.length = 0
    let total = 0
    for (let i = 0; i < symbols.length; i++) {
      const symbol = symbols[i] as CountedSymbol
      if (this.mayWin(symbol)) total += this.clustersOf(symbol, board, mark, told, counted)
    }
    for (const one of this.alone) {
      this.cluster.set(one.cells)
      total += this.pay(one, board, mark, told, counted)
    }
    // Clusters are told in the order of their first cells, whatever their symbols.
    if (told !== null) for (const { win } of told.sort((a, b) => a.first - b.first)) record?.(win)
    return total
  }

  private look({ tokens, depth, reels }: Board): void {
    const { shown, read, sets } = this
    for (let i = 0; i < read.length; i++) shown[read[i] as number] = 0
    for (let reel = 0; reel < reels; reel++) {
      const word = intAt(sets.wordOf, reel) * SLOTS
      const end = reel * STRIDE + depth
      let bit = 1 << intAt(sets.shiftOf, reel)
      for (let at = reel * STRIDE; at < end; at++) {
        const place = word + (tokens[at] as number)
        shown[place] = (shown[place] as number) | bit
        bit <<= 1
      }
    }
  }

  /** Lays out the cells that stand for a symbol, and the seeds: each cluster that is large enough holds one. False where there is none. */
  private mayWin({ symbol, others, least }: CountedSymbol): boolean {
    const { shown, cells, sets } = this
    if (this.isFew && least >= 5) return this.fewMayWin(symbol, others)
    for (let w = 0; w < sets.words; w++) {
      const from = w * SLOTS
      let here = shown[from + symbol] as number
      for (const token of others) here |= shown[from + token] as number
      cells[w + 1] = here
    }
    return sets.seed(cells, this.seeds, least)
  }

  /** The same of sets of few words. */
  private fewMayWin(symbol: number, others: Int32Array): boolean {
    const { shown, cells, seeds, sets } = this
    let one = shown[symbol] as number
    let two = shown[SLOTS + symbol] as number
    let three = shown[2 * SLOTS + symbol] as number
    for (let i = 0; i < others.length; i++) {
      const token = others[i] as number
      one |= shown[token] as number
      two |= shown[SLOTS + token] as number
      three |= shown[2 * SLOTS + token] as number
    }
    if (!sets.seedFew(one, two, three, seeds)) return false
    cells[1] = one
    cells[2] = two
    cells[3] = three
    return true
  }

  private clustersOf(
    of: CountedSymbol,
    board: Board,
    mark: boolean,
    told: Told[] | null,
    counted: CountWin | undefined,
  ): number {
    const { cells, seeds, cluster, sets } = this
    let total = 0
    for (let w = 1; w <= sets.words; w++) {
      while (seeds[w] !== 0) {
        const size = sets.grow(cells, seeds, w, cluster)
        if (size < of.least) continue
        const pay = entryOf(of.pays, size)
        if (pay === 0) continue
        const isAlone = of.isWild || this.inCluster(of.symbol) === 0
        if (isAlone && !this.mayStandAlone(of)) continue
        const factor = this.factorOf(of)
        const coins = pay * factor
        if (isAlone && this.wins.wildRuns === 'best') {
          this.compete({ of, size, factor, coins })
          continue
        }
        total += coins
        counted?.(of.symbol, size, coins)
        if (mark) sets.mark(cluster, board)
        told?.push(this.tell(board, of, size, factor, coins))
      }
    }
    return total
  }

  private pay(
    { of, size, factor, coins }: Won,
    board: Board,
    mark: boolean,
    told: Told[] | null,
    counted: CountWin | undefined,
  ): number {
    counted?.(of.symbol, size, coins)
    if (mark) this.sets.mark(this.cluster, board)
    told?.push(this.tell(board, of, size, factor, coins))
    return coins
  }

  /** Whether the cluster, of wilds alone, wins for the symbol. */
  private mayStandAlone({ symbol, variants }: CountedSymbol): boolean {
    const { wildRuns } = this.wins
    if (wildRuns === 'best' || wildRuns === 'each') return true
    return this.inCluster(symbol) > 0 || variants.some((token) => this.inCluster(token) > 0)
  }

  /** Of the same cells, wilds alone, only what pays most counts. */
  private compete(win: Won): void {
    const { alone, cluster } = this
    const same = alone.findIndex(({ cells }) => cells.every((word, w) => word === cluster[w]))
    if (same < 0) alone.push({ ...win, cells: cluster.slice() })
    else if (win.coins > (alone[same] as Alone).coins) alone[same] = { ...win, cells: cluster.slice() }
  }

  /** What the wilds of the cluster multiply by. */
  private factorOf({ others, fits }: CountedSymbol): number {
    let factor = 1
    for (const token of others) {
      for (let n = this.inCluster(token); n > 0; n--) {
        factor = combineMultipliers(this.wins.multipliers, factor, entryOf(fits, token))
      }
    }
    return factor
  }

  /** Cells of the cluster that show the token. */
  private inCluster(token: number): number {
    let count = 0
    for (let w = 0; w < this.sets.words; w++) {
      count += countBits((this.cluster[w + 1] as number) & (this.shown[w * SLOTS + token] as number))
    }
    return count
  }

  private tell(board: Board, { symbol }: CountedSymbol, count: number, multiplier: number, coins: number): Told {
    const cells = this.sets.cellsOf(this.cluster)
    const own = cells.find(([reel, row]) => board.tokens[reel * STRIDE + row] === symbol) ?? (cells[0] as Cell)
    const win = cellsWin('clusterWon', { symbol, count, cells, multiplier, coins })
    return { first: own[0] * STRIDE + own[1], win }
  }
}

function placesOf({ symbols }: CountedWins, words: number): Int32Array {
  const tokens = [...new Set(symbols.flatMap(({ symbol, others }) => [symbol, ...others]))]
  return Int32Array.from(tokens.flatMap((token) => Array.from({ length: words }, (_, w) => w * SLOTS + token)))
}

interface Told {
  /** The place of its first cell that is no wild, or of its first. */
  readonly first: number
  readonly win: CountedWin
}

interface Won {
  readonly of: CountedSymbol
  readonly size: number
  readonly factor: number
  readonly coins: number
}

/** A cluster of wilds alone. */
interface Alone extends Won {
  readonly cells: Int32Array
}
