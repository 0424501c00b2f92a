import { apiKey, apiKeyRef, gameRef, newApiKey, newApiKeyInput } from '@spilvaerk/schemas'
import { z } from 'zod'
import { RIGHT_CODES } from '../../domains/studio/api-keys/refusals.ts'
import { granted } from '../../platform/refusals/refusals.ts'
import { answering } from '../answering.ts'
import { memberProcedure, router } from '../trpc.ts'
import { ownerOf } from './studio-caller.ts'

const HOW = [
  'For whoever made the game, owns or leases it. A key opens the endpoints of this game only, as',
  '`Authorization: Bearer sk_…` or `X-Api-Key`, makes 1000 requests a minute, and stops when it is revoked or when the',
  'right to the game ends. It is shown once.',
].join('\n')

export const apiKeysRouter = router({
  list: memberProcedure
    .meta({ rest: { method: 'GET', path: '/games/{id}/keys', summary: 'Your keys of a game' } })
    .input(gameRef)
    .output(z.array(apiKey))
    .query(
      answering(['gameNotFound'], async ({ ctx, input }) => {
        const game = await ctx.services.catalogue.seen(input.id, ctx.viewer)
        return game.ok ? granted(await ctx.services.apiKeys.list(ctx.member.id, input.id)) : game
      }),
    ),

  mine: memberProcedure
    .meta({ rest: { method: 'GET', path: '/keys', summary: 'Your keys of every game' } })
    .output(z.array(apiKey))
    .query(({ ctx }) => ctx.services.apiKeys.mine(ctx.member.id)),

  create: memberProcedure
    .meta({
      rest: { method: 'POST', path: '/games/{id}/keys', summary: 'Makes a key', description: HOW, status: 201 },
    })
    .input(newApiKeyInput)
    .output(newApiKey)
    .mutation(
      answering([...RIGHT_CODES, 'notLoggedIn', 'tooManyKeys'], async ({ ctx, input }) => {
        await ownerOf(ctx)
        const who = { viewer: ctx.viewer, memberId: ctx.member.id }
        return ctx.services.apiKeys.create(who, input.id, input.name)
      }),
    ),

  revoke: memberProcedure
    .meta({ rest: { method: 'POST', path: '/games/{id}/keys/{keyId}/revoke', summary: 'Stops a key for good' } })
    .input(apiKeyRef)
    .output(apiKey)
    .mutation(
      answering(['keyNotFound'], ({ ctx, input }) => ctx.services.apiKeys.revoke(ctx.member.id, input.id, input.keyId)),
    ),
})
