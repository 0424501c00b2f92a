/** The list of what becomes of cells before wins are counted, in the order in which it happens. */
import type { MakeSettler, SettlerSource } from '../core/settler.ts'
import { expanding } from './expanding/expanding.ts'
import { multiplying } from './multiplying/multiplying.ts'
import { mystery } from './mystery/mystery.ts'

const SETTLERS = [mystery, multiplying, expanding]

/** Those that the game has. */
export const compileSettlers = (source: SettlerSource): readonly MakeSettler[] =>
  SETTLERS.flatMap((settler) => settler(source) ?? [])
