// Written from the grammar (src/grammar), and compared with it by src/grammar/written.test.ts. Not edited by hand.

/**
 * A table game as plain data. Everything that decides an outcome is in here; nothing in here is code. Every bet and
 * every pay is a whole number of coins. No probability and no return is a field: both follow.
 */
export type TableDefinition =
  | RouletteDefinition
  | SicBoDefinition
  | BigSixDefinition
  | BaccaratDefinition
  | CasinoWarDefinition
  | VideoPokerDefinition
  | ThreeCardPokerDefinition
  | CaribbeanStudDefinition
  | LetItRideDefinition

export const TABLE_KINDS = [
  'roulette',
  'sicBo',
  'bigSix',
  'baccarat',
  'casinoWar',
  'videoPoker',
  'threeCardPoker',
  'caribbeanStud',
  'letItRide',
] as const
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
 * Three dice, thrown once. Pays are to one; what is left out is not offered. Each field that is there gives all spots
 * of its sort.
 */
export interface SicBoDefinition {
  /** The version of this format. */
  readonly definitionVersion: 1
  /** What is played. */
  readonly kind: 'sicBo'
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
  /** The sum of the dice, triples too. By default none. */
  readonly totals?: CountTable
  /** Small is 4 to 10, big is 11 to 17. All four lose to triples and pay 1 to 1. By default none. */
  readonly evenMoney?: readonly ('small' | 'big' | 'odd' | 'even')[]
  /** Three of a named number. By default none. */
  readonly triple?: number
  /** Three of any number. By default none. */
  readonly anyTriple?: number
  /** At least two of a named number; three pay no more. By default none. */
  readonly double?: number
  /** Two named numbers that differ are both shown. By default none. */
  readonly pair?: number
  /** A named number. By default none. */
  readonly number?: SicBoNumberPays
  /** Three different numbers of four that follow each other or are 2, 3, 5 and 6. By default none. */
  readonly threeOfFour?: number
  /** Three named numbers that differ. By default none. */
  readonly threeNumbers?: number
  /** Two of a named number, and one of another. By default none. */
  readonly doubleAndSingle?: number
}

/** A number pays by how many of the dice show it. */
export interface SicBoNumberPays {
  /** On one. */
  readonly one: number
  /** On two. */
  readonly two: number
  /** On all three. */
  readonly three: number
}

/** A large wheel of equal segments. */
export interface BigSixDefinition {
  /** The version of this format. */
  readonly definitionVersion: 1
  /** What is played. */
  readonly kind: 'bigSix'
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
  /** What may be bet on. The first is the main bet. */
  readonly symbols: readonly BigSixSymbol[]
  /** What the segments show, in the order of the wheel. */
  readonly segments: readonly string[]
}

/** What a segment shows, and a spot to bet on it. */
export interface BigSixSymbol {
  /** Its name, and that of the spot. */
  readonly id: string
  /** Coins for each coin, beside the stake. */
  readonly pays: number
}

/**
 * Punto banco: player and banker, two or three cards each, the side nearer to nine wins. Nobody chooses. A tie gives
 * back bets on both sides.
 */
export interface BaccaratDefinition {
  /** The version of this format. */
  readonly definitionVersion: 1
  /** What is played. */
  readonly kind: 'baccarat'
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
  /**
   * What a win of the banker pays: 1 to 1 less `commission`; 1 to 1; 1 to 1, but half with six; 1 to 1, but nothing
   * with seven of three cards, which pushes.
   */
  readonly banker: 'commission' | 'evenMoney' | 'halfOnSix' | 'pushOnThreeCardSeven'
  /** In hundredths of a win of the banker, where it is taken. By default 5. */
  readonly commission?: number
  /** What a tie pays. */
  readonly tie: number
  /** The first two cards of one side are of one rank: a bet for each side. By default none. */
  readonly pair?: number
  /** Those of the player, of the banker or of both are of one rank. By default none. */
  readonly eitherPair?: number
  /** Either side has two cards that are quite equal. By default none. */
  readonly perfectPair?: BaccaratPerfectPair
  /** The banker wins with seven of three cards. By default none. */
  readonly dragon7?: number
  /** The player wins with eight of three cards. By default none. */
  readonly panda8?: number
  /** The banker wins with six. By default none. */
  readonly super6?: number
  /** A bet on each side to win clearly. By default none. */
  readonly dragonBonus?: BaccaratDragonBonus
  /** Who draws a third card. By default the usual one. */
  readonly tableau?: BaccaratTableau
}

/** The first two cards of a side are of one rank and suit. */
export interface BaccaratPerfectPair {
  /** On one side. */
  readonly one: number
  /** On both sides. */
  readonly both: number
}

/** A bet on each side to win clearly. */
export interface BaccaratDragonBonus {
  /** What a win with a natural pays. A tie of naturals pushes. */
  readonly natural: number
  /** What other wins pay, by exactly how many points. */
  readonly margins: CountTable
}

/** Who draws a third card. Naturals (8 or 9 with two cards) end the round before. */
export interface BaccaratTableau {
  /** The player draws with at most so many. */
  readonly player: number
  /** The banker draws with at most so many when the player has stood. */
  readonly bankerAlone: number
  /** By the total of the banker, from 0 to 7: the values of the third card of the player on which the banker draws. */
  readonly banker: readonly (readonly number[])[]
}

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

/**
 * Five cards each, one of the dealer in view. The player folds or raises; the dealer plays with ace and king or better.
 * Where he does not, the ante pays 1:1 and the raise comes back.
 */
export interface CaribbeanStudDefinition {
  /** The version of this format. */
  readonly definitionVersion: 1
  /** What is played. */
  readonly kind: 'caribbeanStud'
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
  /** What a raise costs, in antes. By default 2. */
  readonly raise?: number
  /** What a raise pays that beats a dealer who plays; other hands pay 1. */
  readonly pays: readonly PaidHand[]
  /** A side bet. By default none. */
  readonly bonus?: CaribbeanBonus
}

/** A bet on the player's five cards. */
export interface CaribbeanBonus {
  /** What they pay. */
  readonly pays: readonly PaidHand[]
  /** What becomes of it when the player folds. By default stands. */
  readonly folded?: 'loses' | 'stands'
}

/**
 * Three cards and two that are turned one by one make a hand, which each bet is paid by. After three cards and after
 * four the player lets another bet ride, as large as the first, or pulls it.
 */
export interface LetItRideDefinition {
  /** The version of this format. */
  readonly definitionVersion: 1
  /** What is played. */
  readonly kind: 'letItRide'
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
  /** What the five cards pay on each bet that rides. */
  readonly pays: readonly PaidHand[]
  /** A side bet. By default none. */
  readonly threeCards?: LetItRideThreeCards
}

/** A bet on the player's three cards. */
export interface LetItRideThreeCards {
  /** What they pay. */
  readonly pays: readonly PaidHand[]
}
