import { createDice, type Dice } from '../../../lib/dice.ts'
import type { Fittings } from '../fittings.ts'
import { blend, fromHsl, hslOf } from '../relief/colour.ts'
import { createNoise, type Noise } from '../relief/noise.ts'
import { type Pen, type Surface, surfaceOf } from '../surface.ts'
import type { Hour } from '../vocabulary.ts'

export type Stops = readonly (readonly [at: number, colour: string])[]

/** The colours of an hour. */
export interface Mood {
  readonly sky: readonly [top: string, high: string, low: string, horizon: string]
  readonly sun: readonly [glow: string, core: string]
  /** Bare ground, what the light strikes, and the air between. */
  readonly rock: string
  readonly lit: string
  readonly fog: string
  readonly water: string
  /** What stands against the light. */
  readonly dark: string
  /** Windows and lamps burn. */
  readonly lamps: boolean
  readonly stars: number
}

const MOODS: Readonly<Record<Hour, Mood>> = {
  dawn: {
    sky: ['#5a6fa8', '#a99ac4', '#f3b9b0', '#ffe3bd'],
    sun: ['#ffb98a', '#fff4d6'],
    rock: '#5a5c7c',
    lit: '#ffe0d0',
    fog: '#e0b6b8',
    water: '#7d86ac',
    dark: '#2c2e4a',
    lamps: false,
    stars: 0,
  },
  day: {
    sky: ['#3f7fc0', '#7fb6de', '#bfdcea', '#f2f1e2'],
    sun: ['#fff0c8', '#ffffff'],
    rock: '#5f7288',
    lit: '#f2f6f4',
    fog: '#bcd4e0',
    water: '#5b96b8',
    dark: '#2f4d52',
    lamps: false,
    stars: 0,
  },
  dusk: {
    sky: ['#0a1530', '#2b3f70', '#9a5f84', '#f7a264'],
    sun: ['#ff9a4a', '#fff0c0'],
    rock: '#2a3350',
    lit: '#ffd6b8',
    fog: '#a26a80',
    water: '#16233f',
    dark: '#0b101c',
    lamps: true,
    stars: 90,
  },
  night: {
    sky: ['#060c20', '#12285a', '#24508a', '#4a86b0'],
    sun: ['#7fb4f0', '#eaf3ff'],
    rock: '#22345a',
    lit: '#a9c8ec',
    fog: '#34608a',
    water: '#0a1830',
    dark: '#050a14',
    lamps: true,
    stars: 240,
  },
}

/** How far the game's own hue colours its air. */
const TINT = 0.22

/** All that a place is painted with. */
export interface Scenery {
  readonly width: number
  readonly height: number
  readonly mood: Mood
  /** The colours of the game, bright enough for flags and lamps. */
  readonly accents: readonly string[]
  readonly noise: Noise
  readonly dice: Dice
  readonly fittings: Fittings
}

/** Paints its far layer, then the near one, which moves more when the view does. */
export interface PlacePainter {
  readonly far: (pen: Pen, scenery: Scenery) => void
  readonly near: (pen: Pen, scenery: Scenery) => void
}

export function sceneryOf(fittings: Fittings, width: number, height: number): Scenery {
  const { look, palette } = fittings
  const [hue, saturation] = hslOf(palette[2])
  const tint = (colour: string): string => {
    const [, its, lightness] = hslOf(colour)
    return blend(colour, fromHsl(hue, Math.min(saturation, Math.max(0.25, its)), lightness), TINT)
  }
  const mood = MOODS[look.hour]
  return {
    width,
    height,
    mood: { ...mood, sky: mood.sky.map(tint) as unknown as Mood['sky'], fog: tint(mood.fog), water: tint(mood.water) },
    accents: [0, 40, 180, 220, 300].map((turn) => fromHsl(hue + turn, 0.7, 0.56)),
    noise: createNoise(`${look.seed} scene`),
    dice: createDice(`${look.seed} ${look.place}`),
    fittings,
  }
}

/** On a surface of its own, to be laid over what is there. */
export function apart({ width, height }: Pick<Scenery, 'width' | 'height'>, draw: (pen: Pen) => void): Surface {
  const { canvas, pen } = surfaceOf(width, height)
  draw(pen)
  return canvas
}
