import { blend } from '../relief/colour.ts'
import type { Pen } from '../surface.ts'
import { sky } from './air.ts'
import { bank, land, rolling } from './land.ts'
import { sides } from './props.ts'
import type { PlacePainter, Scenery } from './scenery.ts'

/** Grass to the horizon under flat crowns. */
export const savannah: PlacePainter = {
  far: (pen, scenery) => {
    const { width, height, mood, dice } = scenery
    const grass = blend('#c9a04a', mood.rock, 0.35)
    sky(pen, scenery, 0.74)
    land(pen, scenery, {
      edge: rolling(scenery, 0.72, 0.1, 4),
      rock: blend(mood.rock, mood.fog, 0.3),
      lit: mood.lit,
      fog: mood.fog,
      snow: 0.02,
      haze: 0.45,
    })
    land(pen, scenery, {
      edge: rolling(scenery, 0.79, 0.04, 2),
      rock: grass,
      lit: mood.lit,
      fog: grass,
      snow: 0.05,
      haze: 0.1,
      rough: 1.5,
    })
    for (let k = 0; k < 9; k++)
      acacia(
        pen,
        scenery,
        width * dice.between(0, 1),
        height * dice.between(0.78, 0.84),
        height * dice.between(0.06, 0.13),
      )
  },
  near: (pen, scenery) => {
    const { width, height, mood, dice } = scenery
    acacia(pen, scenery, width * 0.06, height, height * 0.72)
    acacia(pen, scenery, width * 0.95, height, height * 0.58)
    land(pen, scenery, {
      edge: bank(scenery, 0.985, 0.06),
      rock: blend('#5a4018', mood.dark, 0.35),
      lit: '#c9a04a',
      fog: mood.dark,
      snow: 0.03,
      haze: 0.1,
      rough: 1.6,
    })
    sides(scenery, 60, 0.34, (x, nearness) => {
      pen.strokeStyle = blend(blend('#8a6a2a', mood.dark, 0.5), '#e0c070', dice.between(0, 0.3))
      pen.lineWidth = 1.6
      pen.beginPath()
      pen.moveTo(x, height)
      pen.quadraticCurveTo(
        x,
        height * 0.96,
        x + dice.between(-14, 14),
        height * (0.97 - 0.1 * nearness * dice.between(0.3, 1)),
      )
      pen.stroke()
    })
  },
}

/** A trunk that parts in three, under flat crowns with the light on top of them. */
function acacia(pen: Pen, { mood, dice }: Scenery, x: number, y: number, size: number): void {
  const bark = blend('#4a3420', mood.dark, 0.5)
  const leaf = blend('#4f6428', mood.dark, mood.lamps ? 0.5 : 0.25)
  pen.lineCap = 'round'
  for (const [colour, width, aside] of [
    [bark, 0.05, 0],
    [blend(bark, mood.lit, 0.35), 0.014, -0.014],
  ] as const)
    for (const lean of [-0.3, 0, 0.28]) {
      pen.strokeStyle = colour
      pen.lineWidth = size * width
      pen.beginPath()
      pen.moveTo(x + size * aside, y)
      pen.quadraticCurveTo(x + size * aside, y - size * 0.5, x + (lean + aside) * size, y - size * 0.74)
      pen.stroke()
    }
  const clumps = Array.from({ length: 64 }, () => ({
    aside: dice.between(-0.48, 0.48),
    up: dice.between(0.7, 0.88),
    round: dice.between(0.6, 1.2),
  })).sort((a, b) => a.up - b.up)
  for (const { aside, up, round } of clumps) {
    pen.fillStyle = blend(leaf, mood.lit, Math.max(0, (up - 0.76) * 2.6) * round)
    pen.beginPath()
    pen.ellipse(
      x + aside * size,
      y - size * (up - aside * aside * 0.2),
      size * 0.09 * round,
      size * 0.03 * round,
      0,
      0,
      Math.PI * 2,
    )
    pen.fill()
  }
}
