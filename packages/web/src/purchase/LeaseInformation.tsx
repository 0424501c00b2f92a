import { purchase } from '@spilvaerk/messages/purchase'
import { CalendarDays, RefreshCw, TrendingUp } from 'lucide-react'
import { textsOf } from '../lib/page-language.ts'

const POINTS = [
  { icon: CalendarDays, key: 'from' },
  {
    icon: TrendingUp,
    key: 'upgrade',
  },
  { icon: RefreshCw, key: 'renewal' },
] as const

export function LeaseInformation() {
  const t = textsOf(purchase)
  return (
    <section aria-labelledby="om-leje" className="grid gap-3 rounded-md border border-blue/50 bg-blue/10 p-4">
      <h3 id="om-leje" className="font-semibold text-base">
        {t('about.title')}
      </h3>
      <ul className="grid gap-2.5 text-sm">
        {POINTS.map(({ icon: Icon, key }) => (
          <li key={key} className="flex items-start gap-2.5">
            <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-blue-text" />
            {t(`about.${key}`)}
          </li>
        ))}
      </ul>
    </section>
  )
}
