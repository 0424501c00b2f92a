// Written from the grammar (src/grammar), and compared with it by src/grammar/written.test.ts. Not edited by hand.

/**
 * A game as plain data. Everything that decides an outcome is in here; nothing in here is code. Indexes (reels, rows,
 * lines, stops) count from 0; row 0 is the top of the window. Every win is a whole number of coins; a paid spin costs
 * `betCoins` coins.
 */
export interface Definition {
  /** The version of this format. */
  readonly definitionVersion: 1
  /** Lower-case letters, digits and dashes. */
  readonly id: string
  /** What players read. */
  readonly name: string
  /** A few sentences for players. */
  readonly description?: string
  /** A free label that decides nothing (`egyptian`, `pirate`, …). */
  readonly theme?: string
  /** The price of one paid spin, in coins. */
  readonly betCoins: number
  /** The cap on a round, in times the bet: a round never pays more than `maxWin × betCoins` coins. */
  readonly maxWin: number
  /** Everything that can stand on a reel. */
  readonly symbols: readonly SymbolDefinition[]
  /**
   * The reels from left to right, by the name of their set. Paid spins use the set named `base`; `reelSet`, a feature
   * or a bet mode may name others.
   */
  readonly reelSets: Readonly<Record<string, readonly ReelDefinition[]>>
  /**
   * The reel set that paid spins run on: one, or weights by reel set (`{"base": 9, "wilds": 1}`), drawn for each spin.
   * By default `base`.
   */
  readonly reelSet?: string | Readonly<Record<string, number>>
  /** By reel set, a reel that lies across the others. By default none. */
  readonly topReels?: Readonly<Record<string, TopReel>>
  /** How windows win. */
  readonly wins: WinRule
  /**
   * Wilds put on so many cells of the window of a paid spin, wherever no scatter lies: weights by their number, 0 for
   * none. By default none.
   */
  readonly extraWilds?: ExtraWilds
  /** What multiplies the wins of paid spins. By default none. */
  readonly factors?: readonly Factor[]
  /** What becomes of single cells in paid spins, one change after the other. By default none. */
  readonly changes?: readonly WindowChange[]
  /** Winning symbols vanish, the rest fall, new ones follow, until nothing wins. By default none. */
  readonly cascades?: Cascades
  /** Winning symbols stay and all others spin again, as long as that adds to the win. By default none. */
  readonly respins?: Respins
  /** Sums that a prize or a coin may name. By default none. */
  readonly jackpots?: readonly Jackpot[]
  /** What a spin, a prize or a bet mode may start. By default none. */
  readonly features?: readonly Feature[]
  /** What the player may do with a won round before taking it. By default nothing. */
  readonly gamble?: Gamble
  /** Other ways to pay for a round than the plain bet: bonus buy, ante bet. By default none. */
  readonly modes?: readonly BetMode[]
}

/** Something that can stand on a reel. */
export type SymbolDefinition = RegularSymbol | WildSymbol | ScatterSymbol | MysterySymbol | BlankSymbol

export const SYMBOL_KINDS = ['regular', 'wild', 'scatter', 'mystery', 'blank'] as const
export type SymbolKind = (typeof SYMBOL_KINDS)[number]

/** Pays by the win rule of the game. */
export interface RegularSymbol {
  /** What the rest of the definition calls it. */
  readonly id: string
  /** What players read. */
  readonly name?: string
  /** What players see. */
  readonly emoji?: string
  /** What it does. */
  readonly kind: 'regular'
  /**
   * Coins by count: the length of a run on a line or of a way, the size of a cluster, the number anywhere. By default
   * it pays nothing.
   */
  readonly pays?: CountTable
}

/**
 * Numbers by count, keyed by the count as JSON must: `{"3": 10, "4": 50}`. A count above the last key has the value of
 * the last key.
 */
export type CountTable = Readonly<Record<string, number>>

/** Stands in for others. */
export interface WildSymbol {
  /** What the rest of the definition calls it. */
  readonly id: string
  /** What players read. */
  readonly name?: string
  /** What players see. */
  readonly emoji?: string
  /** What it does. */
  readonly kind: 'wild'
  /** Coins for wilds alone, by count: of reels or of cells, as a regular symbol’s. By default none. */
  readonly pays?: CountTable
  /**
   * Coins by its number anywhere in the window, as a scatter pays and beside what it wins with others: counted as reels
   * stop. With a trigger it is wild and scatter in one. By default none.
   */
  readonly scatterPays?: CountTable
  /** The symbols it stands in for. Never a scatter, mystery or blank. By default every regular symbol. */
  readonly replaces?: readonly string[]
  /**
   * Multiplies a win in which it stands in for another symbol: one number, or weights by number (`{"2": 3, "5": 1}`),
   * drawn anew for each wild that comes into view. By default 1.
   */
  readonly multiplier?: number | CountTable
  /** Covers its whole reel when it comes into view. By default false. */
  readonly expands?: boolean
  /** The reels it may stand on. By default all. */
  readonly reels?: readonly number[]
}

/** Counts anywhere in the window. */
export interface ScatterSymbol {
  /** What the rest of the definition calls it. */
  readonly id: string
  /** What players read. */
  readonly name?: string
  /** What players see. */
  readonly emoji?: string
  /** What it does. */
  readonly kind: 'scatter'
  /** Coins by the number in the window. By default it pays nothing. */
  readonly pays?: CountTable
  /**
   * What it adds to a factor of symbols in view (`factors`): one number, or weights by number, drawn anew for each that
   * comes into view. By default nothing.
   */
  readonly adds?: number | CountTable
}

/**
 * Turns into another symbol when it comes into view: all mystery symbols in view into the same. Scatters and triggers
 * are counted before it does, so it never makes one.
 */
export interface MysterySymbol {
  /** What the rest of the definition calls it. */
  readonly id: string
  /** What players read. */
  readonly name?: string
  /** What players see. */
  readonly emoji?: string
  /** What it does. */
  readonly kind: 'mystery'
  /** Weights by symbol id. */
  readonly reveals: Readonly<Record<string, number>>
}

/** Fills a stop and does nothing. */
export interface BlankSymbol {
  /** What the rest of the definition calls it. */
  readonly id: string
  /** What players read. */
  readonly name?: string
  /** What players see. */
  readonly emoji?: string
  /** What it does. */
  readonly kind: 'blank'
}

/** A reel: a strip of symbols that stops somewhere, and the rows of it that are in view. */
export interface ReelDefinition {
  /** Symbol ids; stop `s` shows strip[s] in row 0, strip[s + 1] in row 1, … cyclically. */
  readonly strip: readonly string[]
  /** The relative frequency of each stop. By default all equal. */
  readonly weights?: readonly number[]
  /** Rows in the window on this reel: one number, or weights by number of rows, drawn anew each spin. */
  readonly rows: number | CountTable
  /**
   * The number of an earlier reel: this one always stops where that one stops. Both have as many stops and rows. Where
   * their strips are alike and symbols stand in stacks, the reels show giant symbols. By default it stops by itself.
   */
  readonly follows?: number
}

