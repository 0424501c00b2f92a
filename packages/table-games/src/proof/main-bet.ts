import type { TableDefinition } from '../definition.ts'
import type { PlacedBet } from '../play/bets.ts'
import { compileTable } from '../play/compile.ts'

/** The least bet on the main spot: what a simulation that nobody gives bets plays, wherever it runs. */
export const mainBet = (definition: TableDefinition): readonly PlacedBet[] =>
  compileTable(definition)
    .spots.slice(0, 1)
    .map(({ id, min }) => ({ spot: id, coins: min }))
