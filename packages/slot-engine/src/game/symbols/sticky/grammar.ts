import { symbolRef } from '../../../vocabulary/common.ts'
import { LIMITS } from '../../../vocabulary/limits.ts'
import { flag, list, optional, ruled } from '../../../vocabulary/shape.ts'

/** Symbols that stay. */
export const held = () => list(symbolRef('regular', 'wild'), 1, LIMITS.symbols, { noun: 'entry' })

/** Of free spins. */
export const stickyField = optional(
  ruled(held(), 'keepsPlaces'),
  'Symbols that stay where they landed until the feature ends.',
  'none',
)

/** Of free spins. */
export const keepsViewField = optional(
  ruled({ ...flag }, 'needsSticky'),
  'True: symbols that stay, in view when the feature begins, stay from its first spin on. With a further spin for each that lands anew they are stick and respin.',
  'false',
)
