/** Symbols that pass a window in a second: about as many as when the machine itself turns its reels. */
const PER_SECOND = 11
/** Each reel begins so much further on than the one before. */
const APART_MS = 90

/**
 * Lets the painted symbols of a machine at rest run behind its windows, until the machine itself can be drawn. What runs
 * is the sheet of symbols, column by column: it says nothing of the strips, nor of the round. Where nothing is to move, or
 * the symbols are not on a sheet, they stay as they are.
 */
export function turnReels(resting: SVGSVGElement): () => void {
  const symbol = resting.querySelector('svg')
  const image = symbol?.querySelector('image')
  if (!symbol || !image || isStill()) return () => {}
  const { width, height } = resting.viewBox.baseVal
  const picture = symbol.viewBox.baseVal.width
  const rows = numberIn(image, 'height') / picture
  const cellPx = (numberIn(symbol, 'width') / width) * resting.clientWidth
  const sheet = {
    url: image.getAttribute('href') ?? '',
    columns: numberIn(image, 'width') / picture,
    cellPx,
    lengthPx: cellPx * rows,
    ms: (1000 * rows) / PER_SECOND,
  }
  const turning = document.createElement('div')
  turning.className = 'machine-turning'
  turning.ariaHidden = 'true'
  for (const [reel, hole] of resting.querySelectorAll('[data-window]').entries()) {
    const pane = document.createElement('div')
    Object.assign(pane.style, {
      left: percent(numberIn(hole, 'x') / width),
      top: percent(numberIn(hole, 'y') / height),
      width: percent(numberIn(hole, 'width') / width),
      height: percent(numberIn(hole, 'height') / height),
    })
    pane.append(stripOf(sheet, reel))
    turning.append(pane)
  }
  resting.after(turning)
  resting.toggleAttribute('data-turning', true)
  return () => {
    turning.remove()
    resting.removeAttribute('data-turning')
  }
}

const isStill = (): boolean =>
  document.documentElement.hasAttribute('data-still') || window.matchMedia('(prefers-reduced-motion: reduce)').matches

const numberIn = (element: Element, name: string): number => Number(element.getAttribute(name))
const percent = (share: number): string => `${100 * share}%`

interface Sheet {
  readonly url: string
  readonly columns: number
  readonly cellPx: number
  readonly lengthPx: number
  /** In which all of its rows pass. */
  readonly ms: number
}

/** Moved as a whole, which a browser does beside what else it has to do. */
function stripOf({ url, columns, cellPx, lengthPx, ms }: Sheet, reel: number): HTMLElement {
  const strip = document.createElement('div')
  Object.assign(strip.style, {
    width: `${cellPx}px`,
    height: `calc(100% + ${lengthPx}px)`,
    backgroundImage: `url(${JSON.stringify(url)})`,
    backgroundSize: `${cellPx * columns}px ${lengthPx}px`,
    backgroundPosition: `${-cellPx * (reel % columns)}px 0`,
  })
  strip.animate([{ transform: `translateY(${-lengthPx}px)` }, { transform: 'none' }], {
    duration: ms,
    iterations: Number.POSITIVE_INFINITY,
    delay: -APART_MS * reel,
  })
  return strip
}
