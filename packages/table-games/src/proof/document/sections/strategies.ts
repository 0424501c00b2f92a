import type { Section, Table } from '@spilvaerk/slot-engine/shared'
import type { StrategyChart } from '../../../core/kind.ts'
import { type Draft, mainLines, moveName, share, strategyName } from '../draft.ts'

/** What each way to play returns, and the tables that a player reads. Nothing where there is nothing to choose. */
export function strategySections(draft: Draft): Section[] {
  const { texts, sheet } = draft
  const lines = mainLines(draft)
  const [best] = lines
  if (best === undefined || lines.length < 2) return []
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
  columns: [draft.texts.cases, ...columns].map((name) => ({ name: moveName(draft, name) })),
  keys: 1,
  rows: rows.map((row) => ({ cells: [row.case, ...row.moves].map((word) => moveName(draft, word)) })),
})
