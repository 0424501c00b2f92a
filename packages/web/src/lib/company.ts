import { useEffect, useState, useSyncExternalStore } from 'react'

/** Whatever somebody does who is there. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'scroll', 'focusin'] as const
const OPTIONS = { capture: true, passive: true }

const waiting = new Set<() => void>()
let hasCome = false

function come(): void {
  hasCome = true
  for (const sign of SIGNS) window.removeEventListener(sign, come, OPTIONS)
  for (const tell of waiting) tell()
}

// Whoever presses in the lobby is there on the page that this leads to.
if (typeof window !== 'undefined') for (const sign of SIGNS) window.addEventListener(sign, come, OPTIONS)

const subscribe = (tell: () => void): (() => void) => {
  waiting.add(tell)
  return () => waiting.delete(tell)
}

/**
 * Whether somebody is at the page: from the first sign, and after a while also for those who only look. What keeps a
 * phone busy and is not needed to read the page waits for it.
 */
export function useCompany(patienceMs = Number.POSITIVE_INFINITY): boolean {
  const isHere = useSyncExternalStore(
    subscribe,
    () => hasCome,
    () => false,
  )
  const [isPatient, setPatient] = useState(true)
  useEffect(() => {
    if (!Number.isFinite(patienceMs)) return
    const timer = setTimeout(() => setPatient(false), patienceMs)
    return () => clearTimeout(timer)
  }, [patienceMs])
  return isHere || !isPatient
}
