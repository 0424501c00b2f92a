// Written from the grammar (src/grammar), and compared with it by src/grammar/written.test.ts. Not edited by hand.

/** A round as far as it has been played. */
export interface TableRound {
  /** All that was staked until now, on all spots. */
  readonly stakedCoins: number
  /** What all spots pay back until now, stakes included; it is paid out at the end. */
  readonly paidCoins: number
  /** The spots with bets. */
  readonly spots: readonly PlayedSpot[]
  /** What happened, in order. */
  readonly events: readonly TableEvent[]
  /** What the round waits for. By default it is over. */
  readonly awaiting?: AwaitedChoice
}

/** What came of the bet on one spot. */
export interface PlayedSpot {
  /** The id of the spot. */
  readonly spot: string
  /** All that was staked there until now. */
  readonly stakedCoins: number
  /** What it pays back until now, stakes included. */
  readonly paidCoins: number
}

/** Something that happened in a round, with what a page needs to show it. */
export type TableEvent =
  | CardDealt
  | CardShown
  | NumbersStruck
  | BallLanded
  | StakesImprisoned
  | WheelStopped
  | HandsCounted
  | HandAsked
  | HandSplit
  | HandEnded
  | DealerLooked
  | DealerEnded
  | SideBetWon
  | HandSettled
  | CardsCompared
  | SidesCompared
  | SpreadShown
  | PointChanged
  | BetTravelled
  | BetTakenDown
  | BetDecided
  | NumbersPicked
  | NumbersDrawn
  | CardScratched
  | GuessMade
  | BallFell
  | CellOpened
  | MinesShown
  | NumberDrawn
  | CoinTossed
  | StepReached
  | FlightEnded
  | HandNamed
  | HandDrawn
  | ColourDrawn
  | JackpotWon
  | HandSet
  | HandsCompared
  | BonusAnnounced
  | BonusStarted
  | BonusWheelStopped
  | BonusCardTurned
  | BonusDiceThrown
  | BonusRankShown
  | BonusCoinTossed
  | BonusEnded
  | DiceThrown
  | MoveMade
  | SpotSettled

export const TABLE_EVENT_TYPES = [
  'cardDealt',
  'cardShown',
  'numbersStruck',
  'ballLanded',
  'stakesImprisoned',
  'wheelStopped',
  'handsCounted',
  'handAsked',
  'handSplit',
  'handEnded',
  'dealerLooked',
  'dealerEnded',
  'sideBetWon',
  'handSettled',
  'cardsCompared',
  'sidesCompared',
  'spreadShown',
  'pointChanged',
  'betTravelled',
  'betTakenDown',
  'betDecided',
  'numbersPicked',
  'numbersDrawn',
  'cardScratched',
  'guessMade',
  'ballFell',
  'cellOpened',
  'minesShown',
  'numberDrawn',
  'coinTossed',
  'stepReached',
  'flightEnded',
  'handNamed',
  'handDrawn',
  'colourDrawn',
  'jackpotWon',
  'handSet',
  'handsCompared',
  'bonusAnnounced',
  'bonusStarted',
  'bonusWheelStopped',
  'bonusCardTurned',
  'bonusDiceThrown',
  'bonusRankShown',
  'bonusCoinTossed',
  'bonusEnded',
  'diceThrown',
  'moveMade',
  'spotSettled',
] as const
export type TableEventType = (typeof TABLE_EVENT_TYPES)[number]

/** A card was dealt. */
export interface CardDealt {
  /** What happened. */
  readonly type: 'cardDealt'
  /** Who holds it. */
  readonly to: Holder
  /** Which of the hands of that holder, from 0, where there are several. By default 0. */
  readonly hand?: number
  /** Rank and suit (`As`, `Td`, `2c`; `Jk` is the joker). Left out while nobody may see it. */
  readonly card?: string
}

export const HOLDERS = ['player', 'dealer', 'banker', 'community', 'burnt', 'dragon', 'tiger'] as const
/** Who holds cards. */
export type Holder = (typeof HOLDERS)[number]

/** A card that lay face down was turned. */
export interface CardShown {
  /** What happened. */
  readonly type: 'cardShown'
  /** Who holds it. */
  readonly to: Holder
  /** Which of the hands of that holder, from 0, where there are several. By default 0. */
  readonly hand?: number
  /** Which card of the hand, from 0, in the order in which they were dealt. */
  readonly index: number
  /** Rank and suit. */
  readonly card: string
}

/** Some numbers pay more in this round. */
export interface NumbersStruck {
  /** What happened. */
  readonly type: 'numbersStruck'
  /** Which, and what they pay. */
  readonly struck: readonly StruckNumber[]
}

