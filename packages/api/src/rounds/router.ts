import {
  chooseInput,
  gameRef,
  gameStats,
  idempotencyKey,
  roundRecord,
  roundRef,
  spinInput,
  spinResult,
} from '@spilvaerk/schemas'
import { unwrap } from '../errors.ts'
import { refused } from '../refusals.ts'
import { procedure, router } from '../trpc.ts'

export const roundsRouter = router({
  spin: procedure
    .meta({
      rest: {
        method: 'POST',
        path: '/games/{id}/spin',
        summary: 'Plays one round',
        headers: { 'Idempotency-Key': 'A UUID: a repeated request with it is answered with the round it made' },
      },
    })
    .input(spinInput)
    .output(spinResult)
    .mutation(async ({ ctx, input }) => {
      const key = idempotencyKey.optional().safeParse(input.key ?? ctx.idempotencyKey)
      return unwrap(
        key.success ? await ctx.services.rounds.spin({ ...input, key: key.data }) : refused({ code: 'keyMalformed' }),
      )
    }),

  choose: procedure
    .meta({
      rest: {
        method: 'POST',
        path: '/rounds/{id}/choices',
        summary: 'Answers what an open round waits for',
        description:
          'The list holds all answers so far: sending it again changes nothing. A round nobody answers ends 24 hours ' +
          'after it was played: it takes the first option of each choice and gambles nothing.',
      },
    })
    .input(chooseInput)
    .output(spinResult)
    .mutation(async ({ ctx, input }) => unwrap(await ctx.services.rounds.choose(input))),

  get: procedure
    .meta({ rest: { method: 'GET', path: '/rounds/{id}', summary: 'A stored round, its events recomputed' } })
    .input(roundRef)
    .output(roundRecord)
    .query(async ({ ctx, input }) => unwrap(await ctx.services.rounds.round(input.id))),

  stats: procedure
    .meta({ rest: { method: 'GET', path: '/games/{id}/stats', summary: 'What was really played' } })
    .input(gameRef)
    .output(gameStats)
    .query(async ({ ctx, input }) => unwrap(await ctx.services.rounds.stats(input.id))),
})
