import { glow } from '../body.ts'
import { blend, fade } from '../relief/colour.ts'
import type { Pen } from '../surface.ts'
import type { Scenery } from './scenery.ts'

/** Calls for so many places along both sides, the nearer to the edge the first. */
export function sides(
  { width, dice }: Scenery,
  count: number,
  reach: number,
  place: (x: number, nearness: number, side: -1 | 1, k: number) => void,
): void {
  for (const side of [-1, 1] as const)
    for (let k = 0; k < count; k++) {
      const u = ((k + dice.between(0, 0.8)) / count) * reach
      place(side < 0 ? width * u : width * (1 - u), 1 - u / reach, side, k)
    }
}

export function pine(pen: Pen, x: number, y: number, size: number, colour: string): void {
  pen.fillStyle = colour
  pen.beginPath()
  pen.moveTo(x, y - size)
  for (const side of [1, -1]) {
    const rows = side > 0 ? [1, 2, 3, 4, 5, 6, 7] : [7, 6, 5, 4, 3, 2, 1]
    for (const row of rows) {
      const t = row / 7
      const wide = size * 0.25 * t * side
      const [out, back] = [
        [x + wide, y - size + size * t + size * 0.02],
        [x + wide * 0.55, y - size + size * t - size * 0.01],
      ] as const
      for (const [px, py] of side > 0 ? [out, back] : [back, out]) pen.lineTo(px, py)
    }
    if (side > 0) pen.lineTo(x, y)
  }
  pen.closePath()
  pen.fill()
}

/** A crown of leaves on a trunk, in three tones. */
export function tree(
  pen: Pen,
  { dice }: Scenery,
  x: number,
  y: number,
  size: number,
  dark: string,
  light: string,
  fruit?: string,
): void {
  pen.fillStyle = blend(dark, '#1a0e06', 0.5)
  pen.fillRect(x - size * 0.04, y - size * 0.5, size * 0.08, size * 0.5)
  for (let k = 0; k < 46; k++) {
    const [angle, reach] = [dice.between(0, Math.PI * 2), Math.sqrt(dice.between(0, 1))]
    const [lx, ly] = [Math.cos(angle) * reach * size * 0.36, Math.sin(angle) * reach * size * 0.3]
    pen.fillStyle = blend(dark, light, Math.max(0, 0.45 - ly / size - lx / size) * dice.between(0.6, 1.2))
    pen.beginPath()
    pen.arc(x + lx, y - size * 0.64 + ly, size * dice.between(0.06, 0.12), 0, Math.PI * 2)
    pen.fill()
  }
  if (fruit)
    for (let k = 0; k < 12; k++) {
      const [fx, fy] = [x + dice.between(-0.3, 0.3) * size, y - size * dice.between(0.45, 0.85)]
      pen.fillStyle = fruit
      pen.beginPath()
      pen.arc(fx, fy, size * 0.03, 0, Math.PI * 2)
      pen.fill()
    }
}

const FRONDS = 11
const LEAFLETS = 17

/** A leaning trunk in rings, and fronds of leaflets: lit above, dark below. */
export function palm(pen: Pen, { dice, mood }: Scenery, x: number, y: number, size: number, colour: string): void {
  const lean = dice.between(-0.2, 0.2) * size
  const [dark, light] = [
    blend(colour, mood.dark, 0.45),
    blend(blend(colour, '#7d9a45', mood.lamps ? 0.3 : 0.42), mood.lit, 0.14),
  ]
  const bark = blend(blend('#7a5a38', mood.rock, 0.4), mood.dark, 0.35)
  const along = (t: number): readonly [number, number] => [x + lean * t * t, y - size * 0.8 * t]
  for (let ring = 0; ring < 22; ring++) {
    const [cx, cy] = along(ring / 21)
    const half = size * (0.03 - 0.013 * (ring / 21))
    pen.fillStyle = ring % 2 === 0 ? bark : blend(bark, mood.lit, 0.12)
    pen.fillRect(cx - half, cy - size * 0.024, half * 2, size * 0.046)
    pen.fillStyle = fade(blend(bark, mood.lit, 0.5), 0.4)
    pen.fillRect(cx - half, cy - size * 0.024, half * 0.5, size * 0.046)
  }
  const [hx, hy] = along(1)
  for (let k = 0; k < FRONDS; k++) {
    // Those behind first: the middle ones stand up before the outer.
    const order = k % 2 === 0 ? k / 2 : FRONDS - 1 - (k - 1) / 2
    const angle = -Math.PI * 1.04 + (order / (FRONDS - 1)) * Math.PI * 1.08 + dice.between(-0.07, 0.07)
    frond(pen, hx, hy, angle, size * dice.between(0.4, 0.5), dark, light)
  }
}

