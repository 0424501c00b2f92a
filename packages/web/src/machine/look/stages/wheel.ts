import { bodyOf, type Draw, lay } from '../body.ts'
import { type Fittings, stuffOf } from '../fittings.ts'
import { letter } from '../lettering.ts'
import { blend } from '../relief/colour.ts'
import { type Material, paint } from '../relief/material.ts'
import { type Pen, type Surface, surfaceOf } from '../surface.ts'

export interface WheelSegment {
  readonly weight: number
  readonly text: string
}

const TURN = Math.PI * 2
const RIM = 0.495
const FIELD = 0.43
/** A narrower segment has no room for words. */
const NARROWEST_RAD = 0.2

const ring =
  (outer: number, inner: number): Draw =>
  (pen, side) => {
    pen.beginPath()
    pen.arc(side / 2, side / 2, side * outer, 0, TURN)
    if (inner > 0) pen.arc(side / 2, side / 2, side * inner, TURN, 0, true)
    pen.fill()
  }

/** The disc, each segment as wide as its chance, the first beginning at the top; and the pointer. */
export function paintWheel(fittings: Fittings, segments: readonly WheelSegment[], size: number): readonly Surface[] {
  const { look, light, trim } = fittings
  const { canvas, pen } = surfaceOf(size, size)
  const ends = endsOf(segments)
  const disc = (draw: Draw, material: Material, share: number): void => {
    const relief = { material, light, bevel: size * share, depth: size * share }
    lay(pen, bodyOf(size, size, draw, relief), 0, 0, { blur: size * share * 0.5, down: size * share * 0.2 })
  }
  disc(ring(RIM, FIELD - 0.01), stuffOf(look.material), 0.028)
  const field = { light, bevel: size * 0.012, depth: size * 0.012, carve: spokes(ends), carveDepth: -size * 0.008 }
  pen.drawImage(bodyOf(size, size, ring(FIELD, 0), { ...field, material: sliced(ends, fittings) }), 0, 0)
  for (const [index, { text }] of segments.entries())
    word(pen, text, ends[index - 1] ?? 0, ends[index] ?? 0, size, fittings)
  disc(ring(FIELD + 0.012, FIELD - 0.006), trim, 0.008)
  disc(studs, trim, 0.012)
  disc(ring(0.145, 0), trim, 0.02)
  return [canvas, pointer(fittings, size * 0.11)]
}

/** Where each segment ends, as a share of the whole. */
function endsOf(segments: readonly WheelSegment[]): readonly number[] {
  const whole = segments.reduce((sum, { weight }) => sum + weight, 0)
  let so = 0
  return segments.map(({ weight }) => {
    so += weight / whole
    return so
  })
}

/** Neighbours never have the same colour, the last and the first included. */
function sliced(ends: readonly number[], { fields }: Fittings): Material {
  const paints = ends.map((_, index) => {
    const isOddEnd = index === ends.length - 1 && index % fields.length === 0
    return paint(blend(fields[isOddEnd ? 2 : index % fields.length] ?? '#703040', '#ffffff', 0.08), 0.4)
  })
  return {
    gloss: 0.4,
    shine: 40,
    at: (x, y, out, u, v) => {
      const share = (Math.atan2(v - 0.5, u - 0.5) / TURN + 1.25) % 1
      const index = ends.findIndex((end) => share < end)
      paints[Math.max(0, index)]?.at(x, y, out, u, v)
    },
  }
}

const spokes =
  (ends: readonly number[]): Draw =>
  (pen, side) => {
    pen.lineWidth = Math.max(2, side * 0.006)
    for (const end of ends) {
      const angle = end * TURN - TURN / 4
      pen.beginPath()
      pen.moveTo(side / 2, side / 2)
      pen.lineTo(side * (0.5 + FIELD * Math.cos(angle)), side * (0.5 + FIELD * Math.sin(angle)))
      pen.stroke()
    }
  }

function word(pen: Pen, text: string, from: number, to: number, size: number, fittings: Fittings): void {
  const width = (to - from) * TURN
  if (width < NARROWEST_RAD) return
  pen.save()
  pen.translate(size / 2, size / 2)
  pen.rotate(((from + to) / 2) * TURN - TURN / 4)
  const high = Math.min(size * 0.062, (width * size * FIELD) / 3)
  letter(pen, { text, font: fittings.face, size: high, edge: 0.15 }, fittings, size * 0.285, 0, size * 0.25)
  pen.restore()
}

const STUDS = 24
const studs: Draw = (pen, side) => {
  for (let k = 0; k < STUDS; k++) {
    const angle = (k / STUDS) * TURN
    pen.beginPath()
    pen.arc(side * (0.5 + 0.466 * Math.cos(angle)), side * (0.5 + 0.466 * Math.sin(angle)), side * 0.009, 0, TURN)
    pen.fill()
  }
}

function pointer({ trim, light }: Fittings, side: number): Surface {
  const drop: Draw = (pen) => {
    pen.beginPath()
    pen.moveTo(side / 2, side)
    pen.bezierCurveTo(side * 0.1, side * 0.5, side * 0.05, side * 0.05, side / 2, side * 0.04)
    pen.bezierCurveTo(side * 0.95, side * 0.05, side * 0.9, side * 0.5, side / 2, side)
    pen.fill()
  }
  return bodyOf(side, side, drop, { material: trim, light, bevel: side * 0.16, depth: side * 0.14 })
}
