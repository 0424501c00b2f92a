import { COMMENT_PARTS, COMMENT_READERS, COMMENT_STATES } from '@spilvaerk/schemas/comment-terms'
import * as z from 'zod/mini'

const one = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.catch(z.optional(z.enum(values)), undefined)

/** Which threads the address asks for; anyone could have written it. */
export const commentsSearch = z.object({
  state: one(COMMENT_STATES),
  who: one(COMMENT_READERS),
  part: one(COMMENT_PARTS),
  field: z.catch(z.optional(z.string().check(z.maxLength(200))), undefined),
})
export type CommentsSearch = z.infer<typeof commentsSearch>