/** A number that pays more. */
export interface StruckNumber {
  /** Its label. */
  readonly pocket: string
  /** What a straight bet on it pays to one. */
  readonly pays: number
}

/** The ball came to rest. */
export interface BallLanded {
  /** What happened. */
  readonly type: 'ballLanded'
  /** The label of the pocket. */
  readonly pocket: string
  /** Its place on the wheel, from 0. */
  readonly index: number
}

/** Stakes wait for the next spin. */
export interface StakesImprisoned {
  /** What happened. */
  readonly type: 'stakesImprisoned'
  /** On which spots. */
  readonly spots: readonly string[]
  /** How many times they have to win to come back. */
  readonly wins: number
}

/** The wheel stopped. */
export interface WheelStopped {
  /** What happened. */
  readonly type: 'wheelStopped'
  /** What its segment shows. */
  readonly symbol: string
  /** The place of the segment, from 0. */
  readonly segment: number
}

/** Both hands are complete. */
export interface HandsCounted {
  /** What happened. */
  readonly type: 'handsCounted'
  /** The points of the player. */
  readonly player: number
  /** The points of the banker. */
  readonly banker: number
  /** Who is nearer to nine. */
  readonly winner: 'player' | 'banker' | 'tie'
}

/** The choice that follows is about this hand. */
export interface HandAsked {
  /** What happened. */
  readonly type: 'handAsked'
  /** The id of its spot. */
  readonly spot: string
  /** Which hand of the player, from 0. */
  readonly hand: number
  /** What it counts. */
  readonly total: number
  /** Whether an ace counts 11 in it. */
  readonly soft: boolean
}

/** A pair became two hands. */
export interface HandSplit {
  /** What happened. */
  readonly type: 'handSplit'
  /** Which hand of the player, from 0. */
  readonly hand: number
  /** The number of the new hand, which has the second card of the pair. */
  readonly into: number
}

/** No more happens to a hand until it is settled. */
export interface HandEnded {
  /** What happened. */
  readonly type: 'handEnded'
  /** Which hand of the player, from 0. */
  readonly hand: number
  /** How. A natural is two cards of a hand that was not split. */
  readonly how: 'stood' | 'bust' | 'natural' | 'surrendered' | 'charlie'
  /** What it counts. */
  readonly total: number
}

/** The dealer looked at the hole card. */
export interface DealerLooked {
  /** What happened. */
  readonly type: 'dealerLooked'
  /** Whether there is a natural. */
  readonly natural: boolean
}

/** The hand of the dealer is complete. */
export interface DealerEnded {
  /** What happened. */
  readonly type: 'dealerEnded'
  /** How. `needless`: no hand of the player waited for it. */
  readonly how: 'stood' | 'bust' | 'natural' | 'needless'
  /** What it counts. */
  readonly total: number
}

/** A side bet is paid. */
export interface SideBetWon {
  /** What happened. */
  readonly type: 'sideBetWon'
  /** The id of its spot. */
  readonly spot: string
  /** What it is paid for, as the definition names it. */
  readonly row: string
  /** What it pays back, the stake included. */
  readonly paidCoins: number
}

/** A hand was compared with that of the dealer. */
export interface HandSettled {
  /** What happened. */
  readonly type: 'handSettled'
  /** Which hand of the player, from 0. */
  readonly hand: number
  /** What came of it. */
  readonly result: 'won' | 'lost' | 'pushed' | 'surrendered'
  /** What it pays back, stakes included. */
  readonly paidCoins: number
}

/** Two cards were compared. */
export interface CardsCompared {
  /** What happened. */
  readonly type: 'cardsCompared'
  /** Whose card is higher. */
  readonly higher: 'player' | 'dealer' | 'neither'
}

/** The cards of dragon and tiger were compared. */
export interface SidesCompared {
  /** What happened. */
  readonly type: 'sidesCompared'
  /** Whose card is higher. */
  readonly winner: 'dragon' | 'tiger' | 'tie'
}

/** The first two cards were compared. */
export interface SpreadShown {
  /** What happened. */
  readonly type: 'spreadShown'
  /** What they are. */
  readonly is: 'neighbours' | 'pair' | 'spread'
  /** How many ranks lie between them. */
  readonly spread: number
}

/** There is another point, or none. */
export interface PointChanged {
  /** What happened. */
  readonly type: 'pointChanged'
  /** The point; 0 for none. */
  readonly point: number
}

/** A bet waits for a number of its own from now on. */
export interface BetTravelled {
  /** What happened. */
  readonly type: 'betTravelled'
  /** The id of the spot. */
  readonly spot: string
  /** The number. */
  readonly point: number
}

