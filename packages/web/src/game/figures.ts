import { formatNumber } from '../lib/format.ts'

const percent = new Intl.NumberFormat('da-DK', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const decimals = new Intl.NumberFormat('da-DK', { minimumFractionDigits: 2, maximumFractionDigits: 3 })

/** `96,48 %` from a share of 1. */
export const share = (value: number): string => `${percent.format(value * 100)}\u00a0%`

/** `5,83` */
export const plain = (value: number): string => decimals.format(value)

/** `×1.250` */
export const times = (value: number): string => `×${formatNumber(Math.round(value * 100) / 100)}`

/** `1 af 212` from a probability. */
export function odds(probability: number): string {
  if (probability <= 0) return 'aldrig'
  return `1 af ${formatNumber(Math.max(1, Math.round(1 / probability)))}`
}

/** What each figure means, for people who did not study it. */
export const MEANINGS = {
  rtp: 'Tilbagebetaling (return to player): hvor stor en del af alle indsatser spillet betaler ud igen i det lange løb.',
  hitFrequency: 'Hvor ofte en runde giver en gevinst, stor som lille. En gevinst kan godt være mindre end indsatsen.',
  deviation:
    'Standardafvigelsen: hvor langt en runde typisk ligger fra gennemsnittet, målt i indsatser. Den bestemmer volatiliteten.',
  volatilityIndex: '1,96 gange standardafvigelsen. Bruges til at sammenligne spil.',
  maxWin: 'Loftet over en runde, i gange indsatsen.',
  baseMax: 'Det meste et almindeligt spil kan give uden særlige funktioner, og hvor sjældent det sker.',
  lines: 'Den del af tilbagebetalingen, der kommer fra almindelige gevinster.',
  scatters: 'Den del af tilbagebetalingen, der kommer fra scattere.',
  cut: 'Det, en runde havde givet ud over loftet. Det bliver ikke udbetalt og trækkes fra de andre dele.',
  features: 'Den del af tilbagebetalingen, der kommer fra denne funktion.',
  trigger: 'Hvor ofte et almindeligt spil udløser den.',
  averageSpins: 'Hvor mange gratis spins en udløsning giver i gennemsnit, genudløsninger talt med.',
  averageWin: 'Hvad den giver i gennemsnit pr. udløsning, i gange indsatsen.',
  losingRun: 'Det største antal runder i træk uden gevinst i denne simulering.',
  biggest: 'Den største runde i denne simulering, i gange indsatsen.',
} as const