/**
 * A reel that lies across others: stop `s` puts strip[s] over the first of `reels`, strip[s + 1] over the second, …
 * What lies over a reel is row 0 of that reel’s part of the window and counts as such in everything. With cascades the
 * rest of it moves to the left, and new symbols follow from the right.
 */
export interface TopReel {
  /** The reels it lies over, ascending. */
  readonly reels: readonly number[]
  /** Symbol ids. */
  readonly strip: readonly string[]
  /** As a reel’s. By default all equal. */
  readonly weights?: readonly number[]
}

/** How windows win. */
export type WinRule = LineWins | WaysWins | ClusterWins | AnywhereWins | StraightWins | ShapeWins

export const WIN_TYPES = ['lines', 'ways', 'clusters', 'anywhere', 'straights', 'shapes'] as const
export type WinType = (typeof WIN_TYPES)[number]

/** One win per line and direction: the best reading of the line. */
export interface LineWins {
  /** The win rule. */
  readonly type: 'lines'
  /** Per line the row on each reel. */
  readonly lines: readonly (readonly number[])[]
  /**
   * Where a run may begin: `left` at reel 0 going right, `right` at the last reel going left, `both` either (a reading
   * of the full line counts once; where it ties with a shorter run, it is the one that counts), `any` at every reel
   * (the best run of a line counts). By default `left`.
   */
  readonly direction?: Direction
  /**
   * What a line pays that wins from either side: both wins (`add`), or only the better one (`better`); of equal ones
   * that from the left. By default `add`.
   */
  readonly sides?: LineSides
  /**
   * What several multiplying wilds in one win make together: the highest of them, their sum, or their product. By
   * default `highest`.
   */
  readonly wildMultipliers?: WildMultiplierRule
  /**
   * What a run of wilds alone pays: as whichever pays most of the symbols that it stands in for and of its own pays
   * (`best`), its own pays only (`own`), or nothing (`none`). A line pays one win from each side, so there is no
   * `each`. A combination that wilds fill is no run. By default `best`.
   */
  readonly wildRuns?: 'best' | 'own' | 'none'
  /** Pays for whole lines. By default none. */
  readonly combinations?: readonly Combination[]
  /** What a window of one symbol pays instead of its other wins by this rule. By default what the rule pays. */
  readonly fullWindow?: FullWindow
}

export const DIRECTIONS = ['left', 'right', 'both', 'any'] as const
/**
 * Where a run may begin: `left` at reel 0 going right, `right` at the last reel going left, `both` either (a reading of
 * the full line counts once), `any` wherever one begins (the best of a line counts). A run is as long as it can be:
 * none begins inside another of the same symbol.
 */
export type Direction = (typeof DIRECTIONS)[number]

export const LINE_SIDES = ['add', 'better'] as const
/** What wins from both sides of a line make. */
export type LineSides = (typeof LINE_SIDES)[number]

export const WILD_MULTIPLIER_RULES = ['highest', 'add', 'multiply'] as const
/** What several multiplying wilds in one win make together. */
export type WildMultiplierRule = (typeof WILD_MULTIPLIER_RULES)[number]

/**
 * A pay for a whole line, such as "any three bars". It competes with the line’s other readings; the best pays, and no
 * wild multiplies it unless it says so.
 */
export interface Combination {
  /** What players read. */
  readonly name: string
  /** Per reel the symbols that fit; a wild fits where it stands for one of them; `null` fits any. */
  readonly slots: readonly (readonly string[] | null)[]
  /** True: any permutation of the slots over the reels fits. By default false. */
  readonly anyOrder?: boolean
  /** What it pays. */
  readonly coins: number
  /**
   * True: wilds multiply it, as many as stand for a symbol of their slot, together as `wildMultipliers` says. One in a
   * slot that fits any symbol, or that names it, does not. By default false.
   */
  readonly multiplied?: boolean
}

/**
 * What a window pays that shows one symbol in every cell, instead of all that it wins by the win rule. No wild
 * multiplies it, and nothing is started by it that wins start.
 */
export interface FullWindow {
  /** Coins by symbol. Of several that the window is full of, wilds counted in, the one that pays most. */
  readonly pays: Readonly<Record<string, number>>
  /**
   * Whether wilds count as the symbols that they stand in for (`count`), or only as themselves (`never`). By default
   * `count`.
   */
  readonly wilds?: FullWindowWilds
}

export const FULL_WINDOW_WILDS = ['count', 'never'] as const
/** Whether wilds count as what they stand in for in a full window. */
export type FullWindowWilds = (typeof FULL_WINDOW_WILDS)[number]

/**
 * A symbol on consecutive reels wins once for every way through its cells: coins × the product of its cells per reel. A
 * multiplying wild counts as that many cells.
 */
export interface WaysWins {
  /** The win rule. */
  readonly type: 'ways'
  /**
   * Where a run begins: `left` at reel 0 going right, `right` at the last reel going left, `both` either (a run over
   * all reels counts once). By default `left`.
   */
  readonly direction?: 'left' | 'right' | 'both'
  /**
   * How often a symbol’s win pays: for every way (`perWay`), once from each side, however many ways there are (`once`),
   * where no multiplier of a wild takes part, or for every cell of its run (`perCell`), where nothing is multiplied
   * from reel to reel. By default `perWay`.
   */
  readonly paid?: Paid
  /**
   * What ways of wilds alone pay: as every symbol that they stand in for, and their own pays (`each`), of those of one
   * length and side only the symbol that they bring most (`best`), their own pays only (`own`), or nothing (`none`).
   * Ways that cross another symbol pay as that symbol in any case. By default `each`.
   */
  readonly wildRuns?: WildRuns
  /** What a window of one symbol pays instead of its other wins by this rule. By default what the rule pays. */
  readonly fullWindow?: FullWindow
}

export const PAID = ['perWay', 'once', 'perCell'] as const
/** How often a win pays what the pay table says: for every way, once, or for each of its cells. */
export type Paid = (typeof PAID)[number]

export const WILD_RUNS = ['best', 'own', 'none', 'each'] as const
/**
 * What a run of wilds alone pays, be it on a line, by ways, in a cluster or anywhere: `best` as whichever pays most of
 * the symbols that it stands in for and of its own pays, `own` its own pays only, `none` nothing, `each` as every
 * symbol that it stands in for, and its own pays.
 */
export type WildRuns = (typeof WILD_RUNS)[number]

/** Cells of one symbol that touch; a wild belongs to every cluster it touches. */
export interface ClusterWins {
  /** The win rule. */
  readonly type: 'clusters'
  /** Which cells touch: those that share a side, or those that share a corner too. By default `sides`. */
  readonly neighbours?: Neighbours
  /**
   * What several multiplying wilds in one win make together: the highest of them, their sum, or their product. By
   * default `highest`.
   */
  readonly wildMultipliers?: WildMultiplierRule
  /**
   * What a cluster of wilds alone pays: its own pays only (`own`), as every symbol that it stands in for, and its own
   * pays (`each`), of the same cells only what pays most (`best`), or nothing (`none`). By default `own`.
   */
  readonly wildRuns?: WildRuns
  /**
   * What the pay table says: the coins of a win with so many cells (`once`), or of each of its cells (`perCell`), so
   * that every cell more pays. By default `once`.
   */
  readonly paid?: 'once' | 'perCell'
  /** What a window of one symbol pays instead of its other wins by this rule. By default what the rule pays. */
  readonly fullWindow?: FullWindow
}

