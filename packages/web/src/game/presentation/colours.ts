import type { Presentation } from '@spilvaerk/schemas'
import type { FacePalette } from '../../machine/face.ts'

type Rgb = readonly [number, number, number]

const SEPIA: Rgb = [196, 160, 104]
const WHITE: Rgb = [255, 255, 255]
const BLACK: Rgb = [0, 0, 0]

/** A theme's four colours, ground to light, as a scheme shows them. */
export function coloursOf([ground, deep, main, light]: FacePalette, scheme: Presentation['colorScheme']): FacePalette {
  switch (scheme) {
    case 'auto':
      return [ground, deep, main, light]
    case 'dark':
      return [mix(ground, BLACK, 0.5), mix(deep, BLACK, 0.45), main, light]
    case 'light':
      return [mix(ground, WHITE, 0.16), mix(deep, WHITE, 0.22), mix(main, WHITE, 0.25), mix(light, WHITE, 0.4)]
    case 'neon':
      return [ground, vivid(deep, 0.5), vivid(main, 0.8), vivid(light, 0.4)]
    case 'vintage':
      return [mix(ground, SEPIA, 0.1), mix(deep, SEPIA, 0.35), mix(main, SEPIA, 0.5), mix(light, SEPIA, 0.25)]
  }
}

function mix(colour: string, other: Rgb, share: number): string {
  const mine = rgbOf(colour)
  return hexOf(mine.map((channel, at) => channel + ((other[at] ?? 0) - channel) * share))
}

/** Each channel pushed away from the colour's own grey. */
function vivid(colour: string, strength: number): string {
  const mine = rgbOf(colour)
  const grey = (mine[0] + mine[1] + mine[2]) / 3
  return hexOf(mine.map((channel) => grey + (channel - grey) * (1 + strength)))
}

function rgbOf(colour: string): Rgb {
  const channel = (at: number): number => Number.parseInt(colour.slice(at, at + 2), 16)
  return [channel(1), channel(3), channel(5)]
}

const hexOf = (channels: readonly number[]): string =>
  `#${channels
    .map((channel) =>
      Math.round(Math.min(255, Math.max(0, channel)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
