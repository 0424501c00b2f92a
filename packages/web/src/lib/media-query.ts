import { useCallback, useSyncExternalStore } from 'react'

/** Whether the window is so; `undrawn` is the answer for a picture that is drawn before anyone knows the window. */
export function useMediaQuery(query: string, undrawn = false): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const media = window.matchMedia(query)
      media.addEventListener('change', onChange)
      return () => media.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => undrawn,
  )
}

export const useReducedMotion = (): boolean => useMediaQuery('(prefers-reduced-motion: reduce)')
