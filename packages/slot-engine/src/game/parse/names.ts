/** References to what a definition names. */
import type { Named } from '../../vocabulary/shape.ts'
import type { Field } from '../input/field.ts'
import type { Outline } from '../input/outline.ts'
import { type ProblemCode, quote } from '../input/problem.ts'

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
