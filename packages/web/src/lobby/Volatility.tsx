import type { Volatility as Level } from '@spilvaerk/schemas'
import { cn } from '../lib/cn.ts'

const LEVELS = {
  low: { label: 'Lav', bars: 1 },
  medium: { label: 'Middel', bars: 2 },
  high: { label: 'Høj', bars: 3 },
  extreme: { label: 'Ekstrem', bars: 4 },
} as const satisfies Record<Level, unknown>
const BARS = [1, 2, 3, 4] as const

/** How rarely and how much a game pays: the word, and one to four bars. */
export function Volatility({ level }: { readonly level: Level }) {
  const { label, bars } = LEVELS[level]
  return (
    <span className="inline-flex items-center gap-1.5">
      <span aria-hidden="true" className="inline-flex items-end gap-px">
        {BARS.map((bar) => (
          <span
            key={bar}
            style={{ height: `${2 + bar * 2}px` }}
            className={cn('w-[3px] rounded-[1px]', bar <= bars ? 'bg-lamp' : 'bg-edge/50')}
          />
        ))}
      </span>
      {label}
    </span>
  )
}
