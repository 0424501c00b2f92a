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
import { unwrap } from '../errors.ts'
import { procedure, router } from '../trpc.ts'

/** A simulation or an analysis uses as much of a caller's allowance as so many plain calls. */
const CALCULATION = 50

const HOW_A_GAME_IS_MADE = [
  'With `definition` the game is exactly that, and the figures beside it are ignored. Without it one is drafted by a',
  'plain rule: on every reel a symbol is the rarer the dearer it is, from 8 stops to 2, wilds have 2 and scatters 1;',
  'lines run from calm to restless; pays are those of `paytable`, and where it says nothing follow the values of the',
  'symbols, scaled towards `rtp`. `rtp` and `volatility` are wishes: the answer shows what the definition proves.',
].join('\n')

export const studioRouter = router({
  games: procedure
    .meta({ rest: { method: 'GET', path: '/games', summary: 'Every game of the studio' } })
    .output(z.array(gameSummary))
    .query(({ ctx }) => ctx.services.catalogue.list()),

  game: procedure
    .meta({ rest: { method: 'GET', path: '/games/{id}', summary: 'One game with pay table, lines and rules' } })
    .input(gameRef)
    .output(game)
    .query(async ({ ctx, input }) => unwrap(await ctx.services.catalogue.game(input.id))),

  create: procedure
    .meta({
      rest: { method: 'POST', path: '/games', summary: 'Makes a game', description: HOW_A_GAME_IS_MADE, status: 201 },
      cost: CALCULATION,
    })
    .input(createGameInput)
    .output(game)
    .mutation(async ({ ctx, input }) => unwrap(await ctx.services.studio.create(input))),

  definition: procedure
    .meta({ rest: { method: 'GET', path: '/games/{id}/definition', summary: 'The exact definition and its hash' } })
    .input(gameRef)
    .output(definitionResult)
    .query(async ({ ctx, input }) => unwrap(await ctx.services.catalogue.definition(input.id))),

  sheet: procedure
    .meta({ rest: { method: 'GET', path: '/games/{id}/sheet', summary: 'The exact PAR sheet' } })
    .input(gameRef)
    .output(sheetResult)
    .query(async ({ ctx, input }) => unwrap(await ctx.services.catalogue.sheet(input.id))),

  simulate: procedure
    .meta({
      rest: { method: 'POST', path: '/games/{id}/simulate', summary: 'Plays many rounds and reports' },
      cost: CALCULATION,
    })
    .input(simulateInput)
    .output(simulationResult)
    .mutation(async ({ ctx, input, signal }) => unwrap(await ctx.services.studio.simulate(input, signal))),
})
