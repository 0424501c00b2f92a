import { glow } from '../body.ts'
import { between, blend, fade, rgbOf, smoothStep } from '../relief/colour.ts'
import { type Pen, surfaceOf } from '../surface.ts'
import type { Scenery, Stops } from './scenery.ts'

export function wash(pen: Pen, { width, height }: Pick<Scenery, 'width' | 'height'>, stops: Stops, to = height): void {
  const gradient = pen.createLinearGradient(0, 0, 0, to)
  for (const [at, colour] of stops) gradient.addColorStop(at, colour)
  pen.fillStyle = gradient
  pen.fillRect(0, 0, width, height)
}

/** Sky, stars, the sun or moon, and clouds, down to the horizon. */
export function sky(pen: Pen, scenery: Scenery, horizon = 0.66, sunAt = 0.5): void {
  const { width, height, mood } = scenery
  const [top, high, low, near] = mood.sky
  wash(
    pen,
    scenery,
    [
      [0, top],
      [0.4, high],
      [0.78, low],
      [1, near],
    ],
    height * horizon,
  )
  stars(pen, scenery, mood.stars, horizon * 0.7)
  if (scenery.fittings.look.weather === 'aurora') aurora(pen, scenery)
  const isNight = scenery.fittings.look.hour === 'night'
  const y = height * (isNight ? 0.2 : horizon - 0.06)
  glow(pen, width * sunAt, y, width * (isNight ? 0.22 : 0.5), mood.sun[0], 0.75)
  glow(pen, width * sunAt, y, width * (isNight ? 0.05 : 0.12), mood.sun[1], 0.9)
  if (isNight) moon(pen, scenery, width * sunAt, y)
  clouds(pen, scenery, horizon)
}

export function stars(pen: Pen, { width, height, dice, fittings }: Scenery, count: number, depth: number): void {
  const all = fittings.look.weather === 'stars' ? count + 160 : count
  for (let k = 0; k < all; k++) {
    pen.fillStyle = `rgb(255 255 255 / ${dice.between(0.15, 0.85)})`
    const size = dice.chance(0.08) ? 2.2 : 1.2
    pen.fillRect(dice.between(0, width), dice.between(0, height * depth), size, size)
  }
}

function moon(pen: Pen, { height, mood, noise }: Scenery, x: number, y: number): void {
  const radius = height * 0.045
  pen.fillStyle = mood.sun[1]
  pen.beginPath()
  pen.arc(x, y, radius, 0, Math.PI * 2)
  pen.fill()
  pen.fillStyle = fade(mood.sky[1], 0.22)
  for (let k = 0; k < 6; k++) {
    pen.beginPath()
    pen.arc(
      x + (noise.at(k * 3.3, 2) - 0.5) * radius * 1.2,
      y + (noise.at(k * 5.1, 7) - 0.5) * radius * 1.2,
      radius * 0.08 + noise.at(k, 9) * radius * 0.16,
      0,
      Math.PI * 2,
    )
    pen.fill()
  }
}

/** Painted small and spread: clouds are soft. */
function clouds(pen: Pen, { width, height, mood, noise, fittings }: Scenery, horizon: number): void {
  const scale = 5
  const { canvas, pen: small } = surfaceOf(width / scale, height / scale)
  const image = small.createImageData(canvas.width, canvas.height)
  const [dark, light] = [rgbOf(mood.sky[1]), rgbOf(blend(mood.sky[3], '#ffffff', 0.25))]
  const thick = fittings.look.weather === 'clear' || fittings.look.weather === 'stars' ? 0.56 : 0.46
  const { data } = image
  for (let y = 0, index = 0; y < canvas.height * horizon; y++) {
    const t = smoothStep(0.1, horizon, y / canvas.height)
    for (let x = 0; x < canvas.width; x++, index += 4) {
      const cover = smoothStep(thick, thick + 0.26, noise.fbm(x * 0.016, y * 0.05, 4))
      if (cover === 0) continue
      data[index] = between(dark[0], light[0], t)
      data[index + 1] = between(dark[1], light[1], t)
      data[index + 2] = between(dark[2], light[2], t)
      data[index + 3] = cover * 150
    }
  }
  small.putImageData(image, 0, 0)
  pen.imageSmoothingQuality = 'high'
  // Below the horizon there is nothing to spread.
  const tall = Math.min(canvas.height, Math.ceil(canvas.height * horizon) + 2)
  pen.drawImage(canvas, 0, 0, canvas.width, tall, 0, 0, width, (tall * height) / canvas.height)
}

const CURTAINS = [
  [0, '#38f0a8'],
  [1, '#42c6ff'],
  [2, '#b06cff'],
] as const

