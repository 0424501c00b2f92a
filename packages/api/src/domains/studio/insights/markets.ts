import type { insights } from '@spilvaerk/messages/insights'
import type { Known } from '@spilvaerk/schemas'
import type { FeatureWish } from '../composer/wishes.ts'
import type { Words } from './words.ts'

type Texts = (typeof insights)['da']

interface MarketRule {
  readonly market: RegExp
  readonly about: readonly FeatureWish[]
  readonly text: keyof Texts['markets']
  /** What it rests on. */
  readonly restsOn: keyof Texts['restsOn']
}

const DENMARK = /dansk|danmark|denmark|danish/i
const UK = /\buk\b|storbritannien|britain|british|britisk|england/i
const GERMANY = /tyskland|tysk|german/i

/** Markets as the product's table of rules has them, which the compliance check runs, too. */
const MARKET_RULES: readonly MarketRule[] = [
  {
    ...{ market: DENMARK, about: [], restsOn: 'authority' },
    text: 'denmark',
  },
  {
    ...{ market: DENMARK, about: [], restsOn: 'press' },
    text: 'denmarkLosses',
  },
  {
    ...{ market: UK, about: [], restsOn: 'both' },
    text: 'uk',
  },
  { market: UK, about: ['bonusBuy'], restsOn: 'press', text: 'ukBuy' },
  {
    ...{ market: GERMANY, about: [], restsOn: 'both' },
    text: 'germany',
  },
  { market: GERMANY, about: ['jackpots'], restsOn: 'press', text: 'germanyJackpots' },
  { market: /\bmalta/i, about: [], restsOn: 'authority', text: 'malta' },
  {
    ...{ market: /holland|netherlands|nederland|\bdutch/i, about: ['bonusBuy'], restsOn: 'press' },
    text: 'netherlands',
  },
  {
    ...{ market: /sverige|svensk|sweden|swedish/i, about: [], restsOn: 'vendor' },
    text: 'sweden',
  },
  {
    ...{ market: /ontario|canad/i, about: [], restsOn: 'both' },
    text: 'ontario',
  },
]

export const namesDenmark = (text: string): boolean => DENMARK.test(text)

/** The rules of the markets that a text names, and of markets that forbid what it asks for. */
export const marketStatements = (text: string, wanted: readonly FeatureWish[], { t }: Words): Known[] =>
  MARKET_RULES.filter(({ market, about }) => market.test(text) || about.some((one) => wanted.includes(one))).map(
    (rule) => ({
      text: t('market', { rule: t(`markets.${rule.text}`), restsOn: t(`restsOn.${rule.restsOn}`) }),
      from: 'rules',
    }),
  )
