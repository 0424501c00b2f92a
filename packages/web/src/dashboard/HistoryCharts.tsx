import { dashboard } from '@spilvaerk/messages/dashboard'
import type { DashboardHistory } from '@spilvaerk/schemas'
import { formatMinutes, timeFormat } from '../lib/danish-time.ts'
import { formatKroner } from '../lib/format.ts'
import { textsOf } from '../lib/page-language.ts'
import { trpc } from '../lib/trpc.ts'
import { Loaded } from '../ui/loaded.tsx'
import { type Bar, BarChart } from './BarChart.tsx'
import { FRESH } from './use-fresh.ts'

const OERE = 100

const formatDay = timeFormat({ day: 'numeric', month: 'short', timeZone: 'UTC' })
const formatMonth = timeFormat({ month: 'short', year: 'numeric', timeZone: 'UTC' })

const byDay = (days: DashboardHistory['days'], value: 'minutes' | 'net'): Bar[] =>
  days.map((one) => ({ label: formatDay(one.day), value: one[value] }))

const byMonth = (months: DashboardHistory['months']): Bar[] =>
  months.map((one) => ({ label: formatMonth(`${one.month}-01`), value: one.spent / OERE }))

/** What the member has played, won or lost, and spent. The figures are the server's own books. */
export function HistoryCharts() {
  const t = textsOf(dashboard)
  const history = trpc.dashboard.history.useQuery(undefined, FRESH)
  return (
    <section aria-labelledby="udvikling" className="grid gap-3">
      <h2 id="udvikling" className="text-xl">
        {t('history.title')}
      </h2>
      <Loaded query={history} height="h-96">
        {({ days, months }) => (
          <div className="grid gap-4 lg:grid-cols-3">
            <BarChart
              title={t('history.time')}
              hint={t('history.last30Days')}
              bars={byDay(days, 'minutes')}
              total={formatMinutes(days.reduce((sum, { minutes }) => sum + minutes, 0))}
              format={formatMinutes}
              none={t('history.noTime')}
            />
            <BarChart
              title={t('history.net')}
              hint={t('history.netHint')}
              bars={byDay(days, 'net')}
              total={formatKroner(days.reduce((sum, { net }) => sum + net, 0))}
              format={formatKroner}
              none={t('history.noNet')}
            />
            <BarChart
              title={t('history.spent')}
              hint={t('history.spentHint')}
              bars={byMonth(months)}
              total={formatKroner(months.reduce((sum, { spent }) => sum + spent, 0) / OERE)}
              format={formatKroner}
              none={t('history.noSpent')}
            />
          </div>
        )}
      </Loaded>
    </section>
  )
}
