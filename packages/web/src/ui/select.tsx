import { Check, ChevronDown } from 'lucide-react'
import { Select as Radix } from 'radix-ui'
import { cn } from '../lib/cn.ts'

export type Option<Value extends string> = { readonly value: Value; readonly label: string }

type SelectProps<Value extends string> = {
  readonly value: Value
  readonly options: readonly Option<Value>[]
  readonly onChange: (value: Value) => void
  readonly id?: string
  readonly label?: string
  readonly disabled?: boolean
  readonly className?: string
}

/** One of a short list. Name it with `label`, or through `id` by a label of its own. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { value, options, onChange, id, label, disabled = false, className } = props
  return (
    // Radix knows strings only; what it hands back is one of the options' own values.
    <Radix.Root value={value} onValueChange={(next) => onChange(next as Value)} disabled={disabled}>
      <Radix.Trigger
        id={id}
        aria-label={label}
        className={cn(
          'well flex h-11 w-full items-center justify-between gap-2 rounded-md px-3.5 text-left text-paper disabled:opacity-50',
          className,
        )}
      >
        <Radix.Value />
        <Radix.Icon>
          <ChevronDown aria-hidden className="size-4 text-muted" />
        </Radix.Icon>
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          position="popper"
          sideOffset={6}
          className="z-50 max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width) animate-surface-in overflow-hidden rounded-md border border-line bg-raised shadow-lift"
        >
          <Radix.Viewport className="p-1">
            {options.map((option) => (
              <Radix.Item
                key={option.value}
                value={option.value}
                className="flex min-h-9 select-none items-center gap-2 rounded-sm py-1.5 pr-8 pl-2.5 text-sm outline-none data-highlighted:bg-lamp data-highlighted:text-on-lamp"
              >
                <Radix.ItemText>{option.label}</Radix.ItemText>
                <Radix.ItemIndicator className="ml-auto">
                  <Check aria-hidden className="size-4" />
                </Radix.ItemIndicator>
              </Radix.Item>
            ))}
          </Radix.Viewport>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
