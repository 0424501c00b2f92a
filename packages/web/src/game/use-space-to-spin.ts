import { useEffect, useRef } from 'react'
import { usePreferences } from './preferences.ts'

/** Space presses SPIN, unless it already means something where the focus is. One press, one spin: holding adds none. */
export function useSpaceToSpin(press: () => void, isOffered = true): void {
  const isWanted = usePreferences(({ spinsOnSpace }) => spinsOnSpace) && isOffered
  const latest = useRef(press)
  useEffect(() => {
    latest.current = press
  })
  useEffect(() => {
    if (!isWanted) return
    const onKey = (event: KeyboardEvent): void => {
      if (event.code !== 'Space' || event.defaultPrevented || hasOwnUse(event.target)) return
      event.preventDefault()
      if (!event.repeat) latest.current()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [isWanted])
}

const hasOwnUse = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('button, a, input, select, textarea, summary, [role="dialog"], [contenteditable], [role="slider"]') !==
    null
