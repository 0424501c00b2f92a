import type { Rect } from '../layout.ts'
import { linear, radial } from './canvas.ts'
import { fade, luminance, mix, type Paints } from './paints.ts'

type Context = CanvasRenderingContext2D

/** The enamel sign with the game's name: a low arch in a brass rim, held by two screws. */
export function paintPlate(context: Context, plate: Rect, paints: Paints, name: string): void {
  const rim = plate.height * 0.075
  context.save()
  context.shadowColor = fade(paints.void, 0.8)
  context.shadowBlur = plate.height * 0.28
  context.shadowOffsetY = plate.height * 0.08
  outline(context, plate, 0)
  context.fillStyle = linear(
    context,
    [0, plate.y],
    [0, plate.y + plate.height],
    [
      [0, paints.brassShine],
      [0.25, paints.brassLight],
      [0.6, paints.brass],
      [1, paints.brassDark],
    ],
  )
  context.fill()
  context.restore()
  outline(context, plate, rim * 0.72)
  context.fillStyle = paints.brassDark
  context.fill()
  enamel(context, plate, rim, paints)
  screws(context, plate, paints)
  letter(context, plate, paints, name)
}

function outline(context: Context, { x, y, width, height }: Rect, inset: number): void {
  const left = x + inset
  const right = x + width - inset
  const bottom = y + height - inset
  const shoulder = y + height * 0.3 + inset * 0.9
  const corner = height * 0.16
  context.beginPath()
  context.moveTo(left, shoulder + corner)
  context.quadraticCurveTo(left, shoulder, left + corner, shoulder - height * 0.02)
  context.quadraticCurveTo(x + width * 0.28, y + inset, x + width / 2, y + inset)
  context.quadraticCurveTo(x + width * 0.72, y + inset, right - corner, shoulder - height * 0.02)
  context.quadraticCurveTo(right, shoulder, right, shoulder + corner)
  context.lineTo(right, bottom - corner)
  context.quadraticCurveTo(right, bottom, right - corner, bottom)
  context.lineTo(left + corner, bottom)
  context.quadraticCurveTo(left, bottom, left, bottom - corner)
  context.closePath()
}

function enamel(context: Context, plate: Rect, rim: number, paints: Paints): void {
  const { x, y, width, height } = plate
  outline(context, plate, rim)
  context.fillStyle = linear(
    context,
    [0, y],
    [0, y + height],
    [
      [0, mix(paints.main, paints.filament, 0.16)],
      [0.3, paints.main],
      [1, mix(paints.main, paints.void, 0.42)],
    ],
  )
  context.fill()
  context.save()
  context.clip()
  context.fillStyle = radial(context, [x + width * 0.32, y + height * 0.1], width * 0.42, [
    [0, fade(paints.filament, 0.34)],
    [1, fade(paints.filament, 0)],
  ])
  context.fillRect(x, y, width, height)
  outline(context, plate, rim * 2.1)
  context.lineWidth = Math.max(0.75, rim * 0.28)
  context.strokeStyle = fade(letterColour(paints), 0.55)
  context.stroke()
  context.restore()
}

function screws(context: Context, { x, y, width, height }: Rect, paints: Paints): void {
  const radius = height * 0.052
  for (const at of [x + height * 0.34, x + width - height * 0.34]) {
    const middle = y + height * 0.62
    context.beginPath()
    context.arc(at, middle, radius, 0, Math.PI * 2)
    context.fillStyle = radial(context, [at - radius * 0.3, middle - radius * 0.4], radius * 1.5, [
      [0, paints.brassShine],
      [0.5, paints.brassLight],
      [1, paints.brassDark],
    ])
    context.fill()
    context.beginPath()
    context.moveTo(at - radius * 0.6, middle + radius * 0.35)
    context.lineTo(at + radius * 0.6, middle - radius * 0.35)
    context.lineWidth = Math.max(0.75, radius * 0.3)
    context.strokeStyle = paints.brassDark
    context.stroke()
  }
}

/** Paper on dark enamel, night on light enamel. */
const letterColour = (paints: Paints): string => (luminance(paints.main) > 0.36 ? paints.night : paints.paper)

function letter(context: Context, plate: Rect, paints: Paints, name: string): void {
  const room = plate.width - plate.height * 1.1
  let size = plate.height * 0.5
  const setFont = (): void => {
    context.font = `800 ${size}px ${paints.displayFont}`
  }
  setFont()
  const wide = context.measureText(name).width
  if (wide > room) size = Math.max(plate.height * 0.22, (size * room) / wide)
  setFont()
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  const [x, y] = [plate.x + plate.width / 2, plate.y + plate.height * 0.58]
  const colour = letterColour(paints)
  const isDark = colour === paints.night
  context.fillStyle = fade(isDark ? paints.filament : paints.void, isDark ? 0.4 : 0.55)
  context.fillText(name, x, y + Math.max(1, size * 0.05), room)
  context.fillStyle = colour
  context.fillText(name, x, y, room)
}
