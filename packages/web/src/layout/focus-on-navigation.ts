import { useRouterState } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef } from 'react'

/** On a new page the focus starts at its content, so that keyboards and screen readers do too. */
export function useFocusOnNavigation(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null)
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname })
  const lastPath = useRef(path)
  useEffect(() => {
    // A page may have put the focus where the visitor asked for it.
    const isPlaced = main.current?.contains(document.activeElement) && document.activeElement !== main.current
    if (lastPath.current !== undefined && lastPath.current !== path && !isPlaced)
      main.current?.focus({ preventScroll: true })
    lastPath.current = path
  }, [path])
  return main
}
