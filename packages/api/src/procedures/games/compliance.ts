import { complianceInput, complianceResult } from '@spilvaerk/schemas'
import { PROOF_CODES } from '../../domains/games/catalogue/refusals.ts'
import { answering } from '../answering.ts'
import { procedure, router } from '../trpc.ts'

/** An analysis uses as much of a caller's allowance as so many plain calls. */
const ANALYSIS = 50

export const complianceRouter = router({
  validate: procedure
    .meta({
      rest: {
        method: 'POST',
        path: '/games/validate-compliance',
        summary: 'Runs the rules of regulators over a game',
        description:
          'EU is a bundle of our own: the rules of Denmark and Malta decide, those of Germany, the Netherlands and Sweden are reported. Engineering guidance, not legal advice.',
      },
      cost: ANALYSIS,
    })
    .input(complianceInput)
    .output(complianceResult)
    .mutation(
      answering([...PROOF_CODES, 'gameNotFound'], ({ ctx, input }) =>
        ctx.services.compliance.validate(input, ctx.viewer, ctx.language),
      ),
    ),
})