export const NEIGHBOURS = ['sides', 'corners'] as const
/** Which cells of a cluster touch. */
export type Neighbours = (typeof NEIGHBOURS)[number]

/** A symbol wins by its number anywhere in the window, wilds counted in. */
export interface AnywhereWins {
  /** The win rule. */
  readonly type: 'anywhere'
  /**
   * What several multiplying wilds in one win make together: the highest of them, their sum, or their product. By
   * default `highest`.
   */
  readonly wildMultipliers?: WildMultiplierRule
  /**
   * What wilds pay besides the symbols in view that they count with: their own pays by their number (`own`), as every
   * symbol that they stand in for and of which none is in view, and their own pays (`each`), of all these only what
   * pays most (`best`), or nothing (`none`). By default `own`.
   */
  readonly wildRuns?: WildRuns
  /**
   * What the pay table says: the coins of a win with so many cells (`once`), or of each of its cells (`perCell`), so
   * that every cell more pays. By default `once`.
   */
  readonly paid?: 'once' | 'perCell'
  /** What a window of one symbol pays instead of its other wins by this rule. By default what the rule pays. */
  readonly fullWindow?: FullWindow
}

/**
 * Cells of one symbol side by side in a row, or one above the other on a reel, win by their number; wilds are counted
 * in. A cell may belong to a run of its row and to one of its reel.
 */
export interface StraightWins {
  /** The win rule. */
  readonly type: 'straights'
  /** Where runs lie: in rows, on reels, or on both. By default `both`. */
  readonly along?: Along
  /**
   * What several multiplying wilds in one win make together: the highest of them, their sum, or their product. By
   * default `highest`.
   */
  readonly wildMultipliers?: WildMultiplierRule
  /**
   * What a run of wilds alone pays: its own pays only (`own`), nothing (`none`), or as every symbol that it stands in
   * for, and its own pays (`each`). By default `own`.
   */
  readonly wildRuns?: 'own' | 'none' | 'each'
  /**
   * What the pay table says: the coins of a win with so many cells (`once`), or of each of its cells (`perCell`), so
   * that every cell more pays. By default `once`.
   */
  readonly paid?: 'once' | 'perCell'
  /** What a window of one symbol pays instead of its other wins by this rule. By default what the rule pays. */
  readonly fullWindow?: FullWindow
}

export const ALONG = ['both', 'rows', 'reels'] as const
/** Where straight runs lie. */
export type Along = (typeof ALONG)[number]

/** A symbol wins in every cell of a shape: it pays as for so many cells, wilds counted in. */
export interface ShapeWins {
  /** The win rule. */
  readonly type: 'shapes'
  /** The shapes that win. */
  readonly shapes: readonly WinShape[]
  /**
   * Whether a shape wins that lies within a larger one which wins with the same symbol: never (`hidden`), or beside it
   * (`paid`). By default `hidden`.
   */
  readonly nested?: NestedShapes
  /**
   * What several multiplying wilds in one win make together: the highest of them, their sum, or their product. By
   * default `highest`.
   */
  readonly wildMultipliers?: WildMultiplierRule
  /**
   * What a shape of wilds alone pays: their own pays only (`own`), nothing (`none`), or as every symbol that they stand
   * in for, and their own pays (`each`). By default `own`.
   */
  readonly wildRuns?: 'own' | 'none' | 'each'
  /** What a window of one symbol pays instead of its other wins by this rule. By default what the rule pays. */
  readonly fullWindow?: FullWindow
}

/** Cells that win together. */
export interface WinShape {
  /** What players read. */
  readonly name: string
  /** Per reel the rows of its cells; an empty list where it has none. */
  readonly cells: readonly (readonly number[])[]
  /** Multiplies what the pay table says for so many cells. By default 1. */
  readonly times?: number
}

export const NESTED_SHAPES = ['hidden', 'paid'] as const
/** What becomes of a shape that lies within a larger one which wins with the same symbol. */
export type NestedShapes = (typeof NESTED_SHAPES)[number]

/** Wilds put over what has stopped. */
export interface ExtraWilds {
  /** The wild. */
  readonly symbol: string
  /** Weights by their number. */
  readonly counts: CountTable
}

/**
 * A factor of what spins win, beside the multipliers of wilds, cascades and free spins. Several factors of one win
 * multiply each other.
 */
export type Factor = DrawnFactor | ReelFactors | FillFactor | RunFactor | SymbolFactor | CellFactors

export const FACTOR_TYPES = ['drawn', 'reels', 'fill', 'run', 'symbols', 'cells'] as const
export type FactorType = (typeof FACTOR_TYPES)[number]

/**
 * A factor drawn beside the window: a reel of multipliers, or a small slot above the others. It is drawn once for each
 * spin, as the reels stop, and multiplies what all windows of that spin win.
 */
export interface DrawnFactor {
  /** Where the factor comes from. */
  readonly type: 'drawn'
  /** What events call it. */
  readonly id: string
  /** What players read. By default its id. */
  readonly name?: string
  /** Weights by factor: `{"1": 8, "2": 3, "5": 1}`. */
  readonly values: CountTable
  /** Which wins it multiplies. By default all. */
  readonly multiplies?: readonly WinSource[]
}

export const WIN_SOURCES = ['lines', 'scatters'] as const
/** `lines`: what the win rule pays, whichever it is. */
export type WinSource = (typeof WIN_SOURCES)[number]

/**
 * A factor for each reel, drawn for each spin as the reels stop. A win by the win rule is multiplied by those of the
 * reels that it uses.
 */
export interface ReelFactors {
  /** Where the factor comes from. */
  readonly type: 'reels'
  /** What events call it. */
  readonly id: string
  /** What players read. By default its id. */
  readonly name?: string
  /** By reel its factors and their weights; `{"1": 1}` for a reel without one. */
  readonly reels: readonly CountTable[]
  /** What the reels of one win make together: their product, or the sum of those above 1. By default `multiply`. */
  readonly together?: FactorsTogether
}

export const FACTORS_TOGETHER = ['multiply', 'add'] as const
/** What several factors of one win make together. */
export type FactorsTogether = (typeof FACTORS_TOGETHER)[number]

/**
 * A factor for reels that are full of one symbol: where reel 0 and k − 1 more after it show nothing but that symbol
 * when wins are counted, the window is multiplied by k. No wild stands in.
 */
export interface FillFactor {
  /** Where the factor comes from. */
  readonly type: 'fill'
  /** What events call it. */
  readonly id: string
  /** What players read. By default its id. */
  readonly name?: string
  /** The symbols that may fill reels. By default every regular symbol. */
  readonly symbols?: readonly string[]
  /** The fewest full reels that multiply. */
  readonly fewest: number
  /** Which wins it multiplies. By default all. */
  readonly multiplies?: readonly WinSource[]
}

/**
 * A factor of the longest run in view: where one symbol, wilds that stand in for it counted in, is on reel 0 and on
 * every one after it up to k reels when wins are counted, the window is multiplied by 1 + adds × (k − from). With
 * `from: 3` and `adds: 1` a fourth reel doubles all that a window wins, and a fifth trebles it.
 */
