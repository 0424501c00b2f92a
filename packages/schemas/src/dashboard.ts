import { z } from 'zod'
import { slotSummary, tableSummary } from './game.ts'
import { gameId } from './ids.ts'
import { ownershipType } from './purchase.ts'

/** The XP of a level: each begins so many after the one before it. */
export const XP_PER_LEVEL = 1000
export const MAX_RATING = 5

export const dashboardStats = z
  .object({
    xp: z.int().meta({ description: 'From minutes of play and games tried; bets and wins count for nothing' }),
    nextLevelXp: z.int().meta({ description: 'The XP at which the next level begins' }),
    level: z.int(),
    subscription: z.string(),
    ownedGames: z.int(),
    leasedGames: z.int(),
    totalSpent: z.int().meta({ description: 'Øre, less what was refunded' }),
  })
  .meta({ id: 'DashboardStats' })
export type DashboardStats = z.infer<typeof dashboardStats>

const rating = z.int().min(1).max(MAX_RATING).nullable()

/** What a game's card is drawn from. */
const LOOK = {
  id: true,
  name: true,
  kind: true,
  theme: true,
  palette: true,
  definitionHash: true,
  config: true,
} as const
export const gameLook = z.discriminatedUnion('kind', [
  slotSummary.pick({ ...LOOK, symbols: true }),
  tableSummary.pick(LOOK),
])
export type GameLook = z.infer<typeof gameLook>

export const dashboardGame = z
  .object({
    id: gameId,
    name: z.string(),
    description: z.string(),
    ownershipType,
    personalRating: rating,
    playTime: z.int().meta({ description: 'Whole minutes' }),
    leaseExpiry: z.iso.datetime().nullable(),
    autoRenew: z.boolean(),
    mayRenew: z.boolean().meta({ description: 'Whether the way it was paid for can be charged again' }),
    favourite: z.boolean(),
    look: gameLook.nullable(),
  })
  .meta({ id: 'DashboardGame' })
export type DashboardGame = z.infer<typeof dashboardGame>
export const dashboardGames = z.array(dashboardGame)

/** What a member thinks of a game, and how long it was played. */
export const gameMark = z
  .object({ id: gameId, favourite: z.boolean(), personalRating: rating, playTime: z.int() })
  .meta({ id: 'GameMark' })
export type GameMark = z.infer<typeof gameMark>

const RATING = 'Bedømmelsen skal være 1 til 5 stjerner, eller null for ingen'
export const ratingInput = z.object({
  id: gameId,
  rating: z.int({ error: RATING }).min(1, { error: RATING }).max(MAX_RATING, { error: RATING }).nullable(),
})
export type RatingInput = z.infer<typeof ratingInput>

export const favouriteInput = z.object({ id: gameId, on: z.boolean({ error: 'Svar true eller false' }) })
export type FavouriteInput = z.infer<typeof favouriteInput>

/** A game that a member has marked or played, wherever that was. */
export const knownGame = z
  .object({ id: gameId, name: z.string(), look: gameLook, lastPlayedAt: z.iso.datetime().nullable() })
  .meta({ id: 'KnownGame' })
export type KnownGame = z.infer<typeof knownGame>
export const knownGames = z.array(knownGame)

export const heartbeatInput = z.object({
  id: gameId,
  resumed: z
    .boolean({ error: 'Svar true eller false' })
    .default(false)
    .meta({ description: 'The page was away: what has passed since the last sign of life does not count' }),
})
export type HeartbeatInput = z.infer<typeof heartbeatInput>
export const heartbeat = z.object({ playTime: z.int().meta({ description: 'Whole minutes in this game' }) })
export type Heartbeat = z.infer<typeof heartbeat>

export const NOTIFICATION_KINDS = ['account', 'purchase', 'lease', 'limit', 'trouble'] as const
export const notification = z
  .object({
    id: z.string(),
    kind: z.enum(NOTIFICATION_KINDS),
    title: z.string(),
    text: z.string(),
    at: z.iso.datetime(),
    read: z.boolean(),
    /** Where it leads, within the site. */
    href: z.string().nullable(),
  })
  .meta({ id: 'Notification' })
export type Notification = z.infer<typeof notification>

/** Newest first. */
export const notifications = z.object({ unread: z.int(), items: z.array(notification) })
export type Notifications = z.infer<typeof notifications>

const ID = 'Et id skal være en tekst på højst 100 tegn'
const MAX_READ = 200
export const readInput = z.object({
  ids: z
    .array(z.string({ error: ID }).max(100, { error: ID }), { error: 'ids skal være en liste' })
    .max(MAX_READ, { error: `Højst ${MAX_READ} ad gangen` })
    .optional()
    .meta({ description: 'All of them, when left out' }),
})
export type ReadInput = z.infer<typeof readInput>

/** Danish days and months, the oldest first and none left out. */
export const dashboardHistory = z
  .object({
    days: z.array(
      z.object({
        day: z.iso.date(),
        minutes: z.int().meta({ description: 'Whole minutes of play' }),
        net: z.number().meta({ description: 'DKK won less wagered, for money' }),
      }),
    ),
    months: z.array(
      z.object({
        month: z.string().meta({ description: 'Such as 2026-11' }),
        spent: z.int().meta({ description: 'Øre, less what was refunded' }),
      }),
    ),
  })
  .meta({ id: 'DashboardHistory' })
export type DashboardHistory = z.infer<typeof dashboardHistory>
