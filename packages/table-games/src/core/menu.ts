/** Something that the player may do now. */
export interface Move {
  /** Its name, by which a choice says it. */
  readonly move: string
  /** What it costs. */
  readonly coins: number
  /** Where the player chooses how much: at most so many coins, and at least `coins`. */
  readonly upTo?: number
  /** Where the player chooses how much: a multiple of this. */
  readonly step?: number
  /** Coins that come down with it: they are paid back, and nothing more is at risk. */
  readonly back?: number
}

/** What a round waits for. The first move costs nothing, and may be taken for a player who is gone. */
export interface Menu<Facts = unknown> {
  /** What is asked, as in `war` or `hand`. */
  readonly asks: string
  readonly moves: readonly Move[]
  /** What the player can know at this moment and a strategy looks at. It is no part of an answer. */
  readonly facts: Facts
}

/** A move that was made, with the coins that it cost. */
export interface Chosen {
  readonly move: string
  readonly coins: number
}

/** A round that asks: it yields what it waits for and goes on with what was chosen. */
export type Steps<Facts = unknown> = Generator<Menu<Facts>, void, Chosen>

/** How somebody plays: one of the moves of each menu. */
export type Strategy<Facts = unknown> = (menu: Menu<Facts>) => Chosen

/** What is done for a player who is gone. */
export const takeFirst: Strategy = ({ moves: [first] }) => {
  if (first === undefined) throw new Error('a menu without moves')
  return first
}

/** The move of this name. @throws Error when the menu has none: a strategy asks only for what is legal */
export function moveOf({ asks, moves }: Menu, name: string): Move {
  const found = moves.find(({ move }) => move === name)
  if (found === undefined) throw new Error(`${name} is no move of ${asks}`)
  return found
}
