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
  | BlackjackDefinition
  | CasinoWarDefinition
  | DragonTigerDefinition
  | RedDogDefinition
  | CrapsDefinition
  | KenoDefinition
  | ScratchCardDefinition
  | HiLoDefinition
  | PlinkoDefinition
  | MinesDefinition
  | DiceDefinition
  | CoinDefinition
  | CrashDefinition
  | VideoPokerDefinition
  | ThreeCardPokerDefinition
  | CaribbeanStudDefinition
  | LetItRideDefinition
  | PaiGowDefinition

export const TABLE_KINDS = [
  'roulette',
  'sicBo',
  'bigSix',
  'baccarat',
  'blackjack',
  'casinoWar',
  'dragonTiger',
  'redDog',
  'craps',
  'keno',
  'scratchCard',
  'hiLo',
  'plinko',
  'mines',
  'dice',
  'coin',
  'crash',
  'videoPoker',
  'threeCardPoker',
  'caribbeanStud',
  'letItRide',
  'paiGow',
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
  /** Bonus games. By default none. */
  readonly bonuses?: readonly Bonus[]
}

/** How much may be bet. What makes pays whole rounds the least up and the most down. */
export interface TableLimits {
  /** The least coins on a spot that has any. */
  readonly min: number
  /** The most coins on a spot at the start of a round. */
  readonly max: number
  /**
   * The most coins of bets on all spots together in a round, at its start and in its course. What is added to a bet
   * (odds, doubling, a raise) does not count, nor what is taken down. By default without a limit of its own.
   */
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

/** A bonus game: something in a round starts it, and what it pays belongs to the return of its spots. */
export interface Bonus {
  /** Its name. */
  readonly id: string
  /** What players read. By default the name of what is played. */
  readonly name?: string
  /** What starts it. */
  readonly starts: BonusStart
  /**
   * Ids of spots, or names of their groups, that it pays on top, in times their first bets. By default it pays a spot
   * of its own, `bonus-` and its id, whose bets it does not give back otherwise.
   */
  readonly on?: readonly string[]
  /** What is played. */
  readonly game: BonusGame
}

/** What starts a bonus game: moments of the round, chance, or both together. */
export interface BonusStart {
  /** Any of these moments. Which there are is said by the kind of game. By default whatever comes. */
  readonly moments?: readonly string[]
  /** Of `moments`, only so many that are drawn and told before each round. By default all of them count. */
  readonly drawn?: number
  /** And then by chance, once in so many times. By default every time. */
  readonly oneIn?: number
}

/** A small game. What it pays is in times the bet. */
export type BonusGame = BonusWheel | BonusCards | BonusLadder | BonusThrow | BonusHiLo | BonusCoin

export const BONUS_GAME_TYPES = ['wheel', 'cards', 'ladder', 'throw', 'hiLo', 'coin'] as const
export type BonusGameType = (typeof BONUS_GAME_TYPES)[number]

/** A wheel is spun once. */
export interface BonusWheel {
  /** What is played. */
  readonly type: 'wheel'
  /** Its segments, in order. */
  readonly segments: readonly BonusSegment[]
}

/** A segment of a wheel. */
export interface BonusSegment {
  /** How wide it is. */
  readonly weight: number
  /** What it pays, in times the bet. */
  readonly pays: number
}

/** Some of the cards that lie face down are turned: the player says which. */
export interface BonusCards {
  /** What is played. */
  readonly type: 'cards'
  /** What each card pays, in times the bet; they are shuffled. */
  readonly pays: readonly number[]
  /** How many are turned; what they pay adds up. By default 1. */
  readonly picks?: number
}

/** A die for each rung: who stands on one may stop there or climb on. */
export interface BonusLadder {
  /** What is played. */
  readonly type: 'ladder'
  /** From below. The first is thrown for without being asked. */
  readonly rungs: readonly BonusRung[]
  /** What a fall pays, in times the bet. By default 0. */
  readonly fall?: number
}

/** A rung of a ladder. */
export interface BonusRung {
  /** The least that a die has to show to climb it. */
  readonly from: number
  /** What it pays to stop there, in times the bet. */
  readonly pays: number
}

/** Dice are thrown once, and their total pays. */
export interface BonusThrow {
  /** What is played. */
  readonly type: 'throw'
  /** How many dice. */
  readonly dice: number
  /** What a total pays, in times the bet. The others pay nothing. */
  readonly pays: CountTable
}

/** Higher or lower? Each card is of a full deck, and an equal one is wrong. */
export interface BonusHiLo {
  /** What is played. */
  readonly type: 'hiLo'
  /** What is paid after one right guess, after two, and so on, in times the bet. */
  readonly pays: readonly number[]
}

/** Heads or tails, again and again. */
export interface BonusCoin {
  /** What is played. */
  readonly type: 'coin'
  /** What is paid after one right toss, after two, and so on, in times the bet. */
  readonly pays: readonly number[]
}

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
  /** Bonus games. By default none. */
  readonly bonuses?: readonly Bonus[]
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
  /** Bonus games. By default none. */
  readonly bonuses?: readonly Bonus[]
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
  /** How many cards both hands have together: big and small, four, five and six. By default none. */
  readonly cardCount?: BaccaratCardCount
  /** Who draws a third card. By default the usual one. */
  readonly tableau?: BaccaratTableau
  /** Bonus games. By default none. */
  readonly bonuses?: readonly Bonus[]
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

/** How many cards both hands have together. What is left out is not offered. */
export interface BaccaratCardCount {
  /** Four: what `small` pays. By default not offered. */
  readonly fourCards?: PayRatio
  /** Five. By default not offered. */
  readonly fiveCards?: PayRatio
  /** Six. By default not offered. */
  readonly sixCards?: PayRatio
  /** Five or six: what `big` pays. By default not offered. */
  readonly fiveOrSix?: PayRatio
}

/** So many coins for so many, beside the stake: 7 for 6. */
export interface PayRatio {
  /** What is won. */
  readonly pays: number
  /** For each so many coins. */
  readonly per: number
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
 * Whoever is nearer to 21 without going over it wins, player or dealer. The player draws first; the dealer draws to 17.
 * Tens, jacks, queens and kings count 10, aces 1 or 11.
 */
export interface BlackjackDefinition {
  /** The version of this format. */
  readonly definitionVersion: 1
  /** What is played. */
  readonly kind: 'blackjack'
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
  /**
   * Decks in the shoe, which is full at the start of every round; 0 is an endless shoe, where every card comes from a
   * whole deck.
   */
  readonly decks: number
  /** How many hands may be played at once. By default 1. */
  readonly hands?: number
  /** What a natural pays. */
  readonly natural: BlackjackNatural
  /** What the dealer does with 17 in which an ace counts 11. */
  readonly soft17: 'stands' | 'hits'
  /**
   * Whether the dealer has a second card from the start, and looks for a natural with an ace or a ten before anybody
   * plays; or takes his second card when all hands are played.
   */
  readonly hole: 'peek' | 'none'
  /**
   * Without a hole card, what a natural of the dealer takes: all stakes, or the first bet of each hand alone, whatever
   * became of it. By default all.
   */
  readonly noHoleLoses?: 'all' | 'original'
  /** Which first two cards may be doubled: any, or hard totals. */
  readonly double: 'any' | '9-11' | '10-11' | 'none'
  /** Hands of a split pair may be doubled. By default no. */
  readonly doubleAfterSplit?: boolean
  /** How many hands pairs may be split into; with 1 there are no splits. */
  readonly maxHands: number
  /** What a pair is: two cards of one rank, or two that count alike, such as a jack and a king. By default rank. */
  readonly splitBy?: 'rank' | 'value'
  /** A hand of split aces that gets another ace may be split again. By default no. */
  readonly resplitAces?: boolean
  /** Hands of split aces are played on. By default each gets one card. */
  readonly hitSplitAces?: boolean
  /**
   * The first two cards may be given up for half of the bet: unless the dealer has a natural, before he looks for one,
   * or so except against an ace. By default never.
   */
  readonly surrender?: 'late' | 'early' | 'earlyNotAce'
  /** Half of the bet may be put on a natural of a dealer who shows an ace; it pays 2 to 1. By default no. */
  readonly insurance?: boolean
  /** A hand of so many cards that is not over 21 wins, unless the dealer has a natural. By default none does. */
  readonly charlie?: number
  /** Bets beside that on a hand. By default none. */
  readonly sideBets?: BlackjackSideBets
  /** Bonus games. By default none. */
  readonly bonuses?: readonly Bonus[]
}

/** What a natural pays: an ace and a card of ten as the first two cards. */
export interface BlackjackNatural {
  /** So many coins. */
  readonly pays: number
  /** For so many, beside the stake. */
  readonly to: number
}

/** Bets beside that on a hand; each hand has its own. */
export interface BlackjackSideBets {
  /** Three cards as a hand of poker. By default none. */
  readonly threeCards?: BlackjackThreeCards
  /** A pair. By default none. */
  readonly pair?: BlackjackPair
  /** Twenty with two cards. By default none. */
  readonly twenty?: BlackjackTwenty
}

/**
 * The player's first two cards and the dealer's upcard as a hand of poker. What is left out pays nothing, or what the
 * hand is besides.
 */
export interface BlackjackThreeCards {
  /** Three equal cards. By default as `trips`. */
  readonly suitedTrips?: number
  /** In a row and of one suit; an ace is low or high. By default as `straight` or `flush`. */
  readonly straightFlush?: number
  /** Of one rank. By default nothing. */
  readonly trips?: number
  /** In a row. By default nothing. */
  readonly straight?: number
  /** Of one suit. By default nothing. */
  readonly flush?: number
}

/** The player's first two cards are of one rank. What is left out pays nothing. */
export interface BlackjackPair {
  /** Of one suit. By default nothing. */
  readonly perfect?: number
  /** Of one colour and two suits. By default nothing. */
  readonly coloured?: number
  /** Of two colours. By default nothing. */
  readonly mixed?: number
}

/** The player's first two cards make twenty. The best row pays. */
export interface BlackjackTwenty {
  /** Two queens of hearts while the dealer has a natural. By default as `queens`. */
  readonly queensAndNatural?: number
  /** Two queens of hearts. By default as `matched`. */
  readonly queens?: number
  /** Two equal cards. By default as `suited`. */
  readonly matched?: number
  /** Of one suit. By default as `any`. */
  readonly suited?: number
  /** Any twenty, a soft one too. */
  readonly any: number
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
  /** Bonus games. By default none. */
  readonly bonuses?: readonly Bonus[]
}

/** A side bet that the first two cards are of one rank. */
export interface CasinoWarTie {
  /** Coins for each coin, beside the stake. */
  readonly pays: number
}

/** One card for the dragon and one for the tiger; the higher wins, and aces are low. Nobody chooses. */
export interface DragonTigerDefinition {
  /** The version of this format. */
  readonly definitionVersion: 1
  /** What is played. */
  readonly kind: 'dragonTiger'
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
  /** What bets on a side get back where both cards are of one rank: half of them, nothing or all. By default half. */
  readonly onTie?: 'half' | 'lose' | 'push'
  /** A bet on two cards of one rank. By default none. */
  readonly tie?: DragonTigerTie
  /** A bet on two cards of one rank and suit. By default none. */
  readonly suitedTie?: DragonTigerTie
  /** Bets on single cards. By default none. */
  readonly cards?: DragonTigerCards
  /** Bonus games. By default none. */
  readonly bonuses?: readonly Bonus[]
}

/** A bet that both cards are alike. */
export interface DragonTigerTie {
  /** Coins for each coin, beside the stake. */
  readonly pays: number
}

/** Bets on the card of one side, for both sides. What is left out is not offered. */
export interface DragonTigerCards {
  /** Above seven, and below seven: what each pays to one. A seven loses. By default not offered. */
  readonly bigSmall?: number
  /** Odd, and even: jacks are 11, queens 12, kings 13. By default not offered. */
  readonly oddEven?: number
  /** Red, and black. By default not offered. */
  readonly colour?: number
  /** Each of the four suits. By default not offered. */
  readonly suit?: number
  /** What a seven means for odd, even, colours and suits. By default loses. */
  readonly seven?: 'loses' | 'counts'
}

/**
 * Two cards are dealt, aces are high. Neighbours push; of two of one rank a third one pays, and otherwise they push.
 * Between any others a third card wins, and before it the bet may be doubled.
 */
export interface RedDogDefinition {
  /** The version of this format. */
  readonly definitionVersion: 1
  /** What is played. */
  readonly kind: 'redDog'
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
   * What a card in between pays to one, where one rank lies between the two, where two do, and so on; the last one
   * counts for all wider spreads.
   */
  readonly pays: readonly number[]
  /** What a third card of one rank pays to one. By default a pair pushes at once. */
  readonly threeOfAKind?: number
  /** Whether the bet may be doubled when the spread is known. By default true. */
  readonly raise?: boolean
  /** Bonus games. By default none. */
  readonly bonuses?: readonly Bonus[]
}

/**
 * Two dice. A round goes on from its first throw until every bet of it is decided; before each further throw the player
 * may bet more, or take down what a throw has left. A bet comes down when it wins.
 */
export interface CrapsDefinition {
  /** The version of this format. */
  readonly definitionVersion: 1
  /** What is played. */
  readonly kind: 'craps'
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
  /** The throw on which bets against the line push when there is no point. */
  readonly bar: 'two' | 'twelve'
  /** Odds behind bets on the line and against it, at true odds. By default none. */
  readonly odds?: CrapsOdds
  /** Come and don’t come, while there is a point. By default false. */
  readonly come?: boolean
  /** Place bets: the number before a 7. They rest while there is no point. By default none. */
  readonly place?: CrapsPlace
  /** Buy bets: as place bets, at true odds. They rest while there is no point. By default none. */
  readonly buy?: CrapsCommission
  /** Lay bets: a 7 before the number. They rest while there is no point. By default none. */
  readonly lay?: CrapsCommission
  /** Big six and big eight: the number before a 7, 1 to 1. By default false. */
  readonly big?: boolean
  /** Two equal dice. By default none. */
  readonly hardways?: CrapsHardways
  /** The field. By default none. */
  readonly field?: CrapsField
  /** Bets on the next throw. By default none. */
  readonly propositions?: CrapsPropositions
  /** Horn, craps and eleven, world. By default none. */
  readonly bundles?: CrapsBundles
  /** The very dice of the next throw. By default none. */
  readonly hops?: CrapsHops
  /** Low dice and high dice. By default none. */
  readonly lowHigh?: CrapsLowHigh
  /** Bonus games. By default none. */
  readonly bonuses?: readonly Bonus[]
}

/** How much may be added behind a bet on the line. */
export interface CrapsOdds {
  /** In times the bet on 4 and 10. */
  readonly fourTen: number
  /** In times the bet on 5 and 9. */
  readonly fiveNine: number
  /** In times the bet on 6 and 8. */
  readonly sixEight: number
  /** For each so many coins of the bet: 5 for each 2 are two and a half times. By default 1. */
  readonly per?: number
}

/** What place bets pay. */
export interface CrapsPlace {
  /** What is paid on 4 and 10. */
  readonly fourTen: PayRatio
  /** What is paid on 5 and 9. */
  readonly fiveNine: PayRatio
  /** What is paid on 6 and 8. */
  readonly sixEight: PayRatio
}

/** A bet at true odds, for a commission. */
export interface CrapsCommission {
  /** Of a buy bet in hundredths of the bet, of a lay bet in hundredths of what it can win. */
  readonly percent: number
  /** With the bet, whose coins then hold it beside what is bet (21 coins for 20), or from a win alone. */
  readonly taken: 'onBet' | 'onWin'
}

/** Two equal dice, before the same total comes otherwise or a 7. */
export interface CrapsHardways {
  /** What 2-2 and 5-5 pay. */
  readonly fourTen: number
  /** What 3-3 and 4-4 pay. */
  readonly sixEight: number
  /** For each so many coins: 15 for each 2 are seven and a half to one. By default 1. */
  readonly per?: number
}

/** The next throw is 2, 3, 4, 9, 10, 11 or 12: 1 to 1, but for the two ends. */
export interface CrapsField {
  /** What a 2 pays. */
  readonly two: number
  /** What a 12 pays. */
  readonly twelve: number
}

/** Bets on the next throw. What is left out is not offered. */
export interface CrapsPropositions {
  /** A 7. By default not offered. */
  readonly anySeven?: number
  /** 2, 3 or 12. By default not offered. */
  readonly anyCraps?: number
  /** A 2. By default not offered. */
  readonly two?: number
  /** A 3. By default not offered. */
  readonly three?: number
  /** An 11. By default not offered. */
  readonly eleven?: number
  /** A 12. By default not offered. */
  readonly twelve?: number
}

/** Several propositions as one bet, in equal shares. Each needs its propositions. */
export interface CrapsBundles {
  /** 2, 3, 11 and 12, each for a fourth. By default false. */
  readonly horn?: boolean
  /** Any craps and 11, each for a half. By default false. */
  readonly crapsEleven?: boolean
  /** A horn and any 7, each for a fifth. By default false. */
  readonly world?: boolean
}

/** The very dice of the next throw, in either order. */
export interface CrapsHops {
  /** What two equal ones pay. */
  readonly hard: number
  /** What two that differ pay. */
  readonly easy: number
}

/** Low dice win on 2 to 6 and high dice on 8 to 12: 1 to 1, but for the end. */
export interface CrapsLowHigh {
  /** What a 2 pays on low dice and a 12 on high dice. */
  readonly end: number
}

/**
 * Some of many numbers are drawn. A ticket pays by how many of its picks are among them; which they are decides
 * nothing.
 */
export interface KenoDefinition {
  /** The version of this format. */
  readonly definitionVersion: 1
  /** What is played. */
  readonly kind: 'keno'
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
  /** Numbers from 1 to so many. */
  readonly numbers: number
  /** So many of them are drawn. */
  readonly drawn: number
  /** The coins that `back` is paid for. */
  readonly chip: number
  /** What may be bet on. The first is the main bet. */
  readonly tickets: readonly KenoTicket[]
  /** Bonus games. By default none. */
  readonly bonuses?: readonly Bonus[]
}

/** A bet on so many numbers. */
export interface KenoTicket {
  /** How bets name it. */
  readonly id: string
  /** So many numbers are picked. */
  readonly picks: number
  /**
   * Coins paid back for a chip by the number of picks that are drawn, the stake included; what is left out pays
   * nothing.
   */
  readonly back: CountTable
}

/**
 * A card of covered cells. Its prize is drawn by weights; the cells show the symbol of the prize often enough, and no
 * other symbol so often.
 */
export interface ScratchCardDefinition {
  /** The version of this format. */
  readonly definitionVersion: 1
  /** What is played. */
  readonly kind: 'scratchCard'
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
  /** The coins that `back` is paid for: the price of a card. */
  readonly chip: number
  /** Cells of a card. */
  readonly cells: number
  /** So many equal symbols win. By default 3. */
  readonly match?: number
  /** The prizes. */
  readonly prizes: readonly ScratchPrize[]
  /** How many of all cards win nothing. */
  readonly blank: number
  /** Bonus games. By default none. */
  readonly bonuses?: readonly Bonus[]
}

/** A symbol, and what a card with enough of it pays. */
export interface ScratchPrize {
  /** What the cells show. */
  readonly id: string
  /** Coins paid back for a chip, the stake included. */
  readonly back: number
  /** How many of all cards win it. */
  readonly weight: number
}

/**
 * A card is shown: is the next one higher or lower? Who is right may take what it pays, or guess again for more. Aces
 * are high, and no card comes back before the next round.
 */
export interface HiLoDefinition {
  /** The version of this format. */
  readonly definitionVersion: 1
  /** What is played. */
  readonly kind: 'hiLo'
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
  /** The coins that `back` is paid for. */
  readonly chip: number
  /** Coins paid back for a chip after one right guess, after two, and so on; the stake included. */
  readonly back: readonly number[]
  /**
   * What a card of the same rank means. At `push` the round ends with what the guesses before it pay, and with the
   * stake where there was none.
   */
  readonly tie: 'lose' | 'win' | 'push'
  /** Bonus games. By default none. */
  readonly bonuses?: readonly Bonus[]
}

/** A ball falls through rows of pins, to the left or to the right of each alike, into a bucket. */
export interface PlinkoDefinition {
  /** The version of this format. */
  readonly definitionVersion: 1
  /** What is played. */
  readonly kind: 'plinko'
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
  /** The coins that `back` is paid for. */
  readonly chip: number
  /** The boards. The first is the main bet. */
  readonly boards: readonly PlinkoBoard[]
  /** Bonus games. By default none. */
  readonly bonuses?: readonly Bonus[]
}

/** A board of pins, and a spot to bet on it. */
export interface PlinkoBoard {
  /** How bets name it. */
  readonly id: string
  /** Coins paid back for a chip by the bucket, from the left: one more than there are rows of pins. */
  readonly back: readonly number[]
}

/** Cells, some of them with a mine. Who opens a safe cell may take what it pays, or open another one for more.. */
export interface MinesDefinition {
  /** The version of this format. */
  readonly definitionVersion: 1
  /** What is played. */
  readonly kind: 'mines'
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
  /** Cells of the field. */
  readonly cells: number
  /** The coins that `back` is paid for. */
  readonly chip: number
  /** The fields. The first is the main bet. */
  readonly fields: readonly Minefield[]
  /** Bonus games. By default none. */
  readonly bonuses?: readonly Bonus[]
}

/** So many mines, and a spot to bet on them. */
export interface Minefield {
  /** How bets name it. */
  readonly id: string
  /** Cells with a mine. */
  readonly mines: number
  /** Coins paid back for a chip after one safe cell, after two, and so on; the stake included. */
  readonly back: readonly number[]
}

/** One number is drawn, each equally likely. */
export interface DiceDefinition {
  /** The version of this format. */
  readonly definitionVersion: 1
  /** What is played. */
  readonly kind: 'dice'
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
  /** Numbers from 1 to so many. */
  readonly sides: number
  /** The coins that `back` is paid for. */
  readonly chip: number
  /** What may be bet on. The first is the main bet. */
  readonly spots: readonly DiceSpot[]
  /** Bonus games. By default none. */
  readonly bonuses?: readonly Bonus[]
}

/** A range of numbers that wins: a target with what is over or under it. */
export interface DiceSpot {
  /** How bets name it. */
  readonly id: string
  /** The least number that wins. */
  readonly from: number
  /** The greatest number that wins. */
  readonly to: number
  /** Coins paid back for a chip when it wins, the stake included. */
  readonly back: number
}

/** Heads or tails. Who is right may take what it pays, or toss again for more. */
export interface CoinDefinition {
  /** The version of this format. */
  readonly definitionVersion: 1
  /** What is played. */
  readonly kind: 'coin'
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
  /** The coins that `back` is paid for. */
  readonly chip: number
  /** Coins paid back for a chip after one right toss, after two, and so on; the stake included. */
  readonly back: readonly number[]
  /** Bonus games. By default none. */
  readonly bonuses?: readonly Bonus[]
}

/**
 * A flight climbs from step to step, and ends at any moment. Who takes before is paid what the last step pays, and who
 * flies on may lose all.
 */
export interface CrashDefinition {
  /** The version of this format. */
  readonly definitionVersion: 1
  /** What is played. */
  readonly kind: 'crash'
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
  /** The coins that `back` is paid for. */
  readonly chip: number
  /** All flights there are, each as likely as any other. */
  readonly flights: number
  /** The steps, each higher, dearer and reached by fewer flights than the one before. */
  readonly steps: readonly CrashStep[]
  /** Bonus games. By default none. */
  readonly bonuses?: readonly Bonus[]
}

/** A height that a flight may reach. */
export interface CrashStep {
  /** Coins paid back for a chip to who takes here, the stake included. */
  readonly back: number
  /** How many of all flights come so high. */
  readonly flights: number
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
  /** Bonus games. By default none. */
  readonly bonuses?: readonly Bonus[]
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
  /** Bonus games. By default none. */
  readonly bonuses?: readonly Bonus[]
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
  /** A side bet that wins of a progressive pool. By default none. */
  readonly progressive?: ProgressiveBet
  /** Bonus games. By default none. */
  readonly bonuses?: readonly Bonus[]
}

/** A bet on the player's five cards. */
export interface CaribbeanBonus {
  /** What they pay. */
  readonly pays: readonly PaidHand[]
  /** What becomes of it when the player folds. By default stands. */
  readonly folded?: 'loses' | 'stands'
}

/**
 * A bet on the player's cards, whatever is done with them. It has one price, and wins of a pool that grows by each such
 * bet.
 */
export interface ProgressiveBet {
  /** What players call the pool. By default the name of the spot. */
  readonly name?: string
  /** What the bet costs: no more and no less. By default 1. */
  readonly price?: number
  /** What the pool starts from. What has gathered in it belongs to the caller. */
  readonly startCoins: number
  /** The part of each coin staked that goes into the pool, in millionths. */
  readonly contributionPpm: number
  /** What wins. At least one hand takes a part of the pool. */
  readonly pays: readonly ProgressiveHand[]
}

/** A hand that a progressive bet wins with. Either `coins` or `percent`. */
export interface ProgressiveHand {
  /** What the hand is. */
  readonly hand: PokerHand
  /** Of a pair, three, four or five of a kind: the ranks that count. By default any. */
  readonly ranks?: readonly CardRank[]
  /** Coins that it pays. The stake is not part of them, and stays with the house. */
  readonly coins?: number
  /**
   * Hundredths of the pool that it takes, rounded down to a coin. Those of `startCoins` are part of the round; those of
   * what has gathered are paid beside it.
   */
  readonly percent?: number
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
  /** Bonus games. By default none. */
  readonly bonuses?: readonly Bonus[]
}

/** A bet on the player's three cards. */
export interface LetItRideThreeCards {
  /** What they pay. */
  readonly pays: readonly PaidHand[]
}

/**
 * Seven cards of 53 each, set as a hand of five and a lower one of two. Both must win; one each is a push, and copies
 * are the dealer’s. The joker is an ace, or completes a straight, a flush or a straight flush.
 */
export interface PaiGowDefinition {
  /** The version of this format. */
  readonly definitionVersion: 1
  /** What is played. */
  readonly kind: 'paiGow'
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
  /** In hundredths of a win. By default none. */
  readonly fee?: number
  /** Whether bets push when the dealer has no pair or better, and a queen as the highest card. By default false. */
  readonly queenHighPushes?: boolean
  /** Whether A-2-3-4-5 is the second highest straight, not the lowest. By default false. */
  readonly wheelSecond?: boolean
  /** How the dealer sets, and the player who asks for it. */
  readonly houseWay: HouseWay
  /** Whether the player may bank: a spot on which copies win. By default false. */
  readonly bank?: boolean
  /** A bet on the seven cards of the player. By default none. */
  readonly sevenCards?: readonly SevenCardPay[]
  /** Bonus games. By default none. */
  readonly bonuses?: readonly Bonus[]
}

/** How hands are set. What is not said here is the same in every house. */
export interface HouseWay {
  /** For two pairs: the first that fits. The last is for every rank. */
  readonly twoPairs: readonly HouseWayStep[]
  /** For four of a kind without a pair: the first that fits. */
  readonly four: readonly HouseWayStep[]
}

/** What is done with two pairs, or with four of a kind, of that rank or higher. */
export interface HouseWayStep {
  /** The least rank of the bigger pair, or of the four. */
  readonly from: CardRank
  /** All stay in the high hand when a card of this rank or higher can go low. By default they are split. */
  readonly together?: CardRank
}

/** What any five of the seven cards of the player pay: the dearest that there is. */
export interface SevenCardPay {
  /** What the hand is. */
  readonly hand: PaiGowHand
  /** Coins for each coin, beside the stake. */
  readonly pays: number
}

export const PAI_GOW_HANDS = [
  'fiveAces',
  'royalFlush',
  'straightFlush',
  'fourOfAKind',
  'fullHouse',
  'flush',
  'straight',
  'threeOfAKind',
  'twoPair',
] as const
/** What a hand with a joker is. */
export type PaiGowHand = (typeof PAI_GOW_HANDS)[number]
