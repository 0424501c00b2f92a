import { limits } from '@spilvaerk/messages/limits'
import type { Limit } from '@spilvaerk/schemas'
import { cn } from '../lib/cn.ts'
import { formatMoment } from '../lib/danish-time.ts'
import { textsOf } from '../lib/page-language.ts'
import { share } from './changes.ts'

const NEARLY = 0.8

type LimitMeterProps = { readonly limit: Limit; readonly format: (value: number) => string }

/** How much of a limit is used, and the raise that waits. */
export function LimitMeter({ limit, format }: LimitMeterProps) {
  const { pending } = limit
  const t = textsOf(limits)
  const full = share(limit)
  return (
    <div className="grid gap-1.5 text-muted text-xs">
      <span aria-hidden className="block h-1.5 overflow-hidden rounded-full bg-lifted">
        <span
          className={cn('block h-full rounded-full', full >= 1 ? 'bg-red' : full >= NEARLY ? 'bg-lamp' : 'bg-green')}
          style={{ width: `${full * 100}%` }}
        />
      </span>
      <p className="tabular-nums">{usedWords(limit, format)}</p>
      {pending && (
        <p className="text-lamp-bright">
          {pending.value === null
            ? t('meter.removed', { when: formatMoment(pending.from) })
            : t('meter.raised', { limit: format(pending.value), when: formatMoment(pending.from) })}
        </p>
      )}
    </div>
  )
}

function usedWords({ value, used }: Limit, format: (value: number) => string): string {
  const t = textsOf(limits)
  if (used < 0) {
    const amount = format(-used)
    return value === null ? t('meter.ahead', { amount }) : t('meter.aheadOf', { amount, limit: format(value) })
  }
  return value === null
    ? t('meter.used', { used: format(used) })
    : t('meter.usedOf', { used: format(used), limit: format(value) })
}
