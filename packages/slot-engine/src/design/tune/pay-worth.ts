import type { Definition } from '../../definition.ts'
import { compile } from '../../game/compile/compile.ts'
import type { Game } from '../../game/core/game.ts'
import { kindOf } from '../../game/rules/rules.ts'
import type { Meter } from '../../meter.ts'
import { exactPayTables, type PayTable, playedPayTable } from '../../proof/sheet/pays/pay-table.ts'
import { playWins } from '../../proof/sheet/pays/played-wins.ts'
import type { ParSheet } from '../../proof/sheet.ts'
import { type PayCell, payAt } from './pay-cells.ts'

/** Rounds that tell it where the reels do not. */
const ROUNDS = 40_000

/**
 * What one coin more on each pay returns, in bets, before the cap: the return is linear in pays, and the pay tables of a sheet say what
 * every pay brings, in paid spins and in free ones.
 * @param sheet of the game with these or other pays, which says how many free spins a round has
 */
export function payWorth(
  definition: Definition,
  cells: readonly PayCell[],
  sheet: ParSheet,
  meter: Meter,
): readonly number[] {
  const game = compile(definition)
  const tables = exactTables(game, sheet, meter) ?? playedTables(game, sheet, meter)
  const { kind } = kindOf(definition.wins).sheet
  const worth = new Map<string, number>()
  for (const row of tables.flatMap(({ rows }) => rows)) {
    if (row.kind !== kind && row.kind !== 'expanded') continue
    const key = `${row.of} ${row.from}`
    worth.set(key, (worth.get(key) ?? 0) + row.rtp / row.coins)
  }
  return cells.map((cell) =>
    payAt(definition, cell) === 0 ? 0 : (worth.get(`${definition.symbols[cell.symbol]?.id} ${Number(cell.key)}`) ?? 0),
  )
}

/** `null` where one of them is not in reach, or other features play with the win rule. */
function exactTables(game: Game, sheet: ParSheet, meter: Meter): readonly PayTable[] | null {
  if (sheet.method !== 'exact') return null
  const tables = exactPayTables(game, {}, sheet, meter).map(({ table }) => table)
  return tables.every((table) => table !== null) ? tables : null
}

function playedTables(game: Game, { betCoins }: ParSheet, meter: Meter): readonly PayTable[] {
  const played = playWins(game, {}, ROUNDS, 'worth', meter)
  return [...played.sources.keys()].map((source) => playedPayTable(game, source, played, betCoins))
}
