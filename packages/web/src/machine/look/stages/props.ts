import { bodyOf, type Draw, glow, lay } from '../body.ts'
import { disc, rounded } from '../cabinets/parts.ts'
import { type Fittings, stuffOf } from '../fittings.ts'
import { blend } from '../relief/colour.ts'
import { crumb, glass, type Material, paint, pearl, stone } from '../relief/material.ts'
import { type Pen, type Surface, surfaceOf } from '../surface.ts'
import { PROP_COLOURS, type PropKind } from '../vocabulary.ts'

/** Where a prop is painted: a square, in one of the game's colours. */
interface Spot {
  readonly pen: Pen
  readonly size: number
  readonly colour: string
  readonly fittings: Fittings
}
type Paint = (spot: Spot) => void

/** Shut and open are told apart by their shape: where it opens, the upper part is gone and light comes out. */
interface Prop {
  readonly shut: Paint
  readonly open: Paint
}

/** A body in shares of the spot. */
function part(
  { pen, size, fittings: { light } }: Spot,
  [x, y, wide, high]: readonly [number, number, number, number],
  draw: Draw,
  material: Material,
  bevel = 0.06,
): void {
  const body = bodyOf(wide * size, high * size, draw, {
    material,
    light,
    bevel: bevel * size,
    depth: bevel * size * 0.9,
  })
  lay(pen, body, x * size, y * size, { blur: size * 0.06, down: size * 0.03 })
}

const ray = ({ pen, size, fittings: { spark } }: Spot, y = 0.5): void => {
  glow(pen, size / 2, size * y, size * 0.5, spark, 0.85)
  glow(pen, size / 2, size * y, size * 0.26, '#fff4d0', 0.7)
}

const dark = (spot: Spot): Material => stuffOf(spot.fittings.look.material, 'down', -0.7)

const shields: Prop = {
  shut: (spot) => {
    const { pen, size, colour, fittings } = spot
    part(spot, [0.08, 0.08, 0.84, 0.84], disc, fittings.hinge, 0.04)
    const wood = { ...paint(colour, 0.25, { colour: '#efe6d2', isSecond: sector(size * 0.37) }), gloss: 0.1 }
    part(spot, [0.13, 0.13, 0.74, 0.74], disc, wood, 0.05)
    part(spot, [0.39, 0.39, 0.22, 0.22], disc, fittings.hinge, 0.1)
    pen.globalAlpha = 1
  },
  open: (spot) => {
    part(spot, [0.08, 0.08, 0.84, 0.84], ringDraw(0.4), spot.fittings.hinge, 0.04)
    ray(spot)
  },
}

/** Every other of eight slices. */
const sector =
  (middle: number) =>
  (x: number, y: number): boolean =>
    Math.floor(((Math.atan2(y - middle, x - middle) + Math.PI) / (Math.PI * 2)) * 8) % 2 === 0

const ringDraw =
  (inner: number): Draw =>
  (pen, side) => {
    pen.beginPath()
    pen.arc(side / 2, side / 2, side / 2 - 1, 0, Math.PI * 2)
    pen.arc(side / 2, side / 2, side * inner, Math.PI * 2, 0, true)
    pen.fill()
  }

/** A fan of ribs, hinge below. */
const valve: Draw = (pen, wide, high) => {
  pen.beginPath()
  pen.moveTo(wide * 0.5, high)
  for (let k = 0; k <= 12; k++) {
    const angle = Math.PI + (k / 12) * Math.PI
    const reach = k % 2 === 0 ? 1 : 0.92
    pen.lineTo(wide * (0.5 + 0.5 * Math.cos(angle) * reach), high * (0.96 + 0.94 * Math.sin(angle) * reach))
  }
  pen.fill()
}

const clams: Prop = {
  shut: (spot) => {
    part(spot, [0.08, 0.2, 0.84, 0.5], valve, { ...pearl(), ...tinted(spot.colour) }, 0.08)
    part(spot, [0.1, 0.62, 0.8, 0.2], saucer, { ...pearl(), ...tinted(blend(spot.colour, '#101828', 0.3)) }, 0.06)
  },
  open: (spot) => {
    part(spot, [0.08, 0.04, 0.84, 0.44], valve, { ...pearl(), ...tinted(blend(spot.colour, '#ffffff', 0.5)) }, 0.06)
    part(spot, [0.1, 0.62, 0.8, 0.24], saucer, { ...pearl(), ...tinted(spot.colour) }, 0.06)
    ray(spot, 0.56)
    part(spot, [0.42, 0.48, 0.16, 0.16], disc, pearl(), 0.08)
  },
}

const tinted = (colour: string): Material => ({ ...glass(blend(colour, '#ffffff', 0.35)), isGlass: false, gloss: 0.7 })

const saucer: Draw = (pen, wide, high) => {
  pen.beginPath()
  pen.ellipse(wide / 2, 0, wide / 2, high, 0, 0, Math.PI)
  pen.fill()
}

