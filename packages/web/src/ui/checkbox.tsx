import { Check } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'id' | 'className'> & {
  readonly label: ReactNode
  readonly error?: string | undefined
}

/** The device's own checkbox under a plate of ours: what one presses is the whole line. */
export function Checkbox({ label, error, ...rest }: CheckboxProps) {
  const id = useId()
  const errorId = `${id}-error`
  return (
    <div className="grid gap-1">
      <div className="flex items-start gap-3">
        <span className="relative mt-0.5 grid size-6 shrink-0 place-items-center">
          <input
            type="checkbox"
            id={id}
            {...(error ? { 'aria-invalid': true, 'aria-describedby': errorId } : {})}
            className="well peer absolute inset-0 size-6 appearance-none rounded-sm checked:border-lamp checked:bg-lamp disabled:opacity-50"
            {...rest}
          />
          <Check
            aria-hidden
            strokeWidth={3}
            className="pointer-events-none relative size-4 text-on-lamp opacity-0 peer-checked:opacity-100"
          />
        </span>
        <label htmlFor={id} className="cursor-pointer pt-0.5 text-sm leading-6">
          {label}
        </label>
      </div>
      {error && (
        <p id={errorId} className="pl-9 text-red-text text-sm">
          {error}
        </p>
      )}
    </div>
  )
}
