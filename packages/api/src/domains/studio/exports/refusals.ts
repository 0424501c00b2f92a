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
    da: () => 'Kun den, der har lavet, købt eller lejet spillet, kan hente det eller lave nøgler til det',
    en: () => 'Only who has made, bought or leased the game may export it or make keys to it',
    field: () => 'id',
  },
  leaseLapsed: {
    status: 'FORBIDDEN',
    da: () => 'Din leje af spillet er udløbet. Forny den for at hente spillet og bruge dets nøgler igen.',
    en: () => 'Your lease of the game has run out. Renew it to export the game and use its keys again.',
    field: () => 'id',
  },
  playerNotBuilt: {
    status: 'SERVICE_UNAVAILABLE',
    da: () => 'Serveren mangler den afspiller, som eksporter bygger på. Byg webdelen, og prøv igen.',
    en: () => 'The server lacks the player that exports are built on. Build the web package, and try again.',
    retryAfterS: () => 60,
  },
}
