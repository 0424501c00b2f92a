import { purchase } from '@spilvaerk/messages/purchase'
import type { DashboardGame } from '@spilvaerk/schemas'
import { formatDay } from '../lib/danish-time.ts'
import { textsOf } from '../lib/page-language.ts'
import { Notice } from '../ui/notice.tsx'

/** Tells a member who leases the game what the next payment does, before it is chosen. */
export function LeasedAlready({ game: { leaseExpiry } }: { readonly game: DashboardGame }) {
  if (!leaseExpiry) return null
  const t = textsOf(purchase)
  return <Notice title={t('leased.title', { until: formatDay(leaseExpiry) })}>{t('leased.text')}</Notice>
}
