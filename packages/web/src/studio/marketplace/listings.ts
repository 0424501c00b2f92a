import { marketplace } from '@spilvaerk/messages/marketplace'
import { formatNumber } from '../../lib/format.ts'
import { textsOf } from '../../lib/page-language.ts'
import { dollars } from '../dollars.ts'

export const figures = () => {
  const t = textsOf(marketplace)
  return [
    { name: t('figures.listed'), value: formatNumber(847) },
    { name: t('figures.price'), value: dollars(2_450) },
    { name: t('figures.sales'), value: formatNumber(3124) },
    { name: t('figures.revenue'), value: dollars(18_240) },
  ]
}

export interface Listing {
  /** The game that Preview opens. */
  readonly id: number
  readonly name: string
  readonly price: string
  readonly license: string
  readonly sales: number
  readonly rating: number
  readonly seller: string
  readonly tags: readonly string[]
}

export const listings = (): readonly Listing[] => {
  const t = textsOf(marketplace)
  return [
    {
      id: 1,
      name: 'Dragon Fortune Deluxe',
      price: dollars(4_500),
      license: t('licenses.full'),
      sales: 127,
      rating: 4.9,
      seller: 'GameForge Studio',
      tags: [t('tags.asian'), t('tags.jackpot'), t('tags.highVolatility')],
    },
    {
      id: 2,
      name: 'Viking Legends',
      price: dollars(2_800),
      license: t('licenses.resale'),
      sales: 89,
      rating: 4.7,
      seller: 'Nordic Games',
      tags: [t('tags.norse'), t('tags.freeSpins'), t('tags.wilds')],
    },
    {
      id: 3,
      name: 'Cosmic Gems',
      price: dollars(1_950),
      license: t('licenses.whiteLabel'),
      sales: 64,
      rating: 4.6,
      seller: 'Stellar Slots',
      tags: [t('tags.space'), t('tags.cluster'), t('tags.cascades')],
    },
  ]
}

export const reviewsOf = (sales: number): number => Math.floor(sales * 1.3)
