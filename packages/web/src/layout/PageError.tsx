import { type ErrorComponentProps, Link } from '@tanstack/react-router'
import { buttonClass } from '../ui/button.tsx'
import { ErrorState } from '../ui/states.tsx'

/** What is shown in place of a page that broke. */
export function PageError({ error, reset }: ErrorComponentProps) {
  return (
    <ErrorState
      error={error}
      onRetry={reset}
      action={
        <Link to="/" className={buttonClass('secondary')}>
          Til Forsiden
        </Link>
      }
    />
  )
}
