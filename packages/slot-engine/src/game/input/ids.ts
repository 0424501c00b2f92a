/** Names that others refer to. */
import { ID_LENGTH, ID_PATTERN } from '../../vocabulary/limits.ts'
import type { IdShape } from '../../vocabulary/shape.ts'
import type { Field } from './field.ts'
import { quote } from './problem.ts'

const ID = new RegExp(ID_PATTERN)

/** Why others cannot refer to something by this name; `undefined` when they can. */
function whyNoId(id: string): string | undefined {
  if (id.length > ID_LENGTH.max) return `must have at most ${ID_LENGTH.max} characters, not ${id.length}.`
  if (!ID.test(id)) return `must be letters, digits, - and _, starting with a letter or digit, not ${quote(id)}.`
  // Records by id are read by plain look-up: no id may meet what every object inherits.
  if (id in Object.prototype) return `must not be the reserved word ${quote(id)}.`
  return undefined
}

/** A name that others refer to. */
export function readId(field: Field, except?: IdShape['except']): string | undefined {
  if (except && field.value === except.word) field.refuse('not_allowed', except.reason)
  const id = field.text(ID_LENGTH)
  return id === undefined ? undefined : refuseNoId(id, field, 'The id')
}

export function refuseNoId(id: string, field: Field, noun: string): string | undefined {
  const why = whyNoId(id)
  return why === undefined ? id : field.refuse('bad_format', `${noun} ${why}`)
}

/** Refuses the later of two equal names. */
export function refuseDuplicates(fields: readonly Field[], noun: string): void {
  const seen = new Set<unknown>()
  for (const field of fields) {
    const { value } = field
    // Objects are never equal, and to name one would be to run its code.
    if (field.isAbsent || (typeof value === 'object' && value !== null) || typeof value === 'function') continue
    if (seen.has(value)) field.refuse('duplicate', `There is another ${noun} ${quote(String(value))}.`)
    seen.add(value)
  }
}
