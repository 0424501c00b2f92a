import { Switch as Radix } from 'radix-ui'
import { type ReactNode, useId } from 'react'

type SwitchProps = {
  readonly label: ReactNode
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  readonly disabled?: boolean
}

export function Switch({ label, checked, onChange, disabled = false }: SwitchProps) {
  const id = useId()
  return (
    <div className="flex min-h-11 items-center justify-between gap-4">
      <label htmlFor={id} className="text-sm">
        {label}
      </label>
      <Radix.Root
        id={id}
        checked={checked}
        onCheckedChange={onChange}
        disabled={disabled}
        className="well relative h-7 w-12 shrink-0 rounded-full transition disabled:opacity-50 data-[state=checked]:border-lamp data-[state=checked]:bg-lamp-deep"
      >
        <Radix.Thumb className="brass block size-5 translate-x-0.5 rounded-full shadow-rest transition data-[state=checked]:translate-x-5.5" />
      </Radix.Root>
    </div>
  )
}
