import { Field, type Problem, Problems } from '@spilvaerk/slot-engine/shared'
import type { Dealer } from '../cards/shoe.ts'
import type { Draw } from '../chance/draw.ts'
import { KeyedDraw } from '../chance/keyed-draw.ts'
import type { TableGame } from '../core/game.ts'
import type { Menu, Steps } from '../core/menu.ts'
import type { Bet, Table } from '../core/table.ts'
import type { TableDefinition } from '../definition.ts'
import type { AwaitedChoice, PlayedSpot, TableRound } from '../round.ts'
import { type PlacedBet, parseBets } from './bets.ts'
import { type Choice, readChoice } from './choices.ts'
import { compileTable } from './compile.ts'

export type PlayedTable =
  | { readonly ok: true; readonly round: TableRound }
  | { readonly ok: false; readonly problems: readonly Problem[] }

/**
 * Plays a round as far as its choices go: a pure function of all four.
 * @param definition one that `parseTable` has accepted
 * @param seed any text; all 256 bits of a seed of 64 hexadecimal digits count
 * @returns the round, over or waiting for a further choice (`awaiting`), or why bets or choices are refused
 */
export function play(
  definition: TableDefinition,
  seed: string,
  bets: readonly PlacedBet[],
  choices: readonly Choice[] = [],
): PlayedTable {
  const game = compileTable(definition)
  const parsed = parseBets(game, bets)
  if (!parsed.ok) return parsed
  return playFrom(game, KeyedDraw.fromSeed(seed), parsed.bets, choices)
}

/** The same from another source of chance, and from cards that are known beforehand. */
export function playFrom(
  game: TableGame,
  draw: Draw,
  bets: readonly Bet[],
  choices: readonly Choice[] = [],
  dealer?: Dealer,
): PlayedTable {
  const reached = reach(game, draw, bets, choices, dealer)
  return reached.ok ? { ok: true, round: roundOf(reached.table, reached.menu) } : reached
}

/** A table at which all choices were made, and what the round waits for there: nothing where it is over. */
export type ReachedTable =
  | { readonly ok: true; readonly table: Table; readonly menu: Menu | null }
  | { readonly ok: false; readonly problems: readonly Problem[] }

export function reach(
  game: TableGame,
  draw: Draw,
  bets: readonly Bet[],
  choices: readonly Choice[],
  dealer?: Dealer,
): ReachedTable {
  const problems = new Problems()
  const fields = new Field({ choices }, problems).at('choices').items({ min: 0, max: MOST_CHOICES })
  if (fields === undefined) return { ok: false, problems: problems.list }
  const table = game.table(draw, true, dealer)
  table.begin(bets)
  const steps = game.rules.play(table)
  const asked = steps === undefined ? { menu: null, made: 0 } : answered(steps, fields, table)
  if (asked === undefined) return { ok: false, problems: problems.list }
  if (asked.made < fields.length) {
    fields[asked.made]?.refuse('not_allowed', 'The round is over: there is nothing to choose.')
    return { ok: false, problems: problems.list }
  }
  return { ok: true, table, menu: asked.menu }
}

/** No round asks so often. */
const MOST_CHOICES = 100_000

/** The menu that is left open, or none where the round is over; `undefined` where a choice was refused. */
function answered(steps: Steps, fields: readonly Field[], table: Table) {
  let step = steps.next()
  let made = 0
  for (const field of fields) {
    if (step.done) break
    const chosen = readChoice(step.value, field)
    if (chosen === undefined) return undefined
    table.tell({ type: 'moveMade', move: chosen.move, coins: chosen.coins })
    step = steps.next(chosen)
    made += 1
  }
  return { menu: step.done ? null : step.value, made }
}

function roundOf(table: Table, menu: Menu | null): TableRound {
  const spots = table.placed.map(({ spot }) => playedSpot(table, spot))
  const settled = spots.map((one) => ({ type: 'spotSettled', ...one }) as const)
  return {
    stakedCoins: spots.reduce((sum, { stakedCoins }) => sum + stakedCoins, 0),
    paidCoins: spots.reduce((sum, { paidCoins }) => sum + paidCoins, 0),
    spots,
    events: menu === null ? [...table.events, ...settled] : [...table.events],
    ...(menu !== null && { awaiting: awaitedOf(menu) }),
  }
}

const playedSpot = (table: Table, spot: number): PlayedSpot => ({
  spot: table.name(spot),
  stakedCoins: table.on(spot),
  paidCoins: table.paidOn(spot),
})

const awaitedOf = ({ asks, moves }: Menu): AwaitedChoice => ({ asks, moves })
