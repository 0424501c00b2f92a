import { authRouter } from './accounts/router.ts'
import { admissionRouter } from './admission/router.ts'
import { apiKeysRouter } from './api-keys/router.ts'
import { catalogueRouter } from './catalogue/router.ts'
import { companiesRouter } from './companies/router.ts'
import { complianceRouter } from './compliance/router.ts'
import { cryptoRouter } from './crypto/router.ts'
import { dashboardRouter, playRouter } from './dashboard/router.ts'
import { exportsRouter } from './exports/router.ts'
import { fairnessRouter } from './fairness/router.ts'
import { generationRouter } from './generation/router.ts'
import { identityRouter } from './identity/router.ts'
import { insightsRouter, labRouter } from './insights/router.ts'
import { limitsRouter } from './limits/router.ts'
import { devRouter } from './mail/router.ts'
import { purchasesRouter } from './purchases/router.ts'
import { roundsRouter } from './rounds/router.ts'
import { studioRouter } from './studio/router.ts'
import { systemRouter } from './system/router.ts'
import { router } from './trpc.ts'
import { walletRouter } from './wallet/router.ts'

/** Every procedure of the server, each written once. */
export const appRouter = router({
  admission: admissionRouter,
  apiKeys: apiKeysRouter,
  auth: authRouter,
  catalogue: catalogueRouter,
  companies: companiesRouter,
  compliance: complianceRouter,
  dashboard: dashboardRouter,
  dev: devRouter,
  crypto: cryptoRouter,
  exports: exportsRouter,
  fairness: fairnessRouter,
  generation: generationRouter,
  identity: identityRouter,
  insights: insightsRouter,
  lab: labRouter,
  limits: limitsRouter,
  play: playRouter,
  purchases: purchasesRouter,
  rounds: roundsRouter,
  studio: studioRouter,
  system: systemRouter,
  wallet: walletRouter,
})

export type AppRouter = typeof appRouter
