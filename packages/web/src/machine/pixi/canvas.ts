import { CanvasSource, Texture } from 'pixi.js'

/** A drawing in CSS pixels, kept at the device's resolution. */
export function paintTexture(
  width: number,
  height: number,
  resolution: number,
  paint: (context: CanvasRenderingContext2D) => void,
): Texture {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.ceil(width * resolution))
  canvas.height = Math.max(1, Math.ceil(height * resolution))
  const context = canvas.getContext('2d')
  if (context) {
    context.scale(resolution, resolution)
    paint(context)
  }
  return new Texture({ source: new CanvasSource({ resource: canvas, resolution }) })
}

export type Stops = readonly (readonly [at: number, colour: string])[]

export function linear(
  context: CanvasRenderingContext2D,
  from: readonly [number, number],
  to: readonly [number, number],
  stops: Stops,
): CanvasGradient {
  const gradient = context.createLinearGradient(...from, ...to)
  for (const [at, colour] of stops) gradient.addColorStop(at, colour)
  return gradient
}

export function radial(
  context: CanvasRenderingContext2D,
  [x, y]: readonly [number, number],
  radius: number,
  stops: Stops,
): CanvasGradient {
  const gradient = context.createRadialGradient(x, y, 0, x, y, radius)
  for (const [at, colour] of stops) gradient.addColorStop(at, colour)
  return gradient
}
