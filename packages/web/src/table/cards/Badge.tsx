import type { ReactNode } from 'react'

type BadgeProps = {
  readonly tone?: 'plain' | 'won' | 'lost'
  readonly children: ReactNode
}

/** What a hand counts or makes, by its cards. */
export function Badge({ tone = 'plain', children }: BadgeProps) {
  return (
    <span className="hand-badge" data-tone={tone}>
      {children}
    </span>
  )
}
