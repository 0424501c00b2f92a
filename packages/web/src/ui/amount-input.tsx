import type { ComponentProps } from 'react'
import { cn } from '../lib/cn.ts'
import { Input } from './input.tsx'

/** A number with its unit inside the well. */
export function AmountInput({
  unit = 'kr.',
  className,
  ...rest
}: ComponentProps<'input'> & { readonly unit?: string }) {
  return (
    <div className="relative">
      <Input
        inputMode="decimal"
        autoComplete="off"
        className={cn('pr-14 text-right tabular-nums', className)}
        {...rest}
      />
      <span aria-hidden className="pointer-events-none absolute inset-y-0 right-3.5 grid place-items-center text-muted">
        {unit}
      </span>
    </div>
  )
}
