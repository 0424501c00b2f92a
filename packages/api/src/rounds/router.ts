import { gameRef, gameStats, roundRecord, roundRef, spinInput, spinResult } from '@spilvaerk/schemas'
import { procedure, router } from '../trpc.ts'

export const roundsRouter = router({
  spin: procedure
    .meta({ rest: { method: 'POST', path: '/games/{id}/spin', summary: 'Plays one round' } })
    .input(spinInput)
    .output(spinResult)
    .mutation(({ ctx, input }) => ctx.services.rounds.spin({ ...input, key: input.key ?? ctx.idempotencyKey })),

  get: procedure
    .meta({ rest: { method: 'GET', path: '/rounds/{id}', summary: 'A stored round, its events recomputed' } })
    .input(roundRef)
    .output(roundRecord)
    .query(({ ctx, input }) => ctx.services.rounds.round(input.id)),

  stats: procedure
    .meta({ rest: { method: 'GET', path: '/games/{id}/stats', summary: 'What was really played' } })
    .input(gameRef)
    .output(gameStats)
    .query(({ ctx, input }) => ctx.services.rounds.stats(input.id)),
})
