import type { Definition, WildRuns, WinRule } from '../../definition.ts'
import type { Meter } from '../../meter.ts'
import type { Cell, RoundEvent } from '../../round.ts'
import type { ObjectShape } from '../../vocabulary/shape.ts'
import type { Board } from '../board/board.ts'
import type { ReelSet } from '../tables/reel-set.ts'
import type { Reel } from '../tables/reels.ts'
import type { Fold } from '../tables/screen-automaton.ts'
import type { Tokens } from '../tables/tokens.ts'
import type { Glance } from './glance.ts'
import type { PayKind, PayTally } from './pays.ts'
import type { Sight } from './sight.ts'
import type { ReelSketch } from './window-bounds.ts'

/** A win by the pay table, before the multipliers of cascade and feature. */
export interface RuleWin {
  /** The symbol that wins; −1 where it is no single one. */
  readonly symbol: number
  /** Its reels, or its cells. */
  readonly count: number
  readonly cells: readonly Cell[]
  readonly coins: number
  /** As a round tells it. `idOf`: the symbol's id. */
  readonly event: (multiplier: number, idOf: (symbol: number) => string) => RoundEvent
}

export type RecordWin = (win: RuleWin) => void

/** Is told of each win of a symbol what it counts, and nothing of where it lies: that takes far less work to find. */
export type CountWin = (symbol: number, count: number, coins: number) => void

/** How windows win, with scratch space of its own: one for each player. */
export interface Rule {
  /**
   * The coins that the board wins. `mark` sets the marks of the winning cells; `record` and `counted` are told of each win.
   */
  evaluate(board: Board, mark: boolean, record: RecordWin | null, counted?: CountWin): number
}

/** What a win of so many of a symbol is worth beside its coins: whole numbers. */
export type Worth = (symbol: number, count: number) => number

/** A walk whose coins are those of the wins and, `unit` times, what they are worth otherwise. */
export interface WeighedFold {
  /** More than a window wins. */
  readonly unit: number
  readonly fold: (reels: readonly Reel[]) => Fold
}

/** Wins of one symbol and number on a line, over all that it may show: coins times their weights. */
export interface LineWin {
  readonly symbol: number
  readonly count: number
  readonly coins: number
}

/** What a line wins of which each cell shows a token by a weight: per reel, by token. */
export type LineLaw = (cells: readonly Float64Array[]) => readonly LineWin[]

/** A win rule of one game, ready for play and for proof. */
export interface RulePlan {
  readonly type: WinRule['type']
  /** Per line the row on each reel; empty where wins are not on lines. */
  readonly lines: readonly (readonly number[])[]
  readonly make: () => Rule
  /** How often a window's cells are looked at to count it, where that is more than a few times each; absent: it is not. */
  readonly looks?: (cells: number) => number
  /** The rule as a walk over the reels; `null` where there is none. */
  readonly fold: ((reels: readonly Reel[]) => Fold) | null
  /** A walk that counts beside the coins of wins what each is worth otherwise; absent where there is none. */
  readonly weighed?: (worth: Worth, meter: Meter) => WeighedFold | null
  /** Whether rounds are played by tables of that walk: they are small, and cell by cell takes longer. */
  readonly isWalked: boolean
  /** What tells losing windows of a reel set by where it stops; absent or `null` where that takes as long as to look at them. */
  readonly glance?: (set: ReelSet) => Glance | null
  /** What makes the rule as it looks at many windows at once; `null` where it tells every column from every other. */
  readonly sight: ((meter: Meter) => () => Sight) | null
  /** The law of a line; absent where wins are not on lines, `null` where it is not in reach or runs do not tell all that it wins. */
  readonly lineLaw?: (meter: Meter) => LineLaw | null
  /**
   * Adds every win over the cycle of reels that stop each by themselves, each combination counted with its weight × `times`;
   * false where that is not in reach, `null` where it never is.
   */
  readonly addWins:
    | ((tally: PayTally, reels: readonly Reel[], times: number, pays: number, meter: Meter) => boolean)
    | null
}

/** What a rule is compiled from. */
export interface RuleSource {
  readonly definition: Definition
  readonly tokens: Tokens
  /** Of every reel set the reels. */
  readonly sets: readonly (readonly Reel[])[]
  readonly reels: number
  /** Counts what tables take that are made to play it. */
  readonly meter: Meter
}

/** What other parts of a definition have to know of the win rule beside them. */
export interface RuleTraits {
  /** Wins are as long as the reels they cross; else as large as the cells they take. */
  readonly byReels: boolean
  /** Wins are on pay lines. */
  readonly onLines: boolean
  /** A reel may lie across the top. */
  readonly underTopReel: boolean
}

/** All that the engine knows of a win rule: each has a folder, and `rules/rules.ts` lists them. */
export interface WinRuleKind<W extends WinRule = WinRule> {
  readonly grammar: ObjectShape
  /** The rule in a few words, after its name. */
  readonly summary: string
  readonly traits: RuleTraits
  /** What runs of wilds alone may pay, and pay where the definition does not say. */
  readonly wildRuns: { readonly usual: WildRuns; readonly choices: readonly WildRuns[] }
  /** What the sheet calls its wins, and the sum of them. */
  readonly sheet: RuleSheet
  compile(wins: W, source: RuleSource): RulePlan
  /** Wins of one symbol that no window can have more of. */
  mostWins(wins: W, definition: Definition): number
  /** Coins that no window of these reels can win more of; what is really in reach may be far below. */
  greatest(wins: W, definition: Definition, reels: readonly ReelSketch[]): number
}

export interface RuleSheet {
  readonly kind: PayKind
  readonly name: Worded
  readonly source: Worded
}

/** The same in each language of the sheet. */
export interface Worded {
  readonly da: string
  readonly en: string
}
