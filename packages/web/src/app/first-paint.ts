/** The page starts after this at the latest, painted or not. */
const PATIENCE_MS = 1000

/** Settles once the browser has painted the pre-rendered page; at once in a tab that is hidden. */
export function firstPaint(): Promise<void> {
  if (document.hidden) return Promise.resolve()
  return new Promise((resolve) => {
    setTimeout(resolve, PATIENCE_MS)
    // A frame begins with its callbacks and ends with the paint: what is put off until after it comes after both.
    requestAnimationFrame(() => setTimeout(resolve))
  })
}

/** Lets the browser handle input and paint before the next task. */
export const breath = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
