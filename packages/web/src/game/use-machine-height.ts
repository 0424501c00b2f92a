import { useSyncExternalStore } from 'react'
import { usePlayBarPx } from '../limits/use-play-session.ts'

/** Header, game header, control panel, session line and the space between them. */
const AROUND_PX = 64 + 66 + 252 + 52
/** The same where the game owns its window: bars of 48 px, from `WIDE` one of them, with the controls beside the figures. */
const OWNED_PX = 48 + 48 + 252 + 52
const WIDE_PX = 48 + 44 + 128 + 70
const WIDE = '(min-width: 75rem)'
/** On a phone on its side the controls stand beside the machine, under one bar. */
const SIDE_PX = 48 + 40
const SIDE = '(max-width: 74.99rem) and (max-height: 30rem) and (orientation: landscape)'
const LEAST_PX = 260
/** On the server nobody knows the window: it is a phone's. */
const NOMINAL_PX = 823
const LEAST_BESIDE_PX = 200
/** On a tall screen the machine is nearly as wide as the page, however little that leaves: the controls stay in reach. */
const LEAST_TALL_PX = 330
const LEAST_TALL_SHARE = 0.8

const subscribe = (onChange: () => void): (() => void) => {
  window.addEventListener('resize', onChange)
  return () => window.removeEventListener('resize', onChange)
}

/** The greatest height of the machine with which its controls, and `besidesPx` more, are in view. */
export function useMachineHeight(besidesPx = 0, ownsWindow = false): number {
  const bars = usePlayBarPx() + besidesPx
  return useSyncExternalStore(
    subscribe,
    () => Math.max(leastPx(ownsWindow), window.innerHeight - bars - aroundPx(ownsWindow)),
    () => Math.max(LEAST_PX, NOMINAL_PX - bars - (ownsWindow ? OWNED_PX : AROUND_PX)),
  )
}

const isTrue = (media: string): boolean => window.matchMedia?.(media).matches ?? false

function aroundPx(ownsWindow: boolean): number {
  if (!ownsWindow) return AROUND_PX
  if (isTrue(WIDE)) return WIDE_PX
  return isTrue(SIDE) ? SIDE_PX : OWNED_PX
}

function leastPx(ownsWindow: boolean): number {
  if (!ownsWindow) return LEAST_PX
  if (isTrue(SIDE)) return LEAST_BESIDE_PX
  return isTrue('(orientation: portrait)') ? Math.min(LEAST_TALL_PX, window.innerWidth * LEAST_TALL_SHARE) : LEAST_PX
}
