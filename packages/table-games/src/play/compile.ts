import { TableGame } from '../core/game.ts'
import type { TableDefinition } from '../definition.ts'
import { rulesOf } from '../kinds/rules-of.ts'

/** What was compiled of definitions that cannot change. */
const games = new WeakMap<TableDefinition, TableGame>()

/** A definition that `parseTable` has accepted, ready for play and proof. */
export function compileTable(definition: TableDefinition): TableGame {
  const known = games.get(definition)
  if (known !== undefined) return known
  const game = new TableGame(definition, rulesOf(definition))
  if (Object.isFrozen(definition)) games.set(definition, game)
  return game
}
