import { studio } from '@spilvaerk/messages/studio'
import { type CSSProperties, type ReactNode, Suspense } from 'react'
import { textsOf } from '../../lib/page-language.ts'
import { usePanels } from '../../shell/panels.ts'
import { Splitter } from '../../shell/Splitter.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ArtLink } from '../art/ArtLink.tsx'
import { MathsLink } from '../maths/MathsLink.tsx'
import { TextsLink } from '../texts/TextsLink.tsx'
import { type Selected, useSelectedGame } from '../use-selected-game.ts'
import { ConfigurationCard } from './ConfigurationCard.tsx'
import { ExportCard } from './ExportCard.tsx'
import { PreviewCard } from './PreviewCard.tsx'
import { PromptCard } from './PromptCard.tsx'
import { StatisticsCard } from './StatisticsCard.tsx'
import { ValidateCard } from './ValidateCard.tsx'

/** Needed once there is a game. */
const TunePanel = lazyPart(async () => (await import('../tuning/TunePanel.tsx')).TunePanel)
const SymbolLibrary = lazyPart(async () => (await import('./SymbolLibrary.tsx')).SymbolLibrary)
const PaytableCard = lazyPart(async () => (await import('./PaytableCard.tsx')).PaytableCard)
const VersionsCard = lazyPart(async () => (await import('./VersionsCard.tsx')).VersionsCard)
const SheetCard = lazyPart(async () => (await import('./SheetCard.tsx')).SheetCard)
const MakingCard = lazyPart(async () => (await import('./MakingCard.tsx')).MakingCard)
const VariationList = lazyPart(async () => (await import('./VariationList.tsx')).VariationList)
const TableBench = lazyPart(async () => (await import('./TableBench.tsx')).TableBench)

/** Wishes at the left, the game itself in the middle, what it is made of and its numbers at the right. */
export function GeneratorTab() {
  const selected = useSelectedGame()
  const ready = selected.state === 'ready' ? selected : undefined
  const table = selected.state === 'table' ? selected.game : undefined
  const prompt = (
    <>
      <PromptCard />
      <ConfigurationCard game={ready?.game} isTable={table !== undefined} />
    </>
  )
  if (table)
    return (
      <Bench prompt={prompt} kind={table.kind}>
        <Suspense fallback={<Skeleton className="h-[40rem]" />}>
          <TableBench key={table.id} game={table} />
        </Suspense>
      </Bench>
    )
  return (
    <Bench prompt={prompt} inspector={<Inspector ready={ready} />}>
      <div className="studio-column">
        <Suspense>
          <VariationList />
        </Suspense>
        <PreviewCard selected={selected} />
        {ready && (
          <Suspense fallback={<Skeleton className="h-40" />}>
            <MakingCard game={ready.game} />
            <SheetCard key={ready.game.definitionHash} game={ready.game} />
          </Suspense>
        )}
      </div>
    </Bench>
  )
}

type BenchProps = {
  readonly prompt: ReactNode
  readonly inspector?: ReactNode
  readonly kind?: string
  readonly children: ReactNode
}

/** Three panels at a desk; on a phone one page that begins with the game, and a bar that leads to its parts. */
function Bench({ prompt, inspector, kind, children }: BenchProps) {
  const { left, right } = usePanels()
  const widths = { '--left': `${left.widthPx}px`, '--right': `${right.widthPx}px` }
  return (
    <>
      <div className="studio-bench" data-kind={kind} style={widths as CSSProperties}>
        <div id="panel-left" className="studio-column studio-left" data-folded={left.isFolded}>
          {prompt}
        </div>
        <Splitter side="left" controls="panel-left" />
        <div id="panel-stage" className="studio-stage">
          {children}
        </div>
        {inspector && (
          <>
            <Splitter side="right" controls="panel-right" />
            <div id="panel-right" className="studio-column studio-right" data-folded={right.isFolded}>
              {inspector}
            </div>
          </>
        )}
      </div>
      {inspector && <Parts />}
    </>
  )
}

function Inspector({ ready }: { readonly ready: (Selected & { readonly state: 'ready' }) | undefined }) {
  return (
    <>
      <div id="part-maths" className="studio-column">
        <StatisticsCard game={ready?.game} />
        {ready && (
          <Suspense fallback={<Skeleton className="h-64" />}>
            <PaytableCard game={ready.game} />
            <VersionsCard key={ready.game.id} game={ready.game}>
              <TunePanel key={ready.game.definitionHash} game={ready.game} definition={ready.definition} />
              <MathsLink id={ready.game.id} />
            </VersionsCard>
          </Suspense>
        )}
      </div>
      {ready && (
        <div id="part-look" className="studio-column">
          <Suspense fallback={<Skeleton className="h-40" />}>
            <SymbolLibrary symbols={ready.game.symbols} />
            <ArtLink id={ready.game.id} />
            <TextsLink id={ready.game.id} />
          </Suspense>
        </div>
      )}
      <div id="part-test" className="studio-column">
        <ValidateCard selected={ready} />
        <ExportCard gameId={ready?.game.id} />
      </div>
    </>
  )
}

const PARTS = [
  { to: 'panel-stage', label: 'shell.parts.game' },
  { to: 'panel-left', label: 'shell.parts.prompt' },
  { to: 'part-maths', label: 'shell.parts.maths' },
  { to: 'part-test', label: 'shell.parts.test' },
] as const

/** On a phone: the parts of the page within reach of a thumb. */
function Parts() {
  const t = textsOf(studio)
  const show = (id: string): void => {
    const part = document.getElementById(id)
    part?.scrollIntoView({ block: 'start' })
    part?.querySelector<HTMLElement>('button, input, select, textarea, a')?.focus({ preventScroll: true })
  }
  return (
    <nav aria-label={t('shell.parts.label')} className="studio-parts">
      {PARTS.map(({ to, label }) => (
        <button key={to} type="button" onClick={() => show(to)}>
          {t(label)}
        </button>
      ))}
    </nav>
  )
}
