import { outboxMail, outboxRef, outboxSummary } from '@spilvaerk/schemas'
import { z } from 'zod'
import { closedOutbox } from '../../platform/mail/outbox.ts'
import { answering } from '../answering.ts'
import { type Context, procedure, router } from '../trpc.ts'

const ABOUT = 'Only in demo, on a site of a loopback address, for requests of the same machine; otherwise 404.'

/** Whoever reads it can take over any account. */
const outboxFor = ({ fromHere, services }: Context) => (fromHere ? services.outbox : closedOutbox)

export const devRouter = router({
  outbox: procedure
    .meta({
      rest: { method: 'GET', path: '/dev/outbox', summary: 'The newest mails in the outbox', description: ABOUT },
    })
    .output(z.array(outboxSummary))
    .query(answering(['pageNotThere'], ({ ctx }) => outboxFor(ctx).list())),

  mail: procedure
    .meta({ rest: { method: 'GET', path: '/dev/outbox/{id}', summary: 'One mail of the outbox', description: ABOUT } })
    .input(outboxRef)
    .output(outboxMail)
    .query(answering(['mailNotFound', 'pageNotThere'], ({ ctx, input }) => outboxFor(ctx).one(input.id))),
})
