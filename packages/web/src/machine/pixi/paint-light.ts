import { linear, radial } from './canvas.ts'
import { fade, mix, type Paints } from './paints.ts'

type Context = CanvasRenderingContext2D

/** A bulb of warm glass, out. Drawn in a square of `size`, the glass filling it. */
export function paintBulb(context: Context, size: number, paints: Paints): void {
  const radius = size / 2
  context.beginPath()
  context.arc(radius, radius, radius * 0.94, 0, Math.PI * 2)
  context.fillStyle = radial(context, [radius * 0.85, radius * 0.75], radius * 1.25, [
    [0, mix(paints.lampDeep, paints.lamp, 0.4)],
    [0.45, mix(paints.lampDeep, paints.brassDark, 0.45)],
    [1, mix(paints.brassDark, paints.void, 0.45)],
  ])
  context.fill()
  context.beginPath()
  context.ellipse(radius * 0.72, radius * 0.58, radius * 0.22, radius * 0.15, -0.6, 0, Math.PI * 2)
  context.fillStyle = fade(paints.filament, 0.7)
  context.fill()
}

/** The same bulb burning. */
export function paintLitBulb(context: Context, size: number, paints: Paints): void {
  const radius = size / 2
  context.beginPath()
  context.arc(radius, radius, radius * 0.96, 0, Math.PI * 2)
  context.fillStyle = radial(context, [radius, radius], radius, [
    [0, paints.filament],
    [0.4, paints.lampBright],
    [0.8, paints.lamp],
    [1, mix(paints.lamp, paints.lampDeep, 0.7)],
  ])
  context.fill()
}

/** Light around a lamp, to be added to what lies under it. */
export function paintHalo(context: Context, size: number, colour: string): void {
  context.fillStyle = radial(context, [size / 2, size / 2], size / 2, [
    [0, fade(colour, 0.42)],
    [0.24, fade(colour, 0.42)],
    [0.3, fade(colour, 0.3)],
    [0.55, fade(colour, 0.09)],
    [1, fade(colour, 0)],
  ])
  context.fillRect(0, 0, size, size)
}

/** A brass coin seen from the front (turn 1) to edge-on (turn near 0). */
export function paintCoin(context: Context, size: number, turn: number, paints: Paints): void {
  const middle = size / 2
  const radius = size * 0.46
  const width = Math.max(radius * 0.14, radius * turn)
  const disc = (scale: number, fill: CanvasGradient | string): void => {
    context.beginPath()
    context.ellipse(middle, middle, width * scale, radius * scale, 0, 0, Math.PI * 2)
    context.fillStyle = fill
    context.fill()
  }
  const across: readonly [readonly [number, number], readonly [number, number]] = [
    [middle - width, middle - radius],
    [middle + width, middle + radius],
  ]
  disc(
    1,
    linear(context, ...across, [
      [0, paints.brassShine],
      [0.35, paints.lamp],
      [0.7, paints.lampDeep],
      [1, paints.brassDark],
    ]),
  )
  disc(
    0.78,
    linear(context, ...across, [
      [0, paints.lampDeep],
      [0.5, paints.lamp],
      [1, paints.brassShine],
    ]),
  )
  disc(
    0.68,
    linear(context, ...across, [
      [0, paints.lampBright],
      [0.6, paints.lamp],
      [1, paints.lampDeep],
    ]),
  )
}
