import type { Basis, FrameTexts, Language } from '@spilvaerk/slot-engine/shared'

/** Every text of a table game's document, but for the words of its kind. */
export interface TableTexts extends FrameTexts {
  readonly parSheet: string
  readonly facts: Readonly<Record<'id' | 'kind' | 'mainBet' | 'limits' | 'shoe' | 'method' | 'hash' | 'date', string>>
  readonly coins: string
  readonly to: string
  readonly perRound: string
  readonly decks: readonly [one: string, more: string]
  readonly endless: string
  readonly jokers: readonly [one: string, more: string]
  readonly exactly: string
  /** Where not every figure is exact. */
  readonly bounded: string
  /** Before the least that outcomes which are not told apart win. */
  readonly restOf: string
  readonly bases: Readonly<Record<Basis, string>>

  readonly keyFigures: string
  readonly figure: string
  readonly value: string
  readonly basis: string
  readonly returned: string
  readonly houseEdge: string
  readonly elementOfRisk: string
  readonly staked: string
  readonly hitFrequency: string
  readonly pushFrequency: string
  readonly sigma: string
  readonly topWin: string
  readonly topOdds: string
  readonly n0: string

  readonly bets: string
  readonly betsNote: string
  readonly bet: string
  readonly spots: string
  readonly overPaid: string

  readonly strategies: string
  readonly strategiesNote: string
  readonly strategy: string
  readonly strategyNames: Readonly<Record<string, string>>
  readonly cost: string
  readonly chart: string
  readonly cases: string

  readonly distribution: string
  readonly distributionNote: string
  readonly net: string
  readonly chance: string
  readonly oneIn: string
  readonly upTo: string

  readonly together: string
  readonly sumPaid: string
  readonly togetherNote: string
  readonly covariance: string
  readonly sigmaOfAll: string
  readonly sigmaOfEach: string
  readonly anyPays: string

  readonly pools: string
  readonly poolsNote: string
  readonly contribution: string
  readonly fixedReturn: string
  readonly perMeterCoin: string
  readonly atMeter: string
  readonly breakEven: string
  readonly inTheLongRun: string
  /** The part of the meter that is won. */
  readonly ofMeter: string

  readonly rules: string
  readonly rulesNote: string
  readonly field: string
}

const danish: TableTexts = {
  parSheet: 'PAR-ark',
  facts: {
    id: 'Spil',
    kind: 'Art',
    mainBet: 'Hovedindsats',
    limits: 'Indsats på et felt',
    shoe: 'Kort',
    method: 'Metode',
    hash: 'Indholdshash',
    date: 'Dato',
  },
  coins: 'mønter',
  to: 'til',
  perRound: 'højst i alt',
  decks: ['spil kort', 'spil kort'],
  endless: 'Uendeligt mange spil kort',
  jokers: ['joker', 'jokere'],
  exactly: 'Eksakt: brøker af hele tal, ingen stikprøver',
  bounded: 'Beregnet over alle udfald, ingen stikprøver',
  restOf: 'andre, fra',
  bases: {
    exact: 'Eksakt',
    simulated: 'Simuleret',
    bound: 'Øvre grænse',
    between: 'Mellem sikre grænser',
    normal: 'Normalapproksimation',
    given: 'Efter definitionen',
  },
  keyFigures: 'Nøgletal for hovedindsatsen',
  figure: 'Tal',
  value: 'Værdi',
  basis: 'Grundlag',
  returned: 'Tilbagebetaling (RTP)',
  houseEdge: 'Husets fordel',
  elementOfRisk: 'Tab pr. satset mønt',
  staked: 'Satset i alt, første indsatser',
  hitFrequency: 'Runder med gevinst',
  pushFrequency: 'Runder uden tab eller gevinst',
  sigma: 'Standardafvigelse σ, første indsatser',
  topWin: 'Største gevinst, første indsatser',
  topOdds: 'Chancen for det',
  n0: 'N₀: fordelen overgår heldet, runder',
  bets: 'Indsatser',
  betsNote:
    'Tilbagebetaling er, hvad der kommer tilbage for hver mønt af den første indsats, efter fradrag af hvad der satses senere. Felter med de samme tal står på én linje.',
  bet: 'Indsats',
  spots: 'Felter',
  overPaid: 'Giver mere tilbage, end der satses, og kan ikke spilles om penge:',
  strategies: 'Strategier',
  strategiesNote: 'Hvad hovedindsatsen giver, som den spilles, og hvad det koster i forhold til det bedste spil.',
  strategy: 'Strategi',
  strategyNames: { best: 'Bedste spil', card: 'Efter tavlen', default: 'Som for en spiller, der er gået' },
  cost: 'Koster',
  chart: 'Tavle',
  cases: 'Situation',
  distribution: 'Hvad en indsats vinder og taber',
  distributionNote: 'Vundet eller tabt i gange den første indsats, under det bedste spil.',
  net: 'Vundet, indsatser',
  chance: 'Chance',
  oneIn: 'Én af',
  upTo: 'indtil',
  together: 'Flere hænder på én gang',
  sumPaid: 'udbetalt i alt, gange hele indsatsen',
  togetherNote:
    'De holder de samme kort og er ens, når kortene er givet, men ikke uafhængige: n hænder har variansen n·Var + n(n − 1)·Kov. Kovariansen er eksakt, over alle givne hænder.',
  covariance: 'kovarians',
  sigmaOfAll: 'σ i alt, indsatser på én hånd',
  sigmaOfEach: 'σ i alt / √n',
  anyPays: 'mindst én hånd betales',
  pools: 'Progressive puljer',
  poolsNote:
    'Tilbagebetalingen er en ret linje i måleren: det, puljen begynder med, og det, der er samlet. Tabellen over indsatser viser den for en pulje, der lige er begyndt. Måleren tælles, når hånden betales; en del af den rundes ned til en hel mønt. På længere sigt betales alt, hvad der samles.',
  contribution: 'Af indsatsen går til puljen',
  fixedReturn: 'Tilbagebetaling af faste præmier',
  perMeterCoin: 'For hver mønt på måleren',
  atMeter: 'Med en måler på',
  breakEven: 'Målerens nulpunkt, mønter',
  inTheLongRun: 'På længere sigt',
  ofMeter: 'Del af måleren',
  rules: 'Regler',
  rulesNote: 'Definitionen, felt for felt; beløb er i mønter.',
  field: 'Felt',
  signatures: 'Godkendelse',
  calculatedBy: 'Beregnet af',
  checkedBy: 'Kontrolleret af',
  dateAndSignature: 'Dato og underskrift',
  methodNote:
    'Hvert tal følger af alle udfald med deres nøjagtige chancer. Hvor spilleren vælger, er den bedste strategi fundet over alle valg.',
}

