import { dashboard } from '@spilvaerk/messages/dashboard'
import type { Notification } from '@spilvaerk/schemas'
import { Link } from '@tanstack/react-router'
import { CircleAlert, Clock3, type LucideIcon, ShieldCheck, ShoppingBag, UserRound } from 'lucide-react'
import type { Ref } from 'react'
import { cn } from '../lib/cn.ts'
import { formatMoment } from '../lib/danish-time.ts'
import { explain } from '../lib/errors.ts'
import { textsOf } from '../lib/page-language.ts'
import { trpc } from '../lib/trpc.ts'
import { toast } from '../toast/toasts.ts'
import { BusyButton } from '../ui/busy-button.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { FRESH } from './use-fresh.ts'

const ICONS: Readonly<Record<Notification['kind'], LucideIcon>> = {
  account: UserRound,
  purchase: ShoppingBag,
  lease: Clock3,
  limit: ShieldCheck,
  trouble: CircleAlert,
}

/** The notifications of a member, the new ones marked until they are marked as read. */
export function NotificationList({ ref }: { readonly ref?: Ref<HTMLElement> }) {
  const utils = trpc.useUtils()
  const t = textsOf(dashboard)
  const news = trpc.dashboard.notifications.useQuery(undefined, FRESH)
  const read = trpc.dashboard.markRead.useMutation({
    onSuccess: (answer) => utils.dashboard.notifications.setData(undefined, answer),
    onError: (error) => toast({ tone: 'danger', title: t('error'), description: explain(error).message }),
  })
  return (
    <section ref={ref} tabIndex={-1} aria-labelledby="notifikationer" className="panel grid scroll-mt-20 gap-3 p-5">
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-3">
        <h2 id="notifikationer" className="text-xl">
          {t('notifications.title')}
        </h2>
        {news.data && news.data.unread > 0 && (
          <BusyButton
            variant="secondary"
            size="sm"
            isBusy={read.isPending}
            busyLabel={t('notifications.saving')}
            onClick={() => read.mutate({})}
          >
            {t('notifications.readAll')}
          </BusyButton>
        )}
      </div>
      <Loaded query={news} height="h-48">
        {({ items }) => (
          <ul className="max-h-112 overflow-y-auto">
            {items.map((item) => (
              <NotificationRow key={item.id} item={item} onRead={() => read.mutate({ ids: [item.id] })} />
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  )
}

function NotificationRow({ item, onRead }: { readonly item: Notification; readonly onRead: () => void }) {
  const { kind, title, text, at, read, href } = item
  const Icon = ICONS[kind]
  return (
    <li className="grid grid-cols-[auto_1fr] gap-x-3 border-line border-b py-3 last:border-0">
      <Icon
        aria-hidden
        className={cn('mt-0.5 size-5', kind === 'trouble' ? 'text-red-text' : read ? 'text-muted' : 'text-lamp')}
      />
      <div className="min-w-0">
        <p className={cn(read ? 'text-muted' : 'font-semibold')}>
          {href ? (
            <Link to={href} onClick={read ? undefined : onRead} className="rounded-sm hover:underline">
              {title}
            </Link>
          ) : (
            title
          )}
          {!read && (
            <span className="ml-2 font-normal text-lamp text-xs">{textsOf(dashboard)('notifications.fresh')}</span>
          )}
        </p>
        <p className="text-muted text-sm">{text}</p>
        <p className="mt-0.5 text-muted text-xs">{formatMoment(at)}</p>
      </div>
    </li>
  )
}
