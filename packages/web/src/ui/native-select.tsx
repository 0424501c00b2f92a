import { ChevronDown } from 'lucide-react'
import { cn } from '../lib/cn.ts'
import type { Option } from './select.tsx'

type NativeSelectProps<Value extends string> = {
  readonly value: Value
  readonly options: readonly Option<Value>[]
  readonly onChange: (value: Value) => void
  readonly label: string
  readonly className?: string
}

/** The device's own list: nothing to load, and the best there is on a phone. */
export function NativeSelect<Value extends string>(props: NativeSelectProps<Value>) {
  const { value, options, onChange, label, className } = props
  return (
    <span className={cn('relative inline-flex', className)}>
      <select
        aria-label={label}
        value={value}
        // The values in the list are the options' own.
        onChange={(event) => onChange(event.target.value as Value)}
        className="well h-11 w-full appearance-none rounded-md pr-9 pl-3.5 text-paper text-sm"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} className="bg-raised text-paper">
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-muted"
      />
    </span>
  )
}
