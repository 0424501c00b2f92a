import { RAMPS } from './colours.ts'
import type { GameLook } from './vocabulary.ts'

export { dressSymbols } from './dress-symbols.ts'
export { type Picture, paint } from './paint.ts'

export const rampOf = ({ metal }: GameLook): readonly string[] => RAMPS[metal]
