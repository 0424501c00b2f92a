import { analytics } from '@spilvaerk/messages/analytics'
import type { GameAnalytics } from '@spilvaerk/schemas'
import { useId, useState } from 'react'
import { formatAmount, formatNumber, formatPercent } from '../../lib/format.ts'
import { textsOf } from '../../lib/page-language.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { PlainSelect } from '../../ui/plain-select.tsx'
import { analyticsCsv, saveCsv } from './analytics-csv.ts'

const SPANS = [7, 30, 90, 365] as const
const STAKES = ['all', 'money', 'demo'] as const
const DAY_MS = 86_400_000
const NONE = '–'
/** Days are the house's, as the server counts them: 2026-11-27. */
const DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Copenhagen' })

type Stake = (typeof STAKES)[number]

/** What a game really saw, day by day: told to who made it, and asked for by nobody else. */
export function OverTime({ id, isMine }: { readonly id: number; readonly isMine: boolean }) {
  const t = textsOf(analytics)
  const [days, setDays] = useState<number>(30)
  const [stake, setStake] = useState<Stake>('all')
  const [today] = useState(() => Date.now())
  const to = DAY.format(today)
  const from = dayAfter(to, 1 - days)
  const query = trpc.rounds.analytics.useQuery({ id, from, stake }, { retry: false, enabled: isMine })
  return (
    <Card aria-labelledby="over-time" className="studio-card grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-end gap-4">
        <h3 id="over-time" className="mr-auto text-lg">
          {t('time.title')}
        </h3>
        <Choice label={t('time.span')} value={String(days)} onChange={(value) => setDays(Number(value))}>
          {SPANS.map((span) => [String(span), t('time.days', { count: span })])}
        </Choice>
        <Choice label={t('time.stake')} value={stake} onChange={(value) => setStake(stakeOf(value))}>
          {STAKES.map((one) => [one, t(`time.${one}`)])}
        </Choice>
      </div>
      {!isMine ? (
        <p className="text-muted text-sm">{t('time.notYours')}</p>
      ) : (
        <Loaded query={query} height="h-96">
          {(found) => <Found found={found} span={{ from, to }} name={`spil-${id}.csv`} />}
        </Loaded>
      )}
    </Card>
  )
}

/** @param count of days, and back in time below nothing */
const dayAfter = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10)

const stakeOf = (value: string): Stake => STAKES.find((one) => one === value) ?? 'all'

type ChoiceProps = {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly children: readonly (readonly [value: string, label: string])[]
}

function Choice({ label, value, onChange, children }: ChoiceProps) {
  const id = useId()
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-medium text-sm">
        {label}
      </label>
      <PlainSelect id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        {children.map(([each, words]) => (
          <option key={each} value={each} className="bg-raised text-paper">
            {words}
          </option>
        ))}
      </PlainSelect>
    </div>
  )
}

interface Span {
  readonly from: string
  readonly to: string
}

interface FoundProps {
  readonly found: GameAnalytics
  readonly span: Span
  readonly name: string
}

function Found({ found, span, name }: FoundProps) {
  const t = textsOf(analytics)
  const { days, total, declared, since, returning } = found
  if (days.length === 0) return <p className="text-muted text-sm">{t('time.none')}</p>
  const { returned, low, high } = total
  const isInside = returned !== null && low !== null && high !== null && returned >= low && returned <= high
  return (
    <>
      <Chart days={days} {...span} />
      {returned !== null && low !== null && (
        <p className="text-sm">{t(isInside ? 'time.inside' : 'time.outside', { declared: formatPercent(declared) })}</p>
      )}
      <Days days={days} total={total} />
      <div className="flex flex-wrap items-center gap-4">
        <Button variant="secondary" size="sm" onClick={() => saveCsv(analyticsCsv(found), name)}>
          {t('time.csv')}
        </Button>
        {since && <p className="text-muted text-sm">{t('time.since', { day: since })}</p>}
      </div>
      <Returning returning={returning} />
    </>
  )
}

const WIDTH = 600
const HEIGHT = 120

/** A bar for each day of the span on which there were rounds. */
function Chart({ days, from, to }: Pick<GameAnalytics, 'days'> & Span) {
  const t = textsOf(analytics)
  const most = Math.max(1, ...days.map(({ rounds }) => rounds))
  const start = Date.parse(from)
  const step = WIDTH / (1 + (Date.parse(to) - start) / DAY_MS)
  return (
    <figure className="grid gap-1">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={t('time.chart', { from, to, most: formatNumber(most) })}
        className="h-32 w-full border-line border-b text-lamp"
        preserveAspectRatio="none"
      >
        {days.map(({ day, rounds }) => {
          const height = Math.max(1, (rounds / most) * HEIGHT)
          const at = (Date.parse(day) - start) / DAY_MS
          return (
            <rect
              key={day}
              x={(at + 0.1) * step}
              y={HEIGHT - height}
              width={step * 0.8}
              height={height}
              fill="currentColor"
            />
          )
        })}
      </svg>
      <figcaption aria-hidden className="flex justify-between text-muted text-xs">
        <span>{from}</span>
        <span>{to}</span>
      </figcaption>
    </figure>
  )
}

type Figures = GameAnalytics['total']
const percent = (value: number | null): string => (value === null ? NONE : formatPercent(value))
const band = ({ low, high }: Figures): string => (low === null ? NONE : `${percent(low)} – ${percent(high)}`)

function Days({ days, total }: Pick<GameAnalytics, 'days' | 'total'>) {
  const t = textsOf(analytics)
  const cells = (one: Figures) => (
    <>
      <td>{formatNumber(one.rounds)}</td>
      <td>{formatNumber(one.wins)}</td>
      <td>{formatAmount(one.wagered)}</td>
      <td>{percent(one.returned)}</td>
      <td>{band(one)}</td>
    </>
  )
  const heads = ['day', 'rounds', 'wins', 'wagered', 'returned', 'band', 'players', 'minutes'] as const
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section aria-labelledby="over-time" className="max-h-96 overflow-auto" tabIndex={0}>
      <table className="studio-table">
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {t(`time.${head}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{t('time.inAll')}</th>
            {cells(total)}
            <td>{NONE}</td>
            <td>{NONE}</td>
          </tr>
          {days.toReversed().map((day) => (
            <tr key={day.day}>
              <th scope="row">{day.day}</th>
              {cells(day)}
              <td>{formatNumber(day.players)}</td>
              <td>{day.minutes === null ? NONE : formatNumber(day.minutes)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Returning({ returning }: Pick<GameAnalytics, 'returning'>) {
  const t = textsOf(analytics)
  const rows = [
    ...returning.days.map((row) => ({ ...row, label: t('time.dayAfter', { count: row.after }) })),
    ...returning.weeks.map((row) => ({ ...row, label: t('time.weekAfter', { count: row.after }) })),
  ].filter(({ players }) => players > 0)
  if (rows.length === 0) return null
  return (
    <table className="studio-table">
      <caption className="mb-2 text-left font-medium">{t('time.returning')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('time.after')}</th>
          <th scope="col">{t('time.first')}</th>
          <th scope="col">{t('time.back')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, players, back }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{formatNumber(players)}</td>
            <td>{`${formatNumber(back)} (${formatPercent((100 * back) / players)})`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
