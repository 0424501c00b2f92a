import { Meter, type Problem, type WorkOptions } from '@spilvaerk/slot-engine/shared'
import { KeyedDraw } from '../chance/keyed-draw.ts'
import type { TableGame } from '../core/game.ts'
import { type Menu, takeFirst } from '../core/menu.ts'
import type { Table } from '../core/table.ts'
import type { Worth } from '../core/worth.ts'
import type { TableDefinition } from '../definition.ts'
import { Fraction } from '../fraction.ts'
import { type PlacedBet, parseBets } from '../play/bets.ts'
import type { Choice } from '../play/choices.ts'
import { compileTable } from '../play/compile.ts'
import { reach } from '../play/play.ts'
import { between, exact, type Figure } from './sheet.ts'

/** What a move is worth. */
export interface AdvisedMove {
  readonly move: string
  /**
   * Coins won or lost on average for each of the `unitCoins`, by whoever plays on as well as can be. Of a move whose player
   * chooses how much: for each coin that is put down with it.
   */
  readonly edge: Figure
}

/** What the proved strategy does with the menu that is open. */
export interface Advice {
  /** Its name in the sheet: the first one. */
  readonly strategy: string
  readonly asks: string
  readonly move: string
  /** What the move costs. */
  readonly coins: number
  /** Coins of the bet that is asked about; none where no figures are known. */
  readonly unitCoins?: number
  /** Moves of which it is known what they are worth, in the order of the menu. */
  readonly values?: readonly AdvisedMove[]
}

export type AdvisedTable =
  /** Nothing where the round is over. */
  | { readonly ok: true; readonly advice: Advice | null }
  /** The game refuses the bets or the choices. */
  | { readonly ok: false; readonly problems: readonly Problem[] }

/**
 * What the best strategy would do where a round waits, and what every move is worth there. It follows from what the player
 * can see: of two seeds that showed the same, both give the same advice.
 * @param definition one that `parseTable` has accepted
 * @throws OutOfReach where the budget ends before it is known; the signal's reason when it is aborted
 */
export function adviceAt(
  definition: TableDefinition,
  seed: string,
  bets: readonly PlacedBet[],
  choices: readonly Choice[] = [],
  options: WorkOptions = {},
): AdvisedTable {
  const game = compileTable(definition)
  const parsed = parseBets(game, bets)
  if (!parsed.ok) return parsed
  const reached = reach(game, KeyedDraw.fromSeed(seed), parsed.bets, choices)
  if (!reached.ok) return reached
  const { table, menu } = reached
  return { ok: true, advice: menu === null ? null : adviceOn(game, menu, table, new Meter(options)) }
}

/** @param table of which only what lies on its spots is told */
export function adviceOn({ rules }: TableGame, menu: Menu, table: Pick<Table, 'on'>, meter: Meter): Advice {
  const [strategy = ''] = rules.strategies
  const known = rules.worth?.({ menu, on: (spot) => table.on(spot) }, meter)
  const { move, coins } = known?.best ?? (rules.strategy?.(strategy, meter) ?? takeFirst)(menu)
  const advice = { strategy, asks: menu.asks, move, coins }
  if (known === undefined) return advice
  const values = menu.moves.flatMap(({ move: name }) => {
    const worth = known.moves.get(name)
    return worth === undefined ? [] : [{ move: name, edge: figureOf(worth) }]
  })
  return { ...advice, unitCoins: known.unitCoins, values }
}

const figureOf = (worth: Worth): Figure => (worth instanceof Fraction ? exact(worth) : between(worth))