export interface RunFactor {
  /** Where the factor comes from. */
  readonly type: 'run'
  /** What events call it. */
  readonly id: string
  /** What players read. By default its id. */
  readonly name?: string
  /** The reels of a run that multiply by 1 yet. */
  readonly from: number
  /** What each further reel adds. */
  readonly adds: number
  /** Which wins it multiplies. By default all. */
  readonly multiplies?: readonly WinSource[]
}

/**
 * A factor of the scatters in view that add to it (`adds`): when nothing more falls, all that the spin has won is
 * multiplied by the sum of theirs. In cascades they stay and fall like any symbol.
 */
export interface SymbolFactor {
  /** Where the factor comes from. */
  readonly type: 'symbols'
  /** What events call it. */
  readonly id: string
  /** What players read. By default its id. */
  readonly name?: string
  /**
   * In free spins: where a spin wins, what is in view is added to a bank that is kept until they are over, and the bank
   * multiplies it. By default false.
   */
  readonly keeps?: boolean
  /** Which wins it multiplies. By default all. */
  readonly multiplies?: readonly WinSource[]
}

/**
 * Factors of cells that have won: a cell in a win by the win rule goes a step up, however many wins of the window it is
 * in, and stays there while symbols fall through it, and while fewer rows are in view. A win is multiplied by the sum
 * of the factors above 1 of its cells, as they were before it.
 */
export interface CellFactors {
  /** Where the factor comes from. */
  readonly type: 'cells'
  /** What events call it. */
  readonly id: string
  /** What players read. By default its id. */
  readonly name?: string
  /**
   * The factor of a cell that has won once, twice and so on; the last one stays. `[1, 2, 4, 8]` marks a cell first and
   * then doubles.
   */
  readonly steps: readonly number[]
  /**
   * In free spins: the factors of cells stay until they are over. Otherwise they last for a spin with all that falls in
   * it. By default false.
   */
  readonly keeps?: boolean
}

/** A change of single cells, or a reel that moves. A cell that shows a scatter is never changed. */
export type WindowChange = PutChange | TurnChange | RemoveChange | NudgeChange

export const CHANGE_TYPES = ['put', 'turn', 'remove', 'nudge'] as const
export type ChangeType = (typeof CHANGE_TYPES)[number]

/** Lays symbols on cells. */
export interface PutChange {
  /** Lays symbols on cells. */
  readonly type: 'put'
  /**
   * `stop`: as the reels have stopped or symbols have fallen, before scatters and triggers are counted. `before`: after
   * that and before wins are counted, once mystery symbols have turned and before wilds draw their multipliers and
   * expand. `loss`: after the first window of a spin, where that neither wins nor meets a trigger; then wins are
   * counted again. `win`: with cascades, after a window that won and before its winners vanish. By default `before`.
   */
  readonly when?: 'stop' | 'before' | 'loss' | 'win'
  /** In the first window of a spin only, not once symbols have fallen. By default false. */
  readonly first?: boolean
  /** Happens with this chance only, drawn for each window in which it could. By default always. */
  readonly chance?: Odds
  /** Happens only with so many of a symbol in view. By default with any. */
  readonly inView?: InView
  /**
   * Happens only after the window whose wins bring the spin to so many cells, all that fell in it counted. By default
   * after each.
   */
  readonly charged?: Charge
  /** Stays only where the window wins more with it than without, by the win rule. By default false. */
  readonly ifWins?: boolean
  /** The symbol, or weights by symbol. */
  readonly symbol: string | Readonly<Record<string, number>>
  /**
   * Where symbols are drawn by weight: for each cell, once for all cells of a reel, or once for the window. By default
   * `cell`.
   */
  readonly drawn?: 'cell' | 'reel' | 'window'
  /** Which cells. By default all. */
  readonly cells?: CellChoice
}

/** A chance of hit / (hit + miss). */
export interface Odds {
  /** The weight of a hit. */
  readonly hit: number
  /** The weight of a miss. */
  readonly miss: number
}

/** A number of a symbol in view. */
export interface InView {
  /** Counted anywhere in the window. */
  readonly symbol: string
  /** So many, or more. */
  readonly at: number
  /** Not more than so many. By default any number. */
  readonly upTo?: number
}

/** A meter of one spin: the cells that win by the win rule, counted window by window as symbols fall. */
export interface Charge {
  /** So many cells, or more. */
  readonly at: number
  /** Only cells that show one of these are counted. By default every cell that wins. */
  readonly symbols?: readonly string[]
}

/** Some cells of the window. What is said together narrows the choice. No cell that shows a scatter is ever chosen. */
export interface CellChoice {
  /** Cells that show one of these; with `towards`, the cells beside them. By default all. */
  readonly symbols?: readonly string[]
  /**
   * Instead of the cells that show `symbols`, those that lie in these directions from one of them: `["up", "down"]` is
   * the rest of its reel.
   */
  readonly towards?: readonly ('left' | 'right' | 'up' | 'down' | 'upLeft' | 'upRight' | 'downLeft' | 'downRight')[]
  /**
   * How many cells far `towards` goes: weights by number, drawn for each cell from which it goes. By default to the
   * edge of the window.
   */
  readonly reach?: CountTable
  /** Goes in one of the directions of `towards` only, drawn for each cell from which it goes. By default false. */
  readonly oneOf?: boolean
  /** Cells of these reels only. By default all. */
  readonly reels?: readonly number[]
  /** After a win the cells that touch by their sides one that is about to vanish. By default false. */
  readonly besideWins?: boolean
  /**
   * Cells of squares of so many rows and reels only, all of whose cells show one and the same symbol. By default any.
   */
  readonly alike?: number
  /**
   * The cells of one square only, of so many rows and reels: weights by number. It lies anywhere in the window where it
   * covers no scatter, and on named `reels` only, each place equally likely; where none is, no cell is chosen. By
   * default the whole window.
   */
  readonly square?: CountTable
  /**
   * After a win the cells that are about to vanish, instead of those that stay. What is put there stays. By default
   * false.
   */
  readonly won?: boolean
  /** So many of them, each equally likely: weights by number. By default all of them. */
  readonly number?: CountTable
}

/** Turns symbols into others, all at once: two may change places. */
export interface TurnChange {
  /** Turns symbols into others. */
  readonly type: 'turn'
  /**
   * `stop`: as the reels have stopped or symbols have fallen, before scatters and triggers are counted. `before`: after
   * that and before wins are counted, once mystery symbols have turned and before wilds draw their multipliers and
   * expand. `loss`: after the first window of a spin, where that neither wins nor meets a trigger; then wins are
   * counted again. `win`: with cascades, after a window that won and before its winners vanish. By default `before`.
   */
  readonly when?: 'stop' | 'before' | 'loss' | 'win'
  /** In the first window of a spin only, not once symbols have fallen. By default false. */
  readonly first?: boolean
  /** Happens with this chance only, drawn for each window in which it could. By default always. */
  readonly chance?: Odds
  /** Happens only with so many of a symbol in view. By default with any. */
  readonly inView?: InView
  /**
   * Happens only after the window whose wins bring the spin to so many cells, all that fell in it counted. By default
   * after each.
   */
  readonly charged?: Charge
  /** Stays only where the window wins more with it than without, by the win rule. By default false. */
  readonly ifWins?: boolean
  /** By symbol what it turns into: one, or weights by symbol. */
  readonly into: Readonly<Record<string, string | Readonly<Record<string, number>>>>
  /**
   * Where symbols are drawn by weight: for each cell, once for all cells of a reel, or once for the window. By default
   * `cell`.
   */
  readonly drawn?: 'cell' | 'reel' | 'window'
  /** Which of the cells that show these symbols. By default all. */
  readonly cells?: CellChoice
}