const balloon: Draw = (pen, wide, high) => {
  pen.beginPath()
  pen.moveTo(wide * 0.5, high * 0.94)
  pen.bezierCurveTo(wide * -0.2, high * 0.55, wide * 0.06, 0, wide * 0.5, 0)
  pen.bezierCurveTo(wide * 0.94, 0, wide * 1.2, high * 0.55, wide * 0.5, high * 0.94)
  pen.lineTo(wide * 0.58, high)
  pen.lineTo(wide * 0.42, high)
  pen.closePath()
  pen.fill()
}

const balloons: Prop = {
  shut: (spot) => part(spot, [0.16, 0.04, 0.68, 0.86], balloon, glass(spot.colour), 0.24),
  open: (spot) => {
    ray(spot)
    const { pen, size, colour } = spot
    pen.strokeStyle = blend(colour, '#ffffff', 0.3)
    pen.lineWidth = size * 0.035
    pen.lineCap = 'round'
    for (let k = 0; k < 10; k++) {
      const [dx, dy] = [Math.cos((k / 10) * Math.PI * 2), Math.sin((k / 10) * Math.PI * 2)]
      pen.beginPath()
      pen.moveTo(size * (0.5 + dx * 0.34), size * (0.5 + dy * 0.34))
      pen.lineTo(size * (0.5 + dx * 0.44), size * (0.5 + dy * 0.44))
      pen.stroke()
    }
  },
}

const lid: Draw = (pen, wide, high) => {
  pen.beginPath()
  pen.moveTo(0, high)
  pen.bezierCurveTo(0, -high * 0.3, wide, -high * 0.3, wide, high)
  pen.fill()
}

const chest = (spot: Spot, isOpen: boolean): void => {
  const { fittings, colour } = spot
  const wood = stuffOf(fittings.look.material, 'across', 0.05)
  if (isOpen) part(spot, [0.12, 0.05, 0.76, 0.3], lid, dark(spot), 0.05)
  if (isOpen) ray(spot, 0.46)
  part(spot, [0.1, 0.46, 0.8, 0.42], rounded(8), wood, 0.05)
  for (const x of [0.16, 0.74]) part(spot, [x, 0.45, 0.1, 0.44], rounded(3), fittings.trim, 0.02)
  if (!isOpen) part(spot, [0.08, 0.14, 0.84, 0.36], lid, wood, 0.07)
  if (!isOpen) part(spot, [0.4, 0.4, 0.2, 0.22], rounded(6), paint(colour, 0.6), 0.03)
}
const chests: Prop = { shut: (spot) => chest(spot, false), open: (spot) => chest(spot, true) }

const belly: Draw = (pen, wide, high) => {
  pen.beginPath()
  pen.moveTo(wide * 0.3, 0)
  pen.bezierCurveTo(wide * 0.3, high * 0.14, 0, high * 0.18, 0, high * 0.5)
  pen.bezierCurveTo(0, high * 0.85, wide * 0.25, high, wide * 0.5, high)
  pen.bezierCurveTo(wide * 0.75, high, wide, high * 0.85, wide, high * 0.5)
  pen.bezierCurveTo(wide, high * 0.18, wide * 0.7, high * 0.14, wide * 0.7, 0)
  pen.fill()
}
const jars: Prop = {
  shut: (spot) => {
    part(spot, [0.16, 0.2, 0.68, 0.72], belly, stone(blend(spot.colour, '#c98a5a', 0.5), 0.2), 0.2)
    part(spot, [0.32, 0.08, 0.36, 0.16], rounded(8), spot.fittings.trim, 0.06)
  },
  open: (spot) => {
    part(spot, [0.16, 0.3, 0.68, 0.64], belly, stone(blend(spot.colour, '#c98a5a', 0.5), 0.2), 0.2)
    ray(spot, 0.3)
  },
}

const lantern = (spot: Spot, isOpen: boolean): void => {
  const { fittings, colour } = spot
  part(spot, [0.34, 0.06, 0.32, 0.12], rounded(6), fittings.hinge, 0.05)
  part(spot, [0.2, 0.16, 0.6, 0.6], rounded(26), isOpen ? glass('#ffd98a') : glass(blend(colour, '#08060c', 0.2)), 0.18)
  if (isOpen) ray(spot, 0.46)
  part(spot, [0.26, 0.76, 0.48, 0.1], rounded(5), fittings.hinge, 0.04)
  if (!isOpen) for (const x of [0.34, 0.49, 0.63]) part(spot, [x, 0.17, 0.03, 0.6], rounded(2), fittings.hinge, 0.01)
}
const lanterns: Prop = { shut: (spot) => lantern(spot, false), open: (spot) => lantern(spot, true) }

