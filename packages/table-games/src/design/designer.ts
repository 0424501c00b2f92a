import type { BonusStart, TableDefinition } from '../definition.ts'

/** The rules that a game is built by, by name: each has one of its values. */
export type ChosenRules = Readonly<Record<string, string>>

export interface DesignWish {
  /** What the main bet should return, as a share; `null` where nobody says. */
  readonly target: number | null
  readonly volatility: 'low' | 'medium' | 'high' | null
  /** Those that were asked for and that there are. */
  readonly sideBets: readonly string[]
  /** The most coins on a spot: no pay may need more to be whole. */
  readonly maxCoins: number
}

type KindOf<D> = D extends TableDefinition
  ? Omit<D, 'definitionVersion' | 'id' | 'name' | 'description' | 'theme' | 'limits' | 'bonuses'>
  : never
/** What is a kind's own in a definition. */
export type KindFields = KindOf<TableDefinition>

/** How games of one kind are designed: the rules and pays that there are to choose among. */
export interface TableDesigner {
  /** By name, its values, the usual one first. */
  readonly rules: Readonly<Record<string, readonly string[]>>
  readonly sideBets: readonly string[]
  /** Those that a game has where nobody says. By default all. */
  readonly usualSideBets?: readonly string[]
  /**
   * Of rules that nobody asks for: the values to choose among for a return or a volatility. A rule that is left out keeps its
   * usual value. By default every rule has all its values.
   */
  readonly chosen?: Readonly<Record<string, readonly string[]>>
  /** By rule and value: the value that is nearly the same, where this one makes no game. */
  readonly near?: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** About what the main bet returns by rules that go together: where the proof of one set takes long, only the nearest are proved. */
  estimate?(rules: ChosenRules): number
  /** By how much estimates are off at most, where that is known: what cannot be nearer than the best that is proved is left. */
  readonly estimateOff?: number
  /** Where nobody says. */
  readonly limits?: { readonly min: number; readonly max: number }
  /** Of a kind whose spots get bets again in a round: how many times the most coins on a spot a round may have, where nobody says. */
  readonly roundMaxes?: number
  /** @returns the fields of the kind, or `null` where these rules do not go together */
  build(rules: ChosenRules, wish: DesignWish): KindFields | null
  /** The order in which spots stand is that of the definition: bonus games on top pay this group of spots, or this spot. */
  readonly mainGroup: string | ((rules: ChosenRules) => string)
  /** What may start bonus games, in rounds of these rules. */
  starts?(fields: KindFields): readonly BonusStart[]
}
