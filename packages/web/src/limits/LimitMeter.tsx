import type { Limit } from '@spilvaerk/schemas'
import { cn } from '../lib/cn.ts'
import { formatMoment } from '../lib/danish-time.ts'
import { share } from './changes.ts'

const NEARLY = 0.8

type LimitMeterProps = { readonly limit: Limit; readonly format: (value: number) => string }

/** How much of a limit is used, and the raise that waits. */
export function LimitMeter({ limit, format }: LimitMeterProps) {
  const { value, used, pending } = limit
  const full = share(limit)
  return (
    <div className="grid gap-1.5 text-muted text-xs">
      <span aria-hidden className="block h-1.5 overflow-hidden rounded-full bg-lifted">
        <span
          className={cn('block h-full rounded-full', full >= 1 ? 'bg-red' : full >= NEARLY ? 'bg-lamp' : 'bg-green')}
          style={{ width: `${full * 100}%` }}
        />
      </span>
      <p className="tabular-nums">
        {used < 0 ? `I plus med ${format(-used)}` : `Brugt ${format(used)}`}
        {value === null ? ' · ingen grænse' : used < 0 ? ` · grænse ${format(value)}` : ` af ${format(value)}`}
      </p>
      {pending && (
        <p className="text-lamp-bright">
          {pending.value === null ? 'Grænsen fjernes' : `Hæves til ${format(pending.value)}`}{' '}
          {formatMoment(pending.from)}
        </p>
      )}
    </div>
  )
}
