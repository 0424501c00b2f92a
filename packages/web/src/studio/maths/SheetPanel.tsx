import { maths } from '@spilvaerk/messages/maths'
import type { Definition, ParSheet } from '@spilvaerk/slot-engine'
import { plain, share, times } from '../../game/figures.ts'
import { formatNumber, numberFormat } from '../../lib/format.ts'
import { textsOf } from '../../lib/page-language.ts'
import { Card } from '../../ui/card.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { EditList } from './EditList.tsx'
import type { LiveSheet } from './live-sheet.ts'
import { ProblemList } from './ProblemList.tsx'
import { sourcesOf } from './sources.ts'
import type { Work } from './use-bench.ts'
import type { useLiveSheets } from './use-live-sheet.ts'

type SheetPanelProps = {
  readonly stored: Definition
  readonly work: Work
  readonly live: ReturnType<typeof useLiveSheets>
}

/** The figures of the stored game and of the draft side by side, where they come from, and what each edit moved. */
export function SheetPanel({ stored, work, live: { sheets, ms, fault } }: SheetPanelProps) {
  const t = textsOf(maths)
  const [before, after] = [sheets.get(stored), sheets.get(work.definition)]
  // While the newest is worked out the one before it stays.
  const shown = after ?? lastOf(work.past, sheets)
  return (
    <Card aria-labelledby="maths-sheet" className="maths-sheet studio-card">
      <h2 id="maths-sheet" className="text-lg">
        {t('sheet.title')}
      </h2>
      {fault !== undefined && <p role="alert">{`${t('sheet.fault')} ${fault}`}</p>}
      <div aria-live="polite" className="grid gap-3" data-working={after ? undefined : ''}>
        {after?.ok === false && <ProblemList problems={after.problems} />}
        {before?.ok && shown?.ok ? (
          <Figures before={before.sheet} after={shown.sheet} ms={after ? ms : undefined} />
        ) : (
          !after && <Skeleton className="h-40" />
        )}
      </div>
      <EditList work={work} sheets={sheets} />
    </Card>
  )
}

const lastOf = (past: readonly Definition[], sheets: ReadonlyMap<Definition, LiveSheet>): LiveSheet | undefined =>
  past.map((one) => sheets.get(one)).findLast((one) => one?.ok === true)

const signed = numberFormat({ minimumFractionDigits: 2, maximumFractionDigits: 2, signDisplay: 'exceptZero' })
export const inPoints = (share: number): string => textsOf(maths)('sheet.points', { points: signed(share * 100) })

function Figures({
  before,
  after,
  ms,
}: {
  readonly before: ParSheet
  readonly after: ParSheet
  readonly ms: number | undefined
}) {
  const t = textsOf(maths)
  const cap = ({ maxWin, betCoins }: ParSheet): number => maxWin.capCoins / betCoins
  const rows = [
    { name: t('sheet.rtp'), from: share(before.rtp), to: share(after.rtp), moved: inPoints(after.rtp - before.rtp) },
    {
      name: t('sheet.hitFrequency'),
      from: share(before.hitFrequency),
      to: share(after.hitFrequency),
      moved: inPoints(after.hitFrequency - before.hitFrequency),
    },
    {
      name: t('sheet.deviation'),
      from: plain(before.standardDeviation),
      to: plain(after.standardDeviation),
      moved: signed(after.standardDeviation - before.standardDeviation),
    },
    {
      name: t('sheet.maxWin'),
      from: times(cap(before)),
      to: times(cap(after)),
      moved: signed(cap(after) - cap(before)),
    },
  ]
  const names: Readonly<Record<string, string>> = { lines: t('sheet.lines'), scatters: t('sheet.scatters') }
  const sources = sourcesOf(before, after).map(({ id, before: from, after: to }) => ({
    ...{ name: names[id] ?? id, from: share(from), to: share(to), moved: inPoints(to - from) },
  }))
  return (
    <>
      <SidesTable caption={t('sheet.title')} head={t('sheet.figure')} rows={rows} />
      <SidesTable caption={t('sheet.sources')} head={t('sheet.source')} rows={sources} isNamed />
      <p className="text-muted text-xs">
        {ms === undefined
          ? t('sheet.working')
          : after.method === 'exact'
            ? t('sheet.exact', { ms: formatNumber(Math.ceil(ms)) })
            : t('sheet.sampled', { points: plain(after.standardError * 196) })}
      </p>
    </>
  )
}

interface SideRow {
  readonly name: string
  readonly from: string
  readonly to: string
  readonly moved: string
}

type SidesTableProps = {
  readonly caption: string
  readonly head: string
  readonly rows: readonly SideRow[]
  readonly isNamed?: boolean
}

function SidesTable({ caption, head, rows, isNamed = false }: SidesTableProps) {
  const t = textsOf(maths)
  return (
    <table className="studio-table maths-sides">
      <caption className={isNamed ? 'pb-1 text-left font-medium text-sm' : 'sr-only'}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          <th scope="col">{t('sheet.before')}</th>
          <th scope="col">{t('sheet.after')}</th>
          <th scope="col">{t('sheet.change')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, from, to, moved }) => (
          <tr key={name} className={from === to ? 'text-muted' : ''}>
            <th scope="row">{name}</th>
            <td>{from}</td>
            <td>{to}</td>
            <td>{from === to ? '–' : moved}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
