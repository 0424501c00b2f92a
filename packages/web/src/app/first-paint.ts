/** Nobody waits longer than this for a picture. */
const PATIENCE_MS = 1000

/** Settles once the browser has painted what stands in the page; at once where nobody looks. */
export function firstPaint(): Promise<void> {
  if (document.hidden) return Promise.resolve()
  return new Promise((resolve) => {
    setTimeout(resolve, PATIENCE_MS)
    // A frame begins with its callbacks and ends with the paint: what is put off until after it comes after both.
    requestAnimationFrame(() => setTimeout(resolve))
  })
}

/** Lets the browser do what waits: a finger's press, a frame. */
export const breath = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
