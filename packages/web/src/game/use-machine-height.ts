import { useSyncExternalStore } from 'react'
import { usePlayBarPx } from '../limits/use-play-session.ts'

/** Header, game header, control panel, session line and the space between them. */
const AROUND_PX = 64 + 66 + 252 + 52
/** The same where the game owns its window: bars of 48 px, from `WIDE` one of them, with the controls beside the figures. */
const OWNED_PX = 48 + 48 + 252 + 52
const WIDE_PX = 48 + 166 + 52
const WIDE = '(min-width: 75rem)'
const LEAST_PX = 260

const subscribe = (onChange: () => void): (() => void) => {
  window.addEventListener('resize', onChange)
  return () => window.removeEventListener('resize', onChange)
}

/** The greatest height of the machine with which its controls, and `besidesPx` more, are in view. */
export function useMachineHeight(besidesPx = 0, ownsWindow = false): number {
  const bars = usePlayBarPx() + besidesPx
  return useSyncExternalStore(
    subscribe,
    () => Math.max(LEAST_PX, window.innerHeight - bars - aroundPx(ownsWindow)),
    () => LEAST_PX,
  )
}

const aroundPx = (ownsWindow: boolean): number =>
  !ownsWindow ? AROUND_PX : window.matchMedia?.(WIDE).matches ? WIDE_PX : OWNED_PX
