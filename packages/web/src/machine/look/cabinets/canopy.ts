import { bodyOf, cut, type Draw, lay } from '../body.ts'
import { stuffColour } from '../colours.ts'
import { blend } from '../relief/colour.ts'
import { paint } from '../relief/material.ts'
import { ornament } from './ornaments.ts'
import { beams, type Frame, plate, posts, rim } from './parts.ts'
import { cartouche } from './signs.ts'

const STRIPES = 15

/** A striped canopy on twisted posts. */
export function canopy(frame: Frame): void {
  const { fittings, post, unit } = frame
  roof(frame)
  for (const box of posts(frame, 0.6, 1)) {
    twisted(frame, box.x + post * 0.16, box.y, post * 0.68, box.height)
    for (const v of [0, 0.5, 1])
      plate(
        frame,
        { x: box.x, y: box.y + (box.height - post * 0.5) * v, width: post, height: post * 0.5 },
        post * 0.25,
        fittings.trim,
        unit * 0.08,
        'round',
      )
  }
  for (const box of beams(frame, 1.08)) {
    plate(frame, box, unit * 0.12, fittings.beam, unit * 0.09)
    ornament(frame, {
      x: box.x + post * 0.6,
      y: box.y + post * 0.25,
      width: box.width - post * 1.2,
      height: post * 0.5,
    })
  }
  rim(frame)
}

export const canopySign = { outline: cartouche, after: (): void => {} }

function roof({ pen, fittings, window, post, sign, unit }: Frame): void {
  const width = window.width + post * 3.6
  const [x, y] = [window.x + window.width / 2 - width / 2, sign.y - unit * 0.44]
  const height = window.y - post * 0.7 - y
  const outline: Draw = (pen2, w, h) => {
    pen2.beginPath()
    pen2.moveTo(w / 2, 0)
    pen2.bezierCurveTo(w * 0.62, h * 0.5, w * 0.85, h * 0.6, w, h * 0.74)
    for (let k = 0; k < STRIPES; k++)
      pen2.quadraticCurveTo(w * (1 - (k + 0.5) / STRIPES), h * 1.14, w * (1 - (k + 1) / STRIPES), h * 0.78)
    pen2.bezierCurveTo(w * 0.15, h * 0.6, w * 0.38, h * 0.5, w / 2, 0)
    pen2.fill()
  }
  const colour = stuffColour(fittings.look.material)
  const middle = x + width / 2
  const isSecond = (px: number, py: number): boolean => {
    const narrow = Math.max(0.16, Math.min(1, (py - y + 6) / (height * 0.78)))
    return (Math.floor(((px - middle) / (width * narrow)) * STRIPES + 100.5) & 1) === 0
  }
  const cloth = paint(blend(colour, '#ff3a4a', 0.12), 0.35, { colour: '#fbe9cf', isSecond })
  cut(pen, { x, y, width, height: height * 1.06 }, outline, {
    material: cloth,
    light: fittings.light,
    bevel: unit * 0.12,
    depth: unit * 0.1,
    shadow: { blur: 22, down: 10 },
  })
}

function twisted({ pen, fittings }: Frame, x: number, y: number, width: number, height: number): void {
  const grooves: Draw = (mask) => {
    mask.lineWidth = width * 0.26
    for (let k = -2; k * width * 0.62 < height + width; k++) {
      mask.beginPath()
      mask.moveTo(-4, k * width * 0.62 + width * 0.8)
      mask.lineTo(width + 4, k * width * 0.62)
      mask.stroke()
    }
  }
  const column: Draw = (mask) => mask.fillRect(1, 0, width - 2, height)
  const body = bodyOf(
    width,
    height,
    column,
    {
      material: fittings.trim,
      light: fittings.light,
      bevel: width * 0.5,
      depth: width * 0.42,
      carve: grooves,
      carveDepth: -width * 0.1,
      carveSoft: 3,
    },
    [x, y],
  )
  lay(pen, body, x, y, { blur: 16, down: 6 })
}
