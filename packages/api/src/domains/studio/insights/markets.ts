import type { Known } from '@spilvaerk/schemas'
import type { FeatureWish } from '../composer/wishes.ts'

/** What a rule of a market rests on. */
const RESTS_ON = {
  authority: 'myndighed eller lov',
  press: 'advokat eller fagpresse',
  both: 'myndighed, dele fra fagpresse',
  vendor: 'fagpresse, delvis uprøvet',
} as const

interface MarketRule {
  readonly market: RegExp
  readonly about: readonly FeatureWish[]
  readonly text: string
  readonly restsOn: keyof typeof RESTS_ON
}

const DENMARK = /dansk|danmark|denmark|danish/i
const UK = /\buk\b|storbritannien|britain|british|britisk|england/i
const GERMANY = /tyskland|tysk|german/i

/** Markets as the product's table of rules has them, which the compliance check runs, too. */
const MARKET_RULES: readonly MarketRule[] = [
  {
    ...{ market: DENMARK, about: [], restsOn: 'authority' },
    text: 'Danmark kræver ingen mindste RTP; grænser for indbetaling sættes før spil, og en hævet grænse gælder først efter 24 timer.',
  },
  {
    ...{ market: DENMARK, about: [], restsOn: 'press' },
    text: 'I Danmark er et forbud mod at fejre gevinster, der er tab, foreslået fra 1. januar 2027.',
  },
  {
    ...{ market: UK, about: [], restsOn: 'both' },
    text: 'Storbritannien: intet autospil, en runde varer mindst 2,5 sekunder, og indsatsen er højst 5 £ (2 £ under 25 år).',
  },
  { market: UK, about: ['bonusBuy'], restsOn: 'press', text: 'Storbritannien tillader ikke bonuskøb.' },
  {
    ...{ market: GERMANY, about: [], restsOn: 'both' },
    text: 'Tyskland: intet autospil, indsatsen er højst 1 €, og en runde varer mindst 5 sekunder.',
  },
  { market: GERMANY, about: ['jackpots'], restsOn: 'press', text: 'Tyskland tillader ikke jackpots.' },
  { market: /\bmalta/i, about: [], restsOn: 'authority', text: 'Malta kræver en RTP på mindst 85 %.' },
  {
    ...{ market: /holland|netherlands|nederland|\bdutch/i, about: ['bonusBuy'], restsOn: 'press' },
    text: 'Nederlandene: intet autospil, og bonuskøb frarådes.',
  },
  {
    ...{ market: /sverige|svensk|sweden|swedish/i, about: [], restsOn: 'vendor' },
    text: 'Sverige: intet autospil, og en runde bør vare mindst 3 sekunder.',
  },
  {
    ...{ market: /ontario|canad/i, about: [], restsOn: 'both' },
    text: 'Ontario: intet autospil, en runde varer mindst 2,5 sekunder, og tab må ikke fejres som gevinster.',
  },
]

export const namesDenmark = (text: string): boolean => DENMARK.test(text)

/** The rules of the markets that a text names, and of markets that forbid what it asks for. */
export const marketStatements = (text: string, wanted: readonly FeatureWish[]): Known[] =>
  MARKET_RULES.filter(({ market, about }) => market.test(text) || about.some((one) => wanted.includes(one))).map(
    (rule) => ({ text: `${rule.text} (Bygger på: ${RESTS_ON[rule.restsOn]}.)`, from: 'rules' }),
  )
