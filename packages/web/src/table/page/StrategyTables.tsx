import { tables } from '@spilvaerk/messages/tables'
import type { TableGame } from '@spilvaerk/schemas'
import type { SheetTable as SheetDocumentTable } from '@spilvaerk/slot-engine'
import { tableStrategies } from '@spilvaerk/table-games'
import { SheetTable } from '../../game/sheet/SheetTable.tsx'
import { isSlot } from '../../lib/of-slot.ts'
import { pageLanguage, textsOf } from '../../lib/page-language.ts'
import { trpc } from '../../lib/trpc.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { ChartGrid } from './ChartGrid.tsx'
import '../../game/sheet/sheet.css'
import './strategy.css'

/** Charts of so many columns stand as a grid of short codes. */
const GRID_COLUMNS = 4

/** Figures are read as they are. */
const isOfMoves = ({ rows }: SheetDocumentTable): boolean =>
  rows.every(({ cells }) => cells.every((cell) => typeof cell === 'string'))

/** What each way to play returns, and the charts that a player reads, as the sheet of the game has them. */
export default function StrategyTables({ game }: { readonly game: TableGame }) {
  const t = textsOf(tables)
  const { data, error, refetch } = trpc.studio.sheet.useQuery({ id: game.id })
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data || isSlot(data)) return <Skeleton className="h-96 w-full" />
  const [returns, ...charts] = tableStrategies(game.definition, data.sheet, pageLanguage())?.tables ?? []
  if (!returns) return <p>{t('strategy.none')}</p>
  return (
    <div className="strategy">
      {charts.map((chart) =>
        chart.columns.length > GRID_COLUMNS && isOfMoves(chart) ? (
          <ChartGrid key={chart.title} chart={chart} />
        ) : (
          <SheetTable key={chart.title} table={chart} label={chart.title ?? t('strategy.title')} />
        ),
      )}
      <SheetTable table={returns} label={t('strategy.returns')} />
      {charts.length === 0 && <p className="text-muted text-sm">{t('strategy.noChart')}</p>}
    </div>
  )
}
