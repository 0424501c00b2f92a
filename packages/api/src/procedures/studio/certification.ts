import {
  certification,
  certificationKey,
  certificationRef,
  certifyInput,
  exportResult,
  gameRef,
} from '@spilvaerk/schemas'
import { z } from 'zod'
import { OWN_CODES } from '../../domains/games/catalogue/refusals.ts'
import { answering } from '../answering.ts'
import { memberProcedure, procedure, router } from '../trpc.ts'
import { ownerOf } from './studio-caller.ts'

const WHAT = [
  'One ZIP archive: definition, PAR sheet and rules in both languages, tests of the random number generator, test rounds',
  'with seeds, the report of a simulation, compliance findings by market, and a manifest signed with Ed25519. The work',
  'takes from seconds to minutes: ask for it until it is `ready`. A game that is slow to play is simulated for ten',
  'minutes, and the report counts what was played. For whoever made the game.',
].join('\n')

/** Makes ten million rounds: a caller's allowance of a minute has room for few of them. */
const CERTIFYING = 100

export const certificationRouter = router({
  begin: memberProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/games/{id}/certifications',
        summary: 'Begins a certification package',
        description: WHAT,
        status: 201,
      },
      cost: CERTIFYING,
    })
    .input(certifyInput)
    .output(certification)
    .mutation(
      answering([...OWN_CODES, 'certificationRunning', 'tooManyCertifications'], async ({ ctx, input }) => {
        await ownerOf(ctx)
        return ctx.services.certifications.begin(ctx.member.id, input)
      }),
    ),

  list: memberProcedure
    .meta({
      rest: {
        method: 'GET',
        path: '/games/{id}/certifications',
        summary: 'The certification packages of a game of yours',
      },
    })
    .input(gameRef)
    .output(z.array(certification))
    .query(answering([...OWN_CODES], ({ ctx, input }) => ctx.services.certifications.list(ctx.member.id, input.id))),

  get: memberProcedure
    .meta({
      rest: {
        method: 'GET',
        path: '/games/{id}/certifications/{certificationId}',
        summary: 'How far the work on a certification package is',
      },
    })
    .input(certificationRef)
    .output(certification)
    .query(
      answering([...OWN_CODES, 'certificationNotFound'], ({ ctx, input }) =>
        ctx.services.certifications.get(ctx.member.id, input),
      ),
    ),

  cancel: memberProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/games/{id}/certifications/{certificationId}/cancel',
        summary: 'Cancels the work on a certification package',
      },
    })
    .input(certificationRef)
    .output(certification)
    .mutation(
      answering([...OWN_CODES, 'certificationNotFound', 'certificationOver'], ({ ctx, input }) =>
        ctx.services.certifications.cancel(ctx.member.id, input),
      ),
    ),

  take: memberProcedure
    .meta({
      rest: {
        method: 'GET',
        path: '/games/{id}/certifications/{certificationId}/package',
        summary: 'A certification package, as a ZIP archive in base64',
      },
    })
    .input(certificationRef)
    .output(exportResult)
    .query(
      answering([...OWN_CODES, 'certificationNotFound', 'certificationNotReady'], ({ ctx, input }) =>
        ctx.services.certifications.take(ctx.member.id, input),
      ),
    ),

  key: procedure
    .meta({
      rest: {
        method: 'GET',
        path: '/certification-key',
        summary: 'The key that certification packages are signed with',
      },
    })
    .output(certificationKey)
    .query(({ ctx }) => ctx.services.certifications.key),
})
