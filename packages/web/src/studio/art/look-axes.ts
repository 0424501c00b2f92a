import type { ChosenLook } from '@spilvaerk/schemas'
import {
  BANDS,
  CABINETS,
  CASTS,
  FACES,
  FRAMES,
  HOURS,
  MATERIALS,
  METALS,
  MOTIONS,
  ORNAMENTS,
  PLACES,
  PROPS,
  TOKENS,
  WEATHERS,
} from '@spilvaerk/schemas/look-words'
import type { Dice } from '../../lib/dice.ts'

export type Axis = Exclude<keyof ChosenLook, 'like'>

/** Every axis of a look with its words, in the order in which one looks at a game. */
export const AXES = {
  place: PLACES,
  hour: HOURS,
  weather: WEATHERS,
  cabinet: CABINETS,
  material: MATERIALS,
  metal: METALS,
  ornament: ORNAMENTS,
  face: FACES,
  frame: FRAMES,
  token: TOKENS,
  cast: CASTS,
  motion: MOTIONS,
  props: PROPS,
  band: BANDS,
} as const satisfies { readonly [Name in Axis]: readonly string[] }

export const AXIS_NAMES = Object.keys(AXES) as readonly Axis[]

/** The look with one more axis chosen, or given back to the theme. */
export function withWord(look: ChosenLook, axis: Axis, word: string | undefined): ChosenLook {
  const { [axis]: _, ...rest } = look
  return word === undefined ? rest : ({ ...rest, [axis]: word } as ChosenLook)
}

/** Another word of the axis than the one that is seen. */
export function otherWord(axis: Axis, seen: string, dice: Dice): string {
  const [first, ...rest] = AXES[axis].filter((word) => word !== seen)
  if (first === undefined) throw new Error(`${axis} has one word alone`)
  return dice.pick([first, ...rest])
}

/** What was rolled, except on the axes that are locked: those keep what is chosen. */
export function keepLocked(rolled: ChosenLook, chosen: ChosenLook, locked: ReadonlySet<Axis>): ChosenLook {
  const kept = Object.entries(chosen).filter(([axis]) => locked.has(axis as Axis))
  const free = Object.entries(rolled).filter(([axis]) => !locked.has(axis as Axis))
  return Object.fromEntries([...free, ...kept])
}
