import {
  gameRef,
  gameTeam,
  handOverInput,
  invitationRef,
  invitationTokenInput,
  inviteInput,
  joined,
  left,
  memberRef,
  memberRoleInput,
  shownInvitation,
} from '@spilvaerk/schemas'
import { OWN_CODES } from '../../domains/games/catalogue/refusals.ts'
import { answering } from '../answering.ts'
import { memberProcedure, router, writtenAboutProcedure } from '../trpc.ts'
import { ownerOf } from './studio-caller.ts'

/** A mail uses as much of a caller's allowance as so many plain calls. */
const INVITATION = 20

const ROLES = [
  'A viewer sees all that is private of the game; a mathematician changes its definition, an artist its pictures, look and',
  'texts. Who sees it, admission, money and members stay with the owner. Owners are members themselves: what a guest has made',
  'is taken along by registering.',
].join(' ')

/** Who works on a game. Only members work together: a guest is nobody that somebody else could name. */
export const teamRouter = router({
  of: memberProcedure
    .meta({ rest: { method: 'GET', path: '/games/{id}/members', summary: 'Who works on your game' } })
    .input(gameRef)
    .output(gameTeam)
    .query(
      answering([...OWN_CODES], async ({ ctx, input }) => {
        await ownerOf(ctx)
        return ctx.services.team.of(input.id, ctx.member.id)
      }),
    ),

  invite: writtenAboutProcedure
    .meta({
      rest: {
        ...{ method: 'POST', path: '/games/{id}/invitations', status: 201 },
        ...{ summary: 'Invites somebody to work on your game', description: ROLES },
      },
      cost: INVITATION,
    })
    .input(inviteInput)
    .output(gameTeam)
    .mutation(
      answering(
        [
          ...OWN_CODES,
          ...(['alreadyInGame', 'alreadyInvited', 'demoAccountShared', 'memberNameUnknown', 'teamFull'] as const),
          ...(['tooManyAttempts', 'tooManyInvitations'] as const),
        ],
        async ({ ctx, input }) => {
          await ownerOf(ctx)
          return ctx.services.team.invite(input, ctx.member.id)
        },
      ),
    ),

  withdraw: memberProcedure
    .meta({
      rest: {
        ...{ method: 'POST', path: '/games/{id}/invitations/{invitationId}/withdrawal' },
        summary: 'Takes an invitation back',
      },
    })
    .input(invitationRef)
    .output(gameTeam)
    .mutation(
      answering([...OWN_CODES, 'invitationNotFound'], ({ ctx, input }) =>
        ctx.services.team.withdraw(input.id, input.invitationId, ctx.member.id),
      ),
    ),

  look: memberProcedure
    .meta({ rest: { method: 'POST', path: '/invitations/look', summary: 'What an invitation to you is for' } })
    .input(invitationTokenInput)
    .output(shownInvitation)
    .mutation(
      answering(['invitationDead', 'invitationOfAnother'], ({ ctx, input }) =>
        ctx.services.team.look(input.token, ctx.member.id),
      ),
    ),

  accept: memberProcedure
    .meta({ rest: { method: 'POST', path: '/invitations/accept', summary: 'Accepts an invitation to you, once' } })
    .input(invitationTokenInput)
    .output(joined)
    .mutation(
      answering(['alreadyInGame', 'invitationDead', 'invitationOfAnother', 'teamFull'], ({ ctx, input }) =>
        ctx.services.team.accept(input.token, ctx.member.id),
      ),
    ),

  setRole: memberProcedure
    .meta({
      rest: { method: 'POST', path: '/games/{id}/members/{memberNumber}/role', summary: 'Gives a member another role' },
    })
    .input(memberRoleInput)
    .output(gameTeam)
    .mutation(
      answering([...OWN_CODES, 'gameMemberNotFound'], ({ ctx, input: { id, memberNumber, role } }) =>
        ctx.services.team.setRole(id, memberNumber, role, ctx.member.id),
      ),
    ),

  remove: memberProcedure
    .meta({
      rest: {
        ...{ method: 'POST', path: '/games/{id}/members/{memberNumber}/removal' },
        summary: 'Ends what a member has to do with your game, at once',
      },
    })
    .input(memberRef)
    .output(gameTeam)
    .mutation(
      answering([...OWN_CODES, 'gameMemberNotFound'], ({ ctx, input: { id, memberNumber } }) =>
        ctx.services.team.remove(id, memberNumber, ctx.member.id),
      ),
    ),

  leave: memberProcedure
    .meta({ rest: { method: 'POST', path: '/games/{id}/leave', summary: 'Leaves a game that is somebody else’s' } })
    .input(gameRef)
    .output(left)
    .mutation(
      answering([...OWN_CODES, 'ownerMayNotLeave'], ({ ctx, input }) =>
        ctx.services.team.leave(input.id, ctx.member.id),
      ),
    ),

  offer: memberProcedure
    .meta({
      rest: {
        ...{ method: 'POST', path: '/games/{id}/handover' },
        summary: 'Offers your game to a member of it, or takes the offer back',
        description: 'It changes hands when that member accepts; you stay as a viewer.',
      },
    })
    .input(handOverInput)
    .output(gameTeam)
    .mutation(
      answering([...OWN_CODES, 'gameMemberNotFound', 'offeredWhilePublic'], ({ ctx, input: { id, memberNumber } }) =>
        ctx.services.team.offer(id, memberNumber, ctx.member.id),
      ),
    ),

  takeOver: memberProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/games/{id}/handover/acceptance',
        summary: 'Becomes the owner of a game that is offered',
      },
    })
    .input(gameRef)
    .output(gameTeam)
    .mutation(
      answering([...OWN_CODES, 'nothingOffered', 'offeredWhilePublic'], ({ ctx, input }) =>
        ctx.services.team.takeOver(input.id, ctx.member.id),
      ),
    ),
})
