import { type Language, translator } from '@spilvaerk/messages'
import { activity } from '@spilvaerk/messages/activity'
import { activityFilter, activityInput, gameActivity } from '@spilvaerk/schemas'
import { z } from 'zod'
import { OWN_CODES } from '../../domains/games/catalogue/refusals.ts'
import { answering } from '../answering.ts'
import { memberProcedure, router } from '../trpc.ts'
import { ownerOf } from './studio-caller.ts'

const csvName = (language: Language): string => translator(activity, language)('file')
/** A file reads as much as so many pages. */
const FILE = 20

/** What happened to a game, for who works on it: members, as with whom they work. */
export const activityRouter = router({
  of: memberProcedure
    .meta({
      rest: {
        ...{ method: 'GET', path: '/games/{id}/activity' },
        summary: 'Who did what to your game, and when, newest first',
        description: 'Sales and leases are told to the owner only; staff are told as the house.',
      },
    })
    .input(activityInput)
    .output(gameActivity)
    .query(
      answering([...OWN_CODES], async ({ ctx, input }) => {
        await ownerOf(ctx)
        return ctx.services.activity.of(input, ctx.member.id, ctx.language)
      }),
    ),

  csv: memberProcedure
    .meta({
      rest: {
        ...{ method: 'GET', path: '/games/{id}/activity.csv' },
        summary: 'The same for a spreadsheet in the language of the request: the newest 10,000 lines',
        file: { type: 'text/csv; charset=utf-8', nameIn: csvName },
      },
      cost: FILE,
    })
    .input(activityFilter)
    .output(z.string())
    .query(
      answering([...OWN_CODES], async ({ ctx, input }) => {
        await ownerOf(ctx)
        return ctx.services.activity.csv(input, ctx.member.id, ctx.language)
      }),
    ),
})
