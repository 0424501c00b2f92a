import { isStillNow } from '../lib/still-now.ts'

/** Symbols that pass a window in a second: about as many as when the machine itself turns its reels. */
const PER_SECOND = 11
/** Each reel begins so much further on than the one before. */
const APART_MS = 90

/** So many of the symbols in view run by. */
const MOST_SYMBOLS = 8

/**
 * Lets the painted symbols of a machine at rest run behind its windows, until the machine itself can be drawn. What runs
 * is what stands in view: it says nothing of the strips, nor of the round. Where nothing is to move, or the symbols are
 * not on a sheet, they stay as they are.
 */
export function turnReels(resting: SVGSVGElement): () => void {
  const symbols = [...resting.querySelectorAll('svg')]
  const image = symbols[0]?.querySelector('image')
  if (!image || isStillNow()) return () => {}
  const { width, height } = resting.viewBox.baseVal
  const cellPx = (numberIn(symbols[0], 'width') / width) * resting.clientWidth
  const cells = cellsOf(symbols, image, cellPx)
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
    const shown = Math.ceil(((numberIn(hole, 'height') / width) * resting.clientWidth) / cellPx)
    pane.append(stripOf(cells, reel, shown, cellPx))
    turning.append(pane)
  }
  resting.after(turning)
  resting.toggleAttribute('data-turning', true)
  return () => {
    turning.remove()
    resting.removeAttribute('data-turning')
  }
}

const numberIn = (element: Element | undefined, name: string): number => Number(element?.getAttribute(name))
const percent = (share: number): string => `${100 * share}%`

/** Each symbol in view once. */
function cellsOf(symbols: readonly SVGSVGElement[], image: SVGImageElement, cellPx: number): readonly HTMLElement[] {
  const places = new Map(symbols.map(({ viewBox: { baseVal: place } }) => [`${place.x} ${place.y}`, place]))
  return [...places.values()].slice(0, MOST_SYMBOLS).map(({ x, y, width }) => {
    const scale = cellPx / width
    const cell = document.createElement('div')
    Object.assign(cell.style, {
      width: `${cellPx}px`,
      height: `${cellPx}px`,
      backgroundImage: `url(${JSON.stringify(image.getAttribute('href'))})`,
      backgroundSize: `${numberIn(image, 'width') * scale}px ${numberIn(image, 'height') * scale}px`,
      backgroundPosition: `${-x * scale}px ${-y * scale}px`,
    })
    return cell
  })
}

/** All symbols over and over, moved as a whole, which a browser does beside what else it has to do. */
function stripOf(cells: readonly HTMLElement[], reel: number, shown: number, cellPx: number): HTMLElement {
  const strip = document.createElement('div')
  for (let place = 0; place < shown + cells.length; place++) {
    const cell = cells[(place + reel * 3) % cells.length]
    if (cell) strip.append(cell.cloneNode())
  }
  strip.style.width = `${cellPx}px`
  strip.animate([{ transform: `translateY(${-cellPx * cells.length}px)` }, { transform: 'none' }], {
    duration: (1000 * cells.length) / PER_SECOND,
    iterations: Number.POSITIVE_INFINITY,
    delay: -APART_MS * reel,
  })
  return strip
}
