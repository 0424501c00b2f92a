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
  /** That each reel's part of the window has now; row 0 of a reel `under` the top reel lies across. */
  readonly rows: readonly number[]
  readonly under: readonly number[]
  /** Where the top reel turns. */
  readonly top?: Rect
  /** Thickness of the brass frame that carries the bulbs. */
  readonly frame: number
  readonly plate: Rect
  readonly body: Rect
  readonly brass: Rect
  readonly window: Rect
  /** By reel the hole it turns in. */
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

/**
 * A cabinet for these reels in the space there is: square cells, short reels centred, never wider than the space.
 * @param under the reels that another lies across, with a row for it among theirs
 */
export function layoutFor(rows: readonly number[], space: Space, under: readonly number[] = []): Layout {
  const reels = { rows, under }
  // The frame follows the cabinet's width, which follows the frame: the second look is close enough.
  return build(reels, space, build(reels, space, space.width).width)
}

type Reels = Pick<Layout, 'rows' | 'under'>

function build(reels: Reels, space: Space, breadth: number): Layout {
  const frame = clamp(breadth * 0.046, 15, 36)
  const margin = clamp(breadth * 0.025, 6, 22)
  const plateHeight = clamp(breadth * 0.1, 42, 78)
  const top = plateHeight * 0.86
  const around = 2 * (frame + margin)
  const window = windowFor(reels, { width: space.width - around, height: space.height - top - around })
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
    ...reels,
    frame,
    plate: { x: (width - plateWidth) / 2, y: 1, width: plateWidth, height: plateHeight },
    body: { x: 0, y: plateHeight * 0.4, width, height: height - plateHeight * 0.4 },
    brass,
    window: { x, y, width: window.width, height: window.height },
    ...holesIn(reels, { x, y }, window),
    bulbs: bulbsAround(brass, frame, bulbRadius),
    bulbRadius,
  }
}

interface WindowSize extends Space {
  readonly cell: number
  readonly gap: number
}

/** The largest cells that fit. */
function windowFor(reels: Reels, { width, height }: Space): WindowSize {
  const across = Math.max(1, reels.rows.length)
  const down = Math.max(1, ...reels.rows.map((_, reel) => ownRows(reels, reel)))
  const lid = reels.under.length > 0 ? 1 + GAP_SHARE : 0
  const wide = across + GAP_SHARE * (across - 1)
  const cell = clamp(Math.min(width / wide, height / (down + lid)), SMALLEST_CELL, LARGEST_CELL)
  return { cell, gap: cell * GAP_SHARE, width: wide * cell, height: (down + lid) * cell }
}

/** The reels' holes, short ones in the middle, and over them the one that lies across. */
function holesIn(reels: Reels, { x, y }: Point, { cell, gap, height }: WindowSize): Pick<Layout, 'apertures' | 'top'> {
  const lid = reels.under.length > 0 ? cell + gap : 0
  const apertures = reels.rows.map((_, reel): Rect => {
    const own = ownRows(reels, reel) * cell
    return { x: x + reel * (cell + gap), y: y + lid + (height - lid - own) / 2, width: cell, height: own }
  })
  const [first, last] = [apertures[reels.under[0] ?? -1], apertures[reels.under.at(-1) ?? -1]]
  if (!first || !last) return { apertures }
  return { apertures, top: { x: first.x, y, width: last.x + last.width - first.x, height: cell } }
}

const isUnder = ({ under }: Reels, reel: number): boolean => under.includes(reel)

/** Rows of the reel itself. */
export const ownRows = (reels: Reels, reel: number): number => (reels.rows[reel] ?? 0) - (isUnder(reels, reel) ? 1 : 0)

export function cellCentre(layout: Layout, reel: number, row: number): Point {
  const aperture = layout.apertures[reel]
  if (!aperture) return { x: 0, y: 0 }
  const x = aperture.x + aperture.width / 2
  const { top } = layout
  if (!top || !isUnder(layout, reel)) return { x, y: aperture.y + (row + 0.5) * cellHeight(layout, reel, row) }
  if (row === 0) return { x, y: top.y + top.height / 2 }
  return { x, y: aperture.y + (row - 0.5) * cellHeight(layout, reel, row) }
}

/** However many rows a reel shows, they fill its hole. */
export function cellHeight(layout: Layout, reel: number, row: number): number {
  if (row === 0 && layout.top && isUnder(layout, reel)) return layout.top.height
  return (layout.apertures[reel]?.height ?? layout.cell) / (ownRows(layout, reel) || 1)
}

/** Every hole in the cabinet's front. */
export const holesOf = ({ apertures, top }: Layout): readonly Rect[] => (top ? [...apertures, top] : apertures)

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
