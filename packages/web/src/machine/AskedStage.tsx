import { type ReactNode, useEffect, useRef } from 'react'

type AskedStageProps = {
  readonly title: string
  readonly isAsking: boolean
  readonly children: ReactNode
}

/**
 * A question over the cabinet, which may be higher than it. Its heading takes the focus, not an answer: a key that was
 * meant for the reels must not choose anything.
 */
export function AskedStage({ title, isAsking, children }: AskedStageProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isAsking) return
    const before = document.activeElement
    heading.current?.focus()
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [isAsking])
  return (
    <section className="machine-asked" aria-label={title}>
      <h2 ref={heading} tabIndex={-1} className="machine-stage-title">
        {title}
      </h2>
      {children}
    </section>
  )
}
