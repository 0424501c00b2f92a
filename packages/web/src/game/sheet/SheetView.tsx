import { sheet } from '@spilvaerk/messages/sheet'
import { type DetailedSheet, type SheetSection, sheetDocument } from '@spilvaerk/slot-engine'
import { Download, Printer } from 'lucide-react'
import { type ReactNode, Suspense, useMemo } from 'react'
import { formatDay } from '../../lib/danish-time.ts'
import { pageLanguage, textsOf } from '../../lib/page-language.ts'
import { useVisitorPresence } from '../../lib/visitor-presence.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { DOWNLOADS, downloadSheet } from './download.ts'
import { ReturnBar } from './ReturnBar.tsx'
import { SheetTable, type ShowRow } from './SheetTable.tsx'
import './sheet.css'
import { lazyPart } from '../../ui/lazy-part.tsx'

/** Charts of many points come with their library, after the figures. */
const WinCharts = lazyPart(async () => (await import('./WinCharts.tsx')).WinCharts)
const FunnelChart = lazyPart(async () => (await import('./FunnelChart.tsx')).FunnelChart)

type SheetViewProps = {
  readonly detail: DetailedSheet
  readonly hash: string
  readonly name: string
  /** What the game is called and says in the language of the page, where it may be another than that of its definition. */
  readonly told?: { readonly title: string; readonly description: string }
  /** On another page, which says what the game is called: without a title, and headings one step lower. */
  readonly isPart?: boolean
  /** Shows a round of a row; without it rows have no such button. */
  readonly onShow?: ShowRow
}

export function SheetView({ detail, hash, name, told, isPart = false, onShow }: SheetViewProps) {
  const t = textsOf(sheet)
  const language = pageLanguage()
  const Heading = isPart ? 'h3' : 'h2'
  const options = useMemo(() => ({ language, hash, date: formatDay(new Date()) }) as const, [hash, language])
  const document = useMemo(() => sheetDocument(detail, options), [detail, options])
  const isExact = detail.sheet.method === 'exact'
  const description = told?.description ?? document.description
  return (
    <article className="sheet">
      <header className="mb-8">
        <p className="flex flex-wrap items-center gap-3 text-muted">
          {document.eyebrow}
          <Badge tone={isExact ? 'petrol' : 'lamp'}>{t(isExact ? 'exact' : 'simulated')}</Badge>
        </p>
        {!isPart && <h1 className="text-4xl">{told?.title ?? document.title}</h1>}
        {!isPart && description && <p className="mt-2 max-w-prose text-muted">{description}</p>}
        <dl className="sheet-facts">
          {document.facts.map((fact) => (
            <div key={fact.name}>
              <dt>{fact.name}</dt>
              <dd>{fact.text}</dd>
            </div>
          ))}
        </dl>
        <div className="sheet-screen mt-5 flex flex-wrap gap-2">
          {DOWNLOADS.map(({ kind, label }) => (
            <Button key={kind} variant="secondary" size="sm" onClick={() => downloadSheet(kind, detail, name, options)}>
              <Download aria-hidden className="size-4" />
              {label}
            </Button>
          ))}
          {!isPart && (
            <Button variant="secondary" size="sm" onClick={() => window.print()}>
              <Printer aria-hidden className="size-4" />
              {t('print')}
            </Button>
          )}
        </div>
      </header>
      {document.sections.map((section) => (
        <section key={section.title} className="sheet-section">
          <Heading className={isPart ? 'text-xl' : 'text-2xl'}>{section.title}</Heading>
          {section.note && <p className="mb-3 max-w-prose text-muted text-sm">{section.note}</p>}
          <Chart section={section} detail={detail} />
          <div className="sheet-tables">
            {section.tables.map((table, index) => (
              <SheetTable
                key={`${table.title}${table.columns[0]?.name}`}
                table={table}
                onShow={onShow}
                label={`${section.title}: ${nameOf(section.tables, index) ?? t('table', { number: index + 1 })}`}
              />
            ))}
          </div>
        </section>
      ))}
      <p className="text-muted text-sm">{document.texts.methodNote}</p>
    </article>
  )
}

/** Two tables of a section may have one title, as those of a reel set have: what they list tells them apart. */
function nameOf(tables: SheetSection['tables'], index: number): string | undefined {
  const { title, columns } = tables[index] ?? {}
  const isAlone = tables.filter((table) => table.title === title).length === 1
  return title && (isAlone ? title : `${title}, ${columns?.[0]?.name}`)
}

type ChartProps = {
  readonly section: SheetSection
  readonly detail: DetailedSheet
}

function Chart({ section, detail }: ChartProps) {
  const { chart } = section
  if (chart === undefined) return null
  switch (chart) {
    case 'returns':
      return <ReturnBar section={section} detail={detail} />
    case 'wins':
      return (
        <Due>
          <WinCharts detail={detail} />
        </Due>
      )
    case 'longRun':
      return (
        <Due>
          <FunnelChart detail={detail} />
        </Due>
      )
  }
}

/** Charts are for those who do not see them, too, before long: they may print the sheet. */
const PATIENCE_MS = 4000

function Due({ children }: { readonly children: ReactNode }) {
  const isDue = useVisitorPresence(PATIENCE_MS)
  const place = <Skeleton className="mb-5 h-72 w-full" />
  return isDue ? <Suspense fallback={place}>{children}</Suspense> : place
}