/** Takes cells away without pay: what lies above falls, as after a win. */
export interface RemoveChange {
  /** Takes cells away. */
  readonly type: 'remove'
  /**
   * After a window that won, with the winners (`win`); or once a window wins nothing and nothing more would fall
   * (`end`).
   */
  readonly when: 'win' | 'end'
  /** In the first window of a spin only, not once symbols have fallen. By default false. */
  readonly first?: boolean
  /** Happens with this chance only, drawn for each window in which it could. By default always. */
  readonly chance?: Odds
  /** Happens only with so many of a symbol in view. By default with any. */
  readonly inView?: InView
  /**
   * Happens only after the window whose wins bring the spin to so many cells, all that fell in it counted. By default
   * after each.
   */
  readonly charged?: Charge
  /** Which cells. */
  readonly cells: CellChoice
}

/**
 * Moves reels along their strips, in the first window of a spin. What is in view moves along, and what follows on the
 * strip comes into view.
 */
export interface NudgeChange {
  /** Moves reels along their strips. */
  readonly type: 'nudge'
  /**
   * `stop`: before scatters and triggers are counted. `before`: after that and before wins are counted. `loss`: after a
   * window that neither wins nor meets a trigger; then wins are counted again. By default `before`.
   */
  readonly when?: 'stop' | 'before' | 'loss'
  /** Happens with this chance only, drawn for each window in which it could. By default always. */
  readonly chance?: Odds
  /** Happens only with so many of a symbol in view. By default with any. */
  readonly inView?: InView
  /** Stays only where the window wins more with it than without, by the win rule. By default false. */
  readonly ifWins?: boolean
  /** What the reels move for. */
  readonly symbols: readonly string[]
  /**
   * `full`: a reel on which a stack of these symbols lies partly in view, at its edge, moves until all of it is, or
   * until it fills the reel. `inView`: a reel that shows none of them moves until one comes into view.
   */
  readonly until: 'full' | 'inView'
  /** Which way the symbols move. By default the shorter way, and down where both are as long. */
  readonly towards?: 'down' | 'up'
  /** A reel moves only where so many steps are enough. By default any number. */
  readonly steps?: number
  /** These reels only. By default all. */
  readonly reels?: readonly number[]
  /** So many of the reels that would move, each equally likely: weights by number. By default all of them. */
  readonly number?: CountTable
  /**
   * What each step adds to the multiplier of the wilds that the reel moves for, beginning with their own. By default
   * nothing.
   */
  readonly adds?: number
}

/** Winning symbols vanish, the rest fall, new ones follow, until nothing wins. */
export interface Cascades {
  /** The multiplier of the first window’s wins, of the second’s, …; the last repeats. By default 1. */
  readonly multipliers?: readonly number[]
  /**
   * What fills the gaps: `strip`, the symbols above on the reel’s strip; or weights by symbol id, each cell drawn by
   * itself. By default `strip`.
   */
  readonly refill?: 'strip' | Readonly<Record<string, number>>
}

/**
 * Respins with the winners held: while something wins, its cells stay, every other cell spins again, and that goes on
 * as long as each respin wins more than the last. Only the last window pays by the win rule. Scatters pay, and features
 * start, by the first.
 */
export interface Respins {
  /** What stays. */
  readonly holds: 'winners'
}

/** A sum that a prize or a coin may name. */
export interface Jackpot {
  /** What the rest of the definition calls it. */
  readonly id: string
  /** What players read. */
  readonly name?: string
  /**
   * What it pays: a fixed sum, or what a progressive pool starts from. The pool itself belongs to the caller
   * (`playPools`).
   */
  readonly coins: number
  /** What every round puts into the pool, in millionths of a coin; absent: a fixed jackpot. */
  readonly contributionPpm?: number
  /**
   * The pool is paid before it passes so many coins: at a height that is drawn, evenly between `coins` and here, when
   * it starts. Only for a pool. By default no height.
   */
  readonly mustHitBy?: number
}

/** What a spin, a prize or a bet mode may start. */
export type Feature = FreeSpins | HoldAndWin | Wheel | Pick | Ladder | Board | Choice | Collect

export const FEATURE_TYPES = [
  'freeSpins',
  'holdAndWin',
  'wheel',
  'pick',
  'ladder',
  'board',
  'choice',
  'collect',
] as const
export type FeatureType = (typeof FEATURE_TYPES)[number]

/** Spins that cost nothing. A window awards them at most once; with cascades, every window may. */
export interface FreeSpins {
  /** The kind of feature. */
  readonly type: 'freeSpins'
  /** What the rest of the definition calls it. */
  readonly id: string
  /** What awards them on a paid spin. Absent where only chance, a prize or a bet mode starts it. */
  readonly trigger?: FreeSpinTrigger
  /** Starts it by chance, in any bet mode with a paid spin, beside what its trigger does. By default never. */
  readonly chance?: ChanceStart
  /**
   * Further spins, by count of the same symbol, while they run. One free spin may award at most 0.95 further ones on
   * average. Of a symbol that stays only those count that land anew. By default none.
   */
  readonly retrigger?: CountTable
  /** Multiplies the wins of these spins. By default 1. */
  readonly multiplier?: number
  /**
   * The multiplier grows by `by` after every spin, every spin that wins or every cascade, up to `upTo`, and never falls
   * back while they run. By default it stays.
   */
  readonly grows?: Growth
  /** Which wins the multiplier takes part in. By default all. */
  readonly multiplies?: readonly WinSource[]
  /**
   * What scatters pay in these spins, by symbol: one that is not named pays nothing, so `{}` is none. By default as on
   * paid spins.
   */
  readonly scatterPays?: Readonly<Record<string, CountTable>>
  /** The reel set they run on, or weights by reel set, drawn for each of the spins. By default `base`. */
  readonly reelSet?: string | Readonly<Record<string, number>>
  /** Symbols that stay where they landed until the feature ends. By default none. */
  readonly sticky?: readonly string[]
  /**
   * True: symbols that stay, in view when the feature begins, stay from its first spin on. With a further spin for each
   * that lands anew they are stick and respin. By default false.
   */
  readonly keepsView?: boolean
  /**
   * Symbols that stay too, but move one reel to the left with every spin, until they leave. Those in view come along.
   * By default none.
   */
  readonly walking?: readonly string[]
  /**
   * Symbols that are kept for some spins or to the end, in their places or moving, with a multiplier that may grow.
   * Instead of `sticky` and `walking`. By default none.
   */
  readonly kept?: readonly KeptSymbol[]
  /** The spins go on while a walking symbol is in view. By default false. */
  readonly untilGone?: boolean
  /**
   * Levels that collected symbols reach: further spins, a multiplier, other reels. Not with `grows`. By default none.
   */
  readonly levels?: FreeSpinLevels
  /**
   * They go on until this symbol has been in view, as reels stop, in as many spins as were awarded: no other spin takes
   * one of those left. It has to come up in one spin of twenty or more. By default each spin takes one.
   */
  readonly endedBy?: string
  /**
   * Each of these spins wins so many coins or more: one that wins less is played again, unseen, at most 1,000 times,
   * and the last of them stands. By default a spin may win nothing.
   */
  readonly winsAtLeast?: number
  /** Wilds put on so many cells of every window, wherever no scatter lies: weights by their number. By default none. */
  readonly extraWilds?: ExtraWilds
  /** What becomes of single cells in these spins, one change after the other. By default none. */
  readonly changes?: readonly WindowChange[]
  /**
   * One of these symbols, drawn by weight when the feature starts, covers every reel it lands on in a spin that shows
   * it on enough reels to pay; it then pays on every line by the number of its reels, wherever they are. By default
   * none.
   */
  readonly expandingSymbol?: Readonly<Record<string, number>>
  /**
   * What multiplies the wins of these spins, beside their own multiplier. The factors of paid spins do not. By default
   * none.
   */
  readonly factors?: readonly Factor[]
  /**
   * Parts of the game that these spins have of their own: pays, the win rule, cascades. Not the multiplier of a wild
   * beside `keepsView`, `walking` or `kept`. By default none.
   */
  readonly instead?: InsteadInSpins
}

