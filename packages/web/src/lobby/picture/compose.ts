import type { GameSummary, GameSymbol, Palette } from '@spilvaerk/schemas'
import { createDice, type Dice } from '../../lib/dice.ts'
import { mix } from './colour.ts'
import { HEIGHT, LANDS, WIDTH } from './land.ts'
import { type PatternKind, sceneOf } from './scene.ts'

/** What a picture of a game is made from: nothing but the game itself. */
export type ComposedOf = Pick<GameSummary, 'definitionHash' | 'palette' | 'theme'> & {
  /** Tables have none. */
  readonly symbols?: readonly GameSymbol[]
}

export type Hero = {
  readonly emoji: string
  /** Centre and width in percent of the picture's width; `y` in percent of its height. */
  readonly x: number
  readonly y: number
  readonly size: number
  readonly tilt: number
}

export type Sparkle = { readonly x: number; readonly y: number; readonly size: number }

export type Picture = {
  readonly sky: readonly [top: string, middle: string, horizon: string]
  readonly light: { readonly x: number; readonly y: number; readonly radius: number; readonly colour: string }
  readonly pattern: {
    readonly kind: PatternKind
    readonly scale: number
    readonly angle: number
    readonly colour: string
  }
  readonly land: readonly { readonly outline: string; readonly colour: string }[]
  readonly sparkles: readonly Sparkle[]
  /** From the hindmost to the foremost. */
  readonly heroes: readonly Hero[]
}

/** The game's own picture: the same for the same definition, another for any other. */
export function composePicture({ definitionHash, palette, symbols, theme }: ComposedOf): Picture {
  const dice = createDice(definitionHash)
  const [ground, deep, main, light] = palette
  const scene = sceneOf(theme)
  const pattern = dice.pick(scene.patterns)
  const outlines = LANDS[dice.pick(scene.lands)](dice)
  return {
    sky: skyOf(dice, palette),
    light: {
      x: dice.between(0.3, 0.7) * WIDTH,
      y: dice.between(0.2, 0.36) * HEIGHT,
      radius: dice.between(78, 122),
      colour: mix(light, main, dice.between(0, 0.25)),
    },
    pattern: { kind: pattern, scale: dice.between(0.8, 1.5), angle: dice.between(-14, 14), colour: light },
    land: outlines.map((outline, index) => {
      const nearness = (index + 1) / outlines.length
      return { outline, colour: mix(mix(main, deep, 0.3 + nearness * 0.6), ground, nearness * 0.55) }
    }),
    sparkles: Array.from({ length: dice.whole(5, 9) }, () => ({
      x: dice.between(0.05, 0.95) * WIDTH,
      y: dice.between(0.04, 0.44) * HEIGHT,
      size: dice.between(3, 10),
    })),
    heroes: placeHeroes(dice, heroEmoji(symbols ?? [])),
  }
}

/** Dusk, night or glow: how far the game's main colour climbs from the horizon. */
function skyOf(dice: Dice, [ground, deep, main, light]: Palette): Picture['sky'] {
  const climb = dice.between(0.25, 0.75)
  return [mix(deep, ground, 0.5 - climb * 0.4), mix(deep, main, climb), mix(main, light, 0.15 + climb * 0.3)]
}

/** The symbols worth most, each drawing once. */
function heroEmoji(symbols: readonly GameSymbol[]): readonly string[] {
  const byWorth = [...symbols].sort((a, b) => b.value - a.value)
  const regular = byWorth.filter((symbol) => symbol.type === 'regular')
  const special = byWorth.filter((symbol) => symbol.type !== 'regular')
  const [first, second, ...rest] = regular
  const ordered = [first, special[0], second, ...special.slice(1), ...rest]
  return [...new Set(ordered.flatMap((symbol) => (symbol ? [symbol.emoji] : [])))]
}

type Place = readonly [x: number, y: number, size: number]

/** Groups to pose in; the first place is the main hero's. */
const POSES: readonly [readonly Place[], ...(readonly Place[])[]] = [
  [[50, 33, 56]],
  [
    [42, 35, 52],
    [72, 26, 32],
  ],
  [
    [58, 34, 52],
    [27, 27, 32],
  ],
  [
    [50, 36, 50],
    [22, 25, 30],
    [78, 25, 30],
  ],
  [
    [50, 27, 44],
    [26, 40, 34],
    [74, 40, 34],
  ],
  [
    [50, 38, 46],
    [21, 36, 27],
    [79, 36, 27],
    [50, 13, 24],
  ],
  [
    [50, 36, 44],
    [19, 39, 25],
    [81, 39, 25],
    [31, 18, 24],
    [69, 18, 24],
  ],
]

function placeHeroes(dice: Dice, emoji: readonly string[]): readonly Hero[] {
  const pose = dice.pick(POSES)
  const isMirrored = dice.chance(0.5)
  const grown = dice.between(0.94, 1.08)
  return emoji
    .slice(0, pose.length)
    .map((glyph, index) => {
      const [x, y, size] = pose[index] ?? [50, 33, 50]
      const sideways = (x - 50) / 50
      return {
        emoji: glyph,
        x: (isMirrored ? 100 - x : x) + dice.between(-2, 2),
        y: y - 2 + dice.between(-2, 2),
        size: size * grown,
        tilt: (isMirrored ? -1 : 1) * sideways * 14 + dice.between(-7, 7),
      }
    })
    .reverse()
}
