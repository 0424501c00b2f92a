import type { TermsOf } from '../../../platform/refusals/terms.ts'

type FairnessRefusal =
  | { readonly code: 'clientSeedMissing' }
  | { readonly code: 'seedNotShown' }
  | { readonly code: 'seedInUse' }

declare module '../../../platform/refusals/refusals.ts' {
  interface Refusals {
    fairness: FairnessRefusal
  }
}

export const FAIRNESS_TERMS: TermsOf<FairnessRefusal> = {
  clientSeedMissing: {
    status: 'CONFLICT',
    message: () => 'Vælg et klient-seed til spillet, før du spiller for penge',
    field: () => 'clientSeed',
  },
  seedNotShown: {
    status: 'CONFLICT',
    message: () => 'Hent først hashen af server-seedet: det skal ligge fast, før du vælger dit eget',
    field: () => 'clientSeed',
  },
  seedInUse: {
    status: 'CONFLICT',
    message: () => 'En runde venter på dit valg. Afslut den, før du skifter seed.',
  },
}
