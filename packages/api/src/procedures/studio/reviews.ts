import { askReviewInput, gameRef, gameReview, reviewRef, reviewRuleInput, sendBackInput } from '@spilvaerk/schemas'
import { OWN_CODES } from '../../domains/games/catalogue/refusals.ts'
import { DECIDING_REVIEW_CODES } from '../../domains/games/reviews/refusals.ts'
import { answering } from '../answering.ts'
import { memberProcedure, router } from '../trpc.ts'
import { ownerOf } from './studio-caller.ts'

const DECIDING_CODES = [...OWN_CODES, ...DECIDING_REVIEW_CODES] as const
const WHO = 'By another member than who asked: an owner, a mathematician or an artist.'

/** Approval of versions by another member, where the owner wants it before a version is submitted. */
export const reviewsRouter = router({
  of: memberProcedure
    .meta({
      rest: {
        ...{ method: 'GET', path: '/games/{id}/review' },
        summary: 'Whether another member has to approve versions of your game, and what members said',
      },
    })
    .input(gameRef)
    .output(gameReview)
    .query(
      answering([...OWN_CODES], async ({ ctx, input }) => {
        await ownerOf(ctx)
        return ctx.services.reviews.of(input.id, ctx.member.id)
      }),
    ),

  setRule: memberProcedure
    .meta({
      rest: {
        ...{ method: 'POST', path: '/games/{id}/review/rule' },
        summary: 'Whether another member has to approve a version before it is submitted: for the owner',
      },
    })
    .input(reviewRuleInput)
    .output(gameReview)
    .mutation(
      answering([...OWN_CODES, 'reviewNeedsMembers'], async ({ ctx, input }) => {
        await ownerOf(ctx)
        return ctx.services.reviews.setRule(input.id, ctx.member.id, input.needsApproval)
      }),
    ),

  ask: memberProcedure
    .meta({
      rest: {
        ...{ method: 'POST', path: '/games/{id}/reviews', status: 201 },
        summary: 'Asks for the newest version to be approved',
        description: 'A request for an earlier version is replaced by this one.',
      },
    })
    .input(askReviewInput)
    .output(gameReview)
    .mutation(
      answering([...OWN_CODES, 'alreadyApproved', 'reviewAsked', 'reviewStale'], async ({ ctx, input }) => {
        await ownerOf(ctx)
        return ctx.services.reviews.ask(input.id, ctx.member.id, input.definitionHash)
      }),
    ),

  approve: memberProcedure
    .meta({
      rest: {
        ...{ method: 'POST', path: '/games/{id}/reviews/{reviewId}/approval' },
        ...{ summary: 'Approves the version that was asked about', description: WHO },
      },
    })
    .input(reviewRef)
    .output(gameReview)
    .mutation(answering(DECIDING_CODES, ({ ctx, input }) => ctx.services.reviews.approve(input, ctx.member.id))),

  sendBack: memberProcedure
    .meta({
      rest: {
        ...{ method: 'POST', path: '/games/{id}/reviews/{reviewId}/return' },
        ...{ summary: 'Sends a version back, and says why', description: WHO },
      },
    })
    .input(sendBackInput)
    .output(gameReview)
    .mutation(
      answering(DECIDING_CODES, ({ ctx, input: { reason, ...ref } }) =>
        ctx.services.reviews.sendBack(ref, ctx.member.id, reason),
      ),
    ),

  withdraw: memberProcedure
    .meta({
      rest: {
        ...{ method: 'POST', path: '/games/{id}/reviews/{reviewId}/withdrawal' },
        summary: 'Takes a request back: by who asked, or the owner',
      },
    })
    .input(reviewRef)
    .output(gameReview)
    .mutation(answering(DECIDING_CODES, ({ ctx, input }) => ctx.services.reviews.withdraw(input, ctx.member.id))),
})
