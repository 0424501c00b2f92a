import type { GameConfig, TableSummary } from '@spilvaerk/schemas'
import { compileTable, play, type TableDefinition, type TableGame, type TableSheet } from '@spilvaerk/table-games'
import { mainLine } from '../../../platform/engines/sheets.ts'
import { dkkOf } from './table-spots.ts'

/** What the main bet may be, in coins. */
interface MainBet {
  readonly min: number
  readonly max: number
  /** Round amounts, and the least and the most. */
  readonly levels: readonly number[]
}

/** What lists tell of a table game. */
export interface TableFace {
  readonly kind: TableDefinition['kind']
  readonly table: Omit<TableSummary['table'], 'coin'>
  readonly mainBet: MainBet
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
    mainBet: mainBetOf(game),
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

/** Amounts that players think in, in coins. */
const ROUND_AMOUNTS = [1, 2, 5].flatMap((digit) => [0, 1, 2, 3, 4].map((zeros) => digit * 10 ** zeros))

export function mainBetOf({ definition, spots: [main] }: TableGame): MainBet {
  if (main === undefined) throw new Error(`${definition.id} has no spots`)
  const { min, max, step } = main
  const coins = [...new Set([min, max, ...ROUND_AMOUNTS])].filter((n) => n >= min && n <= max && n % step === 0)
  return { min, max, levels: coins.toSorted((a, b) => a - b) }
}

/** What of its offer follows from the limits of a table, so that each version has its own. */
export const amountsOf = (
  { min, max, levels }: MainBet,
  coin: number,
): Pick<GameConfig, 'betLevels' | 'maxBet' | 'minBet'> => ({
  ...{ minBet: dkkOf(min, coin), maxBet: dkkOf(max, coin) },
  betLevels: levels.map((n) => dkkOf(n, coin)),
})
