import type { Dice } from '../../../lib/dice.ts'
import type { Fittings } from '../fittings.ts'
import type { Pen } from '../surface.ts'

/** Where something is shown: round a middle, in a square of this size. */
export interface Setting {
  readonly pen: Pen
  readonly fittings: Fittings
  readonly dice: Dice
  readonly x: number
  readonly y: number
  readonly size: number
}
