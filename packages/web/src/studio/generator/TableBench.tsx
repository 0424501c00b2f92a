import type { TableGame } from '@spilvaerk/schemas'
import { PreviewCard } from '../table/PreviewCard.tsx'
import { ExportCard } from './ExportCard.tsx'
import { MakingCard } from './MakingCard.tsx'
import { TableCard } from './TableCard.tsx'
import { VariationList } from './VariationList.tsx'

/** The table in the middle, its numbers beside it. */
export const TableBench = ({ game }: { readonly game: TableGame }) => (
  <>
    <div className="studio-column">
      <VariationList />
      <PreviewCard game={game} />
      <MakingCard game={game} />
    </div>
    <div className="studio-column studio-numbers">
      <TableCard game={game} />
      <ExportCard gameId={game.id} />
    </div>
  </>
)
