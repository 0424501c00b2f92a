import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

/** On a new page the focus starts at its content, so that keyboards and screen readers do too. */
export function useFocusOnNavigation(): void {
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname })
  const lastPath = useRef(path)
  useEffect(() => {
    if (lastPath.current !== undefined && lastPath.current !== path)
      document.getElementById('indhold')?.focus({ preventScroll: true })
    lastPath.current = path
  }, [path])
}
