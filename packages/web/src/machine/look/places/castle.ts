import { blend } from '../relief/colour.ts'
import type { Pen } from '../surface.ts'
import { sky } from './air.ts'
import { bank, land, valley } from './land.ts'
import { sides, torch, tree } from './props.ts'
import type { PlacePainter, Scenery } from './scenery.ts'

/** A castle on its hill, banners in front. */
export const castle: PlacePainter = {
  far: (pen, scenery) => {
    const { width, height, mood, dice } = scenery
    sky(pen, scenery, 0.72)
    land(pen, scenery, {
      edge: valley(scenery, 0.72, 0.3, 4),
      rock: mood.rock,
      lit: mood.lit,
      fog: mood.fog,
      snow: 0.06,
      haze: 0.4,
    })
    const wall = blend('#8a8794', mood.rock, mood.lamps ? 0.6 : 0.25)
    for (const [u, wide, high] of [
      [0.1, 0.05, 0.42],
      [0.16, 0.09, 0.26],
      [0.23, 0.035, 0.36],
      [0.78, 0.05, 0.34],
      [0.85, 0.1, 0.24],
      [0.92, 0.04, 0.44],
    ] as const)
      tower(
        pen,
        scenery,
        width * u,
        height * 0.8,
        Math.max(width * wide, height * 0.04),
        height * high * dice.between(0.9, 1.1),
        wall,
      )
    land(pen, scenery, {
      edge: valley(scenery, 0.84, 0.14, 2),
      rock: blend('#2a4a30', mood.rock, 0.5),
      lit: mood.lit,
      fog: mood.fog,
      snow: 0.03,
      haze: 0.1,
    })
  },
  near: (pen, scenery) => {
    const { width, height, mood, accents, dice } = scenery
    for (const [k, u] of [0.03, 0.13, 0.83, 0.93].entries())
      banner(pen, scenery, width * u, Math.max(width * 0.045, height * 0.05), accents[k % 2] ?? '#a02030')
    sides(scenery, 5, 0.2, (x) =>
      tree(
        pen,
        scenery,
        x,
        height,
        height * dice.between(0.12, 0.24),
        blend('#15301c', mood.dark, 0.4),
        blend('#6a9a4a', mood.lit, 0.1),
      ),
    )
    land(pen, scenery, {
      edge: bank(scenery, 0.99, 0.07),
      rock: blend('#1f2c1c', mood.dark, 0.4),
      lit: blend('#5a7a3a', mood.lit, 0.2),
      fog: mood.dark,
      snow: 0.02,
      haze: 0.1,
    })
    if (mood.lamps) for (const u of [0.19, 0.81]) torch(pen, scenery, width * u, height * 0.82)
  },
}

const FOLDS = 4

/** Cloth in folds on a pole, hemmed with gold, with a lozenge on it. */
function banner(pen: Pen, { height, mood }: Scenery, x: number, wide: number, colour: string): void {
  const [top, foot, notch] = [height * 0.27, height * 0.58, height * 0.53]
  const dyed = blend(colour, mood.dark, mood.lamps ? 0.42 : 0.2)
  pen.fillStyle = blend('#4a3420', mood.dark, 0.4)
  pen.fillRect(x - 3, height * 0.23, 6, height)
  pen.fillRect(x - 3, top - 4, wide + 6, 5)
  const outline = (inset: number): void => {
    pen.beginPath()
    pen.moveTo(x + inset, top)
    pen.lineTo(x + wide - inset, top)
    pen.lineTo(x + wide - inset, foot - inset * 1.6)
    pen.lineTo(x + wide / 2, notch - inset * 1.6)
    pen.lineTo(x + inset, foot - inset * 1.6)
    pen.closePath()
  }
  const cloth = pen.createLinearGradient(x, 0, x + wide, 0)
  for (let fold = 0; fold <= FOLDS * 2; fold++)
    cloth.addColorStop(fold / (FOLDS * 2), fold % 2 === 0 ? blend(dyed, '#0a0610', 0.42) : blend(dyed, mood.lit, 0.14))
  pen.fillStyle = cloth
  outline(0)
  pen.fill()
  pen.strokeStyle = blend('#d9a93a', mood.dark, mood.lamps ? 0.35 : 0.1)
  pen.lineWidth = Math.max(1.5, wide * 0.035)
  outline(wide * 0.08)
  pen.stroke()
  const [mx, my, half] = [x + wide / 2, height * 0.39, wide * 0.24]
  pen.beginPath()
  for (const [dx, dy] of [
    [0, -1.5],
    [1, 0],
    [0, 1.5],
    [-1, 0],
  ] as const)
    pen.lineTo(mx + dx * half, my + dy * half)
  pen.closePath()
  pen.fillStyle = pen.strokeStyle
  pen.fill()
  const shade = pen.createLinearGradient(0, top, 0, foot)
  shade.addColorStop(0, 'rgb(0 0 0 / 0.3)')
  shade.addColorStop(0.2, 'rgb(0 0 0 / 0)')
  shade.addColorStop(1, 'rgb(0 0 0 / 0.35)')
  pen.fillStyle = shade
  outline(0)
  pen.fill()
}

function tower(
  pen: Pen,
  { mood, dice }: Scenery,
  x: number,
  y: number,
  width: number,
  height: number,
  wall: string,
): void {
  const gradient = pen.createLinearGradient(x - width / 2, 0, x + width / 2, 0)
  gradient.addColorStop(0, blend(wall, mood.lit, 0.3))
  gradient.addColorStop(1, blend(wall, mood.dark, 0.6))
  pen.fillStyle = gradient
  pen.fillRect(x - width / 2, y - height, width, height * 1.4)
  for (let k = 0; k < 5; k += 2)
    pen.fillRect(x - width * 0.58 + (k * width * 1.16) / 5, y - height - width * 0.16, (width * 1.16) / 5, width * 0.2)
  if (width < height * 0.2) {
    pen.fillStyle = blend('#6a2a3a', mood.dark, 0.4)
    pen.beginPath()
    pen.moveTo(x - width * 0.66, y - height)
    pen.lineTo(x, y - height - width * 1.7)
    pen.lineTo(x + width * 0.66, y - height)
    pen.fill()
  }
  for (let k = 0; k < 4; k++) {
    pen.fillStyle = mood.lamps && dice.chance(0.7) ? '#ffd07a' : blend(wall, mood.dark, 0.7)
    pen.fillRect(
      x + (dice.chance(0.5) ? -1 : 1) * width * 0.2 - width * 0.05,
      y - height * (0.2 + k * 0.19),
      width * 0.1,
      width * 0.22,
    )
  }
}
