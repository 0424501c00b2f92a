import { companyLookup, cvrRef } from '@spilvaerk/schemas'
import { unwrap } from '../errors.ts'
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
    .query(async ({ ctx, input }) => unwrap(await ctx.services.companies.lookup(input.cvrNumber))),
})
