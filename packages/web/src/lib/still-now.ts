/** Under which `motion.ts` keeps the visitor's word: its store is no part of the first paint, which this is. */
const MOTION_KEY = 'motion'

/** Whether nothing is to move by itself, as a page knows it before its program has come. */
export function isStillNow(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches || isStillKept()
}

function isStillKept(): boolean {
  try {
    const kept: { readonly state?: { readonly isStill?: unknown } } | null = JSON.parse(
      localStorage.getItem(MOTION_KEY) ?? 'null',
    )
    return kept?.state?.isStill === true
  } catch {
    return false
  }
}
