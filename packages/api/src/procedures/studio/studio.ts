import {
  createGameInput,
  definitionResult,
  game,
  gameRef,
  gameVersion,
  reviseInput,
  sheetResult,
  simulateInput,
  simulationResult,
  studioGame,
  versionRef,
} from '@spilvaerk/schemas'
import { z } from 'zod'
import { OWN_CODES } from '../../domains/games/catalogue/refusals.ts'
import { MAKING_CODES, WISH_CODES } from '../../domains/studio/studio/refusals.ts'
import { keyOf, REQUEST_KEY, RUN_KEY } from '../../domains/studio/studio/request-key.ts'
import { CALCULATION_CODES } from '../../platform/refusals/refusals.ts'
import { answering } from '../answering.ts'
import { procedure, router } from '../trpc.ts'
import { ownerOf } from './studio-caller.ts'

/** A simulation or an analysis uses as much of a caller's allowance as so many plain calls. */
const CALCULATION = 50

const HOW_A_GAME_IS_MADE = [
  'With `definition` the game is exactly that, and the figures beside it are ignored. Without it one is made that has them: `rtp`',
  'within 0.5 points, `volatility`, `reels` and `paylines`, which above 100 are the ways of a window, such as 243. Pays in `paytable`',
  'stay to the coin, and reels are sought that return `rtp` with them, of the class that comes of it; else pays follow the values of the symbols, or are designed.',
  'Figures that no game has together are refused by field, with the nearest that one has.',
].join('\n')

export const studioRouter = router({
  games: procedure
    .meta({
      rest: {
        method: 'GET',
        path: '/games',
        summary: 'The games that everybody sees, and the caller’s own',
      },
    })
    .output(z.array(studioGame))
    .query(async ({ ctx }) => {
      const owner = await ownerOf(ctx)
      const { studio, library } = ctx.services
      const [games, archived] = await Promise.all([studio.list(owner), library.archived(owner)])
      return games.map((game) => (archived.has(game.id) ? { ...game, archived: true as const } : game))
    }),

  game: procedure
    .meta({ rest: { method: 'GET', path: '/games/{id}', summary: 'One game with pay table, lines and rules' } })
    .input(gameRef)
    .output(game)
    .query(
      answering(['gameNotFound'], ({ ctx, input }) => ctx.services.catalogue.game(input.id, ctx.viewer, ctx.language)),
    ),

  create: procedure
    .meta({
      rest: {
        method: 'POST',
        path: '/games',
        summary: 'Makes a game',
        description: HOW_A_GAME_IS_MADE,
        status: 201,
        headers: REQUEST_KEY,
      },
      cost: CALCULATION,
    })
    .input(createGameInput)
    .output(game)
    .mutation(
      answering(
        [
          ...MAKING_CODES,
          ...WISH_CODES,
          'artQuota',
          'definitionInvalid',
          'gameNotFound',
          'keyMalformed',
          'requestReused',
        ],
        async ({ ctx, input, signal }) => {
          const key = keyOf(input.key, ctx.idempotencyKey)
          return key.ok
            ? ctx.services.copies.create({ ...input, key: key.value }, await ownerOf(ctx), ctx.language, signal)
            : key
        },
      ),
    ),

  versions: procedure
    .meta({ rest: { method: 'GET', path: '/games/{id}/versions', summary: 'Every version that a game has had' } })
    .input(gameRef)
    .output(z.array(gameVersion))
    .query(answering(['gameNotFound'], ({ ctx, input }) => ctx.services.catalogue.versions(input.id, ctx.viewer))),

  versionDefinition: procedure
    .meta({
      rest: { method: 'GET', path: '/games/{id}/versions/{version}', summary: 'The definition of one version' },
    })
    .input(versionRef)
    .output(definitionResult)
    .query(
      answering(['gameNotFound'], ({ ctx, input }) =>
        ctx.services.catalogue.versionDefinition(input.id, input.version, ctx.viewer, ctx.language),
      ),
    ),

  versionSheet: procedure
    .meta({
      rest: { method: 'GET', path: '/games/{id}/versions/{version}/sheet', summary: 'The PAR sheet of one version' },
    })
    .input(versionRef)
    .output(sheetResult)
    .query(
      answering([...CALCULATION_CODES, 'gameNotFound'], ({ ctx, input }) =>
        ctx.services.catalogue.versionSheet(input.id, input.version, ctx.viewer),
      ),
    ),

  revise: procedure
    .meta({
      rest: {
        method: 'POST',
        path: '/games/{id}/versions',
        summary: 'Gives one’s own game a new definition',
        description: 'The former ones stay: sending one of them again takes a change back.',
        status: 201,
      },
      cost: CALCULATION,
    })
    .input(reviseInput)
    .output(game)
    .mutation(
      answering([...OWN_CODES, ...MAKING_CODES, 'definitionInvalid', 'versionStale'], async ({ ctx, input }) =>
        ctx.services.studio.revise(input, await ownerOf(ctx), ctx.language),
      ),
    ),

  definition: procedure
    .meta({ rest: { method: 'GET', path: '/games/{id}/definition', summary: 'The exact definition and its hash' } })
    .input(gameRef)
    .output(definitionResult)
    .query(
      answering(['gameNotFound'], ({ ctx, input }) =>
        ctx.services.catalogue.definition(input.id, ctx.viewer, ctx.language),
      ),
    ),

  sheet: procedure
    .meta({
      rest: { method: 'GET', path: '/games/{id}/sheet', summary: 'The PAR sheet: exact, or simulated and says so' },
    })
    .input(gameRef)
    .output(sheetResult)
    .query(
      answering([...CALCULATION_CODES, 'gameNotFound'], ({ ctx, input }) =>
        ctx.services.catalogue.sheet(input.id, ctx.viewer),
      ),
    ),

  simulate: procedure
    .meta({
      rest: {
        method: 'POST',
        path: '/games/{id}/simulate',
        summary: 'Plays many rounds and reports',
        headers: RUN_KEY,
      },
      cost: CALCULATION,
    })
    .input(simulateInput)
    .output(simulationResult)
    .mutation(
      answering([...CALCULATION_CODES, 'gameNotFound', 'keyMalformed'], async ({ ctx, input, signal }) => {
        const { studio, runs } = ctx.services
        const given = keyOf(undefined, ctx.idempotencyKey)
        if (!given.ok) return given
        const key = given.value
        // Who carries no key is made nobody known.
        if (key === undefined) return studio.simulate(input, signal, ctx.viewer)
        const of = input.spins
        return runs.follow(
          { owner: await ownerOf(ctx), key, kind: 'simulation' },
          (tell, aborted) => studio.simulate(input, aborted, ctx.viewer, (done) => tell({ done, of })),
          signal,
        )
      }),
    ),
})
