import type { CodesOf } from './building.ts'
import { admissionRouter } from './games/admission.ts'
import { catalogueRouter } from './games/catalogue.ts'
import { complianceRouter } from './games/compliance.ts'
import { cryptoRouter } from './money/crypto.ts'
import { purchasesRouter } from './money/purchases.ts'
import { walletRouter } from './money/wallet.ts'
import { authRouter } from './people/accounts.ts'
import { companiesRouter } from './people/companies.ts'
import { identityRouter } from './people/identity.ts'
import { limitsRouter } from './people/limits.ts'
import { devRouter } from './people/mail.ts'
import { supportRouter } from './people/support.ts'
import { dashboardRouter, playRouter } from './play/dashboard.ts'
import { fairnessRouter } from './play/fairness.ts'
import { roundsRouter } from './play/rounds.ts'
import { activityRouter } from './studio/activity.ts'
import { apiKeysRouter } from './studio/api-keys.ts'
import { artRouter } from './studio/art.ts'
import { certificationRouter } from './studio/certification.ts'
import { commentsRouter } from './studio/comments.ts'
import { exportsRouter } from './studio/exports.ts'
import { generationRouter } from './studio/generation.ts'
import { insightsRouter, labRouter } from './studio/insights.ts'
import { libraryRouter } from './studio/library.ts'
import { reviewsRouter } from './studio/reviews.ts'
import { runsRouter } from './studio/runs.ts'
import { studioRouter } from './studio/studio.ts'
import { teamRouter } from './studio/team.ts'
import { textsRouter } from './studio/texts.ts'
import { systemRouter } from './system.ts'
import { router } from './trpc.ts'

/** Every procedure of the server, each written once. */
export const appRouter = router({
  activity: activityRouter,
  reviews: reviewsRouter,
  admission: admissionRouter,
  apiKeys: apiKeysRouter,
  art: artRouter,
  auth: authRouter,
  catalogue: catalogueRouter,
  certification: certificationRouter,
  comments: commentsRouter,
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
  library: libraryRouter,
  limits: limitsRouter,
  play: playRouter,
  purchases: purchasesRouter,
  rounds: roundsRouter,
  runs: runsRouter,
  studio: studioRouter,
  support: supportRouter,
  system: systemRouter,
  team: teamRouter,
  texts: textsRouter,
  wallet: walletRouter,
})

export type AppRouter = typeof appRouter

/** By path, the codes that a call can be refused with. */
export type CodesByPath = CodesOf<AppRouter['_def']['record']>
