import type { TermsOf } from '../../../platform/refusals/terms.ts'

type GenerationRefusal = { readonly code: 'requestReused' }

declare module '../../../platform/refusals/refusals.ts' {
  interface Refusals {
    generation: GenerationRefusal
  }
}

export const GENERATION_TERMS: TermsOf<GenerationRefusal> = {
  requestReused: {
    status: 'CONFLICT',
    da: () => 'Idempotency-Key er allerede brugt til en anden forespørgsel',
    en: () => 'The Idempotency-Key was already used for another request',
    field: () => 'Idempotency-Key',
  },
}
