import { useRouterState } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef } from 'react'

/** On a new page the focus starts at its content, so that keyboards and screen readers do too. */
export function useFocusOnNavigation(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null)
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname })
  const lastPath = useRef(path)
  useEffect(() => {
    if (lastPath.current !== undefined && lastPath.current !== path) main.current?.focus({ preventScroll: true })
    lastPath.current = path
  }, [path])
  return main
}
