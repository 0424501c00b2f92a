import type { Layout, Rect } from '../layout.ts'
import { linear, radial, type Stops } from './canvas.ts'
import { fade, mix, type Paints } from './paints.ts'

type Context = CanvasRenderingContext2D
type Spot = readonly [x: number, y: number]

/** Four half-round bars, mitred at the corners and lit from above, with the bulbs' sockets in them. */
export function paintBrass(context: Context, layout: Layout, paints: Paints): void {
  const { brass, window, frame } = layout
  const [left, right] = [brass.x, brass.x + brass.width]
  const [top, bottom] = [brass.y, brass.y + brass.height]
  const [innerLeft, innerRight] = [window.x, window.x + window.width]
  const [innerTop, innerBottom] = [window.y, window.y + window.height]
  const outer: readonly [Spot, Spot, Spot, Spot] = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ]
  const inner: readonly [Spot, Spot, Spot, Spot] = [
    [innerLeft, innerTop],
    [innerRight, innerTop],
    [innerRight, innerBottom],
    [innerLeft, innerBottom],
  ]
  const shades = barShades(paints)
  context.save()
  context.beginPath()
  context.roundRect(brass.x, brass.y, brass.width, brass.height, frame * 0.42)
  context.clip()
  bar(context, [outer[0], outer[3], inner[3], inner[0]], linear(context, [left, 0], [innerLeft, 0], shades.left))
  bar(context, [outer[1], outer[2], inner[2], inner[1]], linear(context, [right, 0], [innerRight, 0], shades.right))
  bar(context, [outer[0], outer[1], inner[1], inner[0]], linear(context, [0, top], [0, innerTop], shades.top))
  bar(context, [outer[3], outer[2], inner[2], inner[3]], linear(context, [0, bottom], [0, innerBottom], shades.bottom))
  context.restore()
  engrave(context, brass, frame, paints)
  sockets(context, layout, paints)
}

/** Across each bar from its outer edge to its inner one. */
function barShades(paints: Paints): Readonly<Record<'left' | 'right' | 'top' | 'bottom', Stops>> {
  const { brassDark: dark, brass: mid, brassLight: light, brassShine: shine } = paints
  const shadow = mix(dark, paints.void, 0.4)
  const shade = (...colours: readonly string[]): Stops =>
    colours.map((colour, index) => [index / (colours.length - 1), colour])
  return {
    left: shade(dark, light, shine, light, mid, dark, shadow),
    right: shade(shadow, mid, light, light, shine, mid, dark),
    top: shade(light, shine, light, light, mid, dark, shadow),
    bottom: shade(shadow, dark, mid, light, light, shine, mid),
  }
}

function bar(context: Context, corners: readonly Spot[], fill: CanvasGradient): void {
  context.beginPath()
  for (const [x, y] of corners) context.lineTo(x, y)
  context.closePath()
  context.fillStyle = fill
  context.fill()
}

/** A line cut in the brass on each side of the bulbs. */
function engrave(context: Context, brass: Rect, frame: number, paints: Paints): void {
  for (const share of [0.14, 0.84]) {
    const inset = frame * share
    const [width, height] = [brass.width - 2 * inset, brass.height - 2 * inset]
    context.beginPath()
    context.roundRect(brass.x + inset, brass.y + inset, width, height, Math.max(1, frame * (0.42 - share * 0.4)))
    context.lineWidth = Math.max(1, frame * 0.035)
    context.strokeStyle = fade(paints.brassDark, 0.7)
    context.stroke()
  }
}

function sockets(context: Context, { bulbs, bulbRadius }: Layout, paints: Paints): void {
  const radius = bulbRadius * 1.42
  const hole: Stops = [
    [0, mix(paints.brassDark, paints.void, 0.8)],
    [0.72, mix(paints.brassDark, paints.void, 0.55)],
    [1, paints.brassDark],
  ]
  const lip: Stops = [
    [0, paints.brassDark],
    [1, paints.brassShine],
  ]
  for (const { x, y } of bulbs) {
    context.beginPath()
    context.arc(x, y, radius, 0, Math.PI * 2)
    context.fillStyle = radial(context, [x, y], radius, hole)
    context.fill()
    context.lineWidth = Math.max(0.75, bulbRadius * 0.16)
    context.strokeStyle = linear(context, [0, y - radius], [0, y + radius], lip)
    context.stroke()
  }
}
