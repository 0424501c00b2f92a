import { byteAt, entryOf } from '../../entries.ts'
import type { Cell, KeptCell, LockedCoin, RoundEvent } from '../../round.ts'
import { type Board, cellAt } from '../board/board.ts'
import type { ReelSet } from '../tables/reel-set.ts'
import { STRIDE, scatterCount } from '../tables/reels.ts'
import type { Token } from '../tables/tokens.ts'
import type { CountedGame, ScatterPays } from './counted-game.ts'
import type { InWinPlan } from './in-win-plan.ts'
import type { LongestWins } from './longest-wins.ts'
import type { RecordWin, RuleWin } from './win-rule.ts'

/** Free spins, as far as their award is told. */
interface Awarding {
  readonly feature: { readonly id: string }
  readonly scatter: number
  readonly inWin: InWinPlan | null
}

/** A level of free spins, as far as it is told. */
interface Reached {
  readonly spins: number
  readonly multiplier: number
}

/** What is told of a grid beside the coins that landed. */
interface LockedGrid {
  readonly rows: number
  readonly reels: number
  /** By reel the respins left; `null` where all have them together. */
  readonly left: readonly number[] | null
  readonly worth: readonly LockedCoin[] | null
}

/** Writes down what happens in a round, as events. It decides nothing. */
export class Teller {
  private readonly game: CountedGame
  private readonly board: Board
  private readonly events: RoundEvent[]
  /** The board as it stopped or fell, which is how symbols are counted: wilds may have covered some since. */
  private readonly stoppedTokens: Uint8Array

  constructor(game: CountedGame, board: Board, events: RoundEvent[]) {
    this.game = game
    this.board = board
    this.events = events
    this.stoppedTokens = new Uint8Array(board.tokens.length)
  }

  push(event: RoundEvent): void {
    this.events.push(event)
  }

  /** How many events there are. */
  get told(): number {
    return this.events.length
  }

  /** Tells no more than the first so many. */
  forget(told: number): void {
    this.events.length = told
  }

  /** @param held in a respin, more than 0 for the cells that stayed */
  stopped({ name, top }: ReelSet, stops: Int32Array, topStop: number, held: Uint8Array | null): void {
    this.push({
      type: 'reelsStopped',
      reelSet: name,
      stops: Array.from(stops),
      window: this.window(),
      ...(top === null ? {} : { top: { stop: topStop, reels: top.reels } }),
      ...(held === null ? {} : { held: this.board.cellsWhere((at) => byteAt(held, at) > 0) }),
    })
  }

  /** Takes down what is counted in this window. */
  note(): void {
    this.stoppedTokens.set(this.board.tokens)
  }

  /** The cells that were counted for a trigger or a scatter pay. */
  counted(scatter: number): Cell[] {
    const symbol = this.game.plan.scatters.counts.symbols[scatter]
    return this.board.cellsWhere((at) => this.stoppedTokens[at] === symbol)
  }

  revealed(token: number, places: readonly number[]): void {
    this.push({ type: 'revealed', symbol: this.idOf(token), cells: places.map(cellAt) })
  }

  multiplied(): void {
    const cells = this.board.cellsWhere((at) => this.tokenAt(at).multiplier > 1)
    const wilds = cells.map((cell) => ({ cell, multiplier: this.tokenAt(cell[0] * STRIDE + cell[1]).multiplier }))
    if (wilds.length > 0) this.push({ type: 'wildsMultiplied', wilds })
  }

  wildsAdded(token: number, places: readonly number[]): void {
    if (places.length > 0) this.push({ type: 'wildsAdded', symbol: this.idOf(token), cells: places.map(cellAt) })
  }

  /**
   * @param before what lay on the board until now
   * @param steps by reel how far it has moved, for reels that move
   */
  windowChanged(change: number, before: Uint8Array, steps: Int32Array | null = null): void {
    const { tokens } = this.board
    const places = this.board.places((at) => this.symbolOf(byteAt(tokens, at)) !== this.symbolOf(byteAt(before, at)))
    const symbols = places.map((at) => this.idOf(byteAt(tokens, at)))
    const nudged = Array.from(steps ?? [], (far, reel) => ({ reel, steps: far })).filter((one) => one.steps !== 0)
    this.push({
      type: 'windowChanged',
      change,
      cells: places.map(cellAt),
      symbols,
      ...(steps === null ? {} : { nudged }),
    })
  }

  expanded(token: number, reels: readonly number[]): void {
    this.push({ type: 'expanded', symbol: this.idOf(token), reels })
  }

  /** What to do with each win of a window, told with `multiplier` in its coins, and with what is the win's `own`. */
  winner(multiplier: number, own: ((win: RuleWin) => number) | null = null): RecordWin {
    return (win) => this.push(win.event(multiplier * (own?.(win) ?? 1), this.idOf))
  }

