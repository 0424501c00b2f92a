import type { TermsOf } from '../../../platform/refusals/terms.ts'

type ExportRefusal =
  | { readonly code: 'noRight' }
  | { readonly code: 'leaseLapsed' }
  | { readonly code: 'playerNotBuilt' }

declare module '../../../platform/refusals/refusals.ts' {
  interface Refusals {
    exports: ExportRefusal
  }
}

export const EXPORT_TERMS: TermsOf<ExportRefusal> = {
  noRight: {
    status: 'FORBIDDEN',
    message: () => 'Kun den, der har lavet, købt eller lejet spillet, kan hente det eller lave nøgler til det',
    field: () => 'id',
  },
  leaseLapsed: {
    status: 'FORBIDDEN',
    message: () => 'Din leje af spillet er udløbet. Forny den for at hente spillet og bruge dets nøgler igen.',
    field: () => 'id',
  },
  playerNotBuilt: {
    status: 'SERVICE_UNAVAILABLE',
    message: () => 'Serveren mangler den afspiller, som eksporter bygger på. Byg webdelen, og prøv igen.',
    retryAfterS: () => 60,
  },
}
