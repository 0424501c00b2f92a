import { contacted, contactInput } from '@spilvaerk/schemas'
import { answering } from '../answering.ts'
import { procedure, router } from '../trpc.ts'

/** Each sends two mails. */
const MESSAGE = 20

export const supportRouter = router({
  write: procedure
    .meta({
      rest: {
        method: 'POST',
        path: '/support/messages',
        summary: 'Writes to support',
        description: 'No account is needed. Five messages a day for a member, or for a network.',
        status: 201,
      },
      cost: MESSAGE,
    })
    .input(contactInput)
    .output(contacted)
    .mutation(
      answering(['writtenTooOften'], async ({ ctx, input }) => {
        const { support, visitors } = ctx.services
        const sender = ctx.member ? (`member:${ctx.member.id}` as const) : await visitors.idOf(ctx.address)
        return support.write(sender, input, ctx.language)
      }),
    ),
})
