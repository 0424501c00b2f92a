import type { Palette } from '@spilvaerk/schemas'
import type { Rng } from '@spilvaerk/slot-engine'
import type { Theme } from './lexicon/theme.ts'

/** How far a game's hues may lie from those of its theme, in degrees. */
const SWAY = 14
/** WCAG 2.2: text is read at 4.5; the light colour carries small text. */
const MAIN_CONTRAST = 4.5
const LIGHT_CONTRAST = 9

type Rgb = readonly [number, number, number]

/** Four colours of a theme, a little different for each game, light and main readable on ground. */
export function paletteOf({ hues, saturation = 1 }: Theme, rng: Rng): Palette {
  const [ground, deep, main] = hues.map((hue) => (hue + rng.below(2 * SWAY + 1) - SWAY + 360) % 360)
  const base = rgb(ground ?? 0, 0.45 * saturation, 0.07)
  return [
    hex(base),
    hex(rgb(deep ?? 0, 0.5 * saturation, 0.2)),
    hex(brighten(main ?? 0, 0.85 * saturation, 0.58, base, MAIN_CONTRAST)),
    hex(brighten(main ?? 0, 0.75 * saturation, 0.92, base, LIGHT_CONTRAST)),
  ]
}

/** As dark as asked, or as much lighter as the contrast needs. */
function brighten(hue: number, saturation: number, lightness: number, ground: Rgb, contrast: number): Rgb {
  const colour = rgb(hue, saturation, lightness)
  if (lightness >= 1 || contrastOf(colour, ground) >= contrast) return colour
  return brighten(hue, saturation, lightness + 0.02, ground, contrast)
}

function rgb(hue: number, saturation: number, lightness: number): Rgb {
  const reach = saturation * Math.min(lightness, 1 - lightness)
  const channel = (turn: number): number => {
    const at = (turn + hue / 30) % 12
    return Math.round(255 * (lightness - reach * Math.max(-1, Math.min(at - 3, 9 - at, 1))))
  }
  return [channel(0), channel(8), channel(4)]
}

const hex = (colour: Rgb): string => `#${colour.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`

/** The contrast ratio of WCAG 2.2, from 1 to 21. */
export function contrastOf(a: Rgb, b: Rgb): number {
  const [bright, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return ((bright ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

function luminance(colour: Rgb): number {
  const [red = 0, green = 0, blue = 0] = colour.map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
