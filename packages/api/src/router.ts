import { catalogueRouter } from './catalogue/router.ts'
import { roundsRouter } from './rounds/router.ts'
import { studioRouter } from './studio/router.ts'
import { systemRouter } from './system/router.ts'
import { router } from './trpc.ts'

/** Every procedure of the server, each written once. */
export const appRouter = router({
  catalogue: catalogueRouter,
  rounds: roundsRouter,
  studio: studioRouter,
  system: systemRouter,
})

export type AppRouter = typeof appRouter
