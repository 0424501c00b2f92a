import type { Language } from '@spilvaerk/messages'
import type { Problem, Quote } from '@spilvaerk/schemas'
import type { TRPC_ERROR_CODE_KEY } from '@trpc/server'

/** What one kind of refusal is called outside, and what is said of it to people in each language. */
export interface Terms<R> extends Readonly<Record<Language, (refusal: R) => string>> {
  readonly status: TRPC_ERROR_CODE_KEY
  /** The field of the request that is at fault. */
  readonly field?: (refusal: R) => string | undefined
  /** Everything at fault, each with a code of its own, where it is more than the refusal itself says. */
  readonly problems?: (refusal: R, language: Language) => readonly Problem[] | undefined
  /** When it is worth asking again. */
  readonly retryAfterS?: (refusal: R) => number
  /** What it costs now. */
  readonly quote?: (refusal: R) => Quote
}

/** What a refusal carries beside its code. */
export type Carried<R> = Omit<R, 'code'>

/** Values to show a sentence with that is made of what the refusal carries. */
type WithExample<R> = object extends Carried<R> ? unknown : { readonly example: Carried<R> }

/** The terms of every refusal of a domain: none can be forgotten. */
export type TermsOf<R extends { readonly code: string }> = {
  readonly [C in R['code']]: Terms<Extract<R, { code: C }>> & WithExample<Extract<R, { code: C }>>
}
