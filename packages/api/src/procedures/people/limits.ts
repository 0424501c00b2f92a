import type { Language } from '@spilvaerk/messages'
import {
  depositLimitsInput,
  excludeInput,
  limits,
  lossLimitsInput,
  playSession,
  realityCheckInput,
  timeLimitsInput,
} from '@spilvaerk/schemas'
import type { Member } from '../../domains/people/accounts/member.ts'
import { answering } from '../answering.ts'
import { memberProcedure, router } from '../trpc.ts'

const post = (path: string, summary: string, description?: string) => ({
  rest: { method: 'POST' as const, path: `/limits/${path}` as const, summary, ...(description && { description }) },
})

const RAISES = 'A lower limit holds at once, a higher one or none at all after 24 hours; a newer wish replaces it.'

/** Who plays, and in which language the answer is. */
const playerOf = ({ member, language }: { readonly member: Member; readonly language: Language }) => ({
  ...member,
  language,
})

/** Ansvarligt spil. Every answer is how things stand afterwards. */
export const limitsRouter = router({
  get: memberProcedure
    .meta({ rest: { method: 'GET', path: '/limits', summary: 'Limits, pauses, and how the play for money goes' } })
    .output(limits)
    .query(({ ctx }) => ctx.services.limits.get(playerOf(ctx))),

  session: memberProcedure
    .meta({ rest: { method: 'GET', path: '/limits/session', summary: 'The clock and the net of this play for money' } })
    .output(playSession.nullable())
    .query(({ ctx }) => ctx.services.limits.session(ctx.member.id)),

  setDeposit: memberProcedure
    .meta(post('deposit', 'Sets how much may be paid in', RAISES))
    .input(depositLimitsInput)
    .output(limits)
    .mutation(
      answering(['demoAccountShared'], ({ ctx, input }) => ctx.services.limits.setDeposit(playerOf(ctx), input)),
    ),

  setLoss: memberProcedure
    .meta(post('loss', 'Sets how much may be lost', RAISES))
    .input(lossLimitsInput)
    .output(limits)
    .mutation(answering(['demoAccountShared'], ({ ctx, input }) => ctx.services.limits.setLoss(playerOf(ctx), input))),

  setTime: memberProcedure
    .meta(post('time', 'Sets how many minutes may be played', RAISES))
    .input(timeLimitsInput)
    .output(limits)
    .mutation(answering(['demoAccountShared'], ({ ctx, input }) => ctx.services.limits.setTime(playerOf(ctx), input))),

  setRealityCheck: memberProcedure
    .meta(post('reality-check', 'Sets how often play for money stops to show how it goes'))
    .input(realityCheckInput)
    .output(limits)
    .mutation(({ ctx, input }) => ctx.services.limits.setRealityCheck(playerOf(ctx), input)),

  acknowledge: memberProcedure
    .meta(post('acknowledge', 'The member has seen how it goes, and plays on'))
    .output(limits)
    .mutation(({ ctx }) => ctx.services.limits.acknowledge(playerOf(ctx))),

  pause: memberProcedure
    .meta(post('pause', 'No play for money for 24 hours; it cannot be taken back'))
    .output(limits)
    .mutation(answering(['demoAccountShared'], ({ ctx }) => ctx.services.limits.pause(playerOf(ctx)))),

  exclude: memberProcedure
    .meta(post('exclude', 'No play for money for 30 days or more, or for good; it cannot be taken back'))
    .input(excludeInput)
    .output(limits)
    .mutation(answering(['demoAccountShared'], ({ ctx, input }) => ctx.services.limits.exclude(playerOf(ctx), input))),
})
