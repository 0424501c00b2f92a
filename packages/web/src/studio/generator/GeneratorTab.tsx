import { Suspense } from 'react'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { MathsLink } from '../maths/MathsLink.tsx'
import { TunePanel } from '../tuning/TunePanel.tsx'
import { type Selected, useSelectedGame } from '../use-selected-game.ts'
import { ConfigurationCard } from './ConfigurationCard.tsx'
import { ExportCard } from './ExportCard.tsx'
import { MakingCard } from './MakingCard.tsx'
import { PaytableCard } from './PaytableCard.tsx'
import { PreviewCard } from './PreviewCard.tsx'
import { PromptCard } from './PromptCard.tsx'
import { SheetCard } from './SheetCard.tsx'
import { StatisticsCard } from './StatisticsCard.tsx'
import { SymbolLibrary } from './SymbolLibrary.tsx'
import { ValidateCard } from './ValidateCard.tsx'
import { VariationList } from './VariationList.tsx'
import { VersionsCard } from './VersionsCard.tsx'

const TableBench = lazyPart(async () => (await import('./TableBench.tsx')).TableBench)

/** Wishes at the left, the game itself in the middle, its numbers at the right. */
export function GeneratorTab() {
  const selected = useSelectedGame()
  const ready = selected.state === 'ready' ? selected : undefined
  const table = selected.state === 'table' ? selected.game : undefined
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="studio-bench" data-kind={table?.kind}>
        <div className="studio-column">
          <PromptCard />
          <ConfigurationCard game={ready?.game} isTable={table !== undefined} />
        </div>
        {table ? (
          <Suspense fallback={<Skeleton className="h-[40rem]" />}>
            <TableBench key={table.id} game={table} />
          </Suspense>
        ) : (
          <SlotBench selected={selected} />
        )}
      </div>
      {ready && <SheetCard key={ready.game.definitionHash} game={ready.game} />}
    </div>
  )
}

function SlotBench({ selected }: { readonly selected: Selected }) {
  const ready = selected.state === 'ready' ? selected : undefined
  return (
    <>
      <div className="studio-column">
        <VariationList />
        <PreviewCard selected={selected} />
        {ready && <MakingCard game={ready.game} />}
        {ready && <SymbolLibrary symbols={ready.game.symbols} />}
        {ready && (
          <VersionsCard key={ready.game.id} game={ready.game}>
            <TunePanel key={ready.game.definitionHash} game={ready.game} definition={ready.definition} />
            <MathsLink id={ready.game.id} />
          </VersionsCard>
        )}
      </div>
      <div className="studio-column studio-numbers">
        <StatisticsCard game={ready?.game} />
        <ValidateCard selected={ready} />
        {ready && <PaytableCard game={ready.game} />}
        <ExportCard gameId={ready?.game.id} />
      </div>
    </>
  )
}
