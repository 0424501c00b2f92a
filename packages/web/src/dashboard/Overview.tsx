import { dashboard } from '@spilvaerk/messages/dashboard'
import type { DashboardStats } from '@spilvaerk/schemas'
import { Link } from '@tanstack/react-router'
import { Bell, Sparkles, Store } from 'lucide-react'
import { Suspense, useRef } from 'react'
import { textsOf } from '../lib/page-language.ts'
import { trpc } from '../lib/trpc.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { KnownGames } from './KnownGames.tsx'
import { NotificationList } from './NotificationList.tsx'
import { StatCards } from './StatCards.tsx'
import { FRESH } from './use-fresh.ts'

/** Below the first screen: it comes when the rest is there. */
const HistoryCharts = lazyPart(async () => (await import('./HistoryCharts.tsx')).HistoryCharts)

export function Overview({ stats }: { readonly stats: DashboardStats }) {
  const list = useRef<HTMLElement>(null)
  /** The focus brings it into view. */
  const toNotifications = (): void => list.current?.focus()
  return (
    <div className="grid gap-6">
      <StatCards stats={stats} />
      <QuickActions onNotifications={toNotifications} />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <NotificationList ref={list} />
        <KnownGames />
      </div>
      <Suspense fallback={<Skeleton className="h-96 rounded-md" />}>
        <HistoryCharts />
      </Suspense>
    </div>
  )
}

function QuickActions({ onNotifications }: { readonly onNotifications: () => void }) {
  const t = textsOf(dashboard)
  const { data } = trpc.dashboard.notifications.useQuery(undefined, FRESH)
  const unread = data?.unread ?? 0
  return (
    <section aria-labelledby="genveje" className="grid gap-3">
      <h2 id="genveje" className="text-xl">
        {t('actions.title')}
      </h2>
      <div className="grid gap-3 sm:grid-cols-3">
        <Link to="/casino-generator" className={buttonClass('primary')}>
          <Sparkles aria-hidden className="size-4.5" />
          {t('actions.create')}
        </Link>
        <Link to="/" className={buttonClass('secondary')}>
          <Store aria-hidden className="size-4.5" />
          {t('actions.casino')}
        </Link>
        <Button variant="secondary" onClick={onNotifications}>
          <Bell aria-hidden className="size-4.5" />
          {t('actions.notifications')}
          {unread > 0 && (
            <span className="plate-red grid h-5 min-w-5 place-items-center rounded-full px-1.5 text-void text-xs">
              {unread}
              <span className="sr-only"> {t('actions.unread')}</span>
            </span>
          )}
        </Button>
      </div>
    </section>
  )
}
