import { useEffect, useRef } from 'react'

/** Space presses SPIN, unless it already means something where the focus is. Holding it adds nothing. */
export function useSpace(press: () => void): void {
  const latest = useRef(press)
  useEffect(() => {
    latest.current = press
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.code !== 'Space' || event.defaultPrevented || hasOwnUse(event.target)) return
      event.preventDefault()
      if (!event.repeat) latest.current()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
}

const hasOwnUse = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, input, summary') !== null
