import { RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { BusyButton } from './busy-button.tsx'
import { spokenFailure } from './spoken-failure.ts'
import { UnlitBulbs } from './UnlitBulbs.tsx'

type EmptyStateProps = {
  readonly title: string
  readonly hint?: string
  /** The heading of a whole page, where the state is all there is. */
  readonly heading?: 'h1' | 'h2'
  readonly action?: ReactNode
}

export function EmptyState({ title, hint, heading: Heading = 'h2', action }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-3 px-4 py-16 text-center">
      <UnlitBulbs />
      <Heading className="text-2xl">{title}</Heading>
      {hint && <p className="max-w-prose text-muted">{hint}</p>}
      {action && <div className="mt-3 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  )
}

type ErrorStateProps = {
  readonly error: unknown
  /** The view's own words for it; the translator's otherwise. */
  readonly title?: string
  readonly heading?: 'h1' | 'h2'
  readonly onRetry?: () => void
  readonly isRetrying?: boolean
  readonly action?: ReactNode
}

export function ErrorState({
  error,
  title,
  heading: Heading = 'h2',
  onRetry,
  isRetrying = false,
  action,
}: ErrorStateProps) {
  const failure = spokenFailure(error)
  return (
    <div role="alert" className="grid justify-items-center gap-3 px-4 py-16 text-center">
      <UnlitBulbs broken />
      <Heading className="text-2xl">{title ?? failure.title}</Heading>
      <p className="max-w-prose text-muted">{failure.message}</p>
      <div className="mt-3 flex flex-wrap justify-center gap-3">
        {onRetry && (
          <BusyButton isBusy={isRetrying} busyLabel={failure.loading} onClick={onRetry}>
            <RotateCw aria-hidden className="size-4" />
            {failure.again}
          </BusyButton>
        )}
        {action}
      </div>
    </div>
  )
}
