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
    da: () => 'Vælg et klient-seed til spillet, før du spiller for penge',
    en: () => 'Choose a client seed for the game before you play for money',
    field: () => 'clientSeed',
  },
  seedNotShown: {
    status: 'CONFLICT',
    da: () => 'Hent først hashen af server-seedet: det skal ligge fast, før du vælger dit eget',
    en: () => 'Fetch the hash of the server seed first: it has to be fixed before you choose your own',
    field: () => 'clientSeed',
  },
  seedInUse: {
    status: 'CONFLICT',
    da: () => 'En runde venter på dit valg. Afslut den, før du skifter seed.',
    en: () => 'A round waits for your choice. Finish it before you change the seed.',
  },
}
