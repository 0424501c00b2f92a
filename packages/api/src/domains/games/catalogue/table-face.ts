import type { GameConfig, TableSummary } from '@spilvaerk/schemas'
import { compileTable, play, type TableDefinition, type TableGame, type TableSheet } from '@spilvaerk/table-games'
import { mainLine } from '../../../platform/engines/sheets.ts'

/** What lists tell of a table game. */
export interface TableFace {
  readonly kind: TableDefinition['kind']
  readonly table: Omit<TableSummary['table'], 'coin'>
  readonly maxWinMultiplier: number
  readonly features: string[]
}

/** Rounds that are played to see whether they ask: where nobody can choose well or badly, they do so at once or never. */
const TRIED = 16

export function tableFaceOf(definition: TableDefinition, sheet: TableSheet): TableFace {
  const game = compileTable(definition)
  return {
    kind: definition.kind,
    table: { spots: game.spots.filter(({ later }) => !later).length, asks: asks(game) },
    maxWinMultiplier: mainLine(sheet).top.net.value + 1,
    features: (definition.bonuses ?? []).map(({ id }) => id),
  }
}

function asks({ definition, rules, spots: [main] }: TableGame): boolean {
  if (rules.strategies.length > 1 || main === undefined) return true
  return Array.from({ length: TRIED }, (_, seed) =>
    play(definition, `${seed}`, [{ spot: main.id, coins: main.min }]),
  ).some((played) => played.ok && played.round.awaiting !== undefined)
}

/** DKK of one coin of a table. */
export function coinDkk({ coin }: Pick<GameConfig, 'coin'>): number {
  if (coin === undefined) throw new Error('a table has no coin')
  return coin
}