const english: TableTexts = {
  parSheet: 'PAR sheet',
  facts: {
    id: 'Game',
    kind: 'Kind',
    mainBet: 'Main bet',
    limits: 'Bet on a spot',
    shoe: 'Cards',
    method: 'Method',
    hash: 'Content hash',
    date: 'Date',
  },
  coins: 'coins',
  to: 'to',
  perRound: 'at most in all',
  decks: ['deck', 'decks'],
  endless: 'Endlessly many decks',
  jokers: ['joker', 'jokers'],
  exactly: 'Exact: fractions of whole numbers, no samples',
  bounded: 'Calculated over all outcomes, no samples',
  restOf: 'others, from',
  bases: {
    exact: 'Exact',
    simulated: 'Simulated',
    bound: 'Upper bound',
    between: 'Between bounds that hold',
    normal: 'Normal approximation',
    given: 'From the definition',
  },
  keyFigures: 'Key figures of the main bet',
  figure: 'Figure',
  value: 'Value',
  basis: 'Basis',
  returned: 'Return to player (RTP)',
  houseEdge: 'House edge',
  elementOfRisk: 'Element of risk, per coin staked',
  staked: 'Staked in all, first bets',
  hitFrequency: 'Rounds that win',
  pushFrequency: 'Rounds that neither win nor lose',
  sigma: 'Standard deviation σ, first bets',
  topWin: 'Greatest win, first bets',
  topOdds: 'Its chance',
  n0: 'N₀: the edge outgrows luck, rounds',
  bets: 'Bets',
  betsNote:
    'The return is what comes back for each coin of the first bet, less what is staked later. Spots with the same figures share a line.',
  bet: 'Bet',
  spots: 'Spots',
  overPaid: 'Returns more than is staked, and cannot be played for money:',
  strategies: 'Strategies',
  strategiesNote: 'What the main bet returns as it is played, and what that costs beside the best play.',
  strategy: 'Strategy',
  strategyNames: { best: 'Best play', card: 'By the chart', default: 'As for a player who has left' },
  cost: 'Costs',
  chart: 'Chart',
  cases: 'Situation',
  distribution: 'What a bet wins and loses',
  distributionNote: 'Won or lost in times the first bet, under the best play.',
  net: 'Won, bets',
  chance: 'Chance',
  oneIn: 'One in',
  upTo: 'up to',
  together: 'Several hands at once',
  sumPaid: 'paid in all, times all bets',
  togetherNote:
    'They hold the same cards and are alike once these are dealt, but not independent: n hands have the variance n·Var + n(n − 1)·Cov. The covariance is exact, over all deals.',
  covariance: 'covariance',
  sigmaOfAll: 'σ of all, bets on one hand',
  sigmaOfEach: 'σ of all / √n',
  anyPays: 'at least one hand is paid',
  pools: 'Progressive pools',
  poolsNote:
    'The return is a straight line in the meter: what the pool starts from and what has gathered. The table of bets tells it for a pool that has just begun. The meter counts when the hand is paid; a part of it is rounded down to a coin. In the long run all that gathers is paid.',
  contribution: 'Of the bet goes into the pool',
  fixedReturn: 'Return of fixed prizes',
  perMeterCoin: 'For each coin on the meter',
  atMeter: 'At a meter of',
  breakEven: 'Break-even meter, coins',
  inTheLongRun: 'In the long run',
  ofMeter: 'Part of the meter',
  rules: 'Rules',
  rulesNote: 'The definition, field by field; amounts are in coins.',
  field: 'Field',
  signatures: 'Approval',
  calculatedBy: 'Calculated by',
  checkedBy: 'Checked by',
  dateAndSignature: 'Date and signature',
  methodNote:
    'Every figure follows from all outcomes with their exact chances. Where the player chooses, the best strategy is found over all choices.',
}

export const TEXTS: Readonly<Record<Language, TableTexts>> = { da: danish, en: english }