function aurora(pen: Pen, { width, height, noise }: Scenery): void {
  pen.save()
  pen.globalCompositeOperation = 'lighter'
  for (const [k, colour] of CURTAINS)
    for (let x = 0; x < width; x += 3) {
      const u = x / width
      const y =
        height * (0.15 + k * 0.045) +
        Math.sin(u * 7 + k * 2) * height * 0.05 +
        (noise.fbm(u * 6, k * 9, 3) - 0.5) * height * 0.2
      const length = height * (0.1 + 0.26 * noise.fbm(u * 40, k, 3))
      const strength = noise.fbm(u * 90, k * 5 + 2, 2) * noise.fbm(u * 5, 8 + k, 2) * 0.55
      const gradient = pen.createLinearGradient(0, y - length, 0, y + 26)
      gradient.addColorStop(0, fade(colour, 0))
      gradient.addColorStop(0.8, fade(colour, strength))
      gradient.addColorStop(1, fade(colour, 0))
      pen.fillStyle = gradient
      pen.fillRect(x, y - length, 3, length + 26)
    }
  pen.restore()
}

/** What falls or floats before everything. It stands still: what moves is another's. */
export function weather(pen: Pen, scenery: Scenery): void {
  const { width, height, dice, mood, fittings } = scenery
  const kind = fittings.look.weather
  if (kind === 'mist') {
    for (let k = 0; k < 5; k++) {
      const y = height * dice.between(0.5, 0.95)
      const gradient = pen.createLinearGradient(0, y - height * 0.12, 0, y + height * 0.12)
      gradient.addColorStop(0, fade(mood.fog, 0))
      gradient.addColorStop(0.5, fade(mood.fog, 0.26))
      gradient.addColorStop(1, fade(mood.fog, 0))
      pen.fillStyle = gradient
      pen.fillRect(0, y - height * 0.12, width, height * 0.24)
    }
    return
  }
  const count = { snow: 150, rain: 120, embers: 70, blossom: 60, clear: 0, aurora: 0, stars: 0 }[kind]
  for (let k = 0; k < count; k++) particle(pen, scenery, kind, dice.between(0, width), dice.between(0, height))
}

function particle(pen: Pen, { height, dice, accents }: Scenery, kind: string, x: number, y: number): void {
  const size = (height / 900) * dice.between(0.8, 3.2)
  if (kind === 'rain') {
    pen.fillStyle = 'rgb(210 226 240 / 0.28)'
    pen.fillRect(x, y, 1.2, height * 0.03)
    return
  }
  if (kind === 'embers') return glow(pen, x, y, size * 4, '#ff9a3a', dice.between(0.3, 0.9))
  pen.save()
  pen.translate(x, y)
  pen.rotate(dice.between(0, Math.PI))
  pen.fillStyle =
    kind === 'snow'
      ? `rgb(255 255 255 / ${dice.between(0.35, 0.9)})`
      : blend('#ffd3e0', accents[4] ?? '#ffffff', dice.between(0, 0.3))
  pen.beginPath()
  pen.ellipse(0, 0, kind === 'snow' ? size : size * 2.2, size, 0, 0, Math.PI * 2)
  pen.fill()
  pen.restore()
}

/** What stands above the line lies below it, broken by the swell. */
export function water(pen: Pen, scenery: Scenery, line: number): void {
  const { width, height, mood, noise, dice } = scenery
  const from = Math.round(height * line)
  const { canvas: above, pen: copy } = surfaceOf(width, from)
  copy.drawImage(pen.canvas, 0, 0, width, from, 0, 0, width, from)
  for (let y = from; y < height; y += 2) {
    const t = (y - from) / (height - from)
    const source = from - (y - from) * 1.15 - 4
    if (source < 0) break
    const shift = (noise.fbm(3, y * (0.5 - t * 0.35), 2) - 0.5) * 46 * (0.25 + t)
    pen.drawImage(above, 0, source, width, 2, shift, y, width, 2.5)
  }
  const tint = pen.createLinearGradient(0, from, 0, height)
  tint.addColorStop(0, fade(mood.water, 0.35))
  tint.addColorStop(1, fade(mood.water, 0.75))
  pen.fillStyle = tint
  pen.fillRect(0, from, width, height - from)
  pen.save()
  pen.globalCompositeOperation = 'lighter'
  for (let k = 0; k < 320; k++) {
    const t = dice.between(0, 1) ** 1.7
    pen.fillStyle = fade(mood.sun[1], dice.between(0.04, 0.14))
    pen.fillRect(dice.between(0, width), from + t * (height - from), (8 + t * 60) * dice.between(0.4, 1.4), 1 + t * 1.4)
  }
  pen.restore()
}
