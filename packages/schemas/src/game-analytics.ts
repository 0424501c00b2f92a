import { z } from 'zod'
import { gameRef } from './ids.ts'

export const PLAYED_STAKES = ['all', 'money', 'demo'] as const

const day = (error: string) => z.iso.date({ error }).optional()

/** Which days of a game are asked for: by default the last thirty, and rounds of any stake. */
export const analyticsInput = gameRef.extend({
  from: day('from skal være en dag som 2026-01-31').meta({ description: 'The first Danish day' }),
  to: day('to skal være en dag som 2026-01-31').meta({ description: 'The last Danish day' }),
  stake: z.enum(PLAYED_STAKES, { error: `stake skal være ${PLAYED_STAKES.join(', ')}` }).default('all'),
})
export type AnalyticsInput = z.output<typeof analyticsInput>

const figures = {
  rounds: z.int(),
  wins: z.int().meta({ description: 'Rounds that won something' }),
  wagered: z.number().meta({ description: 'DKK or credits' }),
  won: z.number().meta({ description: 'DKK or credits, pools included' }),
  returned: z.number().nullable().meta({ description: 'In percent of what was wagered; null before the first round' }),
  low: z.number().nullable().meta({ description: 'Within 95 % of the chance, a return of this much at least' }),
  high: z.number().nullable().meta({ description: 'and of this much at most, by the proof of the plain bet' }),
}

const analyticsDay = z.object({
  day: z.string(),
  ...figures,
  players: z.int().meta({ description: 'Members who had the game open' }),
  minutes: z.number().nullable().meta({ description: 'How long each had it open on average; null where nobody had' }),
})

/** Of the members who came first in the time that is asked for, those who came back. */
const comeback = z.object({
  after: z.int().meta({ description: 'Days after the first' }),
  players: z.int().meta({ description: 'Who came first so long ago that it is known' }),
  back: z.int().meta({ description: 'Who had the game open on that day; of a week, on any of its days' }),
})

/** What a game really saw, day by day. */
export const gameAnalytics = z
  .object({
    days: z.array(analyticsDay).meta({ description: 'Danish days on which something happened, the oldest first' }),
    total: z.object(figures),
    declared: z.number().meta({ description: 'The return by the proof, in percent' }),
    since: z.string().nullable().meta({ description: 'The first day whose rounds are counted by day' }),
    returning: z.object({ days: z.array(comeback), weeks: z.array(comeback) }),
  })
  .meta({ id: 'GameAnalytics' })
export type GameAnalytics = z.infer<typeof gameAnalytics>