/** What awards free spins on a paid spin. */
export interface FreeSpinTrigger {
  /** Counted anywhere in the window: no mystery symbol, no blank. */
  readonly symbol: string
  /**
   * Spins by count. A count between two keys awards the lower one’s, so `{"3": 8, "4": 0}` awards them for exactly
   * three: with a feature for each number, free spins have a multiplier, reels or rules by the number that started
   * them.
   */
  readonly awards: CountTable
  /**
   * Counted in the longest win of the symbol instead: free spins won on a line, by ways or in a cluster. What stands in
   * for the symbol there counts too. So it is for further spins. By default false.
   */
  readonly inWin?: boolean
  /**
   * Every win counts, not the longest alone: what the wins award adds up, on all lines and of all symbols. So it is for
   * further spins. Only with `inWin`. By default false.
   */
  readonly eachWin?: boolean
  /** Other symbols whose wins award spins too. Only with `eachWin`. By default none. */
  readonly others?: readonly OtherAwards[]
  /** Only with these in view too: several symbols that start the feature together. By default none. */
  readonly also?: readonly AlsoCounted[]
  /** What is counted starts the feature with this chance only, drawn at most once a spin. By default always. */
  readonly chance?: Odds
}

/** What wins of another symbol award beside those of the first. */
export interface OtherAwards {
  /** A symbol that pays, and another one. */
  readonly symbol: string
  /** Spins by the size of a win. */
  readonly awards: CountTable
  /** Further spins by the size of a win, where the feature has `retrigger` too. By default none. */
  readonly retrigger?: CountTable
}

/** Another symbol that has to be in view. */
export interface AlsoCounted {
  /** Counted anywhere in the window: no mystery symbol, no blank. */
  readonly symbol: string
  /** So many, or more. */
  readonly at: number
}

/** A feature that a paid spin starts by chance: hit / (hit + miss). */
export interface ChanceStart {
  /** The weight of a start. */
  readonly hit: number
  /** The weight of none; 0 for a start each time. */
  readonly miss: number
  /**
   * `before` the reels spin, `after` the spin and what it won, or after a `loss` only: a spin that neither won nor
   * started anything. By default `after`.
   */
  readonly when?: 'before' | 'after' | 'loss'
  /**
   * Only once the spin has won with so many cells, all that fell in it counted. Several features have a charge each. By
   * default whatever it won.
   */
  readonly charged?: Charge
  /** How many free spins; for no other feature. */
  readonly spins?: number
}

/** How the multiplier of free spins grows. */
export interface Growth {
  /** How much is added each time. */
  readonly by: number
  /** After what: every spin, every spin that wins, or every cascade. */
  readonly each: 'spin' | 'win' | 'cascade'
  /** How far. By default 1,000. */
  readonly upTo?: number
}

/** A symbol that is kept in free spins once it has landed. */
export interface KeptSymbol {
  /** The symbol. */
  readonly symbol: string
  /**
   * What becomes of it after each spin. stays: nothing; left, right: it moves one reel that way and leaves at the end;
   * bounces: it moves to the left and turns at either end; roams: it moves to a random cell that no other kept symbol
   * has, any as likely as the others. By default `stays`.
   */
  readonly moves?: 'stays' | 'left' | 'right' | 'bounces' | 'roams'
  /** For how many spins it is kept after the one in which it landed. By default to the end. */
  readonly lasts?: number
  /** What each spin for which it is kept adds to the multiplier of a wild, up to `upTo`. By default nothing. */
  readonly adds?: number
  /** How far its multiplier grows; with `adds`. By default not at all. */
  readonly upTo?: number
}

/** What symbols collected over the free spins lead to. */
export interface FreeSpinLevels {
  /** Each of it that a spin shows as its reels stop is collected. */
  readonly symbol: string
  /** The levels, lowest first; those reached count from the next spin on. */
  readonly steps: readonly FreeSpinLevel[]
}

/** A level of free spins. */
export interface FreeSpinLevel {
  /** So many symbols collected reach it. */
  readonly at: number
  /** Further spins, once it is reached. By default none. */
  readonly spins?: number
  /** Multiplies the wins of the spins that follow. By default that of the level before. */
  readonly multiplier?: number
  /** The reel set that the spins that follow run on, or weights by reel set. By default that of the level before. */
  readonly reelSet?: string | Readonly<Record<string, number>>
}

/** Parts of the game that free spins have of their own. They are played as in a game that has these parts instead. */
export interface InsteadInSpins {
  /** By symbol what differs of it, such as other pays, or none. By default all as they are. */
  readonly symbols?: Readonly<Record<string, SymbolParts>>
  /** How windows win. By default as in the game. */
  readonly wins?: WinRule
  /** Winning symbols vanish, the rest fall, new ones follow. By default as in the game. */
  readonly cascades?: Cascades
  /** Winning symbols stay and all others spin again. By default as in the game. */
  readonly respins?: Respins
}

/** What differs of a symbol; what is left out stays as it is. */
export interface SymbolParts {
  /**
   * Its pays: of a wild or a regular symbol by the win rule, of a scatter anywhere. `{}` for none. By default as in the
   * symbol.
   */
  readonly pays?: CountTable
  /** Of a wild, its coins by its number anywhere. By default as in the symbol. */
  readonly scatterPays?: CountTable
  /** Of a wild, what it multiplies by. By default as in the symbol. */
  readonly multiplier?: number | CountTable
  /** Of a wild, whether it covers its whole reel. By default as in the symbol. */
  readonly expands?: boolean
}

