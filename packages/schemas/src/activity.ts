import { z } from 'zod'
import { ACTIVITY_KINDS } from './activity-terms.ts'
import { whole } from './checks.ts'
import { gameId } from './ids.ts'
import { GAME_ROLES } from './team-terms.ts'

export * from './activity-terms.ts'

const KIND = `kind kender kun ${ACTIVITY_KINDS.join(', ')}`
const PERSON = 'person skal være nøglen for et medlem fra people'
const CURSOR = 'cursor skal være den, som siden før gav'

export const activityFilter = z.object({
  id: gameId,
  kind: z.enum(ACTIVITY_KINDS, { error: KIND }).optional(),
  person: z
    .string({ error: PERSON })
    .regex(/^[0-9a-f]{16}$/, { error: PERSON })
    .optional()
    .meta({ description: 'The key of somebody in `people`' }),
})
export type ActivityFilter = z.output<typeof activityFilter>

export const activityInput = activityFilter.extend({
  cursor: z
    .string({ error: CURSOR })
    .regex(/^\d{1,15}-\d-\d{1,15}$/, { error: CURSOR })
    .optional(),
  limit: whole('limit', 1, 100).default(30),
})
export type ActivityInput = z.output<typeof activityInput>

export const activityEvent = z
  .object({
    id: z.string(),
    at: z.iso.datetime(),
    kind: z.enum(ACTIVITY_KINDS),
    who: z
      .enum(['member', 'guest', 'house', 'buyer', 'unknown'])
      .meta({ description: '`guest`: the owner before having an account' }),
    name: z.string().meta({ description: 'Of a member; empty where the account is deleted' }),
    isYou: z.boolean(),
    text: z.string().meta({ description: 'What was done, in the language of the request' }),
    version: z.int().nullable().meta({ description: 'The version that was saved then' }),
  })
  .meta({ id: 'ActivityEvent' })
export type ActivityEvent = z.infer<typeof activityEvent>

/** What happened to a game, the newest first. */
export const gameActivity = z
  .object({
    name: z.string(),
    role: z.enum(GAME_ROLES).meta({ description: 'Of the caller' }),
    events: z.array(activityEvent),
    people: z
      .array(z.object({ key: z.string(), name: z.string(), isYou: z.boolean() }))
      .meta({ description: 'Members now or once, by name' }),
    nextCursor: z.string().nullable().meta({ description: 'Where the next page begins; null on the last' }),
  })
  .meta({ id: 'GameActivity' })
export type GameActivity = z.infer<typeof gameActivity>
