import type { Granted, Outcome, RefusalCode } from '../platform/refusals/refusals.ts'
import { unwrap } from './errors.ts'

/** Any outcome. While the compiler does not know yet which one, its code is any text. */
type AnyOutcome = Granted<unknown> | { readonly ok: false; readonly refusal: { readonly code: string } }

type ValueOf<O> = O extends { readonly ok: true; readonly value: infer T } ? T : never
type ComingOf<O> = O extends { readonly ok: false; readonly refusal: { readonly code: infer C } } ? C : never

/** Nothing more where the declared codes are the ones that can come; otherwise a type that names the difference. */
type Exactly<Declared, Coming> = [string] extends [Coming]
  ? unknown
  : [Coming] extends [Declared]
    ? [Declared] extends [Coming]
      ? unknown
      : { readonly neverComes: Exclude<Declared, Coming> }
    : { readonly notDeclared: Exclude<Coming, Declared> }

/** What carries the codes that it refuses with. */
export interface Declared<C extends RefusalCode = RefusalCode> {
  readonly refuses: readonly C[]
}

/**
 * The resolver of a procedure that can refuse: it answers an outcome, and says first with which codes. The compiler
 * refuses a code that is missing and one that the outcome never has; the OpenAPI document is made from them.
 */
export function answering<Asked, O extends AnyOutcome, const C extends RefusalCode>(
  refuses: readonly C[] & Exactly<C, ComingOf<O>>,
  resolve: (asked: Asked) => O | Promise<O>,
): ((asked: Asked) => Promise<ValueOf<O>>) & Declared<C> {
  const answer = async (asked: Asked) => {
    // What is exactly declared has no other codes than those of refusals.
    return declared(refuses, (await resolve(asked)) as Outcome<ValueOf<O>>)
  }
  return Object.assign(answer, { refuses })
}

/** The same for a stream, which ends with an outcome: a refusal ends it as it ends an answer. */
export function streaming<Asked, Part, O extends AnyOutcome, const C extends RefusalCode>(
  refuses: readonly C[] & Exactly<C, ComingOf<O>>,
  resolve: (asked: Asked) => AsyncGenerator<Part, O>,
): ((asked: Asked) => AsyncGenerator<Part>) & Declared<C> {
  const answer = async function* (asked: Asked) {
    declared(refuses, (yield* resolve(asked)) as Outcome<ValueOf<O>>)
  }
  return Object.assign(answer, { refuses })
}

/** The value of an outcome, whose refusals are all declared. */
function declared<T>(refuses: readonly RefusalCode[], outcome: Outcome<T>): T {
  if (!outcome.ok && !refuses.includes(outcome.refusal.code))
    throw new Error(`refused with ${outcome.refusal.code}, which is not declared`)
  return unwrap(outcome)
}
