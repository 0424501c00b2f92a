import type { Language } from '@spilvaerk/slot-engine'

/** What the charts and buttons say around the sheet; the sheet itself comes in both languages from the engine. */
export interface SheetWords {
  readonly exact: string
  readonly simulated: string
  readonly print: string
  readonly table: (number: number) => string
  readonly byWin: string
  readonly chanceOfWin: string
  readonly returnOfWin: string
  readonly chance: string
  readonly win: (bets: string) => string
  readonly oneIn: (rounds: string) => string
  readonly never: string
  readonly funnel: string
  readonly afterRounds: (rounds: string) => string
  readonly to: string
  readonly band: (share: string) => string
  readonly betSplit: string
  readonly returned: string
  readonly edge: string
}

export const WORDS: Readonly<Record<Language, SheetWords>> = {
  da: {
    exact: 'Eksakt',
    simulated: 'Simuleret',
    print: 'Udskriv',
    table: (number) => `tabel ${number}`,
    byWin: 'Søjler efter gevinst i indsatser',
    chanceOfWin: 'Chancen for en rundes gevinst, på logaritmisk skala',
    returnOfWin: 'Hvad gevinster af hver størrelse giver tilbage',
    chance: 'Chance',
    win: (bets) => `Gevinst: ${bets} indsatser`,
    oneIn: (rounds) => `1 af ${rounds}`,
    never: 'aldrig',
    funnel: 'Tragt, 99 %-båndet for RTP',
    afterRounds: (rounds) => `efter ${rounds} runder`,
    to: 'til',
    band: (share) => `${share}-bånd`,
    betSplit: 'Indsatsen delt op',
    returned: 'Tilbagebetaling',
    edge: 'Husets fordel',
  },
  en: {
    exact: 'Exact',
    simulated: 'Simulated',
    print: 'Print',
    table: (number) => `table ${number}`,
    byWin: 'Bars by win in bets',
    chanceOfWin: 'Chance of a round’s win, on a logarithmic scale',
    returnOfWin: 'What wins of each size return',
    chance: 'Chance',
    win: (bets) => `Win: ${bets} bets`,
    oneIn: (rounds) => `1 in ${rounds}`,
    never: 'never',
    funnel: 'Funnel, the 99 % band of the RTP',
    afterRounds: (rounds) => `after ${rounds} rounds`,
    to: 'to',
    band: (share) => `${share} band`,
    betSplit: 'The bet divided',
    returned: 'Return to player',
    edge: 'House edge',
  },
}

/** `1 af 212` from a probability. */
export const oddsIn = ({ oneIn, never }: SheetWords, probability: number, format: (value: number) => string): string =>
  probability <= 0 ? never : oneIn(format(Math.max(1, Math.round(1 / probability))))