/** The player took a bet down: its coins come back. */
export interface BetTakenDown {
  /** What happened. */
  readonly type: 'betTakenDown'
  /** The id of the spot. */
  readonly spot: string
  /** What came down. */
  readonly coins: number
  /** The number that it waited for. By default it waited for none of its own. */
  readonly point?: number
}

/** A bet was decided. */
export interface BetDecided {
  /** What happened. */
  readonly type: 'betDecided'
  /** The id of the spot. */
  readonly spot: string
  /** What lay there. */
  readonly stakedCoins: number
  /** What it pays back, stake included. */
  readonly paidCoins: number
}

/** A ticket has its numbers. */
export interface NumbersPicked {
  /** What happened. */
  readonly type: 'numbersPicked'
  /** The id of the ticket. */
  readonly spot: string
  /** Which, in the order in which they were picked. */
  readonly numbers: readonly number[]
}

/** The numbers were drawn. */
export interface NumbersDrawn {
  /** What happened. */
  readonly type: 'numbersDrawn'
  /** Which, in order. */
  readonly numbers: readonly number[]
}

/** All cells are open. */
export interface CardScratched {
  /** What happened. */
  readonly type: 'cardScratched'
  /** The symbols, row by row. */
  readonly cells: readonly string[]
  /** The symbol that wins. By default none. */
  readonly prize?: string
}

/** A guess was compared with the card. */
export interface GuessMade {
  /** What happened. */
  readonly type: 'guessMade'
  /** Whether it was right. */
  readonly right: boolean
  /** Whether the card was of the same rank and neither wins nor loses. By default false. */
  readonly push?: boolean
}

/** A ball fell into a bucket. */
export interface BallFell {
  /** What happened. */
  readonly type: 'ballFell'
  /** The id of the board. */
  readonly spot: string
  /** By row: 0 to the left, 1 to the right. */
  readonly path: readonly number[]
  /** Which, from 0 at the left. */
  readonly bucket: number
}

/** A cell was opened. */
export interface CellOpened {
  /** What happened. */
  readonly type: 'cellOpened'
  /** Which, from 1. */
  readonly cell: number
  /** Whether a mine lies there. */
  readonly mine: boolean
}

/** All mines are shown, at the end. */
export interface MinesShown {
  /** What happened. */
  readonly type: 'minesShown'
  /** The id of the field. */
  readonly spot: string
  /** Where they lie, from 1. */
  readonly cells: readonly number[]
}

/** A number was drawn. */
export interface NumberDrawn {
  /** What happened. */
  readonly type: 'numberDrawn'
  /** Which, from 1. */
  readonly number: number
}

/** The coin fell. */
export interface CoinTossed {
  /** What happened. */
  readonly type: 'coinTossed'
  /** The side that is up. */
  readonly side: 'heads' | 'tails'
}

/** The flight has come to a step. */
export interface StepReached {
  /** What happened. */
  readonly type: 'stepReached'
  /** Which, from 1. */
  readonly step: number
}

/** The flight is over. */
export interface FlightEnded {
  /** What happened. */
  readonly type: 'flightEnded'
  /** Whether the player had taken before. */
  readonly taken: boolean
  /** The last step that it has come to, or would have: 0 for none. */
  readonly reached: number
}

/** What a poker hand is was read. */
export interface HandNamed {
  /** What happened. */
  readonly type: 'handNamed'
  /** Whose hand it is. */
  readonly of: 'player' | 'dealer' | 'community'
  /** What it is. */
  readonly name: HandName
}

export const HAND_NAMES = [
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
  'highCard',
] as const
/** What a poker hand is: as pay tables name it, or nothing but its highest card. */
export type HandName = (typeof HAND_NAMES)[number]

/** A further hand was drawn to the held cards, from a deck of its own. */
export interface HandDrawn {
  /** What happened. */
  readonly type: 'handDrawn'
  /** The number of the hand; the first one, whose cards are dealt one by one, is 1. */
  readonly hand: number
  /** The five cards, in their places. */
  readonly cards: readonly string[]
  /** What it is. */
  readonly name: HandName
}

/** A card decided whether a win is doubled. */
export interface ColourDrawn {
  /** What happened. */
  readonly type: 'colourDrawn'
  /** Rank and suit. */
  readonly card: string
  /** Its colour. */
  readonly colour: 'red' | 'black'
  /** Whether it is the one that was named. */
  readonly doubled: boolean
}