const egg: Draw = (pen, wide, high) => {
  pen.beginPath()
  pen.moveTo(wide / 2, 0)
  pen.bezierCurveTo(wide * 0.95, 0, wide * 1.15, high, wide / 2, high)
  pen.bezierCurveTo(-wide * 0.15, high, wide * 0.05, 0, wide / 2, 0)
  pen.fill()
}
/** The lower part, its edge broken. */
const shell: Draw = (pen, wide, high) => {
  pen.beginPath()
  pen.moveTo(wide * 0.06, 0)
  for (let k = 0; k <= 8; k++) pen.lineTo(wide * (0.06 + (k / 8) * 0.88), k % 2 === 0 ? 0 : high * 0.22)
  pen.bezierCurveTo(wide * 1.05, high * 0.7, wide * 0.8, high, wide / 2, high)
  pen.bezierCurveTo(wide * 0.2, high, -wide * 0.05, high * 0.7, wide * 0.06, 0)
  pen.fill()
}
const eggs: Prop = {
  shut: (spot) =>
    part(spot, [0.2, 0.08, 0.6, 0.82], egg, { ...crumb(blend(spot.colour, '#f4e9d0', 0.55)), gloss: 0.3 }, 0.24),
  open: (spot) => {
    ray(spot, 0.5)
    part(spot, [0.16, 0.56, 0.68, 0.36], shell, { ...crumb(blend(spot.colour, '#f4e9d0', 0.55)), gloss: 0.3 }, 0.1)
  },
}

const boulder: Draw = (pen, wide, high) => {
  pen.beginPath()
  for (let k = 0; k < 60; k++) {
    const angle = (k / 60) * Math.PI * 2
    const reach = 0.47 + 0.03 * Math.sin(angle * 3 + 1) + 0.02 * Math.sin(angle * 5)
    pen.lineTo(wide * (0.5 + reach * Math.cos(angle)), high * (0.5 + reach * Math.sin(angle)))
  }
  pen.fill()
}
const half =
  (side: -1 | 1): Draw =>
  (pen, wide, high) => {
    pen.beginPath()
    pen.ellipse(side < 0 ? wide : 0, high / 2, wide, high / 2, 0, 0, Math.PI * 2)
    pen.fill()
  }
const stones: Prop = {
  shut: (spot) => part(spot, [0.1, 0.16, 0.8, 0.72], boulder, stone(blend(spot.colour, '#8a90a0', 0.6)), 0.16),
  open: (spot) => {
    ray(spot)
    const rock = stone(blend(spot.colour, '#8a90a0', 0.6))
    part(spot, [0.02, 0.24, 0.24, 0.6], half(-1), rock, 0.08)
    part(spot, [0.74, 0.24, 0.24, 0.6], half(1), rock, 0.08)
  },
}

const parcel = (spot: Spot, isOpen: boolean): void => {
  const { colour, fittings } = spot
  if (isOpen) ray(spot, 0.42)
  part(spot, [0.14, isOpen ? 0.5 : 0.3, 0.72, isOpen ? 0.4 : 0.6], rounded(8), paint(colour, 0.4), 0.05)
  part(spot, [0.44, isOpen ? 0.5 : 0.3, 0.12, isOpen ? 0.4 : 0.6], rounded(2), fittings.trim, 0.02)
  if (isOpen) return
  part(spot, [0.1, 0.26, 0.8, 0.16], rounded(6), paint(blend(colour, '#ffffff', 0.15), 0.4), 0.04)
  for (const x of [0.28, 0.5]) part(spot, [x, 0.1, 0.22, 0.18], disc, fittings.trim, 0.06)
}
const parcels: Prop = { shut: (spot) => parcel(spot, false), open: (spot) => parcel(spot, true) }

const dome: Draw = (pen, wide, high) => {
  pen.beginPath()
  pen.ellipse(wide / 2, high, wide / 2, high, 0, Math.PI, 0)
  pen.fill()
}
const capsule = (spot: Spot, isOpen: boolean): void => {
  const shell = paint(spot.colour, 0.9)
  if (isOpen) ray(spot, 0.46)
  part(
    spot,
    [0.14, isOpen ? 0.02 : 0.12, 0.72, isOpen ? 0.26 : 0.38],
    dome,
    glass(blend(spot.colour, '#ffffff', 0.5)),
    0.14,
  )
  part(spot, [0.14, isOpen ? 0.62 : 0.5, 0.72, isOpen ? 0.3 : 0.38], saucer, shell, 0.14)
  if (!isOpen) part(spot, [0.1, 0.46, 0.8, 0.08], rounded(4), spot.fittings.trim, 0.03)
}
const capsules: Prop = { shut: (spot) => capsule(spot, false), open: (spot) => capsule(spot, true) }

const KINDS: Readonly<Record<PropKind, Prop>> = {
  shields,
  clams,
  balloons,
  chests,
  jars,
  lanterns,
  eggs,
  stones,
  parcels,
  capsules,
}

/** What is opened in the bonus games of a look: closed in so many colours, and open. */
export function paintProps(fittings: Fittings, size: number): readonly Surface[] {
  const kind = KINDS[fittings.look.props]
  const made = (paintIt: Paint, index: number): Surface => {
    const { canvas, pen } = surfaceOf(size, size)
    const colour = blend(fittings.fields[index % fittings.fields.length] ?? '#704040', '#ffffff', 0.12)
    paintIt({ pen, size, colour, fittings })
    return canvas
  }
  return [...Array.from({ length: PROP_COLOURS }, (_, index) => made(kind.shut, index)), made(kind.open, 0)]
}
