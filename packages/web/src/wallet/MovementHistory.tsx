import { wallet } from '@spilvaerk/messages/wallet'
import { MOVEMENT_KINDS, type Movement, type MovementKind } from '@spilvaerk/schemas'
import { Link } from '@tanstack/react-router'
import { Download } from 'lucide-react'
import { useId, useState } from 'react'
import { TEXT_LINK } from '../auth/OtherLinks.tsx'
import { cn } from '../lib/cn.ts'
import { formatMoment } from '../lib/danish-time.ts'
import { formatAmount } from '../lib/format.ts'
import { textsOf } from '../lib/page-language.ts'
import { replayOf } from '../lib/replay-path.ts'
import { trpc } from '../lib/trpc.ts'
import { buttonClass } from '../ui/button.tsx'
import { Input } from '../ui/input.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { MoreButton } from '../ui/more-button.tsx'
import { PlainSelect } from '../ui/plain-select.tsx'
import { csvAddress, type Filter } from './filter.ts'

export function MovementHistory() {
  const [filter, setFilter] = useState<Filter>({})
  const t = textsOf(wallet)
  const history = trpc.wallet.history.useInfiniteQuery(filter, {
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  })
  const movements = history.data?.pages.flatMap((page) => page.movements)
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="bevaegelser" className="text-xl">
          {t('movements.title')}
        </h2>
        <a href={csvAddress(filter)} download={t('movements.file')} className={buttonClass('secondary', 'sm')}>
          <Download aria-hidden className="size-4" />
          {t('movements.csv')}
        </a>
      </div>
      <FilterBar filter={filter} onChange={setFilter} />
      <Loaded query={{ ...history, data: movements }} height="h-64">
        {(rows) =>
          rows.length === 0 ? <NoMovements isFiltered={Object.keys(filter).length > 0} /> : <Rows rows={rows} />
        }
      </Loaded>
      <MoreButton pages={history} />
    </div>
  )
}

function NoMovements({ isFiltered }: { readonly isFiltered: boolean }) {
  return (
    <p className="rounded-md border border-line border-dashed px-4 py-10 text-center text-muted">
      {textsOf(wallet)(isFiltered ? 'movements.noneFound' : 'movements.none')}
    </p>
  )
}

function FilterBar({ filter, onChange }: { readonly filter: Filter; readonly onChange: (filter: Filter) => void }) {
  const id = useId()
  const t = textsOf(wallet)
  const change = (field: keyof Filter, value: string) => {
    const { [field]: _, ...rest } = filter
    // The list offers the kinds themselves, and date fields hand out ISO days.
    onChange(value === '' ? rest : { ...rest, [field]: value as MovementKind })
  }
  return (
    <div className="grid gap-3 sm:grid-cols-3">
      <div className="grid gap-1">
        <label htmlFor={`${id}-type`} className="text-muted text-sm">
          {t('movements.kind')}
        </label>
        <PlainSelect
          id={`${id}-type`}
          value={filter.kind ?? ''}
          onChange={(event) => change('kind', event.target.value)}
        >
          <option value="">{t('movements.all')}</option>
          {MOVEMENT_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {t(`movements.kinds.${kind}`)}
            </option>
          ))}
        </PlainSelect>
      </div>
      {(['from', 'to'] as const).map((end) => (
        <div key={end} className="grid gap-1">
          <label htmlFor={`${id}-${end}`} className="text-muted text-sm">
            {t(`movements.${end}`)}
          </label>
          <Input
            id={`${id}-${end}`}
            type="date"
            value={filter[end] ?? ''}
            onChange={(event) => change(end, event.target.value)}
          />
        </div>
      ))}
    </div>
  )
}

function Rows({ rows }: { readonly rows: readonly Movement[] }) {
  const t = textsOf(wallet)
  return (
    <table className="w-full text-sm max-sm:block">
      <caption className="sr-only">{t('movements.caption')}</caption>
      <thead className="max-sm:sr-only">
        <tr className="border-line border-b text-left text-muted">
          <th className="py-2 pr-3 font-medium">{t('movements.when')}</th>
          <th className="px-3 py-2 font-medium">{t('movements.text')}</th>
          <th className="px-3 py-2 text-right font-medium">{t('movements.amount')}</th>
          <th className="py-2 pl-3 text-right font-medium">{t('movements.balance')}</th>
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {rows.map((row) => (
          <MovementRow key={row.id} row={row} />
        ))}
      </tbody>
    </table>
  )
}

function MovementRow({ row }: { readonly row: Movement }) {
  const t = textsOf(wallet)
  return (
    <tr className="border-line border-b last:border-0 max-sm:grid max-sm:grid-cols-[1fr_auto] max-sm:py-2.5">
      <td className="whitespace-nowrap py-2.5 pr-3 text-muted max-sm:order-3 max-sm:py-0 max-sm:text-xs">
        {formatMoment(row.createdAt)}
      </td>
      <td className="px-3 py-2.5 max-sm:order-1 max-sm:p-0">
        {row.text || t(`movements.kinds.${row.kind}`)}
        {row.roundId && (
          <>
            {' '}
            <Link to={replayOf(row.roundId)} className={TEXT_LINK}>
              {t('movements.replay')}
            </Link>
          </>
        )}
      </td>
      <td
        className={cn(
          'whitespace-nowrap px-3 py-2.5 text-right font-semibold tabular-nums max-sm:order-2 max-sm:p-0',
          row.amount > 0 && 'text-green-text',
        )}
      >
        {row.amount > 0 && '+'}
        {formatAmount(row.amount)}
      </td>
      <td className="whitespace-nowrap py-2.5 pl-3 text-right text-muted tabular-nums max-sm:order-4 max-sm:p-0 max-sm:text-xs">
        {formatAmount(row.balance)}
      </td>
    </tr>
  )
}
