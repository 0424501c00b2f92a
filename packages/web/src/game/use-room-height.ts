import { useSyncExternalStore } from 'react'

/** Header, game header, deck, session line and the air between them. */
const AROUND_PX = 64 + 66 + 244 + 52
const LEAST_PX = 260

const subscribe = (onChange: () => void): (() => void) => {
  window.addEventListener('resize', onChange)
  return () => window.removeEventListener('resize', onChange)
}

/** How tall a machine may be for its controls to be in view with it. */
export const useRoomHeight = (): number =>
  useSyncExternalStore(subscribe, () => Math.max(LEAST_PX, window.innerHeight - AROUND_PX))
