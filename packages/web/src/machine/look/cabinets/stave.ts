import { bodyOf, type Draw, glow, lay } from '../body.ts'
import { metalOf, stuffOf } from '../fittings.ts'
import { surfaceOf } from '../surface.ts'
import { ornament } from './ornaments.ts'
import { beams, boss, type Frame, plate, posts, rim } from './parts.ts'
import { board, nails } from './signs.ts'

/** Posts and beams of timber, beasts on the posts' heads. */
export function stave(frame: Frame): void {
  const { fittings, post, unit } = frame
  const { look } = fittings
  const knot = stuffOf(look.material, 'down', 0.35)
  for (const [index, box] of posts(frame, 1.1, 0.9).entries()) {
    plate(frame, box, unit * 0.1, fittings.post, unit * 0.13)
    ornament(
      frame,
      { x: box.x + post * 0.12, y: box.y + post, width: post * 0.76, height: box.height - post * 1.8 },
      knot,
    )
    beast(frame, box.x + post / 2, box.y, index === 0)
  }
  for (const box of beams(frame, 0.55)) plate(frame, box, unit * 0.08, fittings.beam, unit * 0.11)
  for (const box of posts(frame, 1.1, 0.9))
    for (const y of [box.y + post * 0.25, box.y + box.height - post * 0.75]) {
      plate(
        frame,
        { x: box.x - post * 0.12, y, width: post * 1.24, height: post * 0.5 },
        4,
        fittings.hinge,
        unit * 0.06,
      )
      for (const u of [0.15, 0.85]) boss(frame, box.x + post * u, y + post * 0.25, post * 0.1, fittings.hinge)
    }
  rim(frame, metalOf(look.metal === 'gold' ? 'bronze' : look.metal))
}

export const staveSign = { outline: board, after: (frame: Frame): void => nails(frame, frame.fittings.hinge) }

/** A neck and a head with open jaws, looking out. */
const head: Draw = (pen, width, height) => {
  const s = width / 100
  pen.scale(s, s)
  pen.beginPath()
  pen.moveTo(4, height / s)
  pen.bezierCurveTo(2, 120, 6, 84, 30, 58)
  pen.bezierCurveTo(18, 48, 8, 30, 6, 8)
  pen.bezierCurveTo(22, 26, 36, 30, 48, 34)
  pen.bezierCurveTo(54, 22, 66, 20, 74, 32)
  pen.bezierCurveTo(84, 34, 92, 30, 94, 20)
  pen.bezierCurveTo(104, 34, 98, 50, 82, 54)
  for (const x of [78, 70, 62]) {
    pen.lineTo(x, 64)
    pen.lineTo(x - 4, 55)
  }
  pen.lineTo(58, 66)
  pen.bezierCurveTo(72, 74, 84, 72, 94, 64)
  pen.bezierCurveTo(96, 82, 80, 92, 64, 90)
  pen.bezierCurveTo(52, 104, 48, 124, 52, height / s)
  pen.fill()
  for (let k = 0; k < 5; k++) {
    pen.beginPath()
    pen.moveTo(26 - k * 4, 66 + k * 17)
    pen.quadraticCurveTo(4 - k * 3, 66 + k * 16, -2 - k, 52 + k * 17)
    pen.quadraticCurveTo(2 - k * 3, 76 + k * 17, 20 - k * 4, 84 + k * 17)
    pen.fill()
  }
}

const scales: Draw = (pen, width, height) => {
  const s = width / 100
  pen.scale(s, s)
  pen.lineWidth = 2.6
  for (let k = 0; k < 7; k++) {
    pen.beginPath()
    pen.moveTo(8 + k * 3, height / s - 6 - k * 15)
    pen.quadraticCurveTo(30, height / s - 24 - k * 14, 50 + k * 2, height / s - 6 - k * 13)
    pen.stroke()
  }
  pen.beginPath()
  pen.arc(62, 44, 9, 0.4, 5.6)
  pen.stroke()
}

function beast({ pen, fittings, unit }: Frame, x: number, y: number, isMirrored: boolean): void {
  const [width, height] = [unit * 0.98, unit * 1.42]
  const { light, look } = fittings
  const side = isMirrored ? -1 : 1
  const turned = {
    ...light,
    from: [light.from[0] * side, light.from[1], light.from[2]] as const,
    rimFrom: [light.rimFrom[0] * side, light.rimFrom[1], light.rimFrom[2]] as const,
  }
  const { canvas, pen: own } = surfaceOf(width, height)
  own.drawImage(
    bodyOf(width, height, head, {
      material: stuffOf(look.material, 'down', 0.2),
      light: turned,
      bevel: unit * 0.13,
      depth: unit * 0.13,
      carve: scales,
      carveDepth: -unit * 0.05,
    }),
    0,
    0,
  )
  const [ex, ey] = [width * 0.62, width * 0.44]
  glow(own, ex, ey, unit * 0.16, '#ffb030', 1)
  own.fillStyle = '#ffe9a0'
  own.beginPath()
  own.ellipse(ex, ey, unit * 0.045, unit * 0.03, 0.3, 0, Math.PI * 2)
  own.fill()
  pen.save()
  pen.translate(x, y)
  pen.scale(side, 1)
  lay(pen, canvas, -width * 0.3, -height * 0.93, { blur: 14, down: 6 })
  pen.restore()
}
