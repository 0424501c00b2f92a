export interface Rect {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface Point {
  readonly x: number
  readonly y: number
}

/** Where everything stands, in CSS pixels from the machine's top left corner. */
export interface Layout {
  readonly width: number
  readonly height: number
  readonly cell: number
  /** That each reel shows now. */
  readonly rows: readonly number[]
  /** Thickness of the brass frame that carries the bulbs. */
  readonly frame: number
  readonly plate: Rect
  readonly body: Rect
  readonly brass: Rect
  readonly window: Rect
  readonly apertures: readonly Rect[]
  readonly bulbs: readonly Point[]
  readonly bulbRadius: number
}

export interface Space {
  readonly width: number
  readonly height: number
}

const LARGEST_CELL = 168
const SMALLEST_CELL = 22
const NARROWEST_BODY = 264
/** Between two reels, in cells. */
const GAP_SHARE = 0.045

/** A cabinet for these reels in the space there is: square cells, short reels centred, never wider than the space. */
export function layoutFor(rows: readonly number[], space: Space): Layout {
  // The frame follows the cabinet's width, which follows the frame: the second look is close enough.
  return build(rows, space, build(rows, space, space.width).width)
}

function build(rows: readonly number[], space: Space, breadth: number): Layout {
  const frame = clamp(breadth * 0.046, 15, 36)
  const margin = clamp(breadth * 0.025, 6, 22)
  const plateHeight = clamp(breadth * 0.1, 42, 78)
  const top = plateHeight * 0.86
  const around = 2 * (frame + margin)
  const window = windowFor(rows, { width: space.width - around, height: space.height - top - around })
  const width = Math.min(space.width, Math.max(window.width + around, NARROWEST_BODY))
  const height = top + window.height + around
  const x = (width - window.width) / 2
  const y = top + margin + frame
  const brass = { x: x - frame, y: y - frame, width: window.width + 2 * frame, height: window.height + 2 * frame }
  const plateWidth = Math.min(width * 0.9, Math.max(236, width * 0.64))
  const bulbRadius = frame * 0.27
  return {
    width,
    height,
    cell: window.cell,
    rows,
    frame,
    plate: { x: (width - plateWidth) / 2, y: 1, width: plateWidth, height: plateHeight },
    body: { x: 0, y: plateHeight * 0.4, width, height: height - plateHeight * 0.4 },
    brass,
    window: { x, y, width: window.width, height: window.height },
    apertures: rows.map((count, reel) => ({
      x: x + reel * (window.cell + window.gap),
      y: y + (window.height - count * window.cell) / 2,
      width: window.cell,
      height: count * window.cell,
    })),
    bulbs: bulbsAround(brass, frame, bulbRadius),
    bulbRadius,
  }
}

interface WindowSize extends Space {
  readonly cell: number
  readonly gap: number
}

/** The largest cells that fit. */
function windowFor(rows: readonly number[], { width, height }: Space): WindowSize {
  const reels = Math.max(1, rows.length)
  const tallest = Math.max(1, ...rows)
  const cell = clamp(Math.min(width / (reels + GAP_SHARE * (reels - 1)), height / tallest), SMALLEST_CELL, LARGEST_CELL)
  const gap = cell * GAP_SHARE
  return { cell, gap, width: reels * cell + (reels - 1) * gap, height: tallest * cell }
}

export function cellCentre(layout: Layout, reel: number, row: number): Point {
  const aperture = layout.apertures[reel]
  if (!aperture) return { x: 0, y: 0 }
  return { x: aperture.x + aperture.width / 2, y: aperture.y + (row + 0.5) * rowPitch(layout, reel) }
}

/** From one row of a reel to the next: however many it shows, they fill its hole. */
export const rowPitch = ({ apertures, rows, cell }: Layout, reel: number): number =>
  (apertures[reel]?.height ?? cell) / (rows[reel] || 1)

/** The same cabinet while its reels show so many rows. */
export const withRows = (layout: Layout, window: readonly (readonly string[])[]): Layout => ({
  ...layout,
  rows: layout.rows.map((rows, reel) => window[reel]?.length || rows),
})

/** Clockwise from the top left corner, evenly along each side. */
function bulbsAround(brass: Rect, frame: number, radius: number): Point[] {
  const left = brass.x + frame / 2
  const right = brass.x + brass.width - frame / 2
  const top = brass.y + frame / 2
  const bottom = brass.y + brass.height - frame / 2
  const along = Math.max(3, Math.round((right - left) / (radius * 5.2)))
  const down = Math.max(2, Math.round((bottom - top) / (radius * 5.2)))
  const side = (count: number, at: (share: number) => Point): Point[] =>
    Array.from({ length: count }, (_, index) => at(index / count))
  return [
    ...side(along, (t) => ({ x: left + t * (right - left), y: top })),
    ...side(down, (t) => ({ x: right, y: top + t * (bottom - top) })),
    ...side(along, (t) => ({ x: right - t * (right - left), y: bottom })),
    ...side(down, (t) => ({ x: left, y: bottom - t * (bottom - top) })),
  ]
}

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value))
