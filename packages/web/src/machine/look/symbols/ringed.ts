import { bodyOf, glow, lay, once } from '../body.ts'
import type { Fittings } from '../fittings.ts'
import { metalOf } from '../fittings.ts'
import { letter } from '../lettering.ts'
import { blend, fade } from '../relief/colour.ts'
import { type Pen, type Surface, surfaceOf } from '../surface.ts'
import { type Drawing, drawn } from './drawing.ts'

/** Where its word has room to be read. */
const STUDS = 12
const MIDDLE = 0.47

/** A wild, scatter or mystery: a ring of metal with lamps, wider than its cell, and its word before it. */
export function ringed(
  { picture }: Drawing,
  name: string,
  word: string,
  kind: 'wild' | 'scatter' | 'mystery',
  size: number,
  fittings: Fittings,
): Surface {
  const { canvas, pen } = surfaceOf(size, size)
  const radius = size * 0.44
  const { look } = fittings
  if (kind === 'scatter') rays(pen, size, fittings.spark)
  else disc(pen, size, radius, kind === 'wild' ? (fittings.fields[0] ?? '#802020') : '#3a2a5a', fittings.spark)
  pen.drawImage(
    once(`ring ${kind === 'wild' ? 'gold' : look.metal} ${look.hour} ${size}`, () =>
      ringOf(kind, size, radius, fittings),
    ),
    0,
    0,
  )
  lamps(pen, size, radius, fittings)
  const side = Math.round(size * 0.7)
  if (picture)
    lay(pen, drawn(picture, name, side, fittings), (size - side) / 2, size * 0.08, {
      blur: size * 0.07,
      down: size * 0.04,
    })
  const edgeColour = kind === 'wild' ? '#5c1018' : kind === 'scatter' ? '#14265c' : '#2c1648'
  const written = once(`word ${word} ${look.face} ${look.hour} ${size}`, () => wordOf(word, edgeColour, size, fittings))
  pen.drawImage(written, 0, 0)
  return canvas
}

function ringOf(
  kind: 'wild' | 'scatter' | 'mystery',
  size: number,
  radius: number,
  { light, trim }: Fittings,
): Surface {
  const { canvas, pen } = surfaceOf(size, size)
  const body = bodyOf(
    size,
    size,
    (mask) => {
      mask.lineWidth = size * 0.085
      mask.beginPath()
      mask.arc(size / 2, size * MIDDLE, radius * 0.92, 0, Math.PI * 2)
      mask.stroke()
      for (const [x, y] of studs(size, radius)) {
        mask.beginPath()
        mask.arc(x, y, size * 0.05, 0, Math.PI * 2)
        mask.fill()
      }
    },
    { material: kind === 'wild' ? metalOf('gold', 0.2) : trim, light, bevel: size * 0.04, depth: size * 0.045 },
  )
  lay(pen, body, 0, 0, { blur: size * 0.06, down: size * 0.02 })
  return canvas
}

/** On a surface of the symbol's size, where it stands on it. */
function wordOf(text: string, edgeColour: string, size: number, fittings: Fittings): Surface {
  const { canvas, pen } = surfaceOf(size, size)
  const lettering = { text, font: fittings.face, size: size * 0.27, edge: 0.16, edgeColour }
  letter(pen, lettering, { ...fittings, title: metalOf('gold', 0.1) }, size / 2, size * 0.83, size * 0.98)
  return canvas
}

const studs = (size: number, radius: number): readonly (readonly [x: number, y: number])[] =>
  Array.from({ length: STUDS }, (_, k) => {
    const angle = (k / STUDS) * Math.PI * 2
    return [size / 2 + Math.cos(angle) * radius * 0.96, size * MIDDLE + Math.sin(angle) * radius * 0.96] as const
  })

function disc(pen: Pen, size: number, radius: number, colour: string, spark: string): void {
  const gradient = pen.createRadialGradient(size / 2, size * 0.44, 2, size / 2, size * 0.46, radius)
  gradient.addColorStop(0, blend(spark, '#ffffff', 0.4))
  gradient.addColorStop(0.5, colour)
  gradient.addColorStop(1, blend(colour, '#06030a', 0.8))
  pen.fillStyle = gradient
  pen.beginPath()
  pen.arc(size / 2, size * MIDDLE, radius * 0.93, 0, Math.PI * 2)
  pen.fill()
}

/** Beams of light all round. */
function rays(pen: Pen, size: number, colour: string): void {
  pen.save()
  pen.translate(size / 2, size * MIDDLE)
  pen.globalCompositeOperation = 'lighter'
  const gradient = pen.createRadialGradient(0, 0, 0, 0, 0, size * 0.5)
  gradient.addColorStop(0, fade(colour, 0.9))
  gradient.addColorStop(1, fade(colour, 0))
  pen.fillStyle = gradient
  for (let k = 0; k < 16; k++) {
    const half = size * (k % 2 === 0 ? 0.09 : 0.05)
    pen.rotate(Math.PI / 8)
    pen.beginPath()
    pen.moveTo(0, 0)
    pen.lineTo(size * 0.5, half)
    pen.lineTo(size * 0.5, -half)
    pen.fill()
  }
  pen.restore()
  glow(pen, size / 2, size * MIDDLE, size * 0.46, colour, 0.55)
}

function lamps(pen: Pen, size: number, radius: number, { fields, spark }: Fittings): void {
  const lamp = size * 0.027
  for (const [index, [x, y]] of studs(size, radius).entries()) {
    pen.fillStyle = index % 2 === 0 ? blend(spark, '#ffffff', 0.35) : (fields[0] ?? spark)
    pen.beginPath()
    pen.arc(x, y, lamp, 0, Math.PI * 2)
    pen.fill()
    pen.fillStyle = 'rgb(255 255 255 / 0.75)'
    pen.beginPath()
    pen.arc(x - lamp * 0.3, y - lamp * 0.35, lamp * 0.33, 0, Math.PI * 2)
    pen.fill()
  }
}
