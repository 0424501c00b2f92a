import { identity, identityStart, startIdentityInput, testIdentityInput } from '@spilvaerk/schemas'
import { answering } from '../answering.ts'
import { memberProcedure, router } from '../trpc.ts'

export const identityRouter = router({
  get: memberProcedure
    .meta({ rest: { method: 'GET', path: '/identity', summary: 'Whether it is proved who the member is' } })
    .output(identity)
    .query(({ ctx }) => ctx.services.identity.get(ctx.member)),

  start: memberProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/identity/start',
        summary: 'Begins the proof of an identity with MitID',
        description:
          'The answer is the address to send the browser to. It comes back to `/identity/callback` in the same session, within ten minutes, and goes on to `next`.',
      },
    })
    .input(startIdentityInput)
    .output(identityStart)
    .mutation(
      answering(['companyMayNotPlay', 'identityProved', 'identitySilent'], ({ ctx, input }) =>
        ctx.services.identity.start(ctx.member, input),
      ),
    ),

  testAnswer: memberProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/identity/test-answer',
        summary: 'Testtilstand: a made-up person proves to be who was entered',
        description: 'The answer is the address of the callback to go to. 404 where MitID proves identities.',
      },
    })
    .input(testIdentityInput)
    .output(identityStart)
    .mutation(
      answering(['identityAttemptDead', 'identityNotTest'], ({ ctx, input }) =>
        ctx.services.identity.testAnswer(ctx.member, input),
      ),
    ),
})
