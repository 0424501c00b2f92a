// Written from the grammar (src/grammar), and compared with it by src/grammar/written.test.ts. Not edited by hand.

/**
 * A table game as plain data. Everything that decides an outcome is in here; nothing in here is code. Every bet and
 * every pay is a whole number of coins. No probability and no return is a field: both follow.
 */
export type TableDefinition = RouletteDefinition | CasinoWarDefinition | VideoPokerDefinition | ThreeCardPokerDefinition

export const TABLE_KINDS = ['roulette', 'casinoWar', 'videoPoker', 'threeCardPoker'] as const
export type TableKindName = (typeof TABLE_KINDS)[number]

/** A wheel and a ball. Every pocket is equally likely; spots say on which they win. */
export interface RouletteDefinition {
  /** The version of this format. */
  readonly definitionVersion: 1
  /** What is played. */
  readonly kind: 'roulette'
  /** Lower-case letters, digits and dashes. */
  readonly id: string
  /** What players read. */
  readonly name: string
  /** A few sentences for players. */
  readonly description?: string
  /** A free label that decides nothing. */
  readonly theme?: string
  /** How much may be bet. */
  readonly limits: TableLimits
  /** The pockets in the order of the wheel. */
  readonly wheel: readonly string[]
  /** The red pockets. What is neither red nor a zero is black. */
  readonly red: readonly string[]
  /** The pockets of the house, which are green. */
  readonly zeros: readonly string[]
  /** Where chips may lie. The first is the main bet. */
  readonly spots: readonly RouletteSpot[]
  /** Bets of several chips, for the page. By default none. */
  readonly calls?: readonly RouletteCall[]
  /**
   * What a zero that they do not cover does to spots that are `evenMoney`: they lose, half comes back, they are
   * imprisoned, or the player chooses between half and prison. By default `lose`.
   */
  readonly onZero?: 'lose' | 'half' | 'prison' | 'choice'
  /** For `onZero` of `prison` or `choice`. By default an imprisoned stake is lost on the next zero. */
  readonly prison?: RoulettePrison
  /** Struck numbers. By default none. */
  readonly bonus?: RouletteBonus
}

/** How much may be bet. What makes pays whole rounds the least up and the most down. */
export interface TableLimits {
  /** The least coins on a spot that has any. */
  readonly min: number
  /** The most coins on a spot at the start of a round. */
  readonly max: number
  /** The most coins on all spots together at the start of a round. By default without a limit of its own. */
  readonly round?: number
  /** Other limits, by the id of a spot or the name of its group. By default those of the table. */
  readonly spots?: Readonly<Record<string, SpotLimits>>
}

/** The least and the most coins on one spot. */
export interface SpotLimits {
  /** The least. By default that of the table. */
  readonly min?: number
  /** The most. By default that of the table. */
  readonly max?: number
}

/** A place for chips, and the pockets on which it wins. */
export interface RouletteSpot {
  /** How bets name it. */
  readonly id: string
  /**
   * What it is. What zero does to spots that are `evenMoney` is said by `onZero`, and `bonus` is for those that are
   * `straight`.
   */
  readonly group: RouletteGroup
  /** The pockets on which it wins. */
  readonly covers: readonly string[]
  /** Coins for each coin, beside the stake. */
  readonly pays: number
}

export const ROULETTE_GROUPS = [
  'straight',
  'split',
  'street',
  'corner',
  'basket',
  'sixLine',
  'dozen',
  'column',
  'evenMoney',
  'other',
] as const
/** What spots are called together. */
export type RouletteGroup = (typeof ROULETTE_GROUPS)[number]

/** Chips that are put down together: no odds of their own. */
export interface RouletteCall {
  /** Its name. */
  readonly id: string
  /** Chips by the id of the spot. */
  readonly chips: Readonly<Record<string, number>>
}

/** How long an imprisoned stake stays. */
export interface RoulettePrison {
  /**
   * What zero does to an imprisoned stake: it is lost, stays as it is, or goes one deeper, once: then it has to win
   * twice, and zero takes it.
   */
  readonly again: 'lose' | 'stay' | 'deeper'
}

/** Before each spin some numbers are struck: on a struck number a straight bet pays what was drawn for it. */
export interface RouletteBonus {
  /** Weights by how many pockets are struck. */
  readonly numbers: CountTable
  /** Weights by what a struck number pays to one. */
  readonly pays: CountTable
}

/**
 * Numbers by count, keyed by the count as JSON must: `{"3": 10, "4": 50}`. A count above the last key has the value of
 * the last key.
 */
export type CountTable = Readonly<Record<string, number>>

/**
 * One card each, the higher wins, aces are high. A tie is given up for half of the bet, or goes to war: as much again
 * is bet, and each gets another card.
 */
export interface CasinoWarDefinition {
  /** The version of this format. */
  readonly definitionVersion: 1
  /** What is played. */
  readonly kind: 'casinoWar'
  /** Lower-case letters, digits and dashes. */
  readonly id: string
  /** What players read. */
  readonly name: string
  /** A few sentences for players. */
  readonly description?: string
  /** A free label that decides nothing. */
  readonly theme?: string
  /** How much may be bet. */
  readonly limits: TableLimits
  /** Decks in the shoe, which is full at the start of every round. */
  readonly decks: number
  /** Cards that are put aside before the cards of a war. By default 3. */
  readonly burn?: number
  /** What a war that ties again pays beside the win, in times the first bet. By default nothing. */
  readonly bonus?: number
  /** A side bet on the tie. By default none. */
  readonly tie?: CasinoWarTie
}

