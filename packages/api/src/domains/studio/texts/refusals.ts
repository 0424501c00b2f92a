import type { TermsOf } from '../../../platform/refusals/terms.ts'

type TextRefusal =
  | { readonly code: 'textPlaceUnknown'; readonly at: number; readonly place: string }
  | { readonly code: 'textUnfit'; readonly at: number; readonly passage: string }
  | { readonly code: 'textModelFailed' }

declare module '../../../platform/refusals/refusals.ts' {
  interface Refusals {
    texts: TextRefusal
  }
}

export const TEXT_TERMS: TermsOf<TextRefusal> = {
  textPlaceUnknown: {
    status: 'BAD_REQUEST',
    example: { at: 0, place: 'symbol:x' },
    da: ({ place }) => `Spillet har ingen plads „${place}“ til en tekst`,
    en: ({ place }) => `The game has no place “${place}” for a text`,
    field: ({ at }) => `texts[${at}].place`,
  },
  textUnfit: {
    status: 'BAD_REQUEST',
    example: { at: 0, passage: '…' },
    da: ({ passage }) => `„${passage}“ kan ikke stå i et spil, som andre ser`,
    en: ({ passage }) => `“${passage}” cannot stand in a game that others see`,
    field: ({ at }) => `texts[${at}].text`,
  },
  textModelFailed: {
    status: 'SERVICE_UNAVAILABLE',
    da: () => 'Sprogmodellen gav intet, der kan bruges. Prøv igen, eller skriv teksterne selv.',
    en: () => 'The language model gave nothing that can be used. Try again, or write the texts yourself.',
  },
}