/**
 * The coins in view lock, everything else spins again; each new coin resets the number of respins, for all reels or for
 * its own. At the end all coins pay their values.
 */
export interface HoldAndWin {
  /** The kind of feature. */
  readonly type: 'holdAndWin'
  /** What the rest of the definition calls it. */
  readonly id: string
  /** What starts it. */
  readonly trigger: CountTrigger
  /** Respins after each new coin. */
  readonly respins: number
  /** Weights by coins: what a coin is worth, drawn when it lands. */
  readonly values: CountTable
  /** Weights by jackpot id: beside the values. By default none. */
  readonly jackpots?: Readonly<Record<string, number>>
  /** On each respin a free cell shows a coin with chance hit / (hit + miss). */
  readonly landing: Landing
  /** Coins that act, drawn beside the values. By default none. */
  readonly active?: readonly ActiveCoin[]
  /**
   * Each opens a row under the window, for all reels, once so many coins are locked; from then on its cells spin too.
   * By default the window alone.
   */
  readonly opensRows?: readonly number[]
  /**
   * Each opens a reel on the right of the window, as tall as its last one, once so many coins are locked; from then on
   * its cells spin too. By default the window alone.
   */
  readonly opensReels?: readonly number[]
  /**
   * Each reel has `respins` of its own: a coin gives back those of its own reel, and a reel without any left stays as
   * it is. `withCoins`: only reels that show a coin at the start play, and those that open; `all`: every reel plays. By
   * default one number of respins for all reels.
   */
  readonly eachReel?: PlayingReels
  /** By reel from the left, those that open counted in: what it brings if it is full at the end. By default none. */
  readonly fullReels?: readonly FullReel[]
  /** Coins for filling every cell, rows and reels that have opened among them. By default 0. */
  readonly fullCoins?: number
  /**
   * What the number of coins at the end brings: a factor, a prize or both, by the highest grade that is reached. With
   * `at` for every cell it is for a full grid. By default none.
   */
  readonly grades?: readonly Grade[]
}

/**
 * A feature that starts, at most once a spin, when `at` or more of a symbol, and at most `upTo`, are in view on a paid
 * spin. What is counted is what the reels showed as they stopped (or symbols fell): before mystery symbols turn and
 * wilds are added or expand.
 */
export interface CountTrigger {
  /** Counted anywhere in the window: no mystery symbol, no blank. */
  readonly symbol: string
  /** So many, or more. */
  readonly at: number
  /** Not more than so many: with `at` for exactly that number, or from one to another. By default any number. */
  readonly upTo?: number
  /**
   * Counted in the longest win of the symbol instead: a feature, or the jackpot that it gives, is won on a line, by
   * ways or in a cluster. Not for hold-and-win. By default false.
   */
  readonly inWin?: boolean
  /**
   * Every win counts, not the longest alone: the feature is played once for each that is large enough. Only with
   * `inWin`. By default false.
   */
  readonly eachWin?: boolean
  /** Only with these in view too: several symbols that start the feature together. By default none. */
  readonly also?: readonly AlsoCounted[]
  /** What is counted starts the feature with this chance only, drawn at most once a spin. By default always. */
  readonly chance?: Odds
}

/** Whether a coin lands on a free cell. */
export interface Landing {
  /** The weight of a coin. */
  readonly hit: number
  /** The weight of none. */
  readonly miss: number
}

/**
 * A coin that acts once, as it lands, on the coins locked before it: first it multiplies, then it adds, then it
 * collects. Coins of one respin land reel by reel, from the top.
 */
export interface ActiveCoin {
  /** Its weight beside those of the values. */
  readonly weight: number
  /** What it is worth by itself. By default 0. */
  readonly coins?: number
  /** Multiplies what each coin before it is worth. By default 1. */
  readonly multiplies?: number
  /** Adds as much to each coin before it. By default 0. */
  readonly adds?: number
  /** True: it adds what all coins before it are worth to its own worth. By default false. */
  readonly collects?: boolean
}

export const PLAYING_REELS = ['withCoins', 'all'] as const
/** Reels that have respins of their own. */
export type PlayingReels = (typeof PLAYING_REELS)[number]

/** What a reel brings at the end if a coin lies in each of its cells. */
export interface FullReel {
  /** Given when the coins have been paid, reel by reel. */
  readonly prize: Prize
}

/** What a wheel, a pick, a ladder, a choice or a number of coins gives. */
export type Prize = CoinsPrize | JackpotPrize | FeatureStart | NoPrize

/** A sum. */
export interface CoinsPrize {
  /** A sum in coins. */
  readonly coins: number
}

/** A jackpot. */
export interface JackpotPrize {
  /** The id of a jackpot. */
  readonly jackpot: string
}

/** A feature that something else than the reels starts. */
export interface FeatureStart {
  /** The id of a feature other than hold-and-win and coins in view. */
  readonly feature: string
  /** How many free spins; for no other feature. */
  readonly spins?: number
}

/** Nothing. */
export interface NoPrize {
  /** True: it gives nothing. */
  readonly nothing: true
}

/** What so many coins bring at the end, beside their values. */
export interface Grade {
  /** So many coins, or more. */
  readonly at: number
  /** Multiplies what all coins are worth together. By default 1. */
  readonly factor?: number
  /** Given when the coins have been paid. By default none. */
  readonly prize?: Prize
}

/** One segment is drawn. A segment may start another feature, such as an inner wheel. */
export interface Wheel {
  /** The kind of feature. */
  readonly type: 'wheel'
  /** What the rest of the definition calls it. */
  readonly id: string
  /** What starts it. Absent where only chance, a prize or a bet mode does. */
  readonly trigger?: CountTrigger
  /** Starts it by chance, in any bet mode with a paid spin, beside what its trigger does. By default never. */
  readonly chance?: ChanceStart
  /** The segments, around the wheel. */
  readonly segments: readonly Weighted[]
}

/** A segment of a wheel. */
export interface Weighted {
  /** Its relative frequency. */
  readonly weight: number
  /** What it gives. */
  readonly prize: Prize
}

/** Covered items are uncovered one by one, in an order that is drawn; what the player touches only reveals it. */
export interface Pick {
  /** The kind of feature. */
  readonly type: 'pick'
  /** What the rest of the definition calls it. */
  readonly id: string
  /** What starts it. Absent where only chance, a prize or a bet mode does. */
  readonly trigger?: CountTrigger
  /** Starts it by chance, in any bet mode with a paid spin, beside what its trigger does. By default never. */
  readonly chance?: ChanceStart
  /** What lies there. */
  readonly items: readonly PickItem[]
  /** The number of items uncovered; absent: until one that `ends`, or until so many are `alike`. */
  readonly picks?: number
  /**
   * An item gives its prize only once so many of it are uncovered, and that ends the pick; one that `ends` gives it at
   * once. By default each gives its prize.
   */
  readonly alike?: number
}

/** An item of a pick. */
export interface PickItem {
  /** How many of it lie there. */
  readonly count: number
  /** What it gives. */
  readonly prize: Prize
  /** Uncovering it ends the pick ("collect"). By default false. */
  readonly ends?: boolean
  /**
   * Multiplies all coins that the pick gives: they are paid when it ends, times the sum of the factors uncovered. Not
   * with `alike`. By default none.
   */
  readonly factor?: number
}

