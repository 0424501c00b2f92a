import {
  createGameInput,
  definitionResult,
  game,
  gameRef,
  gameSummary,
  sheetResult,
  simulateInput,
  simulationResult,
} from '@spilvaerk/schemas'
import { z } from 'zod'
import { procedure, router } from '../trpc.ts'

export const studioRouter = router({
  games: procedure
    .meta({ rest: { method: 'GET', path: '/games', summary: 'Every game of the studio' } })
    .output(z.array(gameSummary))
    .query(({ ctx }) => ctx.services.catalogue.list()),

  game: procedure
    .meta({ rest: { method: 'GET', path: '/games/{id}', summary: 'One game with pay table, lines and rules' } })
    .input(gameRef)
    .output(game)
    .query(({ ctx, input }) => ctx.services.catalogue.game(input.id)),

  create: procedure
    .meta({ rest: { method: 'POST', path: '/games', summary: 'Makes a game', status: 201 } })
    .input(createGameInput)
    .output(game)
    .mutation(({ ctx, input }) => ctx.services.studio.create(input)),

  definition: procedure
    .meta({ rest: { method: 'GET', path: '/games/{id}/definition', summary: 'The exact definition and its hash' } })
    .input(gameRef)
    .output(definitionResult)
    .query(({ ctx, input }) => ctx.services.studio.definition(input.id)),

  sheet: procedure
    .meta({ rest: { method: 'GET', path: '/games/{id}/sheet', summary: 'The exact PAR sheet' } })
    .input(gameRef)
    .output(sheetResult)
    .query(({ ctx, input }) => ctx.services.studio.sheet(input.id)),

  simulate: procedure
    .meta({ rest: { method: 'POST', path: '/games/{id}/simulate', summary: 'Plays many rounds and reports' } })
    .input(simulateInput)
    .output(simulationResult)
    .mutation(({ ctx, input, signal }) => ctx.services.studio.simulate(input, signal)),
})
