import { useSyncExternalStore } from 'react'
import { usePlayBarPx } from '../limits/use-play-session.ts'

/** Header, game header, deck, session line and the air between them. */
const AROUND_PX = 64 + 66 + 252 + 52
const LEAST_PX = 260

const subscribe = (onChange: () => void): (() => void) => {
  window.addEventListener('resize', onChange)
  return () => window.removeEventListener('resize', onChange)
}

/** How tall a machine may be for its controls to be in view with it, and with so much more on the page. */
export function useMachineHeight(besidesPx = 0): number {
  const around = AROUND_PX + usePlayBarPx() + besidesPx
  return useSyncExternalStore(
    subscribe,
    () => Math.max(LEAST_PX, window.innerHeight - around),
    () => LEAST_PX,
  )
}