/** From rung to rung upwards; each climb succeeds with chance up / (up + down), and the last rung reached is paid. */
export interface Ladder {
  /** The kind of feature. */
  readonly type: 'ladder'
  /** What the rest of the definition calls it. */
  readonly id: string
  /** What starts it. Absent where only chance, a prize or a bet mode does. */
  readonly trigger?: CountTrigger
  /** Starts it by chance, in any bet mode with a paid spin, beside what its trigger does. By default never. */
  readonly chance?: ChanceStart
  /** From the lowest. */
  readonly rungs: readonly Rung[]
}

/** A rung of a ladder. */
export interface Rung {
  /** What it gives. */
  readonly prize: Prize
  /** The weight of climbing on from here; on the last rung it means nothing. */
  readonly up: number
  /** The weight of staying; on the last rung it means nothing. */
  readonly down: number
}

/**
 * A piece goes from before the first space as far as dice say, so many times; each space where it comes to rest gives
 * its prize. One roll past the last space ends it.
 */
export interface Board {
  /** The kind of feature. */
  readonly type: 'board'
  /** What the rest of the definition calls it. */
  readonly id: string
  /** What starts it. Absent where only chance, a prize or a bet mode does. */
  readonly trigger?: CountTrigger
  /** Starts it by chance, in any bet mode with a paid spin, beside what its trigger does. By default never. */
  readonly chance?: ChanceStart
  /** The spaces, in the order in which the piece comes to them. */
  readonly spaces: readonly Space[]
  /** How far a roll goes: weights by number of spaces. */
  readonly dice: CountTable
  /** The number of rolls. */
  readonly rolls: number
  /** After the last space comes the first again. By default false. */
  readonly loops?: boolean
}

/** A space of a board. */
export interface Space {
  /** What it gives. */
  readonly prize: Prize
  /**
   * The number of the space, from 0, from which the piece goes on; that space gives nothing for it. By default this
   * one.
   */
  readonly to?: number
  /** Coming to rest here ends it. By default false. */
  readonly ends?: boolean
}

/** The player takes one of the options, such as many free spins with a small multiplier or few with a large one. */
export interface Choice {
  /** The kind of feature. */
  readonly type: 'choice'
  /** What the rest of the definition calls it. */
  readonly id: string
  /** What starts it. Absent where only chance, a prize or a bet mode does. */
  readonly trigger?: CountTrigger
  /** Starts it by chance, in any bet mode with a paid spin, beside what its trigger does. By default never. */
  readonly chance?: ChanceStart
  /** The first is what a round that nobody attends takes. */
  readonly options: readonly Option[]
}

/** What the player may choose. */
export interface Option {
  /** What players read. */
  readonly name?: string
  /** What it gives. */
  readonly prize: Prize
}

/**
 * Coins in view pay their values, in every spin that shows enough of them. What counts is what the reels showed as they
 * stopped.
 */
export interface Collect {
  /** The kind of feature. */
  readonly type: 'collect'
  /** What the rest of the definition calls it. */
  readonly id: string
  /** The coin, and how many have to be in view. */
  readonly trigger: CountTrigger
  /** Weights by coins: what each coin is worth, drawn as it is paid. */
  readonly values: CountTable
  /**
   * The symbol that collects: each one in view pays all coins, and without one they pay nothing. By default they pay by
   * themselves, once.
   */
  readonly collector?: string
  /** Weights by number: what a collector multiplies the coins by, drawn for each collector. By default 1. */
  readonly collectorFactors?: CountTable
  /**
   * Which of the coins in view pay: all, or those on consecutive reels from the first (`fromLeft`). By default `all`.
   */
  readonly pays?: PaidCoins
  /**
   * In paid spins, in all free spins, or in both. In free spins the coins are multiplied as scatters are. By default
   * `all`.
   */
  readonly in?: CollectingSpins
}

export const PAID_COINS = ['all', 'fromLeft'] as const
/** Which of the coins in view pay. */
export type PaidCoins = (typeof PAID_COINS)[number]

export const COLLECTING_SPINS = ['paid', 'free', 'all'] as const
/** The spins whose coins pay. */
export type CollectingSpins = (typeof COLLECTING_SPINS)[number]

/**
 * The round’s coins against `factor` times as many, with chance up / (up + down), at most `steps` times; one that
 * nobody attends is taken as it is. Fair where factor × up = up + down; more than that is refused.
 */
export interface Gamble {
  /** What a won gamble multiplies the coins by. */
  readonly factor: number
  /** The weight of winning. */
  readonly up: number
  /** The weight of losing. */
  readonly down: number
  /** How often at most. */
  readonly steps: number
  /** Other factors with odds of their own: the player takes one of them, or the first, each time. By default none. */
  readonly others?: readonly GambleOdds[]
  /**
   * The player may stake half of the coins too, rounded up, and keeps the rest whatever comes of it. By default false.
   */
  readonly half?: boolean
}

/** Another way to stake the coins. */
export interface GambleOdds {
  /** What a won gamble multiplies the coins by. */
  readonly factor: number
  /** The weight of winning. */
  readonly up: number
  /** The weight of losing. */
  readonly down: number
}

/** Another price for a round, for another start. */
export interface BetMode {
  /** How a player asks for it. */
  readonly id: string
  /** What players read. */
  readonly name?: string
  /** Its price; the coin stays the same. */
  readonly coins: number
  /** The feature it buys, instead of a paid spin. */
  readonly buys?: FeatureStart
  /**
   * The reel set its paid spin runs on, or weights by reel set, drawn for each spin. By default that of the plain bet.
   */
  readonly reelSet?: string | Readonly<Record<string, number>>
  /**
   * Parts of the game that this mode has of its own: pays that only a larger bet has, a win rule, features, factors. By
   * default none.
   */
  readonly instead?: InsteadInMode
}

/**
 * Parts of the game that a bet mode has of its own, in paid spins and in all that they start. It is played, and proved,
 * as a game that has these parts instead.
 */
export interface InsteadInMode {
  /** By symbol what differs of it, such as other pays, or none. By default all as they are. */
  readonly symbols?: Readonly<Record<string, SymbolParts>>
  /** How windows win. By default as in the game. */
  readonly wins?: WinRule
  /** Winning symbols vanish, the rest fall, new ones follow. By default as in the game. */
  readonly cascades?: Cascades
  /** Winning symbols stay and all others spin again. By default as in the game. */
  readonly respins?: Respins
  /**
   * Wilds put on so many cells of the window of a paid spin, wherever no scatter lies: weights by their number, 0 for
   * none. By default as in the game.
   */
  readonly extraWilds?: ExtraWilds
  /** What multiplies the wins of paid spins. By default as in the game. */
  readonly factors?: readonly Factor[]
  /** What becomes of single cells in paid spins, one change after the other. By default as in the game. */
  readonly changes?: readonly WindowChange[]
  /** Features, each instead of the one of the game with the same id and type. By default as in the game. */
  readonly features?: readonly Feature[]
}
