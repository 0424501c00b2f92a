import { type Box, cut, type Draw } from '../body.ts'
import type { Pen } from '../surface.ts'
import type { Ornament } from '../vocabulary.ts'
import { boss, bulb, type Frame } from './parts.ts'

/** One of a row, drawn in a square of `side` at the pen's origin. */
type Motif = (pen: Pen, side: number, index: number) => void

const stroke = (pen: Pen, width: number, draw: () => void): void => {
  pen.lineWidth = width
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  pen.beginPath()
  draw()
  pen.stroke()
}

/** Two bands that pass over and under one another. */
const braid: Motif = (pen, side) => {
  for (const way of [1, -1])
    stroke(pen, side * 0.17, () => {
      for (let k = 0; k <= 16; k++)
        pen.lineTo((k / 16) * side, side / 2 + way * side * 0.26 * Math.sin((k / 16) * Math.PI * 2))
    })
}

const meander: Motif = (pen, side) =>
  stroke(pen, side * 0.11, () => {
    for (const [x, y] of [
      [0, 0.85],
      [0, 0.15],
      [0.8, 0.15],
      [0.8, 0.65],
      [0.35, 0.65],
      [0.35, 0.42],
      [0.58, 0.42],
    ] as const)
      pen.lineTo(x * side, y * side)
    pen.moveTo(0, side * 0.85)
    pen.lineTo(side, side * 0.85)
  })

const scallops: Motif = (pen, side) => {
  for (const share of [0.46, 0.26])
    stroke(pen, side * 0.09, () => pen.arc(side / 2, side * 0.14, side * share, 0, Math.PI))
}

const scrolls: Motif = (pen, side, index) =>
  stroke(pen, side * 0.1, () => {
    const flip = index % 2 === 0 ? 1 : -1
    for (let angle = 0; angle < 9; angle += 0.25) {
      const radius = side * 0.4 * Math.exp(-angle * 0.18)
      pen.lineTo(side / 2 + Math.cos(angle) * radius, side / 2 + flip * Math.sin(angle) * radius)
    }
  })

const lotus: Motif = (pen, side) => {
  for (const lean of [-0.9, -0.45, 0, 0.45, 0.9]) {
    pen.save()
    pen.translate(side / 2, side * 0.88)
    pen.rotate(lean)
    pen.beginPath()
    pen.ellipse(0, -side * 0.38, side * 0.1, side * 0.36, 0, 0, Math.PI * 2)
    pen.fill()
    pen.restore()
  }
}

const bunting: Motif = (pen, side) => {
  pen.beginPath()
  pen.moveTo(side * 0.06, side * 0.1)
  pen.lineTo(side * 0.94, side * 0.1)
  pen.lineTo(side / 2, side * 0.92)
  pen.fill()
}

const leaves: Motif = (pen, side, index) => {
  stroke(pen, side * 0.06, () => {
    pen.moveTo(0, side / 2)
    pen.quadraticCurveTo(side / 2, side * (index % 2 === 0 ? 0.4 : 0.6), side, side / 2)
  })
  for (const [x, turn] of [
    [0.3, -0.9],
    [0.62, 0.9],
  ] as const) {
    pen.save()
    pen.translate(x * side, side / 2)
    pen.rotate(turn)
    pen.beginPath()
    pen.ellipse(side * 0.22, 0, side * 0.24, side * 0.12, 0, 0, Math.PI * 2)
    pen.fill()
    pen.restore()
  }
}

const circuit: Motif = (pen, side, index) => {
  const y = index % 2 === 0 ? 0.3 : 0.7
  stroke(pen, side * 0.07, () => {
    pen.moveTo(0, side / 2)
    pen.lineTo(side * 0.3, side / 2)
    pen.lineTo(side * 0.5, y * side)
    pen.lineTo(side * 0.7, y * side)
    pen.moveTo(side * 0.3, side / 2)
    pen.lineTo(side, side / 2)
  })
  pen.beginPath()
  pen.arc(side * 0.76, y * side, side * 0.11, 0, Math.PI * 2)
  pen.fill()
}

const stars: Motif = (pen, side) => {
  pen.beginPath()
  for (let k = 0; k < 10; k++) {
    const [angle, radius] = [-Math.PI / 2 + (k / 10) * Math.PI * 2, side * (k % 2 === 0 ? 0.42 : 0.18)]
    pen.lineTo(side / 2 + Math.cos(angle) * radius, side / 2 + Math.sin(angle) * radius)
  }
  pen.fill()
}

const rope: Motif = (pen, side) => {
  for (const shift of [0, 0.34, 0.68])
    stroke(pen, side * 0.2, () => {
      pen.moveTo((shift + 0.02) * side, side * 0.74)
      pen.lineTo((shift + 0.26) * side, side * 0.26)
    })
}

const MOTIFS: Readonly<Record<Exclude<Ornament, 'rivets' | 'bulbs'>, Motif>> = {
  braid,
  meander,
  scallops,
  scrolls,
  lotus,
  bunting,
  leaves,
  circuit,
  stars,
  rope,
}

/** The look's ornament in a row along a band. */
export function ornament(frame: Frame, box: Box, material = frame.fittings.trim): void {
  const { pen, fittings } = frame
  const isColumn = box.height > box.width
  const [length, side] = isColumn ? [box.height, box.width] : [box.width, box.height]
  const name = fittings.look.ornament
  if (name === 'rivets' || name === 'bulbs') return spots(frame, box, name === 'bulbs')
  const count = Math.max(1, Math.round(length / side))
  const motif = MOTIFS[name]
  const draw: Draw = (mask) => {
    if (isColumn) {
      mask.translate(box.width, 0)
      mask.rotate(Math.PI / 2)
    }
    for (let index = 0; index < count; index++) {
      mask.save()
      mask.scale(length / count / side, 1)
      mask.translate(index * side, 0)
      motif(mask, side, index)
      mask.restore()
    }
  }
  cut(pen, box, draw, {
    material,
    light: fittings.light,
    bevel: Math.max(1.5, side * 0.07),
    depth: side * 0.08,
    shadow: { blur: 4, down: 2, colour: 'rgb(0 0 0 / 0.85)' },
  })
}

function spots(frame: Frame, { x, y, width, height }: Box, areBulbs: boolean): void {
  const isColumn = height > width
  const [length, side] = isColumn ? [height, width] : [width, height]
  const count = Math.max(2, Math.round(length / (side * (areBulbs ? 1.5 : 1.9))))
  for (let index = 0; index < count; index++) {
    const along = ((index + 0.5) / count) * length
    const [px, py] = isColumn ? [x + width / 2, y + along] : [x + along, y + height / 2]
    if (areBulbs) bulb(frame, px, py, side * 0.2)
    else boss(frame, px, py, side * 0.2, frame.fittings.hinge)
  }
}