/** A hand took a part of a progressive pool. */
export interface JackpotWon {
  /** What happened. */
  readonly type: 'jackpotWon'
  /** The id of the spot. */
  readonly jackpot: string
  /** Hundredths of the pool. */
  readonly percent: number
  /** Those of what the pool starts from, which the spot pays. Those of what has gathered come beside. */
  readonly coins: number
}

/** Seven cards were set as two hands. */
export interface HandSet {
  /** What happened. */
  readonly type: 'handSet'
  /** Whose they are. */
  readonly of: 'player' | 'dealer'
  /** The five cards. */
  readonly high: readonly string[]
  /** The two cards. */
  readonly low: readonly string[]
  /** What the five cards are. */
  readonly name: 'fiveAces' | 'royalFlush' | 'straightFlush' | 'fourOfAKind' | 'fullHouse' | 'flush' | 'straight' | 'threeOfAKind' | 'twoPair' | 'pair' | 'highCard'
}

/** Both hands were compared. */
export interface HandsCompared {
  /** What happened. */
  readonly type: 'handsCompared'
  /** Who has the higher five cards; copies are the dealer’s. */
  readonly high: 'player' | 'dealer'
  /** Who has the higher two cards. */
  readonly low: 'player' | 'dealer'
}

/** The moments that start a bonus game in this round were drawn. */
export interface BonusAnnounced {
  /** What happened. */
  readonly type: 'bonusAnnounced'
  /** The id of the bonus game. */
  readonly bonus: string
  /** Their names. */
  readonly moments: readonly string[]
}

/** A bonus game started. */
export interface BonusStarted {
  /** What happened. */
  readonly type: 'bonusStarted'
  /** The id of the bonus game. */
  readonly bonus: string
}

/** The wheel of a bonus game stopped. */
export interface BonusWheelStopped {
  /** What happened. */
  readonly type: 'bonusWheelStopped'
  /** The id of the bonus game. */
  readonly bonus: string
  /** The place of the segment, from 0. */
  readonly segment: number
}

/** A card of a bonus game was turned. */
export interface BonusCardTurned {
  /** What happened. */
  readonly type: 'bonusCardTurned'
  /** The id of the bonus game. */
  readonly bonus: string
  /** Which, from 1. */
  readonly card: number
  /** What it pays, in times the bet. */
  readonly pays: number
}

/** Dice of a bonus game came to rest. */
export interface BonusDiceThrown {
  /** What happened. */
  readonly type: 'bonusDiceThrown'
  /** The id of the bonus game. */
  readonly bonus: string
  /** What they show, one after another. */
  readonly dice: readonly number[]
}

/** A card to guess from, or the one that was guessed. */
export interface BonusRankShown {
  /** What happened. */
  readonly type: 'bonusRankShown'
  /** The id of the bonus game. */
  readonly bonus: string
  /** Its rank; aces are high. */
  readonly rank: string
}

/** The coin of a bonus game fell. */
export interface BonusCoinTossed {
  /** What happened. */
  readonly type: 'bonusCoinTossed'
  /** The id of the bonus game. */
  readonly bonus: string
  /** The side that is up. */
  readonly side: 'heads' | 'tails'
}

/** A bonus game is over. */
export interface BonusEnded {
  /** What happened. */
  readonly type: 'bonusEnded'
  /** The id of the bonus game. */
  readonly bonus: string
  /** What it pays, in times the bet. */
  readonly pays: number
}

/** Dice came to rest. */
export interface DiceThrown {
  /** What happened. */
  readonly type: 'diceThrown'
  /** What they show, one after another. */
  readonly dice: readonly number[]
}

/** The player chose. */
export interface MoveMade {
  /** What happened. */
  readonly type: 'moveMade'
  /** The name of the move. */
  readonly move: string
  /** What it cost. */
  readonly coins: number
}

/** A spot with a bet came to its end. */
export interface SpotSettled {
  /** What happened. */
  readonly type: 'spotSettled'
  /** The id of the spot. */
  readonly spot: string
  /** All that was staked there. */
  readonly stakedCoins: number
  /** What it pays back, stakes included. */
  readonly paidCoins: number
}

/** What the round waits for. The first move costs nothing. */
export interface AwaitedChoice {
  /** What is asked. */
  readonly asks: string
  /** What the player may do. */
  readonly moves: readonly OfferedMove[]
}

/** Something that the player may do now. */
export interface OfferedMove {
  /** Its name, by which a choice says it. */
  readonly move: string
  /** What it costs. */
  readonly coins: number
  /** Where the player chooses how much: the most. `coins` is the least then. */
  readonly upTo?: number
  /** Where the player chooses how much: a multiple of this. */
  readonly step?: number
  /** Of a move that takes a bet down: the coins that come back with it. */
  readonly back?: number
}
