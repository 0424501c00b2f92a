import { stakes } from '@spilvaerk/messages/stakes'
import type { PlaySession } from '@spilvaerk/schemas'
import { Clock } from 'lucide-react'
import { cn } from '../lib/cn.ts'
import { formatClock } from '../lib/danish-time.ts'
import { formatKroner } from '../lib/format.ts'
import { textsOf } from '../lib/page-language.ts'
import { usePlayedSeconds } from './use-play-session.ts'

/** How long one has played for money, and what that has brought. */
export function PlayClock({ session }: { readonly session: PlaySession | null }) {
  const seconds = usePlayedSeconds(session)
  const t = textsOf(stakes)
  const net = session?.net ?? 0
  return (
    <dl className="flex items-center gap-x-5 whitespace-nowrap text-sm tabular-nums">
      <div className="flex items-center gap-1.5">
        <dt>
          <Clock aria-hidden className="size-4 text-lamp" />
          <span className="sr-only">{t('bar.time')}</span>
        </dt>
        <dd className="font-semibold">
          <span role="timer">{formatClock(seconds)}</span>
        </dd>
      </div>
      <div className="flex items-center gap-1.5">
        <dt className="text-muted">{t('bar.net')}</dt>
        <dd className={cn('font-semibold', net > 0 && 'text-green-text')}>
          {net > 0 && '+'}
          {formatKroner(net)}
        </dd>
      </div>
    </dl>
  )
}
