import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Notice } from './notice.tsx'
import { Skeleton } from './skeleton.tsx'
import { spokenFailure } from './spoken-failure.ts'

type Query<Data> = {
  readonly data: Data | undefined
  readonly error: unknown
  readonly refetch: () => unknown
}

type LoadedProps<Data> = {
  readonly query: Query<Data>
  /** The height that the content is likely to have, as a class: nothing jumps when it arrives. */
  readonly height: string
  readonly children: (data: NonNullable<Data>) => ReactNode
}

/** A part of a page that waits for its data: its place, its failure, itself. */
export function Loaded<Data>({ query, height, children }: LoadedProps<Data>) {
  const { data, error, refetch } = query
  const { title, message, again, loading } = spokenFailure(error)
  if (data !== undefined && data !== null) return children(data)
  if (error) {
    return (
      <Notice
        role="alert"
        tone="danger"
        title={title}
        action={
          <Button variant="secondary" size="sm" onClick={() => void refetch()}>
            {again}
          </Button>
        }
      >
        {message}
      </Notice>
    )
  }
  return (
    <div role="status">
      <span className="sr-only">{loading}</span>
      <Skeleton className={height} />
    </div>
  )
}