/** A side bet that the first two cards are of one rank. */
export interface CasinoWarTie {
  /** Coins for each coin, beside the stake. */
  readonly pays: number
}

/**
 * Five cards, of which any are held; the others are replaced once, and the hand is paid by a table. Played on several
 * hands, each draws to the same held cards from a deck of its own.
 */
export interface VideoPokerDefinition {
  /** The version of this format. */
  readonly definitionVersion: 1
  /** What is played. */
  readonly kind: 'videoPoker'
  /** Lower-case letters, digits and dashes. */
  readonly id: string
  /** What players read. */
  readonly name: string
  /** A few sentences for players. */
  readonly description?: string
  /** A free label that decides nothing. */
  readonly theme?: string
  /** How much may be bet. */
  readonly limits: TableLimits
  /** The ranks of the deck. By default all thirteen. */
  readonly ranks?: readonly CardRank[]
  /** Whether there is a joker, which is wild. By default false. */
  readonly joker?: boolean
  /** Ranks that are wild. By default none. */
  readonly wild?: readonly CardRank[]
  /** The pay table. */
  readonly pays: readonly DrawnHand[]
  /** Coins on a hand from which `full` pays. By default no bet is paid by `full`. */
  readonly fullCoins?: number
  /** How many hands may be played at once: the spots `hand-1`, `hand-2` … By default 1. */
  readonly hands?: number
  /** Whether a win may be doubled. By default it may not. */
  readonly doubleUp?: DoubleUp
}

export const CARD_RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A'] as const
/** A rank of cards; `T` is the ten. */
export type CardRank = (typeof CARD_RANKS)[number]

/** A row of a pay table. A hand is paid by the dearest row that it can be read as. */
export interface DrawnHand {
  /** What the hand is. */
  readonly hand: PokerHand
  /** Of a pair, three, four or five of a kind: the ranks that count. By default any. */
  readonly ranks?: readonly CardRank[]
  /** Without a wild card. By default false. */
  readonly natural?: boolean
  /** Of four of a kind: the ranks that the fifth card may have. By default any. */
  readonly kickers?: readonly CardRank[]
  /** Of `wildCards`: how many, at least. */
  readonly count?: number
  /** Coins for each coin, stake included: 1 gives the stake back. */
  readonly pays: number
  /** The same for a bet of at least `fullCoins`. By default what `pays` says. */
  readonly full?: number
}

export const POKER_HANDS = [
  'royalFlush',
  'fiveOfAKind',
  'wildCards',
  'straightFlush',
  'fourOfAKind',
  'fullHouse',
  'flush',
  'straight',
  'threeOfAKind',
  'twoPair',
  'pair',
] as const
/**
 * What a poker hand is. Of three cards, `royalFlush` is queen, king and ace of one suit; `wildCards` is a number of
 * wild cards.
 */
export type PokerHand = (typeof POKER_HANDS)[number]

/** A win may be staked on the colour of a card: doubled, or lost. */
export interface DoubleUp {
  /** How often in a row at most. */
  readonly rounds: number
}

/**
 * Three cards each. The player folds or bets as much again; the dealer plays with a certain high card or better. A
 * straight beats a flush.
 */
export interface ThreeCardPokerDefinition {
  /** The version of this format. */
  readonly definitionVersion: 1
  /** What is played. */
  readonly kind: 'threeCardPoker'
  /** Lower-case letters, digits and dashes. */
  readonly id: string
  /** What players read. */
  readonly name: string
  /** A few sentences for players. */
  readonly description?: string
  /** A free label that decides nothing. */
  readonly theme?: string
  /** How much may be bet. */
  readonly limits: TableLimits
  /** The least high card with which the dealer plays. By default Q. */
  readonly qualifier?: CardRank
  /** What hands that are played pay on the ante, whatever the dealer has. By default nothing. */
  readonly anteBonus?: readonly PaidHand[]
  /** A side bet. By default none. */
  readonly pairPlus?: PairPlus
  /** A side bet. By default none. */
  readonly sixCards?: SixCards
}

/** A row of a pay table. A hand is paid by the dearest row that it can be read as. */
export interface PaidHand {
  /** What the hand is. */
  readonly hand: PokerHand
  /** Of a pair, three, four or five of a kind: the ranks that count. By default any. */
  readonly ranks?: readonly CardRank[]
  /** Coins for each coin, beside the stake. */
  readonly pays: number
}

/** A bet on the player's three cards. */
export interface PairPlus {
  /** What they pay. */
  readonly pays: readonly PaidHand[]
  /** What becomes of it when the player folds. By default loses. */
  readonly folded?: WhenFolded
}

export const WHEN_FOLDED = ['loses', 'stands'] as const
export type WhenFolded = (typeof WHEN_FOLDED)[number]

/** A bet on the best five of the player's and the dealer's cards, whoever folds. */
export interface SixCards {
  /** What they pay. */
  readonly pays: readonly PaidHand[]
}
