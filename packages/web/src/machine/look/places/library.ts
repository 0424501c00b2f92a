import { glow } from '../body.ts'
import { blend, fromHsl } from '../relief/colour.ts'
import type { Pen } from '../surface.ts'
import { wash } from './air.ts'
import { lamp } from './props.ts'
import type { PlacePainter, Scenery } from './scenery.ts'

/** Shelves to the ceiling, a tall window between them. */
export const library: PlacePainter = {
  far: (pen, scenery) => {
    const { width, height, mood } = scenery
    wash(pen, scenery, [
      [0, '#120a08'],
      [0.8, '#2a1a12'],
      [1, '#0c0706'],
    ])
    const [wx, ww, wy, wh] = [width * 0.36, width * 0.28, height * 0.05, height * 0.72]
    const view = pen.createLinearGradient(0, wy, 0, wy + wh)
    for (const [k, colour] of mood.sky.entries()) view.addColorStop(k / 3, colour)
    pen.fillStyle = view
    pen.beginPath()
    pen.roundRect(wx, wy, ww, wh, [ww / 2, ww / 2, 0, 0])
    pen.fill()
    pen.fillStyle = '#1c100a'
    for (let k = 1; k < 4; k++) pen.fillRect(wx + (ww * k) / 4 - 3, wy, 6, wh)
    for (let k = 1; k < 5; k++) pen.fillRect(wx, wy + (wh * k) / 5 - 3, ww, 6)
    glow(pen, wx + ww / 2, wy + wh * 0.4, height * 0.6, mood.sun[0], 0.3)
    shelves(pen, scenery, width * 0.18, width * 0.36, 0.14)
    shelves(pen, scenery, width * 0.64, width * 0.82, 0.14)
    pen.fillStyle = '#170d09'
    pen.fillRect(0, height * 0.86, width, height)
  },
  near: (pen, scenery) => {
    const { width, height } = scenery
    const reach = Math.max(width * 0.18, height * 0.14)
    shelves(pen, scenery, 0, reach, 0)
    shelves(pen, scenery, width - reach, width, 0)
    for (const u of [0.19, 0.81]) {
      glow(pen, width * u, height * 0.3, height * 0.3, '#ffb45a', 0.5)
      lamp(pen, width * u, height * 0.3, height * 0.012, '#ffd48a')
    }
  },
}

function shelves(pen: Pen, { height, dice }: Scenery, from: number, to: number, haze: number): void {
  const rows = 9
  pen.fillStyle = blend('#3a2214', '#140a06', haze + 0.3)
  pen.fillRect(from, 0, to - from, height)
  for (let row = 0; row < rows; row++) {
    const [top, base] = [(row / rows) * height + 8, ((row + 1) / rows) * height - 8]
    for (let x = from + 8; x < to - 14; ) {
      const wide = height * dice.between(0.009, 0.022)
      const high = (base - top) * dice.between(0.62, 0.94)
      const colour = blend(fromHsl(dice.between(0, 360), 0.42, 0.34), '#140a06', 0.25 + haze * 2)
      const spine = pen.createLinearGradient(x, 0, x + wide, 0)
      spine.addColorStop(0, blend(colour, '#ffffff', 0.18))
      spine.addColorStop(1, blend(colour, '#000000', 0.5))
      pen.fillStyle = spine
      pen.fillRect(x, base - high, wide - 1.5, high)
      pen.fillStyle = 'rgb(230 190 110 / 0.5)'
      pen.fillRect(x, base - high * 0.8, wide - 1.5, 2)
      x += wide
    }
    pen.fillStyle = blend('#5a3620', '#140a06', haze)
    pen.fillRect(from, base, to - from, 9)
  }
}
