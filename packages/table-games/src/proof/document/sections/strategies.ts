import type { Figure, Section, Table } from '@spilvaerk/slot-engine/shared'
import type { StrategyChart } from '../../../core/kind.ts'
import { Fraction } from '../../../fraction.ts'
import { type Draft, groupName, mainLines, moveName, share, strategyName } from '../draft.ts'

/** What each way to play returns, and the tables that a player reads. Nothing where there is nothing to choose. */
export function strategySections(draft: Draft): Section[] {
  const { texts, sheet } = draft
  const lines = mainLines(draft)
  const [best] = lines
  if (best === undefined || (lines.length < 2 && sheet.charts.length === 0)) return []
  const returns: Table = {
    keys: 1,
    columns: [{ name: texts.strategy }, { name: texts.returned }, { name: texts.houseEdge }, { name: texts.cost }],
    rows: lines.map(({ strategy, returned, houseEdge }) => ({
      cells: [
        strategyName(draft, strategy),
        share(draft, returned),
        share(draft, houseEdge),
        share(draft, best.returned.value - returned.value),
      ],
    })),
  }
  const charts = sheet.charts.map((chart) => chartTable(draft, chart))
  return [{ title: texts.strategies, note: texts.strategiesNote, tables: [returns, ...charts] }]
}

const chartTable = (draft: Draft, { title, columns, rows }: StrategyChart): Table => ({
  title: `${draft.texts.chart}: ${moveName(draft, title)}`,
  columns: [draft.texts.cases, ...columns.map((name) => wordOf(draft, name))].map((name) => ({ name })),
  keys: 1,
  rows: rows.map((row) => ({ cells: [wordOf(draft, row.case), ...row.moves.map((cell) => cellOf(draft, cell))] })),
})

const cellOf = (draft: Draft, cell: string): Figure | string =>
  cell.startsWith('=') ? share(draft, Fraction.parse(cell.slice(1)).toNumber()) : wordOf(draft, cell)

/** A spot, a group of spots, or a move. */
function wordOf(draft: Draft, word: string): string {
  if (draft.sheet.spots.some(({ spot }) => spot === word)) return draft.names.spot(word)
  return Object.hasOwn(draft.words.spots, word) ? groupName(draft, word) : moveName(draft, word)
}