/** One leaf: its rib bends under its own weight, and leaflets hang from it on both sides. */
function frond(pen: Pen, x: number, y: number, angle: number, length: number, dark: string, light: string): void {
  const at = (t: number): readonly [number, number] => [
    x + Math.cos(angle) * length * t,
    y + Math.sin(angle) * length * t * 0.72 + length * 0.44 * t * t,
  ]
  pen.lineCap = 'round'
  for (const side of [1, -1]) {
    pen.strokeStyle = side > 0 ? dark : light
    pen.lineWidth = Math.max(1.2, length * 0.027)
    pen.beginPath()
    for (let k = 1; k <= LEAFLETS; k++) {
      const t = k / LEAFLETS
      const [px, py] = at(t)
      const [bx, by] = at(Math.max(0, t - 0.12))
      const [dx, dy] = [px - bx, py - by]
      const reach = (0.25 + Math.sin(t * Math.PI) * 1.25) * 0.9
      pen.moveTo(px, py)
      pen.lineTo(px + dx * reach - side * dy * reach * 0.8, py + dy * reach + Math.abs(dx) * side * reach * 0.8)
    }
    pen.stroke()
  }
  pen.strokeStyle = blend(light, dark, 0.3)
  pen.lineWidth = Math.max(1, length * 0.02)
  pen.beginPath()
  for (let k = 0; k <= 8; k++) pen.lineTo(...at(k / 8))
  pen.stroke()
}

export function lamp(pen: Pen, x: number, y: number, radius: number, colour: string): void {
  glow(pen, x, y, radius * 6, colour, 0.55)
  pen.fillStyle = blend(colour, '#ffffff', 0.75)
  pen.beginPath()
  pen.arc(x, y, radius, 0, Math.PI * 2)
  pen.fill()
}

/** A torch on its pole. */
export function torch(pen: Pen, { height, dice }: Scenery, x: number, y: number): void {
  pen.fillStyle = '#1a0f08'
  pen.fillRect(x - height * 0.005, y, height * 0.01, height - y)
  glow(pen, x, y - height * 0.02, height * 0.2, '#ff8a2a', 0.75)
  for (let k = 0; k < 26; k++) {
    const t = dice.between(0, 1)
    const aside = dice.between(-1, 1) * (1 - t)
    pen.fillStyle = fade(blend('#fff2b0', '#ff5a14', t), 0.7 - 0.5 * t)
    pen.beginPath()
    pen.ellipse(
      x + aside * height * 0.012,
      y - t * height * 0.062,
      height * 0.007 * (1.2 - t),
      height * 0.017 * (1.2 - t),
      aside * 0.4,
      0,
      Math.PI * 2,
    )
    pen.fill()
  }
}

/** A row of lamps that hangs between posts out of sight. */
export function garland(
  pen: Pen,
  { width, height, accents }: Scenery,
  y: number,
  sag: number,
  swags: number,
  count: number,
): void {
  const at = (x: number): number => {
    const u = ((x / width) * swags) % 1
    return height * (y + sag * 4 * u * (1 - u))
  }
  pen.strokeStyle = 'rgb(20 8 30 / 0.9)'
  pen.lineWidth = Math.max(1.5, height * 0.003)
  pen.beginPath()
  for (let x = 0; x <= width; x += 4) pen.lineTo(x, at(x))
  pen.stroke()
  for (let k = 0; k < count; k++) {
    const x = ((k + 0.5) / count) * width
    lamp(
      pen,
      x,
      at(x) + height * 0.009,
      height * 0.0055,
      k % 2 === 0 ? '#ffd48a' : (accents[(k >> 1) % accents.length] ?? '#ffd48a'),
    )
  }
}

/** A house front with a gable, its windows lit where lamps burn. */
export function house(
  pen: Pen,
  { dice, mood }: Scenery,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
): void {
  pen.fillStyle = colour
  pen.fillRect(x, y - height, width, height)
  pen.beginPath()
  pen.moveTo(x - width * 0.06, y - height)
  pen.lineTo(x + width / 2, y - height - width * 0.5)
  pen.lineTo(x + width * 1.06, y - height)
  pen.fillStyle = blend(colour, mood.dark, 0.55)
  pen.fill()
  const [across, down] = [3, Math.max(1, Math.floor(height / (width * 0.42)))]
  for (let row = 0; row < down; row++)
    for (let column = 0; column < across; column++) {
      const isLit = mood.lamps && dice.chance(0.6)
      pen.fillStyle = isLit ? '#ffd58a' : blend(colour, mood.dark, 0.5)
      const [wx, wy] = [x + width * (0.14 + column * 0.28), y - height + width * (0.14 + row * 0.4)]
      pen.fillRect(wx, wy, width * 0.16, width * 0.22)
      if (isLit) glow(pen, wx + width * 0.08, wy + width * 0.1, width * 0.3, '#ffb054', 0.25)
    }
}

