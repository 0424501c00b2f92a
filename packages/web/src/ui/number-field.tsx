import { useState } from 'react'
import { cn } from '../lib/cn.ts'
import { decimalSign } from '../lib/format.ts'

type NumberFieldProps = {
  readonly value: number
  readonly min: number
  readonly max: number
  readonly step: number
  readonly onChange: (value: number) => void
  readonly id?: string
  readonly label?: string
  readonly disabled?: boolean
  readonly className?: string
}

/** A number that may be typed freely; on leaving the field it moves to the nearest one allowed. */
export function NumberField({ value, min, max, step, onChange, id, label, disabled, className }: NumberFieldProps) {
  const [draft, setDraft] = useState<string>()
  const commit = () => {
    if (draft === undefined) return
    const typed = Number(draft.replace(',', '.'))
    if (draft.trim() !== '' && Number.isFinite(typed)) onChange(nearestAllowed(typed, min, max, step))
    setDraft(undefined)
  }
  return (
    <input
      id={id}
      aria-label={label}
      type="text"
      inputMode="decimal"
      role="spinbutton"
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuenow={value}
      disabled={disabled}
      value={draft ?? String(value).replace('.', decimalSign())}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit()
        const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key]
        if (direction === undefined) return
        event.preventDefault()
        setDraft(undefined)
        onChange(nearestAllowed(value + direction * step, min, max, step))
      }}
      className={cn('well h-11 rounded-md px-3 text-right text-paper tabular-nums disabled:opacity-50', className)}
    />
  )
}

/** Counted in steps from `min`, so that 85 + 115 × 0.1 is 96.5 and not 96.50000000000001. */
export function nearestAllowed(value: number, min: number, max: number, step: number): number {
  const steps = Math.round((Math.min(max, Math.max(min, value)) - min) / step)
  const decimals = Math.max(decimalsOf(step), decimalsOf(min))
  return Math.min(max, Number((min + steps * step).toFixed(decimals)))
}

const decimalsOf = (value: number): number => String(value).split('.')[1]?.length ?? 0
