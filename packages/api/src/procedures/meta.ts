import type { Language } from '@spilvaerk/messages'
import type { RefusalCode } from '../platform/refusals/refusals.ts'

/** What a procedure tells about itself. */
export interface Meta {
  /** Where it is also found as plain REST. `{id}` in the path is the input's field `id`. */
  readonly rest?: {
    readonly method: 'GET' | 'POST'
    /** Below /api. */
    readonly path: `/${string}`
    readonly summary: string
    /** What the summary has no room for, in Markdown. */
    readonly description?: string
    readonly status?: 200 | 201
    /** Answered as a file of this type and name: the procedure's text as it is. */
    readonly file?: { readonly type: string; readonly nameIn: (language: Language) => string }
    /** Request headers that it heeds, with what they do. */
    readonly headers?: Readonly<Record<string, string>>
  }
  /** Only for members, by cookie or bearer. */
  readonly member?: true
  /** How much of a caller's allowance one call uses: by default 1. */
  readonly cost?: number
  /** What the guards before the procedure refuse with. */
  readonly guards?: readonly RefusalCode[]
}
