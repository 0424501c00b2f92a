import { Component, type ComponentType, lazy, type ReactNode, useEffect, useState } from 'react'
import { isLostCode } from '../lib/lost-code.ts'
import { BusyButton } from './busy-button.tsx'
import { Notice } from './notice.tsx'
import { Skeleton } from './skeleton.tsx'
import { spokenFailure } from './spoken-failure.ts'
import { useLostCode } from './use-lost-code.ts'

type LostProps = {
  readonly onRetry: () => void
  /** How often it was fetched in vain. */
  readonly tries: number
}

/**
 * A part of a page whose code is fetched when it is shown. If that fails the part says so in its place, and can be
 * fetched again; what is typed and under way beside it stays.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Lost: ComponentType<LostProps> = LostPart,
): ComponentType<Props> {
  const attempt = (number: number) => ({ number, Part: lazy(async () => ({ default: await load() })) })
  let latest = attempt(1)
  return function LazyPart(props: Props) {
    const [{ number, Part }, setShown] = useState(latest)
    const retry = (): void => {
      latest = attempt(number + 1)
      setShown(latest)
    }
    return (
      <LostBoundary key={number} lost={<Lost onRetry={retry} tries={number} />}>
        <Part {...props} />
      </LostBoundary>
    )
  }
}

type BoundaryProps = { readonly lost: ReactNode; readonly children: ReactNode }

class LostBoundary extends Component<BoundaryProps, { readonly error?: unknown }> {
  override state: { readonly error?: unknown } = {}

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override render(): ReactNode {
    const { error } = this.state
    if (error === undefined) return this.props.children
    if (!isLostCode(error)) throw error
    return this.props.lost
  }
}

const LATER_MS = 5000
const LATEST_MS = 300_000

/** For what nobody has asked for: it is missing without a word, and is fetched again by itself, ever less often. */
export function LateAgain({ onRetry, tries }: LostProps) {
  useEffect(() => {
    const later = setTimeout(onRetry, Math.min(LATEST_MS, LATER_MS * 2 ** (tries - 1)))
    return () => clearTimeout(later)
  }, [onRetry, tries])
  return null
}

function LostPart({ onRetry }: Pick<LostProps, 'onRetry'>) {
  const { failure, isAsking, retry } = useLostCode(onRetry)
  const { title, message, again, loading } = spokenFailure(failure)
  if (!failure) return <Skeleton className="h-24" />
  return (
    <Notice
      role="alert"
      tone="danger"
      title={title}
      action={
        <BusyButton variant="secondary" size="sm" isBusy={isAsking} busyLabel={loading} onClick={() => void retry()}>
          {again}
        </BusyButton>
      }
    >
      {message}
    </Notice>
  )
}
