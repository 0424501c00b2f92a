import { authRouter } from './accounts/router.ts'
import { catalogueRouter } from './catalogue/router.ts'
import { companiesRouter } from './companies/router.ts'
import { devRouter } from './mail/router.ts'
import { roundsRouter } from './rounds/router.ts'
import { studioRouter } from './studio/router.ts'
import { systemRouter } from './system/router.ts'
import { router } from './trpc.ts'

/** Every procedure of the server, each written once. */
export const appRouter = router({
  auth: authRouter,
  catalogue: catalogueRouter,
  companies: companiesRouter,
  dev: devRouter,
  rounds: roundsRouter,
  studio: studioRouter,
  system: systemRouter,
})

export type AppRouter = typeof appRouter
