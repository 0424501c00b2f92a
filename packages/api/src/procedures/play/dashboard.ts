import {
  dashboardGames,
  dashboardHistory,
  dashboardStats,
  favouriteInput,
  gameMark,
  gameRef,
  heartbeat,
  heartbeatInput,
  knownGames,
  notifications,
  ratingInput,
  readInput,
} from '@spilvaerk/schemas'
import { answering } from '../answering.ts'
import { memberProcedure, router } from '../trpc.ts'

export const dashboardRouter = router({
  stats: memberProcedure
    .meta({ rest: { method: 'GET', path: '/dashboard/stats', summary: 'Level, membership and library in figures' } })
    .output(dashboardStats)
    .query(({ ctx }) => ctx.services.dashboard.stats(ctx.member.id)),

  games: memberProcedure
    .meta({ rest: { method: 'GET', path: '/dashboard/games', summary: 'The games you own and lease, newest first' } })
    .output(dashboardGames)
    .query(({ ctx }) => ctx.services.dashboard.games(ctx.member.id)),

  mark: memberProcedure
    .meta({ rest: { method: 'GET', path: '/games/{id}/mark', summary: 'What you have said of a game' } })
    .input(gameRef)
    .output(gameMark)
    .query(answering(['gameNotFound'], ({ ctx, input }) => ctx.services.dashboard.mark(ctx.member.id, input.id))),

  rate: memberProcedure
    .meta({ rest: { method: 'POST', path: '/games/{id}/rating', summary: 'Rates a game for yourself, 1 to 5' } })
    .input(ratingInput)
    .output(gameMark)
    .mutation(answering(['gameNotFound'], ({ ctx, input }) => ctx.services.dashboard.rate(ctx.member.id, input))),

  setFavourite: memberProcedure
    .meta({ rest: { method: 'POST', path: '/games/{id}/favourite', summary: 'Makes a game a favourite, or not' } })
    .input(favouriteInput)
    .output(gameMark)
    .mutation(
      answering(['gameNotFound'], ({ ctx, input }) => ctx.services.dashboard.setFavourite(ctx.member.id, input)),
    ),

  favourites: memberProcedure
    .meta({ rest: { method: 'GET', path: '/dashboard/favourites', summary: 'Your favourites, newest first' } })
    .output(knownGames)
    .query(({ ctx }) => ctx.services.dashboard.favourites(ctx.member.id)),

  recent: memberProcedure
    .meta({ rest: { method: 'GET', path: '/dashboard/recent', summary: 'The games you played last' } })
    .output(knownGames)
    .query(({ ctx }) => ctx.services.dashboard.recent(ctx.member.id)),

  notifications: memberProcedure
    .meta({ rest: { method: 'GET', path: '/dashboard/notifications', summary: 'What you should know, newest first' } })
    .output(notifications)
    .query(({ ctx }) => ctx.services.dashboard.notifications(ctx.member.id, ctx.language)),

  markRead: memberProcedure
    .meta({ rest: { method: 'POST', path: '/dashboard/notifications/read', summary: 'Marks notifications as read' } })
    .input(readInput)
    .output(notifications)
    .mutation(({ ctx, input }) => ctx.services.dashboard.markRead(ctx.member.id, input, ctx.language)),

  history: memberProcedure
    .meta({
      rest: {
        method: 'GET',
        path: '/dashboard/history',
        summary: 'Play time and net result of 30 days, spending of 12 months',
      },
    })
    .output(dashboardHistory)
    .query(({ ctx }) => ctx.services.dashboard.history(ctx.member.id)),
})

export const playRouter = router({
  heartbeat: memberProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/games/{id}/heartbeat',
        summary: 'Says that a game is being played',
        description:
          'Sent twice a minute while the game is seen. Time counts by the server’s clock, only close to rounds that ' +
          'were played, and once for all windows of a member together.',
      },
    })
    .input(heartbeatInput)
    .output(heartbeat)
    .mutation(answering(['gameNotFound'], ({ ctx, input }) => ctx.services.dashboard.beat(ctx.member.id, input))),
})
