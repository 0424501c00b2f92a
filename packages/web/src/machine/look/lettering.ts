import { bodyOf, lay } from './body.ts'
import type { Fittings } from './fittings.ts'
import { paint } from './relief/material.ts'
import { type Pen, type Surface, surfaceOf } from './surface.ts'
import type { TitleFace } from './vocabulary.ts'

export interface Lettering {
  readonly text: string
  readonly font: string
  readonly size: number
  /** The rim round the letters, as a share of their size. */
  readonly edge?: number
  readonly edgeColour?: string
}

/** Faces whose strokes are too thin to be cast in metal and read: how much thicker, as a share of their size. */
const THICKER: Partial<Readonly<Record<TitleFace, number>>> = {
  Orbitron: 0.035,
  'Almendra SC': 0.032,
  'Cinzel Decorative': 0.026,
  Metamorphous: 0.014,
}

/** Letters cast in the title's metal, on a dark rim of their own: readable on whatever lies below. */
export function letteringOf(
  { text, font, size, edge = 0.11, edgeColour }: Lettering,
  { title, titleEdge, light, look }: Fittings,
): Surface {
  const thicker = size * (THICKER[look.face] ?? 0)
  const measure = surfaceOf(4, 4).pen
  measure.font = `${size}px ${font}`
  const width = measure.measureText(text).width + size * 0.7
  const height = size * 1.7
  const write = (pen: Pen, rim: number): void => {
    pen.font = `${size}px ${font}`
    pen.textAlign = 'center'
    pen.textBaseline = 'middle'
    pen.lineJoin = 'round'
    if (rim > 0) {
      pen.lineWidth = rim
      pen.strokeText(text, width / 2, height / 2)
    }
    pen.fillText(text, width / 2, height / 2)
  }
  const { canvas, pen } = surfaceOf(width, height)
  const rim = {
    material: edgeColour ? paint(edgeColour, 0.4) : titleEdge,
    light,
    bevel: Math.max(1.5, size * edge * 0.9),
    depth: size * 0.05,
  }
  lay(
    pen,
    bodyOf(width, height, (mask) => write(mask, size * edge * 2 + thicker), rim),
    0,
    0,
    { blur: size * 0.14, down: size * 0.06 },
  )
  const bevel = Math.max(1.5, size * 0.09)
  lay(
    pen,
    bodyOf(width, height, (mask) => write(mask, thicker), {
      material: title,
      light,
      bevel,
      depth: bevel * 1.1,
      ao: 0.2,
    }),
    0,
    0,
  )
  return canvas
}

/** Written so that it fits into a width, in the middle of it. */
export function letter(pen: Pen, lettering: Lettering, fittings: Fittings, x: number, y: number, room: number): void {
  const picture = letteringOf(lettering, fittings)
  const scale = Math.min(1, room / (picture.width - lettering.size * 0.5))
  pen.imageSmoothingQuality = 'high'
  const [width, height] = [picture.width * scale, picture.height * scale]
  pen.drawImage(picture, x - width / 2, y - height / 2, width, height)
}
