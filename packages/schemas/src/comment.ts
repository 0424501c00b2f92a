import { z } from 'zod'
import { line, whole } from './checks.ts'
import { COMMENT_LENGTH, COMMENT_PARTS, COMMENT_READERS, COMMENT_STATES, MOST_EVER } from './comment-terms.ts'
import { gameId } from './ids.ts'
import { GAME_ROLES } from './team-terms.ts'

export * from './comment-terms.ts'

const PART = `part kender kun ${COMMENT_PARTS.join(', ')}`
const STATE = `state kender kun ${COMMENT_STATES.join(', ')}`
const WHO = `who kender kun ${COMMENT_READERS.join(', ')}`
const FIELD = 'field skal være et felt som symbols[2].pays.5'
const THREAD = 'Trådens nummer skal være et helt tal over 0'
const COMMENT = 'Kommentarens nummer skal være et helt tal over 0'

/** Control characters but line breaks, and marks that turn the direction of writing. */
const UNSEEN = /(?![\n\t])[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu
const plain = (text: string): string => text.replaceAll(/\r\n?/g, '\n').replaceAll(UNSEEN, '')
const words = line('Kommentaren', COMMENT_LENGTH, plain).meta({
  description: 'Plain text; `@` and a user name mention',
})

const part = z.enum(COMMENT_PARTS, { error: PART }).meta({ description: 'Of what of the game the field is' })
const field = z.string({ error: FIELD }).max(200, { error: FIELD }).meta({
  description:
    'As problems name it: `symbols[2].pays.5` of the definition, `symbol:plum` of the pictures, `da:description` of the texts; empty for the game as a whole',
})

export const commentsInput = z.object({
  id: gameId,
  state: z
    .enum(COMMENT_STATES, { error: STATE })
    .default('all')
    .meta({ description: '`gone`: of fields that the game has no more' }),
  who: z
    .enum(COMMENT_READERS, { error: WHO })
    .default('all')
    .meta({ description: '`mine`: threads in which the caller wrote or is mentioned' }),
  part: part.optional(),
  field: field.optional(),
  cursor: whole('cursor', 0, MOST_EVER)
    .default(0)
    .meta({ description: 'How many threads to leave out at the beginning' }),
  limit: whole('limit', 1, 20).default(20),
})
export type CommentsInput = z.output<typeof commentsInput>

export const startThreadInput = z.object({ id: gameId, part, field, text: words })
export type StartThreadInput = z.output<typeof startThreadInput>

export const threadRef = z.object({ id: gameId, threadId: z.int({ error: THREAD }).positive({ error: THREAD }) })
export type ThreadRef = z.output<typeof threadRef>
export const answerInput = threadRef.extend({ text: words })

export const commentRef = threadRef.extend({ commentId: z.int({ error: COMMENT }).positive({ error: COMMENT }) })
export type CommentRef = z.output<typeof commentRef>
export const editCommentInput = commentRef.extend({ text: words })

export const readCommentsInput = threadRef.extend({
  upTo: z
    .int({ error: COMMENT })
    .positive({ error: COMMENT })
    .meta({ description: 'The newest comment that was shown' }),
})

export const comment = z
  .object({
    id: z.int(),
    by: z.string().meta({ description: 'Empty where the account is deleted' }),
    isYou: z.boolean(),
    at: z.iso.datetime(),
    editedAt: z.iso.datetime().nullable(),
    text: z.string().nullable().meta({ description: 'Null where it is withdrawn' }),
    mentionsYou: z.boolean(),
    isUnread: z.boolean(),
    mayWithdraw: z.boolean().meta({ description: 'Own words, and any for the owner of the game' }),
  })
  .meta({ id: 'Comment' })
export type Comment = z.infer<typeof comment>

export const commentThread = z
  .object({
    id: z.int(),
    part,
    field: z.string().nullable().meta({ description: 'As it is called now; null where the game has it no more' }),
    label: z.string().meta({ description: 'The field in words, in the language of the request' }),
    version: z.int().meta({ description: 'The newest version when it was started' }),
    valueThen: z.string().nullable().meta({ description: 'Null where it is no short text' }),
    valueNow: z.string().nullable(),
    isChanged: z.boolean().meta({ description: 'Whether the field has another value than when it was started' }),
    resolvedBy: z.string().nullable(),
    resolvedAt: z.iso.datetime().nullable().meta({ description: 'Null while it is open' }),
    maySettle: z.boolean().meta({ description: 'Whether the caller may resolve and reopen it' }),
    comments: z.array(comment).meta({ description: 'The oldest first' }),
  })
  .meta({ id: 'CommentThread' })
export type CommentThread = z.infer<typeof commentThread>

export const commentCounts = z
  .object({ open: z.int().meta({ description: 'Threads' }), unread: z.int().meta({ description: 'Comments' }) })
  .meta({ id: 'CommentCounts' })
export type CommentCounts = z.infer<typeof commentCounts>

/** What members say of the fields of a game. */
export const gameComments = z
  .object({
    name: z.string(),
    role: z.enum(GAME_ROLES).meta({ description: 'Of the caller' }),
    version: z.int(),
    counts: commentCounts,
    marks: z
      .array(z.object({ part, field: z.string(), open: z.int() }))
      .meta({ description: 'The fields that have open threads' }),
    people: z.array(z.string()).meta({ description: 'Whom a comment can mention: the user names of the members' }),
    threads: z.array(commentThread).meta({ description: 'The newest first' }),
    total: z.int().meta({ description: 'Threads that are asked for' }),
    nextCursor: z.int().nullable().meta({ description: 'Where the next page begins; null on the last' }),
  })
  .meta({ id: 'GameComments' })
export type GameComments = z.infer<typeof gameComments>

/** What is kept of what a member wrote. */
export interface CommentData extends Pick<Comment, 'at' | 'editedAt' | 'text'> {
  readonly gameId: number
  readonly field: string
}
