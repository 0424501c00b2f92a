import { companyLookup, cvrRef } from '@spilvaerk/schemas'
import { answering } from '../answering.ts'
import { procedure, router } from '../trpc.ts'

/** A lookup may reach somebody else's server. */
const LOOKUP = 20

export const companiesRouter = router({
  lookup: procedure
    .meta({
      rest: { method: 'GET', path: '/cvr/lookup/{cvrNumber}', summary: 'A company by its CVR number' },
      cost: LOOKUP,
    })
    .input(cvrRef)
    .output(companyLookup)
    .query(
      answering(['companyNotFound', 'cvrInvalid', 'lookupNotOffered', 'registerSilent'], ({ ctx, input }) =>
        ctx.services.companies.lookup(input.cvrNumber),
      ),
    ),
})
