/** Names that others refer to, and references to them. */
import { ID_LENGTH, ID_PATTERN } from '../../vocabulary/limits.ts'
import type { IdShape, Named } from '../../vocabulary/shape.ts'
import type { Field } from '../input/field.ts'
import type { Outline } from '../input/outline.ts'
import { type ProblemCode, quote } from '../input/problem.ts'

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

const REFERENCES = {
  symbol: { code: 'unknown_symbol', noun: 'symbol', known: ({ symbols }) => symbols },
  reelSet: { code: 'unknown_reel_set', noun: 'reel set', known: ({ reelSets }) => reelSets },
  feature: { code: 'unknown_feature', noun: 'feature', known: ({ features }) => features },
  jackpot: { code: 'unknown_jackpot', noun: 'jackpot', known: ({ jackpots }) => jackpots },
} as const satisfies Record<
  Named,
  {
    readonly code: ProblemCode
    readonly noun: string
    readonly known: (outline: Outline) => ReadonlyMap<string, unknown> | undefined
  }
>

/** @returns what gives the name, where it is that of something there, and of one of these kinds */
export function checkedReference(to: Named, of: readonly string[] | undefined) {
  const { code, noun, known } = REFERENCES[to]
  return (name: string, field: Field, outline: Outline): string | undefined => {
    const names = known(outline)
    if (names !== undefined && !names.has(name))
      return field.refuse(code, `There is no ${noun} ${quote(name)}.${field.advice(name, [...names.keys()])}`)
    const kind = of === undefined || to !== 'symbol' ? undefined : outline.symbols?.get(name)?.kind
    if (kind === undefined || of?.includes(kind)) return name
    return field.refuse('wrong_symbol_kind', `Must be a ${of?.join(' or ')} symbol; ${quote(name)} is ${kind}.`)
  }
}
