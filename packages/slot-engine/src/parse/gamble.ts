import { type Gamble, LIMITS } from '../definition.ts'
import type { Field } from './field.ts'
import { plain } from './plain.ts'

const MOST_STEPS = 20

export function readGamble(field: Field): Gamble | undefined {
  const keys = field.record(['factor', 'up', 'down', 'steps'])
  if (keys === undefined) return undefined
  const weights = { min: 1, max: LIMITS.reelWeight }
  const factor = keys.factor.integer({ min: 2, max: LIMITS.multiplier })
  const up = keys.up.integer(weights)
  const down = keys.down.integer(weights)
  if (factor !== undefined && up !== undefined && down !== undefined && factor * up > up + down)
    keys.factor.refuse('out_of_range', `It would pay back ${factor * up} for ${up + down}: at most as much may be.`)
  return plain<Gamble>({ factor, up, down, steps: keys.steps.integer({ min: 1, max: MOST_STEPS }) })
}
