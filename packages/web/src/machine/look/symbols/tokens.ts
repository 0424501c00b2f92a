import { bodyOf, lay, once } from '../body.ts'
import type { Fittings } from '../fittings.ts'
import { metalOf } from '../fittings.ts'
import { blend, luminanceOf, rgbOf } from '../relief/colour.ts'
import { crumb, glass, type Material, paint, stone } from '../relief/material.ts'
import { type Pen, type Surface, surfaceOf } from '../surface.ts'
import type { TokenName } from '../vocabulary.ts'
import { type Drawing, glyphBody, lit } from './drawing.ts'
import { inkOf } from './ink.ts'
import { TOKEN_OUTLINES } from './outlines.ts'

/** What a token is made of, how thick it is, and how its sign lies on it. */
interface Body {
  readonly material: (ink: string) => Material
  /** Bevel and depth in shares of its size. */
  readonly bevel: number
  readonly depth: number
  /** Cut in and filled with ink, or standing up in paint of this colour. */
  readonly sign: 'cut' | ((ink: string) => string)
  readonly hasRim?: boolean
}

const dark = (ink: string): string => blend(ink, '#0a0610', 0.75)
const pale = (): string => '#fff6e4'

const BODIES: Readonly<Record<TokenName, Body>> = {
  runestone: { material: () => stone('#8b94a6'), bevel: 0.13, depth: 0.12, sign: 'cut' },
  seaGlass: { material: glass, bevel: 0.2, depth: 0.12, sign: pale },
  enamel: {
    material: (ink) => paint(blend(ink, '#08060c', 0.28), 0.55),
    bevel: 0.05,
    depth: 0.04,
    sign: pale,
    hasRim: true,
  },
  waxSeal: {
    material: (ink) => ({ ...paint(blend(ink, '#10040a', 0.35), 0.6), rim: 1 }),
    bevel: 0.1,
    depth: 0.08,
    sign: (ink) => blend(ink, '#ffffff', 0.35),
  },
  leaf: {
    material: (ink) => paint(blend(blend(ink, '#3f8f3a', 0.6), '#06200c', 0.2), 0.3),
    bevel: 0.12,
    depth: 0.06,
    sign: pale,
  },
  card: { material: () => paint('#f4ecd8', 0.25), bevel: 0.03, depth: 0.03, sign: dark },
  gem: { material: (ink) => glass(blend(ink, '#0a0618', 0.15)), bevel: 0.11, depth: 0.16, sign: pale },
  biscuit: { material: () => crumb('#c98f4c'), bevel: 0.09, depth: 0.07, sign: (ink) => blend(ink, '#ffffff', 0.45) },
  coin: {
    material: () => metalOf('bronze', 0.4),
    bevel: 0.05,
    depth: 0.05,
    sign: (ink) => blend(ink, '#1a0a04', 0.25),
    hasRim: true,
  },
  tile: { material: (ink) => stone(blend(ink, '#8a8070', 0.35), 0.2), bevel: 0.07, depth: 0.06, sign: pale },
}

const RADIUS = 0.36

/** A low symbol: a small body with its sign on it, told from the framed ones by shape and size. */
export function token(drawing: Drawing, index: number, size: number, fittings: Fittings): Surface {
  const { canvas, pen } = surfaceOf(size, size)
  const { look, light } = fittings
  const ink =
    (drawing.picture && inkOf(drawing.picture)) ?? fittings.inks[index % fittings.inks.length] ?? fittings.spark
  const { material, bevel, depth, sign, hasRim } = BODIES[look.token]
  const outline = TOKEN_OUTLINES[look.token]
  const side = size * 0.44
  const { glyph } = drawing
  const carve = (mask: Pen): void => {
    if (glyph) mask.drawImage(glyph, (size - side) / 2, (size - side) / 2, side, side)
  }
  const body = bodyOf(
    size,
    size,
    (mask) => {
      outline(mask, size, size * RADIUS)
      mask.fill()
    },
    {
      material: material(ink),
      light,
      bevel: size * bevel,
      depth: size * depth,
      ...(sign === 'cut' && glyph && { carve, carveDepth: -size * 0.035 }),
    },
  )
  lay(pen, body, 0, 0, { blur: size * 0.05, down: size * 0.03 })
  if (hasRim)
    pen.drawImage(
      once(`rim ${look.token} ${look.metal} ${look.hour} ${size}`, () => rimOf(size, fittings)),
      0,
      0,
    )
  if (!glyph) {
    if (drawing.picture)
      lay(pen, lit(drawing.picture, Math.round(size * 0.5), light), size * 0.25, size * 0.25, {
        blur: size * 0.03,
        down: size * 0.02,
      })
  } else if (sign === 'cut') inlay(pen, glyph, size, side, ink)
  else
    lay(pen, glyphBody(glyph, size, 0.44, paint(sign(ink), 0.6), light), 0, 0, {
      blur: size * 0.03,
      down: size * 0.012,
    })
  return canvas
}

function rimOf(size: number, { light, trim, look }: Fittings): Surface {
  const { canvas, pen } = surfaceOf(size, size)
  const outline = TOKEN_OUTLINES[look.token]
  const ring = bodyOf(
    size,
    size,
    (mask) => {
      mask.lineWidth = size * 0.035
      outline(mask, size, size * RADIUS * 0.9)
      mask.stroke()
    },
    { material: trim, light, bevel: size * 0.017, depth: size * 0.02 },
  )
  lay(pen, ring, 0, 0, { blur: 3, down: 1 })
  return canvas
}

/** Glowing ink in what was cut. */
function inlay(pen: Pen, glyph: CanvasImageSource, size: number, side: number, ink: string): void {
  const { canvas, pen: colour } = surfaceOf(size, size)
  colour.drawImage(glyph, (size - side) / 2, (size - side) / 2, side, side)
  colour.globalCompositeOperation = 'source-in'
  colour.fillStyle = luminanceOf(rgbOf(ink)) < 0.35 ? blend(ink, '#ffffff', 0.4) : ink
  colour.fillRect(0, 0, size, size)
  pen.save()
  pen.shadowColor = ink
  pen.shadowBlur = size * 0.06
  pen.globalAlpha = 0.66
  pen.drawImage(canvas, 0, 0)
  pen.restore()
}