  scatters({ payOf }: ScatterPays, packed: number, multiplier: number): void {
    const { counts } = this.game.plan.scatters
    counts.symbols.forEach((symbol, scatter) => {
      const count = scatterCount(counts, scatter, packed)
      const coins = entryOf(entryOf(payOf, scatter), count) * multiplier
      if (coins === 0) return
      const cells = this.counted(scatter)
      this.push({ type: 'scatterPaid', symbol: this.idOf(symbol), count, cells, multiplier, coins })
    })
  }

  /** @param longest for features that wins start: each that awards spins is told by itself */
  awarded(plan: Awarding, packed: number, longest: LongestWins, spins: number, retrigger: boolean): void {
    const { feature, inWin, scatter } = plan
    const { counts } = this.game.plan.scatters
    const tell = (symbol: number, count: number, cells: readonly Cell[], number: number): void =>
      this.push({
        ...{ type: 'freeSpinsAwarded', feature: feature.id, symbol: this.idOf(symbol), count, cells },
        ...{ spins: number, retrigger },
      })
    if (inWin === null)
      tell(entryOf(counts.symbols, scatter), scatterCount(counts, scatter, packed), this.counted(scatter), spins)
    else
      for (const win of longest.awarding(inWin, retrigger ? 'retriggers' : 'awards'))
        tell(win.symbol, win.count, win.cells, win.spins)
  }

  /** Further spins for symbols that landed in these places and stay. */
  awardedByLanded({ feature, scatter }: Awarding, places: readonly number[], spins: number): void {
    this.push({
      type: 'freeSpinsAwarded',
      feature: feature.id,
      symbol: this.idOf(entryOf(this.game.plan.scatters.counts.symbols, scatter)),
      count: places.length,
      cells: places.map(cellAt),
      spins,
      retrigger: true,
    })
  }

  freeSpin(feature: string, number: number, remaining: number, multiplier: number, kept: KeptCell[] | null): void {
    this.push({ type: 'freeSpinStarted', feature, number, remaining, multiplier, ...(kept === null ? {} : { kept }) })
  }

  /** A token that is kept in a place, and came from another. */
  kept(at: number, from: number, token: number): KeptCell {
    const { multiplier } = entryOf(this.game.plan.tokens.list, token)
    return { cell: cellAt(at), was: cellAt(from), symbol: this.idOf(token), multiplier }
  }

  levelReached(feature: string, level: number, collected: number, { spins, multiplier }: Reached): void {
    this.push({ type: 'levelReached', feature, level, collected, spins, multiplier })
  }

  freeSpinsEnded(feature: string, spins: number, coins: number): void {
    this.push({ type: 'freeSpinsEnded', feature, spins, coins })
  }

  chosen(feature: string, token: number): void {
    this.push({ type: 'expandingSymbolChosen', feature, symbol: this.idOf(token) })
  }

  /** The chosen symbol covers its reels and pays on every line. */
  chosenPaid(lines: readonly (readonly number[])[], token: number, coins: number, multiplier: number): void {
    const symbol = this.idOf(token)
    const reels = [...new Set(this.board.cellsOf(token).map(([reel]) => reel))]
    this.push({ type: 'expanded', symbol, reels })
    lines.forEach((line, index) => {
      const cells = reels.map((reel): Cell => [reel, entryOf(line, reel)])
      this.push({
        type: 'lineWon',
        line: index,
        direction: 'any',
        symbol,
        count: reels.length,
        cells,
        multiplier,
        coins,
      })
    })
  }

  cascaded(number: number, removed: readonly Cell[], multiplier: number): void {
    this.push({ type: 'cascaded', number, removed, window: this.window(), multiplier })
  }

  /** @param now rows that have opened, and what all coins are worth where some have acted */
  coinsLocked(
    feature: string,
    coins: readonly LockedCoin[],
    respins: number,
    { rows, reels, left, worth }: LockedGrid,
  ): void {
    this.push({
      type: 'coinsLocked',
      feature,
      coins,
      ...(worth === null ? {} : { worth }),
      respins,
      ...(left === null ? {} : { left }),
      ...(reels > 0 ? { opened: reels } : {}),
      ...(rows > 0 ? { rows } : {}),
    })
  }

  capped(): void {
    this.push({ type: 'capped', coins: this.game.maxCoins })
  }

  private window(): string[][] {
    return Array.from(this.board.rows, (rows, reel) =>
      Array.from({ length: rows }, (_, row) => this.idOf(byteAt(this.board.tokens, reel * STRIDE + row))),
    )
  }

  private tokenAt(at: number): Token {
    return this.game.plan.tokens.list[byteAt(this.board.tokens, at)] as Token
  }

  private symbolOf(token: number): number {
    return (this.game.plan.tokens.list[token] as Token).symbol
  }

  private readonly idOf = (token: number): string => this.game.definition.symbols[this.symbolOf(token)]?.id as string
}