/** A striped tent with a flag. */
export function tent(
  pen: Pen,
  { mood }: Scenery,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
): void {
  const eave = y - height * 0.64
  for (let k = 0; k < 9; k++) {
    pen.fillStyle = k % 2 === 0 ? colour : '#f6e4c8'
    const [a, b] = [x - width / 2 + (width * k) / 9, x - width / 2 + (width * (k + 1)) / 9]
    pen.beginPath()
    pen.moveTo(x, y - height)
    pen.quadraticCurveTo(x + (a - x) * 0.42, y - height * 0.74, a, eave)
    pen.lineTo(b, eave)
    pen.quadraticCurveTo(x + (b - x) * 0.42, y - height * 0.74, x, y - height)
    pen.fill()
    pen.fillRect(x + (a - x) * 0.92, eave, (b - a) * 0.93, height * 0.64)
    pen.beginPath()
    pen.arc((a + b) / 2, eave, width / 18, 0, Math.PI)
    pen.fill()
  }
  const shade = pen.createLinearGradient(x - width / 2, 0, x + width / 2, 0)
  shade.addColorStop(0, fade(mood.dark, 0.7))
  shade.addColorStop(0.45, fade(mood.dark, 0.05))
  shade.addColorStop(1, fade(mood.dark, 0.65))
  pen.fillStyle = shade
  pen.beginPath()
  pen.moveTo(x, y - height)
  pen.lineTo(x + width / 2, eave)
  pen.lineTo(x + width * 0.46, y)
  pen.lineTo(x - width * 0.46, y)
  pen.lineTo(x - width / 2, eave)
  pen.fill()
  if (mood.lamps) glow(pen, x, y - height * 0.12, width * 0.5, '#ffb054', 0.45)
}

/** A fluted column, broken off where `whole` is false. */
export function column(
  pen: Pen,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
  light: string,
  whole = true,
): void {
  const gradient = pen.createLinearGradient(x - width / 2, 0, x + width / 2, 0)
  gradient.addColorStop(0, blend(colour, '#000000', 0.4))
  gradient.addColorStop(0.35, blend(colour, light, 0.6))
  gradient.addColorStop(1, blend(colour, '#000000', 0.55))
  pen.fillStyle = gradient
  pen.fillRect(x - width / 2, y - height, width, height)
  pen.fillStyle = 'rgb(0 0 0 / 0.18)'
  for (let flute = 1; flute < 5; flute++)
    pen.fillRect(x - width / 2 + (width * flute) / 5, y - height, width * 0.05, height)
  pen.fillStyle = gradient
  pen.fillRect(x - width * 0.64, y - width * 0.24, width * 1.28, width * 0.24)
  if (whole) pen.fillRect(x - width * 0.7, y - height - width * 0.3, width * 1.4, width * 0.34)
}

/** A curtain drawn aside, hung from the top. */
export function drape(pen: Pen, { height }: Scenery, from: number, to: number, colour: string): void {
  const folds = 7
  for (let k = 0; k < folds; k++) {
    const [a, b] = [from + ((to - from) * k) / folds, from + ((to - from) * (k + 1)) / folds]
    const gradient = pen.createLinearGradient(Math.min(a, b), 0, Math.max(a, b), 0)
    gradient.addColorStop(0, blend(colour, '#000000', 0.62))
    gradient.addColorStop(0.5, blend(colour, '#ffffff', 0.12))
    gradient.addColorStop(1, blend(colour, '#000000', 0.62))
    pen.fillStyle = gradient
    pen.beginPath()
    pen.moveTo(a, 0)
    pen.bezierCurveTo(a, height * 0.4, from + (a - from) * 0.45, height * 0.62, from + (a - from) * 0.62, height)
    pen.lineTo(from + (b - from) * 0.62, height)
    pen.bezierCurveTo(from + (b - from) * 0.45, height * 0.62, b, height * 0.4, b, 0)
    pen.fill()
  }
}

/** Coral, or a bare bush: branches that part and part again. */
export function branch(
  pen: Pen,
  scenery: Scenery,
  x: number,
  y: number,
  angle: number,
  length: number,
  width: number,
  colour: string,
  depth: number,
): void {
  const { dice } = scenery
  const [ex, ey] = [x + Math.cos(angle) * length, y + Math.sin(angle) * length]
  pen.strokeStyle = colour
  pen.lineCap = 'round'
  pen.lineWidth = width
  pen.beginPath()
  pen.moveTo(x, y)
  pen.lineTo(ex, ey)
  pen.stroke()
  if (depth <= 1) return
  const parts = dice.chance(0.35) ? 3 : 2
  for (let k = 0; k < parts; k++)
    branch(
      pen,
      scenery,
      ex,
      ey,
      angle + (k - (parts - 1) / 2) * dice.between(0.5, 0.85) + dice.between(-0.15, 0.15),
      length * dice.between(0.66, 0.84),
      width * 0.76,
      colour,
      depth - 1,
    )
}
