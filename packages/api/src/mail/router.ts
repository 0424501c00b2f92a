import { outboxMail, outboxRef, outboxSummary } from '@spilvaerk/schemas'
import { z } from 'zod'
import { unwrap } from '../errors.ts'
import { procedure, router } from '../trpc.ts'

const ABOUT = 'Only there while mails are written to the outbox folder and DEV_PAGES allows it; otherwise 404.'

export const devRouter = router({
  outbox: procedure
    .meta({
      rest: { method: 'GET', path: '/dev/outbox', summary: 'The newest mails in the outbox', description: ABOUT },
    })
    .output(z.array(outboxSummary))
    .query(async ({ ctx }) => unwrap(await ctx.services.outbox.list())),

  mail: procedure
    .meta({ rest: { method: 'GET', path: '/dev/outbox/{id}', summary: 'One mail of the outbox', description: ABOUT } })
    .input(outboxRef)
    .output(outboxMail)
    .query(async ({ ctx, input }) => unwrap(await ctx.services.outbox.one(input.id))),
})
