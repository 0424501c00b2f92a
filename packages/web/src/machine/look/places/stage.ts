import { blend, fade } from '../relief/colour.ts'
import { wash } from './air.ts'
import { drape, garland, lamp } from './props.ts'
import type { PlacePainter } from './scenery.ts'

/** A stage in its lights, boards in front. */
export const stage: PlacePainter = {
  far: (pen, scenery) => {
    const { width, height, accents, dice } = scenery
    wash(pen, scenery, [
      [0, '#07060f'],
      [0.6, blend(accents[0] ?? '#802060', '#0a0614', 0.72)],
      [0.84, '#140a18'],
      [1, '#06040a'],
    ])
    pen.save()
    pen.globalCompositeOperation = 'lighter'
    for (let k = 0; k < 9; k++) {
      const x = width * ((k + 0.5) / 9)
      const lean = (dice.between(-0.5, 0.5) - (x / width - 0.5) * 0.6) * width * 0.6
      const beam = pen.createLinearGradient(0, 0, 0, height * 0.86)
      const colour = accents[k % accents.length] ?? '#ff80c0'
      beam.addColorStop(0, fade(blend(colour, '#ffffff', 0.4), 0.5))
      beam.addColorStop(1, fade(colour, 0.02))
      pen.fillStyle = beam
      pen.beginPath()
      for (const [px, py] of [
        [x - 6, 0],
        [x + 6, 0],
        [x + lean + width * 0.09, height * 0.88],
        [x + lean - width * 0.05, height * 0.88],
      ] as const)
        pen.lineTo(px, py)
      pen.fill()
    }
    pen.restore()
    for (let k = 0; k < 10; k++)
      lamp(pen, width * ((k + 0.5) / 10), height * 0.03, height * 0.01, accents[k % accents.length] ?? '#ffffff')
    pen.fillStyle = '#1c120e'
    for (let k = -20; k < 20; k++) {
      pen.beginPath()
      for (const [px, py] of [
        [width / 2 + k * width * 0.032, height * 0.86],
        [width / 2 + (k + 0.92) * width * 0.032, height * 0.86],
        [width / 2 + (k + 0.92) * width * 0.06, height],
        [width / 2 + k * width * 0.06, height],
      ] as const)
        pen.lineTo(px, py)
      pen.fill()
    }
  },
  near: (pen, scenery) => {
    const { width, height, accents, dice } = scenery
    const cloth = blend(accents[0] ?? '#a02030', '#14040c', 0.45)
    const reach = Math.max(width * 0.15, height * 0.12)
    drape(pen, scenery, 0, reach, cloth)
    drape(pen, scenery, width, width - reach, cloth)
    garland(pen, scenery, 0.01, 0.03, 5, 40)
    pen.fillStyle = '#04030a'
    for (let k = 0; k < 60; k++) {
      const x = ((k + dice.between(0, 1)) / 60) * width
      pen.beginPath()
      pen.arc(
        x,
        height * (1.01 - dice.between(0.01, 0.05) * (0.3 + Math.abs(x / width - 0.5) * 1.6)),
        height * 0.022,
        0,
        Math.PI * 2,
      )
      pen.fill()
    }
  },
}
