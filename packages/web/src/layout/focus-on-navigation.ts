import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

/** On a new page the focus starts at its content, so that keyboards and screen readers do too. */
export function useFocusOnNavigation(): void {
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname })
  const lastPath = useRef(path)
  useEffect(() => {
    const main = document.getElementById('indhold')
    // A page may have put the focus where the visitor asked for it.
    const isPlaced = document.activeElement !== main && main?.contains(document.activeElement)
    if (lastPath.current !== undefined && lastPath.current !== path && !isPlaced) main?.focus({ preventScroll: true })
    lastPath.current = path
  }, [path])
}
