import type { OfferOption } from '@spilvaerk/schemas'

type OfferWords = {
  readonly name: string
  readonly saving?: string
  readonly isPopular?: boolean
  readonly points: readonly string[]
}

/** What each offer promises. */
export const OFFER_WORDS: Readonly<Record<OfferOption, OfferWords>> = {
  buy: {
    name: 'Køb spillet',
    points: ['Ejerskab for altid', 'Kildekode', 'White-label', '1 års support'],
  },
  rent_1_month: {
    name: 'Lej i 1 måned',
    points: ['Fuld adgang i perioden', 'Opgradér når som helst'],
  },
  rent_12_months: {
    name: 'Lej i 12 måneder',
    saving: 'Spar 40 %',
    isPopular: true,
    points: ['Fuld adgang i perioden', 'Købsoption til nedsat pris'],
  },
  rent_36_months: {
    name: 'Lej i 36 måneder',
    saving: 'Spar 70 %',
    points: ['Fuld adgang i perioden', 'Købsoption med 50 % rabat'],
  },
}
