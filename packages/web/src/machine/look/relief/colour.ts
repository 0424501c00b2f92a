/** Red, green and blue from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number]

export const clamp = (value: number, low = 0, high = 1): number => Math.min(high, Math.max(low, value))
export const between = (a: number, b: number, share: number): number => a + (b - a) * share

/** 0 up to `from`, 1 beyond `to`, without a corner at either. */
export function smoothStep(from: number, to: number, value: number): number {
  const share = clamp((value - from) / (to - from))
  return share * share * (3 - 2 * share)
}

/** `#rrggbb` as channels. */
export function rgbOf(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1, 7), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

const two = (channel: number): string =>
  Math.round(clamp(channel, 0, 255))
    .toString(16)
    .padStart(2, '0')
export const hexOf = ([red, green, blue]: Rgb): string => `#${two(red)}${two(green)}${two(blue)}`

/** From `a` (share 0) to `b` (share 1). */
export function blend(a: string, b: string, share: number): string {
  const [from, to] = [rgbOf(a), rgbOf(b)]
  return hexOf([between(from[0], to[0], share), between(from[1], to[1], share), between(from[2], to[2], share)])
}

export function fade(hex: string, alpha: number): string {
  const [red, green, blue] = rgbOf(hex)
  return `rgb(${red} ${green} ${blue} / ${alpha})`
}

/** Hue in degrees, saturation and lightness from 0 to 1. */
export function hslOf(hex: string): readonly [hue: number, saturation: number, lightness: number] {
  const [red, green, blue] = rgbOf(hex).map((channel) => channel / 255) as unknown as Rgb
  const [high, low] = [Math.max(red, green, blue), Math.min(red, green, blue)]
  const [lightness, range] = [(high + low) / 2, high - low]
  if (range === 0) return [0, 0, lightness]
  const turn =
    high === red ? (green - blue) / range : high === green ? 2 + (blue - red) / range : 4 + (red - green) / range
  return [(turn * 60 + 360) % 360, range / (1 - Math.abs(2 * lightness - 1)), lightness]
}

export function fromHsl(hue: number, saturation: number, lightness: number): string {
  const reach = clamp(saturation) * Math.min(lightness, 1 - lightness)
  const channel = (turn: number): number => {
    const at = (turn + (((hue % 360) + 360) % 360) / 30) % 12
    return 255 * (lightness - reach * Math.max(-1, Math.min(at - 3, 9 - at, 1)))
  }
  return hexOf([channel(0), channel(8), channel(4)])
}

/** WCAG 2 relative luminance of channels. */
export function luminanceOf(colour: Rgb): number {
  const [red, green, blue] = colour.map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as unknown as Rgb
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast ratio of WCAG 2, from 1 to 21. */
export function contrastOf(a: Rgb, b: Rgb): number {
  const [first, second] = [luminanceOf(a), luminanceOf(b)]
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05)
}
