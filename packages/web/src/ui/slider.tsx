import { Slider as Radix } from 'radix-ui'
import { useId } from 'react'
import { NumberField } from './number-field.tsx'

type SliderProps = {
  readonly label: string
  readonly value: number
  readonly min: number
  readonly max: number
  readonly step: number
  readonly onChange: (value: number) => void
  readonly unit?: string
  readonly disabled?: boolean
}

/** A slider with a number field beside it: the one to feel, the other to hit. */
export function Slider({ label, value, min, max, step, onChange, unit, disabled = false }: SliderProps) {
  const id = useId()
  return (
    <div className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1.5">
      <label htmlFor={id} className="font-medium text-sm">
        {label}
        {unit && <span className="text-muted"> ({unit})</span>}
      </label>
      <NumberField
        id={id}
        value={value}
        min={min}
        max={max}
        step={step}
        onChange={onChange}
        disabled={disabled}
        className="row-span-2 w-24 self-end"
      />
      <Radix.Root
        value={[value]}
        min={min}
        max={max}
        step={step}
        disabled={disabled}
        onValueChange={([next]) => next !== undefined && onChange(next)}
        className="relative flex h-6 touch-none select-none items-center data-disabled:opacity-50"
      >
        <Radix.Track className="well relative h-2 grow overflow-hidden rounded-full">
          <Radix.Range className="absolute h-full bg-lamp" />
        </Radix.Track>
        <Radix.Thumb
          aria-label={label}
          className="brass block size-6 rounded-full border border-brass-dark shadow-rest"
        />
      </Radix.Root>
    </div>
  )
}
