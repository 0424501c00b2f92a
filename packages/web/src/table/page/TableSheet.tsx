import { sheet as texts } from '@spilvaerk/messages/sheet'
import type { TableGame } from '@spilvaerk/schemas'
import {
  type TableSheet as Proved,
  tableSheetDocument,
  tableSheetToCsv,
  tableSheetToHtml,
  tableSheetToMarkdown,
} from '@spilvaerk/table-games'
import { Download, Printer } from 'lucide-react'
import { useMemo } from 'react'
import { saveSheet } from '../../game/sheet/download.ts'
import { SheetTable } from '../../game/sheet/SheetTable.tsx'
import { formatDay } from '../../lib/danish-time.ts'
import { isSlot } from '../../lib/of-slot.ts'
import { pageLanguage, textsOf } from '../../lib/page-language.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { titleOf } from '../../lib/title-of.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/states.tsx'
import '../../game/sheet/sheet.css'

const WRITERS = { md: tableSheetToMarkdown, csv: tableSheetToCsv, html: tableSheetToHtml } as const
const LABELS = { md: 'Markdown', csv: 'CSV', html: 'HTML' } as const
const KINDS = ['md', 'csv', 'html'] as const

/** Everything that is proved of a table game. */
export function TableSheet({ game }: { readonly game: TableGame }) {
  usePageTitle(textsOf(texts)('titleOf', { game: titleOf(game) }))
  const { data, error, refetch } = trpc.studio.sheet.useQuery({ id: game.id })
  if (error) return <ErrorState heading="h1" error={error} onRetry={() => void refetch()} />
  if (!data || isSlot(data)) return <Skeleton className="h-96 w-full" />
  return <Document game={game} sheet={data.sheet} />
}

type DocumentProps = { readonly game: TableGame; readonly sheet: Proved }

function Document({ game, sheet }: DocumentProps) {
  const t = textsOf(texts)
  const language = pageLanguage()
  const { definition, definitionHash: hash } = game
  const options = useMemo(() => ({ language, hash, date: formatDay(new Date()) }) as const, [hash, language])
  const document = useMemo(() => tableSheetDocument(definition, sheet, options), [definition, sheet, options])
  return (
    <article className="sheet">
      <header className="mb-8">
        <p className="text-muted">{document.eyebrow}</p>
        <h1 className="text-4xl">{titleOf(game)}</h1>
        <p className="mt-2 max-w-prose text-muted">{game.description}</p>
        <dl className="sheet-facts">
          {document.facts.map((fact) => (
            <div key={fact.name}>
              <dt>{fact.name}</dt>
              <dd>{fact.text}</dd>
            </div>
          ))}
        </dl>
        <div className="sheet-screen mt-5 flex flex-wrap gap-2">
          {KINDS.map((kind) => (
            <Button
              key={kind}
              variant="secondary"
              size="sm"
              onClick={() => saveSheet(kind, WRITERS[kind](definition, sheet, options), game.slug)}
            >
              <Download aria-hidden className="size-4" />
              {LABELS[kind]}
            </Button>
          ))}
          <Button variant="secondary" size="sm" onClick={() => window.print()}>
            <Printer aria-hidden className="size-4" />
            {t('print')}
          </Button>
        </div>
      </header>
      {document.sections.map((section) => (
        <section key={section.title} className="sheet-section">
          <h2 className="text-2xl">{section.title}</h2>
          {section.note && <p className="mb-3 max-w-prose text-muted text-sm">{section.note}</p>}
          <div className="sheet-tables">
            {section.tables.map((table, index) => (
              <SheetTable
                key={`${table.title}${table.columns[0]?.name}`}
                table={table}
                label={`${section.title}: ${table.title ?? t('table', { number: index + 1 })}`}
              />
            ))}
          </div>
        </section>
      ))}
      <p className="text-muted text-sm">{document.texts.methodNote}</p>
    </article>
  )
}
