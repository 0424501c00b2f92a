import type { Field, Language, Meter, ObjectShape } from '@spilvaerk/slot-engine/shared'
import type { Cards } from '../cards/shoe.ts'
import type { TableDefinition } from '../definition.gen.ts'
import type { Fraction } from '../fraction.ts'
import type { BoundedLaw } from './bounded-law.ts'
import type { SpotLaw } from './law.ts'
import type { Steps, Strategy } from './menu.ts'
import type { PoolRules } from './pool.ts'
import type { SpotSketch } from './spot.ts'
import type { Table } from './table.ts'
import type { Asked, MenuWorth } from './worth.ts'

/** `best` is the proved optimum, `card` the table that a player reads, `default` what an absent player does. */
export const BEST = 'best'
export const BY_CARD = 'card'
export const DEFAULT = 'default'

/**
 * A strategy that a player can read: what to do in each case, by the names of moves. A cell may also be what a choice
 * returns for each coin of the bet, as a fraction after an equals sign: `=24/25`.
 */
export interface StrategyChart {
  /** What the chart is about, by a name that the words of the kind have. */
  readonly title: string
  readonly columns: readonly string[]
  readonly rows: readonly { readonly case: string; readonly moves: readonly string[] }[]
}

/** One thing that can come of a bet in one case of the opening; the chance is that of both together. */
export interface OpenedOutcome {
  readonly at: number
  readonly stakedCoins: number
  readonly paidCoins: number
  readonly chance: Fraction
}

/**
 * How a round begins, before anybody has chosen anything: the pocket of the ball, the first throw, the cards that were
 * dealt. Bonus games start by it.
 */
export interface Opening {
  /** The chances of the cases, which add up to 1. @throws OutOfReach over the meter's budget */
  chances(meter: Meter): readonly Fraction[]
  /** In which cases a moment comes, by its name. */
  readonly moments: ReadonlyMap<string, (at: number) => boolean>
  /** Whether `joint` knows the spot. */
  knows(spot: number): boolean
  /** The law of a spot, case by case of the opening. @throws OutOfReach over the meter's budget */
  joint(spot: number, strategy: string, meter: Meter): OpenedLaw
}

export interface OpenedLaw {
  readonly unitCoins: number
  readonly outcomes: Iterable<OpenedOutcome>
}

/** What a bonus game adds to the return of its spots, under a strategy. */
export interface BonusPart {
  readonly bonus: string
  readonly strategy: string
  /** The ids of its spots. */
  readonly spots: readonly string[]
  /** That it starts in a round. */
  readonly chance: Fraction
  /** What it pays when it has started, in times the bet, with chances that add up to 1. */
  readonly pays: ReadonlyMap<number, Fraction>
}

/** Spots with one law, any two of which are won together as much as any other two. */
export interface SharedSpots {
  readonly group: string
  /** How many of them there are. */
  readonly spots: number
  /** Of what equal bets on two of them win, in squares of the bet. */
  readonly covariance: Fraction
  /** The chance that none of so many equal bets is paid anything, where it is known. */
  readonly nonePays?: (spots: number) => Fraction
  /** What so many equal bets on them are paid together, in bets on one, by chance, where that is known. */
  readonly sums?: (
    spots: readonly number[],
  ) => readonly (readonly (readonly [paid: number, chance: number])[])[] | undefined
}

/** What a kind says of one definition, ready for play and proof. */
export interface TableRules {
  /** In the order in which a table shows them; the first is the main bet. */
  readonly spots: readonly SpotSketch[]
  /** How many of them the kind plays: those that follow are of bonus games. By default all. */
  readonly ownSpots?: number
  /** Whether a spot may get a bet again in a round: then only the limit of a round bounds what the round can win. */
  readonly rebets?: true
  /** What bonus games add, where there are any. */
  bonuses?(meter: Meter): readonly BonusPart[]
  /** The cards of the shoe, where there is one. */
  readonly cards?: Cards
  /**
   * Plays a round from its bets to its end: what pays is paid to the spots. A kind without choices returns nothing.
   * Chance is taken from `table.draw` and `table.dealer` alone.
   */
  play(table: Table): Steps | undefined
  /** `best` first; a kind without choices has `best` alone. */
  readonly strategies: readonly string[]
  /** How one of them chooses. Not asked where there is nothing to choose. */
  strategy?(name: string, meter: Meter): Strategy
  /**
   * What the moves of a menu are worth, of which the best is the first strategy's. Without it, or where it says nothing, that
   * strategy is asked for its move alone.
   */
  worth?(asked: Asked, meter: Meter): MenuWorth | undefined
  /** What can come of a bet on the spot under a strategy, exactly or between bounds. @throws OutOfReach over the meter's budget */
  law(spot: number, strategy: string, meter: Meter): SpotLaw | BoundedLaw
  /** Progressive pools, by the spots that win them. */
  readonly pools?: readonly PoolRules[]
  /** Spots on which equal bets win alike but not independently. Absent where there are none; `null` where they are not alike. */
  together?(strategy: string, meter: Meter): SharedSpots | null
  /** How its rounds open; `play` says the case by `table.opening`. Without it bonus games start by chance alone. */
  readonly opening?: Opening
  /** The strategy `card` as a player reads it. */
  charts?(meter: Meter): readonly StrategyChart[]
}

/** What players read of a kind: its name, and that of each group of spots. */
export interface KindWords {
  readonly name: string
  readonly spots: Readonly<Record<string, string>>
  /** What ids that end in numbers are called before these, by what they begin with: `Tallet` of `number-4`. */
  readonly numbered?: Readonly<Record<string, string>>
  /** Moves, strategies, titles of charts, and why figures are bounded. */
  readonly moves?: Readonly<Record<string, string>>
}

/** A kind of table game: a folder that holds all of it. `D` is its definition. */
export interface TableKind<D extends TableDefinition = never> {
  readonly kind: TableDefinition['kind']
  /** The shape of a definition. */
  readonly grammar: ObjectShape
  /** What its rounds tell, beside what all kinds tell. */
  readonly events: readonly (readonly [type: string, shape: ObjectShape])[]
  readonly words: Readonly<Record<Language, KindWords>>
  /** Names that spots have by what the definition says of them, by their ids. */
  names?(definition: D, language: Language): ReadonlyMap<string, string>
  /** Checks of what is no matter of shape: what it refuses, it notes at the field. */
  check(definition: D, root: Field): void
  rules(definition: D): TableRules
}
