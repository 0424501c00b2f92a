import { clientSeedInput, gameRef, rotateInput, seeds } from '@spilvaerk/schemas'
import { answering } from '../answering.ts'
import { memberProcedure, router } from '../trpc.ts'

export const fairnessRouter = router({
  seeds: memberProcedure
    .meta({ rest: { method: 'GET', path: '/games/{id}/seeds', summary: 'What decides your next rounds of a game' } })
    .input(gameRef)
    .output(seeds)
    .query(
      answering(['gameNotFound'], ({ ctx, input }) => ctx.services.fairness.seeds(ctx.member.id, input.id, ctx.viewer)),
    ),

  setClientSeed: memberProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/games/{id}/seeds/client',
        summary: 'Sets your own seed of a game',
        description:
          'It is used with the server seed whose hash was shown as `nextServerSeedHash`, or as `serverSeedHash` where ' +
          'there was no seed of your own before. A server seed that was in use is revealed.',
      },
    })
    .input(clientSeedInput)
    .output(seeds)
    .mutation(
      answering(['clientSeedMissing', 'gameNotFound', 'seedInUse', 'seedNotShown'], ({ ctx, input }) =>
        ctx.services.fairness.setClientSeed(ctx.member.id, input, ctx.viewer),
      ),
    ),

  rotate: memberProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/games/{id}/seeds/rotate',
        summary: 'Reveals the server seed in use and goes on with the next',
      },
    })
    .input(rotateInput)
    .output(seeds)
    .mutation(
      answering(['clientSeedMissing', 'gameNotFound', 'seedInUse', 'seedNotShown'], ({ ctx, input }) =>
        ctx.services.fairness.rotate(ctx.member.id, input, ctx.viewer),
      ),
    ),
})
