import { useSyncExternalStore } from 'react'
import { usePlayBarPx } from '../limits/use-play-session.ts'

/** Header, game header, control panel, session line and the space between them. */
const AROUND_PX = 64 + 66 + 252 + 52
const LEAST_PX = 260

const subscribe = (onChange: () => void): (() => void) => {
  window.addEventListener('resize', onChange)
  return () => window.removeEventListener('resize', onChange)
}

/** The greatest height of the machine with which its controls, and `besidesPx` more, are in view. */
export function useMachineHeight(besidesPx = 0): number {
  const around = AROUND_PX + usePlayBarPx() + besidesPx
  return useSyncExternalStore(
    subscribe,
    () => Math.max(LEAST_PX, window.innerHeight - around),
    () => LEAST_PX,
  )
}
