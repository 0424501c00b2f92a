import { linear } from './canvas.ts'
import { fade, mix, type Paints } from './paints.ts'

type Context = CanvasRenderingContext2D

/** The drum behind the symbols. */
export function paintDrum(context: Context, width: number, height: number, paints: Paints): void {
  const lit = mix(mix(paints.deep, paints.ground, 0.35), paints.light, 0.14)
  context.fillStyle = linear(
    context,
    [0, 0],
    [0, height],
    [
      [0, mix(paints.ground, paints.void, 0.55)],
      [0.28, mix(lit, paints.ground, 0.35)],
      [0.5, lit],
      [0.72, mix(lit, paints.ground, 0.4)],
      [1, mix(paints.ground, paints.void, 0.6)],
    ],
  )
  context.fillRect(0, 0, width, height)
}

/** The same under the free spins' light. */
export function paintFreeDrum(context: Context, width: number, height: number, paints: Paints): void {
  const lit = mix(paints.main, paints.ground, 0.38)
  context.fillStyle = linear(
    context,
    [0, 0],
    [0, height],
    [
      [0, mix(paints.ground, paints.void, 0.5)],
      [0.2, mix(lit, paints.ground, 0.5)],
      [0.5, mix(lit, paints.light, 0.1)],
      [0.8, mix(lit, paints.ground, 0.5)],
      [1, mix(paints.ground, paints.void, 0.5)],
    ],
  )
  context.fillRect(0, 0, width, height)
}

/** Glass and the drum's curve in front of the symbols: dark towards the edges, a reflection across. */
export function paintGlass(context: Context, width: number, height: number, paints: Paints): void {
  const shade = (alpha: number): string => fade(paints.void, alpha)
  context.fillStyle = linear(
    context,
    [0, 0],
    [0, height],
    [
      [0, shade(0.8)],
      [0.06, shade(0.4)],
      [0.16, shade(0.1)],
      [0.28, shade(0)],
      [0.76, shade(0)],
      [0.88, shade(0.08)],
      [0.96, shade(0.26)],
      [1, shade(0.55)],
    ],
  )
  context.fillRect(0, 0, width, height)
  const edge = width * 0.1
  context.fillStyle = linear(
    context,
    [0, 0],
    [edge, 0],
    [
      [0, shade(0.5)],
      [1, shade(0)],
    ],
  )
  context.fillRect(0, 0, edge, height)
  context.fillStyle = linear(
    context,
    [width, 0],
    [width - edge, 0],
    [
      [0, shade(0.5)],
      [1, shade(0)],
    ],
  )
  context.fillRect(width - edge, 0, edge, height)
}
