import { controls } from '@spilvaerk/messages/controls'
import { CircleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { textsOf } from '../lib/page-language.ts'

type ErrorSummaryProps = {
  /** The fields at fault in the order of the form, each with its label. */
  readonly fields: readonly { readonly name: string; readonly label: string }[]
  /** Counts the attempts, so that the same errors are told again after a new one. */
  readonly attempt: number
  readonly onPick: (name: string) => void
}

/** Where a form is to be mended, told at its top after an attempt to send it; what is wrong stands at the field. */
export function ErrorSummary({ fields, attempt, onPick }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (attempt > 0) box.current?.focus()
  }, [attempt])
  if (attempt === 0 || fields.length === 0) return null
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="grid gap-2 rounded-md border border-red/70 bg-red/10 p-4 outline-none"
    >
      <p className="flex items-center gap-2 font-semibold">
        <CircleAlert aria-hidden className="size-5 shrink-0 text-red-text" />
        {textsOf(controls)('fieldsToCorrect', { count: fields.length })}
      </p>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 pl-7 text-sm">
        {fields.map(({ name, label }) => (
          <li key={name}>
            <button
              type="button"
              onClick={() => onPick(name)}
              className="min-h-6 text-left text-red-text underline underline-offset-4 hover:text-paper"
            >
              {label}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
