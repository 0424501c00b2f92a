import {
  answerInput,
  commentCounts,
  commentRef,
  commentsInput,
  commentThread,
  editCommentInput,
  gameComments,
  readCommentsInput,
  startThreadInput,
  threadRef,
} from '@spilvaerk/schemas'
import { OWN_CODES } from '../../domains/games/catalogue/refusals.ts'
import { answering } from '../answering.ts'
import { type Context, memberProcedure, router } from '../trpc.ts'
import { ownerOf } from './studio-caller.ts'

const OWN_COMMENT = [
  ...OWN_CODES,
  ...(['commentNotFound', 'commentNotYours', 'commentWithdrawn', 'threadNotFound'] as const),
] as const

const readerIn = ({ member, language }: Pick<Context, 'language'> & { readonly member: { readonly id: string } }) => ({
  ...{ id: member.id, language },
})

/** What members say of the fields of a game. */
export const commentsRouter = router({
  of: memberProcedure
    .meta({
      rest: {
        ...{ method: 'GET', path: '/games/{id}/comments' },
        summary: 'What members say of the fields of your game, the newest thread first',
        description: 'Fields that have open threads are in `marks`, whatever is asked for.',
      },
    })
    .input(commentsInput)
    .output(gameComments)
    .query(
      answering([...OWN_CODES], async ({ ctx, input }) => {
        await ownerOf(ctx)
        return ctx.services.comments.of(input, readerIn(ctx))
      }),
    ),

  start: memberProcedure
    .meta({
      rest: {
        ...{ method: 'POST', path: '/games/{id}/comments', status: 201 },
        summary: 'Starts a thread at a field, or at the game as a whole',
        description: 'By every member of the game. Members whom it mentions by `@` and user name are mailed.',
      },
    })
    .input(startThreadInput)
    .output(commentThread)
    .mutation(
      answering(
        [...OWN_CODES, 'commentFieldUnknown', 'threadNotFound', 'tooManyAttempts', 'tooManyThreads'],
        async ({ ctx, input }) => {
          await ownerOf(ctx)
          return ctx.services.comments.start(input, readerIn(ctx))
        },
      ),
    ),

  read: memberProcedure
    .meta({
      rest: {
        ...{ method: 'POST', path: '/games/{id}/comments/{threadId}/read' },
        summary: 'The caller has read the thread up to this comment',
      },
    })
    .input(readCommentsInput)
    .output(commentCounts)
    .mutation(
      answering([...OWN_CODES, 'threadNotFound'], ({ ctx, input: { upTo, ...ref } }) =>
        ctx.services.comments.markRead(ref, upTo, ctx.member.id),
      ),
    ),

  answer: memberProcedure
    .meta({
      rest: {
        ...{ method: 'POST', path: '/games/{id}/comments/{threadId}/answers', status: 201 },
        summary: 'Answers in an open thread',
      },
    })
    .input(answerInput)
    .output(commentThread)
    .mutation(
      answering([...OWN_CODES, 'threadFull', 'threadNotFound', 'threadResolved', 'tooManyAttempts'], ({ ctx, input }) =>
        ctx.services.comments.answer(input, readerIn(ctx)),
      ),
    ),

  edit: memberProcedure
    .meta({
      rest: {
        ...{ method: 'POST', path: '/games/{id}/comments/{threadId}/{commentId}/text' },
        summary: 'Changes the words of a comment of one’s own',
      },
    })
    .input(editCommentInput)
    .output(commentThread)
    .mutation(
      answering([...OWN_COMMENT, 'tooManyAttempts'], ({ ctx, input }) =>
        ctx.services.comments.edit(input, readerIn(ctx)),
      ),
    ),

  withdraw: memberProcedure
    .meta({
      rest: {
        ...{ method: 'POST', path: '/games/{id}/comments/{threadId}/{commentId}/withdrawal' },
        summary: 'Takes the words of a comment of one’s own back: that something was said stays',
      },
    })
    .input(commentRef)
    .output(commentThread)
    .mutation(answering(OWN_COMMENT, ({ ctx, input }) => ctx.services.comments.withdraw(input, readerIn(ctx)))),

  resolve: memberProcedure
    .meta({
      rest: {
        ...{ method: 'POST', path: '/games/{id}/comments/{threadId}/resolution' },
        summary: 'Resolves a thread: by who started it, or any member but a viewer',
      },
    })
    .input(threadRef)
    .output(commentThread)
    .mutation(
      answering([...OWN_CODES, 'threadNotFound', 'threadResolved'], ({ ctx, input }) =>
        ctx.services.comments.resolve(input, readerIn(ctx)),
      ),
    ),

  reopen: memberProcedure
    .meta({
      rest: {
        ...{ method: 'POST', path: '/games/{id}/comments/{threadId}/reopening' },
        summary: 'Opens a resolved thread again: by who may resolve it',
      },
    })
    .input(threadRef)
    .output(commentThread)
    .mutation(
      answering([...OWN_CODES, 'threadNotFound', 'threadOpen'], ({ ctx, input }) =>
        ctx.services.comments.reopen(input, readerIn(ctx)),
      ),
    ),
})
