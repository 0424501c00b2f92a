import { useEffect, useState, useSyncExternalStore } from 'react'

/** Events that only a person at the page causes. */
const INTERACTIONS = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'scroll', 'focusin'] as const
const OPTIONS = { capture: true, passive: true }

const waiting = new Set<() => void>()
let hasInteracted = false

function onInteraction(): void {
  hasInteracted = true
  for (const name of INTERACTIONS) window.removeEventListener(name, onInteraction, OPTIONS)
  for (const tell of waiting) tell()
}

// A press in the lobby also counts for the page that it leads to.
if (typeof window !== 'undefined')
  for (const name of INTERACTIONS) window.addEventListener(name, onInteraction, OPTIONS)

const subscribe = (tell: () => void): (() => void) => {
  waiting.add(tell)
  return () => waiting.delete(tell)
}

/**
 * Whether a person is at the page: from the first interaction, or after `patienceMs` without one. Work that keeps a
 * phone busy and is not needed to read the page waits for it.
 */
export function useVisitorPresence(patienceMs = Number.POSITIVE_INFINITY): boolean {
  const isHere = useSyncExternalStore(
    subscribe,
    () => hasInteracted,
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
