// Written from the grammar (src/grammar), and compared with it by src/grammar/written.test.ts. Not edited by hand.

/**
 * What a table game should be. The designer answers with the nearest set of rules, its proof, and what came of each
 * wish.
 */
export interface TableBrief {
  /** What is played. */
  readonly kind: 'roulette' | 'sicBo' | 'bigSix' | 'baccarat' | 'blackjack' | 'casinoWar' | 'dragonTiger' | 'redDog' | 'craps' | 'keno' | 'scratchCard' | 'hiLo' | 'plinko' | 'mines' | 'dice' | 'coin' | 'crash' | 'videoPoker' | 'threeCardPoker' | 'caribbeanStud' | 'letItRide' | 'paiGow'
  /** What players read. */
  readonly name: string
  /** Lower-case letters, digits and dashes. By default made from the name. */
  readonly id?: string
  /** A few sentences for players. */
  readonly description?: string
  /** A free label that decides nothing. */
  readonly theme?: string
  /** How much may be bet. By default 1 to 1,000 coins, or what makes pays whole. */
  readonly limits?: BriefLimits
  /**
   * What the main bet should return, in hundredths of a percent: 9730 is 97.30 %. The house edge is the rest. By
   * default that of the usual rules.
   */
  readonly rtpHundredths?: number
  /**
   * Whether `rtpHundredths` is to be met, or is the least or the most that the main bet may return. By default `about`.
   */
  readonly returnIs?: 'about' | 'atLeast' | 'atMost'
  /**
   * Rules that are asked for, by name: see `tableOptions`. Others are chosen for the return, or are the usual ones. By
   * default none.
   */
  readonly rules?: Readonly<Record<string, string>>
  /** The bets beside the main bet. By default the usual ones. */
  readonly sideBets?: readonly string[]
  /** How much the main bet swings: σ up to 1.5, up to 4, or more, in bets. By default whatever comes. */
  readonly volatility?: 'low' | 'medium' | 'high'
  /** Bonus games. By default none. */
  readonly bonuses?: readonly BonusWish[]
  /** Another one gives another game of equal worth, where there is a choice. By default the name. */
  readonly seed?: string
}

/** How much may be bet. */
export interface BriefLimits {
  /** The least coins on a spot that has any. */
  readonly min: number
  /** The most coins on a spot at the start of a round. */
  readonly max: number
  /** The most coins of bets on all spots together in a round. By default without a limit of its own. */
  readonly round?: number
}

/** A bonus game that is wished for. */
export interface BonusWish {
  /** What is played. */
  readonly game: 'wheel' | 'cards' | 'ladder' | 'throw' | 'hiLo' | 'coin'
  /** What it pays: a spot of its own, or on top of the main bet, whose return it is part of. By default `ownSpot`. */
  readonly pays?: 'ownSpot' | 'onTop'
}
