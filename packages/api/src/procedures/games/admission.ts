import { game, gameAdmission, gameRef, reported, reportInput, setVisibilityInput } from '@spilvaerk/schemas'
import { SHARING_CODES } from '../../domains/games/admission/refusals.ts'
import { OWN_CODES } from '../../domains/games/catalogue/refusals.ts'
import { granted } from '../../platform/refusals/refusals.ts'
import { answering } from '../answering.ts'
import { ownerOf } from '../studio/studio-caller.ts'
import { memberProcedure, procedure, router } from '../trpc.ts'

export const admissionRouter = router({
  setVisibility: procedure
    .meta({
      rest: {
        method: 'POST',
        path: '/games/{id}/visibility',
        summary: 'Shares one’s own game by link, lists it for everybody to try, or takes it back',
        description:
          'Of the newest version. A private game is not there for anybody else. A shared one is seen by whoever sends ' +
          'its link, as `X-Share-Link` or `?link=`. Members list up to three games a day.',
      },
    })
    .input(setVisibilityInput)
    .output(game)
    .mutation(
      answering([...OWN_CODES, ...SHARING_CODES], async ({ ctx, input: { id, visibility } }) => {
        const { catalogue, admission } = ctx.services
        const owner = await ownerOf(ctx)
        const may = await catalogue.permitted(id, { ...ctx.viewer, owners: [...ctx.viewer.owners, owner] }, 'own')
        if (!may.ok) return may
        const set = await admission.setVisibility(id, visibility, { owner, memberId: ctx.member?.id })
        return set.ok ? catalogue.game(id, { owners: [owner] }, ctx.language) : set
      }),
    ),

  of: memberProcedure
    .meta({
      rest: {
        method: 'GET',
        path: '/games/{id}/admission',
        summary: 'How your game stands: who sees it, and whether it is played for money',
      },
    })
    .input(gameRef)
    .output(gameAdmission)
    .query(
      answering([...OWN_CODES], ({ ctx, input }) => ctx.services.admission.of(input.id, ctx.viewer, ctx.language)),
    ),

  submit: memberProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/games/{id}/submission',
        summary: 'Asks for your game to be played for money, sold and leased',
        description:
          'The newest version is proved first; what stands against it is in `submission.faults`. What passes waits for a person. ' +
          'Where the owner wants an approval, another member gives it first.',
      },
      cost: 50,
    })
    .input(gameRef)
    .output(gameAdmission)
    .mutation(
      answering(
        [...OWN_CODES, 'alreadyAdmitted', 'gameSuspended', 'reviewMissing', 'tooManySubmissions'],
        async ({ ctx, input }) => {
          await ownerOf(ctx)
          return ctx.services.admission.submit(input.id, ctx.member.id, ctx.viewer, ctx.language)
        },
      ),
    ),

  withdraw: memberProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/games/{id}/withdrawal',
        summary:
          'Takes your admitted game out of play for money and off sale, and calls off what waits of it; refused while players have money in its pools',
      },
    })
    .input(gameRef)
    .output(gameAdmission)
    .mutation(
      answering([...OWN_CODES, 'notToWithdraw', 'poolsFull'], ({ ctx, input }) =>
        ctx.services.admission.withdrawOwn(input.id, ctx.member.id, ctx.viewer, ctx.language),
      ),
    ),

  report: memberProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/games/{id}/report',
        summary: 'Reports a listed game',
        description: 'Three members from as many networks hide a game until somebody has looked at it.',
      },
    })
    .input(reportInput)
    .output(reported)
    .mutation(
      answering(
        ['gameNotFound', 'notListed', 'ownGameReported'],
        async ({ ctx: { services, address, member }, input: { id: gameId, reason } }) => {
          const taken = await services.admission.report({ gameId, memberId: member.id, address, reason })
          return taken.ok ? granted({ reported: true as const }) : taken
        },
      ),
    ),
})
