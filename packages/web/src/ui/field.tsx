import { type ReactNode, useId } from 'react'

type FieldIds = {
  readonly id: string
  readonly 'aria-describedby'?: string
  readonly 'aria-invalid'?: true
}

type FieldProps = {
  readonly label: ReactNode
  readonly help?: ReactNode
  readonly error?: ReactNode
  /** Receives the ids that tie the control to its label, help and error. */
  readonly children: (ids: FieldIds) => ReactNode
}

/** Label above, help below, the error where the eye is. */
export function Field({ label, help, error, children }: FieldProps) {
  const id = useId()
  const noteId = `${id}-note`
  const note = error ?? help
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-medium text-paper text-sm">
        {label}
      </label>
      {children({ id, ...(note ? { 'aria-describedby': noteId } : {}), ...(error ? { 'aria-invalid': true } : {}) })}
      {note && (
        <p id={noteId} className={error ? 'text-red-text text-sm' : 'text-muted text-sm'}>
          {note}
        </p>
      )}
    </div>
  )
}
