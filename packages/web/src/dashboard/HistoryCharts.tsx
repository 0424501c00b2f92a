import type { DashboardHistory } from '@spilvaerk/schemas'
import { formatMinutes } from '../lib/danish-time.ts'
import { formatKroner } from '../lib/format.ts'
import { trpc } from '../lib/trpc.ts'
import { Loaded } from '../ui/loaded.tsx'
import { type Bar, BarChart } from './BarChart.tsx'
import { FRESH } from './use-fresh.ts'

const OERE = 100

const day = new Intl.DateTimeFormat('da-DK', { day: 'numeric', month: 'short', timeZone: 'UTC' })
const month = new Intl.DateTimeFormat('da-DK', { month: 'short', year: 'numeric', timeZone: 'UTC' })

const byDay = (days: DashboardHistory['days'], value: 'minutes' | 'net'): Bar[] =>
  days.map((one) => ({ label: day.format(new Date(one.day)), value: one[value] }))

const byMonth = (months: DashboardHistory['months']): Bar[] =>
  months.map((one) => ({ label: month.format(new Date(`${one.month}-01`)), value: one.spent / OERE }))

/** What the member has played, won or lost, and spent. The figures are the server's own books. */
export function HistoryCharts() {
  const history = trpc.dashboard.history.useQuery(undefined, FRESH)
  return (
    <section aria-labelledby="udvikling" className="grid gap-3">
      <h2 id="udvikling" className="text-xl">
        Din udvikling
      </h2>
      <Loaded query={history} height="h-96">
        {({ days, months }) => (
          <div className="grid gap-4 lg:grid-cols-3">
            <BarChart
              title="Spilletid pr. dag"
              hint="De sidste 30 dage"
              bars={byDay(days, 'minutes')}
              total={formatMinutes(days.reduce((sum, { minutes }) => sum + minutes, 0))}
              format={formatMinutes}
              none="Ingen spilletid endnu."
            />
            <BarChart
              title="Nettoresultat pr. dag"
              hint="Spil for penge, de sidste 30 dage"
              bars={byDay(days, 'net')}
              total={formatKroner(days.reduce((sum, { net }) => sum + net, 0))}
              format={formatKroner}
              none="Du har ikke spillet om penge de sidste 30 dage."
            />
            <BarChart
              title="Forbrug pr. måned"
              hint="Køb og leje, de sidste 12 måneder"
              bars={byMonth(months)}
              total={formatKroner(months.reduce((sum, { spent }) => sum + spent, 0) / OERE)}
              format={formatKroner}
              none="Intet forbrug endnu."
            />
          </div>
        )}
      </Loaded>
    </section>
  )
}
