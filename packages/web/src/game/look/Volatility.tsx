import { catalogue } from '@spilvaerk/messages/catalogue'
import type { Volatility as Level } from '@spilvaerk/schemas'
import { cn } from '../../lib/cn.ts'
import { textsOf } from '../../lib/page-language.ts'

const BARS_OF = {
  low: 1,
  medium: 2,
  high: 3,
  extreme: 4,
} as const satisfies Record<Level, number>
const BARS = [1, 2, 3, 4] as const

/** How rarely and how much a game pays: the word, and one to four bars. */
export function Volatility({ level }: { readonly level: Level }) {
  const bars = BARS_OF[level]
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
      {textsOf(catalogue)(`volatility.${level}`)}
    </span>
  )
}
