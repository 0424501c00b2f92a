import { holesOf, type Layout, type Rect } from '../layout.ts'
import { linear, radial } from './canvas.ts'
import { paintBrass } from './paint-brass.ts'
import { paintPlate } from './paint-plate.ts'
import { fade, mix, type Paints } from './paints.ts'

type Context = CanvasRenderingContext2D

/** The whole cabinet with holes where the reels show through: it lies over them and hides what leaves the window. */
export function paintCabinet(context: Context, layout: Layout, paints: Paints, name: string): void {
  paintBody(context, layout, paints)
  paintBrass(context, layout, paints)
  paintPanels(context, layout, paints)
  paintPlate(context, layout.plate, paints, name)
}

function paintBody(context: Context, { body, brass, frame }: Layout, paints: Paints): void {
  const radius = frame * 0.75
  context.beginPath()
  context.roundRect(body.x, body.y, body.width, body.height, [radius, radius, radius * 0.5, radius * 0.5])
  context.fillStyle = linear(
    context,
    [0, body.y],
    [0, body.y + body.height],
    [
      [0, mix(paints.deep, paints.light, 0.3)],
      [0.1, mix(paints.deep, paints.light, 0.12)],
      [0.5, paints.deep],
      [1, mix(paints.deep, paints.void, 0.45)],
    ],
  )
  context.fill()
  context.save()
  context.clip()
  // The lamps overhead, in the enamel's gloss.
  context.fillStyle = radial(context, [body.x + body.width * 0.3, body.y], body.width * 0.7, [
    [0, fade(paints.filament, 0.2)],
    [0.5, fade(paints.filament, 0.05)],
    [1, fade(paints.filament, 0)],
  ])
  context.fillRect(body.x, body.y, body.width, body.height)
  context.restore()
  rim(context, body, radius, paints)
  shadowUnder(context, brass, frame, paints)
}

/** A thin brass edge, and a painted pinstripe inside it. */
function rim(context: Context, body: Rect, radius: number, paints: Paints): void {
  const line = (inset: number, width: number, style: string | CanvasGradient): void => {
    context.beginPath()
    context.roundRect(
      body.x + inset,
      body.y + inset,
      body.width - 2 * inset,
      body.height - 2 * inset,
      Math.max(1, radius - inset),
    )
    context.lineWidth = width
    context.strokeStyle = style
    context.stroke()
  }
  line(1.25, 2.5, metal(context, [0, body.y], [0, body.y + body.height], paints))
  line(3.2, 1, fade(paints.void, 0.45))
  const pinstripe = Math.max(5, radius * 0.32)
  line(pinstripe, 1, fade(paints.light, 0.4))
}

function shadowUnder(context: Context, brass: Rect, frame: number, paints: Paints): void {
  context.save()
  context.shadowColor = fade(paints.void, 0.85)
  context.shadowBlur = frame * 0.8
  context.shadowOffsetY = frame * 0.22
  context.fillStyle = paints.void
  context.beginPath()
  context.roundRect(brass.x, brass.y, brass.width, brass.height, frame * 0.42)
  context.fill()
  context.restore()
}

const metal = (context: Context, from: readonly [number, number], to: readonly [number, number], paints: Paints) =>
  linear(context, from, to, [
    [0, paints.brassShine],
    [0.18, paints.brassLight],
    [0.5, paints.brass],
    [0.75, mix(paints.brass, paints.brassDark, 0.6)],
    [1, paints.brassDark],
  ])

/** Enamel where a reel is shorter than the window, and the hole for each reel. */
export function paintPanels(context: Context, layout: Layout, paints: Paints): void {
  const { window, cell } = layout
  const radius = cell * 0.055
  context.fillStyle = linear(
    context,
    [0, window.y],
    [0, window.y + window.height],
    [
      [0, mix(paints.deep, paints.void, 0.55)],
      [0.5, mix(paints.deep, paints.ground, 0.15)],
      [1, mix(paints.deep, paints.void, 0.6)],
    ],
  )
  context.fillRect(window.x, window.y, window.width, window.height)
  for (const hole of holesOf(layout)) {
    context.beginPath()
    context.roundRect(hole.x, hole.y, hole.width, hole.height, radius)
    context.save()
    context.globalCompositeOperation = 'destination-out'
    context.fill()
    context.restore()
    context.lineWidth = Math.max(1.5, cell * 0.018)
    context.strokeStyle = linear(
      context,
      [0, hole.y],
      [0, hole.y + hole.height],
      [
        [0, paints.brassDark],
        [0.35, paints.brass],
        [0.5, paints.brassLight],
        [0.65, paints.brass],
        [1, paints.brassLight],
      ],
    )
    context.stroke()
  }
}
