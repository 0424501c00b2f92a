import type { FacePalette } from '../face.ts'

/** The colours a cabinet is painted with: the site's tokens and the game's own four. */
export interface Paints {
  readonly void: string
  readonly paper: string
  readonly night: string
  readonly lamp: string
  readonly lampDeep: string
  readonly lampBright: string
  readonly filament: string
  readonly brassDark: string
  readonly brass: string
  readonly brassLight: string
  readonly brassShine: string
  /** Light in the tubes, one colour after the other. */
  readonly tubes: readonly string[]
  readonly displayFont: string
  readonly ground: string
  readonly deep: string
  readonly main: string
  readonly light: string
}

/** Reads the tokens where the machine stands, so that they are named in one file only. */
export function readPaints(element: Element, [ground, deep, main, light]: FacePalette): Paints {
  const style = getComputedStyle(element)
  const token = (name: string): string => style.getPropertyValue(name).trim()
  const colour = (name: string): string => token(`--color-${name}`) || ground
  const lamp = colour('lamp')
  return {
    void: colour('void'),
    paper: colour('paper'),
    night: colour('on-lamp'),
    lamp,
    lampDeep: colour('lamp-deep'),
    lampBright: colour('lamp-bright'),
    filament: colour('filament'),
    brassDark: colour('brass-dark'),
    brass: colour('brass'),
    brassLight: colour('brass-light'),
    brassShine: colour('brass-shine'),
    tubes: [lamp, colour('blue-text'), colour('green-text'), colour('red-text'), colour('petrol-text'), light],
    displayFont: token('--font-display') || 'sans-serif',
    ground,
    deep,
    main,
    light,
  }
}

/** With the look's metal in place of brass. */
export function inMetal(paints: Paints, ramp: readonly string[] | undefined): Paints {
  if (!ramp) return paints
  const [, dark = paints.brassDark, mid = paints.brass, light = paints.brassLight, shine = paints.brassShine] = ramp
  return { ...paints, brassDark: dark, brass: mid, brassLight: light, brassShine: shine }
}

type Channels = readonly [number, number, number]

const channels = (hex: string): Channels => {
  const digits = hex.replace('#', '')
  const long = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits
  const value = Number.parseInt(long.slice(0, 6), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

/** From `a` (share 0) to `b` (share 1). */
export function mix(a: string, b: string, share: number): string {
  const [from, to] = [channels(a), channels(b)]
  const blend = (index: 0 | 1 | 2): string =>
    Math.round(from[index] + (to[index] - from[index]) * share)
      .toString(16)
      .padStart(2, '0')
  return `#${blend(0)}${blend(1)}${blend(2)}`
}

export function fade(hex: string, alpha: number): string {
  const [red, green, blue] = channels(hex)
  return `rgb(${red} ${green} ${blue} / ${alpha})`
}

/** WCAG 2 relative luminance. */
export function luminance(hex: string): number {
  const linear = channels(hex).map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  const [red = 0, green = 0, blue = 0] = linear
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
