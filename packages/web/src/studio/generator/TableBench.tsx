import type { TableGame } from '@spilvaerk/schemas'
import { BetsCard } from '../table/BetsCard.tsx'
import { LimitsForm } from '../table/LimitsForm.tsx'
import { PreviewCard } from '../table/PreviewCard.tsx'
import { RulesForm } from '../table/RulesForm.tsx'
import { SheetLink } from '../table/SheetLink.tsx'
import { TuneTable } from '../table/TuneTable.tsx'
import { ValidateCard } from '../table/ValidateCard.tsx'
import { ExportCard } from './ExportCard.tsx'
import { MakingCard } from './MakingCard.tsx'
import { StatisticsCard } from './StatisticsCard.tsx'
import { VariationList } from './VariationList.tsx'
import { VersionsCard } from './VersionsCard.tsx'

/** The table in the middle, its numbers below it. */
export const TableBench = ({ game }: { readonly game: TableGame }) => (
  <>
    <div className="studio-column">
      <VariationList />
      <PreviewCard game={game} />
      <MakingCard game={game} />
      <BetsCard game={game} />
      <VersionsCard game={game}>
        <LimitsForm key={game.definitionHash} game={game} />
        <TuneTable key={`tune ${game.definitionHash}`} game={game} />
        <RulesForm key={`rules ${game.definitionHash}`} game={game} />
      </VersionsCard>
    </div>
    <div className="studio-column studio-numbers">
      <StatisticsCard game={game} />
      <ValidateCard key={game.definitionHash} game={game} />
      <div className="studio-column">
        <SheetLink game={game} />
        <ExportCard gameId={game.id} />
      </div>
    </div>
  </>
)
