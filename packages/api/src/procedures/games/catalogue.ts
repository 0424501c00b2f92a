import { browseInput, gamePage, gameRef, gameSummary, lobbyRails, popularity } from '@spilvaerk/schemas'
import { z } from 'zod'
import { answering } from '../answering.ts'
import { type Context, procedure, router } from '../trpc.ts'

const games = z.array(gameSummary)

const ownGames = async ({ services, member }: Context) =>
  member ? services.dashboard.ownGames(member.id) : { favourites: [], continue: [] }

export const catalogueRouter = router({
  list: procedure
    .meta({
      rest: { method: 'GET', path: '/casino/games', summary: 'The games that are played for money, newest first' },
    })
    .output(games)
    .query(({ ctx }) => ctx.services.catalogue.list(ctx.language)),

  workshop: procedure
    .meta({
      rest: { method: 'GET', path: '/casino/workshop', summary: 'Games that members have listed for everybody to try' },
    })
    .output(games)
    .query(({ ctx }) => ctx.services.catalogue.workshop(ctx.language)),

  featured: procedure
    .meta({ rest: { method: 'GET', path: '/casino/featured', summary: 'The games that the casino features' } })
    .output(games)
    .query(({ ctx }) => ctx.services.catalogue.featured(ctx.language)),

  popular: procedure
    .meta({ rest: { method: 'GET', path: '/casino/popular', summary: 'The games with most players' } })
    .output(games)
    .query(({ ctx }) => ctx.services.catalogue.popular(ctx.language)),

  browse: procedure
    .meta({
      rest: {
        method: 'GET',
        path: '/casino/browse',
        summary: 'Games by words, category, mechanic and figures, page by page',
      },
    })
    .input(browseInput)
    .output(gamePage)
    .query(async ({ ctx, input }) => ctx.services.catalogue.browse(input, ctx.language, await ownGames(ctx))),

  rails: procedure
    .meta({
      rest: { method: 'GET', path: '/casino/rails', summary: 'What the lobby shows before anything is chosen' },
    })
    .output(lobbyRails)
    .query(async ({ ctx }) => ctx.services.catalogue.rails(ctx.language, await ownGames(ctx))),

  game: procedure
    .meta({ rest: { method: 'GET', path: '/casino/games/{id}', summary: 'One game, as the lobby lists it' } })
    .input(gameRef)
    .output(gameSummary)
    .query(
      answering(['gameNotFound'], ({ ctx, input }) =>
        ctx.services.catalogue.summary(input.id, ctx.viewer, ctx.language),
      ),
    ),

  play: procedure
    .meta({
      rest: {
        method: 'POST',
        path: '/casino/games/{id}/play',
        summary: 'How many players the game has; opening it does not count by itself',
        description:
          'A game counts each player who played at least one round of it within the last 30 days: a member once, a ' +
          'visitor once for each network address and day.',
      },
    })
    .input(gameRef)
    .output(popularity)
    .mutation(answering(['gameNotFound'], ({ ctx, input }) => ctx.services.catalogue.popularity(input.id, ctx.viewer))),
})
