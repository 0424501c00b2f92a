import type { Cell } from '@spilvaerk/slot-engine'
import { cellCentre, type Layout, type Point } from '../layout.ts'
import { fade, mix, type Paints } from './paints.ts'

type Context = CanvasRenderingContext2D

export interface Tube {
  readonly points: readonly Point[]
  /** The part that is lit, from left to right. */
  readonly fromX: number
  readonly toX: number
}

/** A line's way through the window, from edge to edge, lit under its winning cells. */
export function tubeOf(layout: Layout, line: readonly number[], cells: readonly Cell[]): Tube {
  const { window, cell } = layout
  const middles = line.map((row, reel) => cellCentre(layout, reel, row))
  const [first, last] = [middles[0], middles.at(-1)]
  if (!first || !last) return { points: [], fromX: 0, toX: 0 }
  const points = [{ x: window.x, y: first.y }, ...middles, { x: window.x + window.width, y: last.y }]
  const reels = cells.map(([reel]) => reel)
  const [low, high] = [Math.min(...reels), Math.max(...reels)]
  const reach = cell * 0.5
  return {
    points,
    fromX: low <= 0 ? window.x : cellCentre(layout, low, 0).x - reach,
    toX: high >= line.length - 1 ? window.x + window.width : cellCentre(layout, high, 0).x + reach,
  }
}

/** The glass, whole, and the light in it as far as it has run. */
export function paintGlassTube(context: Context, { points }: Tube, cell: number, paints: Paints): void {
  const bend = cell * 0.32
  trace(context, points, bend)
  stroke(context, cell * 0.085, fade(paints.void, 0.5))
  trace(context, points, bend)
  stroke(context, cell * 0.06, fade(paints.filament, 0.16))
  trace(context, points, bend)
  stroke(context, cell * 0.014, fade(paints.filament, 0.4))
}

export function paintTubeLight(context: Context, { points }: Tube, cell: number, colour: string, paints: Paints): void {
  const bend = cell * 0.32
  const scale = context.getTransform().a
  context.save()
  context.shadowColor = colour
  context.shadowBlur = cell * 0.22 * scale
  trace(context, points, bend)
  stroke(context, cell * 0.06, colour)
  context.shadowBlur = cell * 0.08 * scale
  trace(context, points, bend)
  stroke(context, cell * 0.055, mix(colour, paints.filament, 0.12))
  context.restore()
  trace(context, points, bend)
  stroke(context, cell * 0.018, paints.filament)
}

/** Rings of light round cells that win without a line. */
export function paintRings(
  context: Context,
  layout: Layout,
  cells: readonly Cell[],
  colour: string,
  paints: Paints,
): void {
  const scale = context.getTransform().a
  for (const [reel, row] of cells) {
    const { x, y } = cellCentre(layout, reel, row)
    const ring = (width: number, style: string, blur: number): void => {
      context.save()
      context.shadowColor = colour
      context.shadowBlur = blur * scale
      context.beginPath()
      context.arc(x, y, layout.cell * 0.46, 0, Math.PI * 2)
      context.lineWidth = width
      context.strokeStyle = style
      context.stroke()
      context.restore()
    }
    ring(layout.cell * 0.05, colour, layout.cell * 0.2)
    ring(layout.cell * 0.018, paints.filament, 0)
  }
}

export interface Tag {
  readonly text: string
  readonly at: Point
}

/** What a win pays, on a small enamel tag that stays inside the window. */
export function paintTag(context: Context, { text, at }: Tag, layout: Layout, paints: Paints): void {
  const { window } = layout
  const size = Math.min(26, Math.max(13, layout.cell * 0.2))
  context.font = `800 ${size}px ${paints.displayFont}`
  const width = context.measureText(text).width + size * 1.1
  const height = size * 1.55
  const x = Math.min(window.x + window.width - width - 4, Math.max(window.x + 4, at.x - width / 2))
  const y = Math.min(window.y + window.height - height - 4, Math.max(window.y + 4, at.y - height / 2))
  const scale = context.getTransform().a
  context.save()
  context.shadowColor = fade(paints.void, 0.9)
  context.shadowBlur = size * 0.5 * scale
  context.beginPath()
  context.roundRect(x, y, width, height, height * 0.32)
  context.fillStyle = paints.night
  context.fill()
  context.restore()
  context.lineWidth = 1.5
  context.strokeStyle = paints.brassLight
  context.stroke()
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillStyle = paints.lampBright
  context.fillText(text, x + width / 2, y + height * 0.54)
}

function trace(context: Context, points: readonly Point[], bend: number): void {
  context.beginPath()
  points.forEach((point, index) => {
    if (index === 0) context.moveTo(point.x, point.y)
    else if (index === points.length - 1) context.lineTo(point.x, point.y)
    else {
      const next = points[index + 1] ?? point
      context.arcTo(point.x, point.y, next.x, next.y, bend)
    }
  })
}

function stroke(context: Context, width: number, style: string): void {
  context.lineWidth = width
  context.lineCap = 'round'
  context.lineJoin = 'round'
  context.strokeStyle = style
  context.stroke()
}
