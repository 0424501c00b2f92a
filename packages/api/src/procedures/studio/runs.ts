import { run, runRef } from '@spilvaerk/schemas'
import { guestOwner, memberOwner, type Owner } from '../../domains/games/catalogue/owner.ts'
import { granted, refused } from '../../platform/refusals/refusals.ts'
import { answering } from '../answering.ts'
import { type Context, procedure, router } from '../trpc.ts'

const WHAT = [
  'A simulation, a design or a new game takes a while. A request for one that carries a key (`Idempotency-Key`) can be',
  'followed and cancelled with it meanwhile, over any connection and on any server. For whoever sent it.',
].join('\n')

/** Who asks; nobody who has no cookie yet has asked for anything. */
const asker = ({ member, guest }: Context): Owner | undefined => {
  if (member) return memberOwner(member.id)
  return guest.known === undefined ? undefined : guestOwner(guest.known)
}

export const runsRouter = router({
  find: procedure
    .meta({ rest: { method: 'GET', path: '/runs/{key}', summary: 'How far long work is', description: WHAT } })
    .input(runRef)
    .output(run)
    .query(
      answering(['runNotFound'], async ({ ctx, input: { key } }) => {
        const owner = asker(ctx)
        const found = owner && (await ctx.services.runs.find({ owner, key }))
        return found ? granted(found) : refused({ code: 'runNotFound' })
      }),
    ),

  cancel: procedure
    .meta({
      rest: { method: 'POST', path: '/runs/{key}/cancel', summary: 'Cancels long work', description: WHAT },
    })
    .input(runRef)
    .output(run)
    .mutation(
      answering(['runNotFound'], async ({ ctx, input: { key } }) => {
        const owner = asker(ctx)
        const found = owner && (await ctx.services.runs.cancel({ owner, key }))
        return found ? granted(found) : refused({ code: 'runNotFound' })
      }),
    ),
})
