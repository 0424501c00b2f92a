import { type Volatility as Level, VOLATILITIES } from '@spilvaerk/schemas'
import { cn } from '../lib/cn.ts'

const LABELS = { low: 'Lav', medium: 'Middel', high: 'Høj', extreme: 'Ekstrem' } as const satisfies Record<
  Level,
  string
>

/** How rarely and how much a game pays: the word, and one to four bars. */
export function Volatility({ level }: { readonly level: Level }) {
  const bars = VOLATILITIES.indexOf(level)
  return (
    <span className="inline-flex items-center gap-1.5">
      <span aria-hidden="true" className="inline-flex items-end gap-px">
        {VOLATILITIES.map((step, index) => (
          <span
            key={step}
            style={{ height: `${4 + index * 2}px` }}
            className={cn('w-[3px] rounded-[1px]', index <= bars ? 'bg-lamp' : 'bg-edge/50')}
          />
        ))}
      </span>
      {LABELS[level]}
    </span>
  )
}
