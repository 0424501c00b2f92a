import { bodyOf, cut, lay, once } from '../body.ts'
import type { Fittings } from '../fittings.ts'
import { metalOf } from '../fittings.ts'
import { blend } from '../relief/colour.ts'
import { glass, type Material } from '../relief/material.ts'
import { type Pen, type Surface, surfaceOf } from '../surface.ts'
import { drawn } from './drawing.ts'
import { FRAME_OUTLINES } from './outlines.ts'
import type { SymbolRank } from './ranks.ts'

/** A high symbol: a lit field, a frame in metal, its drawing before both. The dearest has stones at its corners. */
export function framed(
  picture: CanvasImageSource,
  name: string,
  rank: SymbolRank,
  index: number,
  size: number,
  fittings: Fittings,
): Surface {
  const { canvas, pen } = surfaceOf(size, size)
  const radius = size * 0.455
  const { look } = fittings
  const metal = rank === 'top' ? metalOf('gold', 0.2) : rank === 'high' ? fittings.trim : metalOf('bronze', 0.5)
  const width = rank === 'top' ? 0.835 : rank === 'high' ? 0.87 : 0.895
  field(pen, size, radius, fittings.fields[index % fittings.fields.length] ?? fittings.palette[2], fittings)
  pen.drawImage(
    once(`frame ${look.frame} ${rank} ${look.metal} ${look.hour} ${size}`, () =>
      frameOf(size, radius, width, metal, fittings),
    ),
    0,
    0,
  )
  if (rank !== 'middle') studs(pen, size, rank === 'top', metal, fittings)
  const side = Math.round(size * 0.76)
  lay(pen, drawn(picture, name, side, fittings), (size - side) / 2, size * 0.095, {
    blur: size * 0.06,
    down: size * 0.04,
  })
  return canvas
}

function frameOf(size: number, radius: number, width: number, material: Material, { look, light }: Fittings): Surface {
  const { canvas, pen } = surfaceOf(size, size)
  const outline = FRAME_OUTLINES[look.frame]
  const ring = (mask: Pen): void => {
    outline(mask, size, radius)
    mask.fill()
    mask.globalCompositeOperation = 'destination-out'
    outline(mask, size, radius * width)
    mask.fill()
  }
  const body = bodyOf(size, size, ring, { material, light, bevel: size * 0.03, depth: size * 0.035 })
  lay(pen, body, 0, 0, { blur: size * 0.05, down: size * 0.02 })
  return canvas
}

/** The ground within the frame, with rays from its middle. */
function field(pen: Pen, size: number, radius: number, colour: string, { look }: Fittings): void {
  const middle = size / 2
  pen.save()
  FRAME_OUTLINES[look.frame](pen, size, radius * 0.95)
  pen.clip()
  const gradient = pen.createRadialGradient(middle, size * 0.4, size * 0.04, middle, middle, size * 0.52)
  gradient.addColorStop(0, blend(colour, '#ffffff', 0.4))
  gradient.addColorStop(0.45, colour)
  gradient.addColorStop(1, blend(colour, '#05030c', 0.75))
  pen.fillStyle = gradient
  pen.fillRect(0, 0, size, size)
  pen.globalAlpha = 0.14
  pen.fillStyle = '#fff'
  for (let ray = 1; ray < 18; ray += 2) {
    pen.beginPath()
    pen.moveTo(middle, size * 0.47)
    pen.arc(middle, size * 0.47, size, (ray / 18) * Math.PI * 2, ((ray + 1) / 18) * Math.PI * 2)
    pen.fill()
  }
  pen.restore()
}

const CORNERS = [
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
] as const

/** How far out the corners of each kind of frame are. */
const REACH: Readonly<Record<Fittings['look']['frame'], number>> = {
  square: 0.4,
  rosette: 0.33,
  scallop: 0.33,
  shield: 0.34,
  cartouche: 0.35,
  hexagon: 0.32,
  leaf: 0.34,
  ticket: 0.31,
  porthole: 0.32,
  arch: 0.36,
}

function studs(pen: Pen, size: number, areStones: boolean, metal: Material, { look, light, fields }: Fittings): void {
  const radius = size * (areStones ? 0.055 : 0.036)
  for (const [index, [x, y]] of CORNERS.entries()) {
    const place = {
      x: size / 2 + x * size * REACH[look.frame] - radius,
      y: size / 2 + y * size * REACH[look.frame] - radius,
      width: 2 * radius,
      height: 2 * radius,
    }
    const material = areStones ? glass(blend(fields[(index + 1) % fields.length] ?? '#ffffff', '#ffffff', 0.25)) : metal
    cut(pen, place, disc, { material, light, bevel: radius, depth: radius * 0.9, shadow: { blur: 4, down: 2 } })
  }
}

const disc = (pen: Pen, side: number): void => {
  pen.beginPath()
  pen.arc(side / 2, side / 2, side / 2 - 0.5, 0, Math.PI * 2)
  pen.fill()
}
