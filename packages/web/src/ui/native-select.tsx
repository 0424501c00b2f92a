import { ChevronDown, type LucideIcon } from 'lucide-react'
import { cn } from '../lib/cn.ts'
import type { Option } from './select.tsx'

type NativeSelectProps<Value extends string> = {
  readonly value: Value
  readonly options: readonly Option<Value>[]
  readonly onChange: (value: Value) => void
  readonly label: string
  /** Stands for the whole control where the window is narrow. */
  readonly icon: LucideIcon
  readonly className?: string
}

/** The device's own list: nothing to load, and the best there is on a phone. */
export function NativeSelect<Value extends string>(props: NativeSelectProps<Value>) {
  const { value, options, onChange, label, icon: Icon, className } = props
  return (
    <span className={cn('relative inline-flex', className)}>
      <select
        aria-label={label}
        title={label}
        value={value}
        // The values in the list are the options' own.
        onChange={(event) => onChange(event.target.value as Value)}
        className="well h-11 w-full appearance-none rounded-md text-paper text-sm max-md:w-11 max-md:text-transparent md:pr-9 md:pl-3.5"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} className="bg-raised text-paper">
            {option.label}
          </option>
        ))}
      </select>
      <Icon aria-hidden className="pointer-events-none absolute top-3 left-3 size-5 text-muted md:hidden" />
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-muted max-md:hidden"
      />
    </span>
  )
}
