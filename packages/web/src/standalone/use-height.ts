import { useSyncExternalStore } from 'react'

/** Header, controls and the space between them. */
const AROUND_PX = 56 + 258 + 24
const LEAST_PX = 260

const subscribe = (onChange: () => void): (() => void) => {
  window.addEventListener('resize', onChange)
  return () => window.removeEventListener('resize', onChange)
}

/** How tall the machine may be for its controls to be in view with it. */
export const useHeight = (): number =>
  useSyncExternalStore(subscribe, () => Math.max(LEAST_PX, window.innerHeight - AROUND_PX))
