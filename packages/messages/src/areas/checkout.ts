import { area } from '../area.ts'

/** The page on which an offer is paid for. */
export const checkout = area('checkout', {
  da: {
    title: 'Til kassen',
    anotherOffer: 'Vælg et andet tilbud',
    noOffer: 'Tilbuddet findes ikke',
    noOfferHint: 'Vælg et spil og et tilbud, så finder vi prisen.',
    backToCasino: 'Tilbage til casino',
  },
  en: {
    title: 'Checkout',
    anotherOffer: 'Choose another offer',
    noOffer: 'There is no such offer',
    noOfferHint: 'Choose a game and an offer, and we find the price.',
    backToCasino: 'Back to the casino',
  },
})
