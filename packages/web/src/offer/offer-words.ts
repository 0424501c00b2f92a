import { offer } from '@spilvaerk/messages/offer'
import type { OfferOption } from '@spilvaerk/schemas'
import { textsOf } from '../lib/page-language.ts'

type OfferWords = {
  readonly name: string
  readonly saving?: string
  readonly isPopular?: boolean
  readonly points: readonly string[]
}

/** What an offer promises. */
export function offerWords(option: OfferOption): OfferWords {
  const t = textsOf(offer)
  const access = t('offers.fullAccess')
  switch (option) {
    case 'buy':
      return {
        name: t('offers.buy.name'),
        points: [
          t('offers.buy.ownership'),
          t('offers.buy.source'),
          t('offers.buy.whiteLabel'),
          t('offers.buy.support'),
        ],
      }
    case 'rent_1_month':
      return { name: t('offers.rentOne.name'), points: [access, t('offers.upgrade')] }
    case 'rent_12_months':
      return {
        name: t('offers.rentTwelve.name'),
        saving: t('offers.rentTwelve.saving'),
        isPopular: true,
        points: [access, t('offers.rentTwelve.option')],
      }
    case 'rent_36_months':
      return {
        name: t('offers.rentThirtySix.name'),
        saving: t('offers.rentThirtySix.saving'),
        points: [access, t('offers.rentThirtySix.option')],
      }
  }
}
