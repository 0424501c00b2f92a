import { themesIn } from '../domains/studio/composer/find-themes.ts'
import type { SlotReading } from '../domains/studio/composer/reading/read-slot.ts'
import type { FeatureWish } from '../domains/studio/composer/wishes.ts'

export interface MarkedClause {
  readonly text: string
  readonly means: readonly string[]
}

export interface MarkedPrompt {
  readonly text: string
  readonly language: 'da' | 'en'
  readonly clauses: readonly MarkedClause[]
}

/** One prompt on each line: its language, and after each clause in braces what it means. */
export const markedPrompts = (text: string): MarkedPrompt[] =>
  text
    .split('\n')
    .filter((line) => /^(?:da|en)\|/.test(line))
    .map((line) => {
      const body = line.slice(3).trim()
      const clauses = [...body.matchAll(/([^{}]*)\{([^{}]*)\}/g)].map(([, said = '', means = '']) => ({
        text: said,
        means: means.split(';'),
      }))
      const spoken = clauses.flatMap(({ means }) => means).find((one) => one.startsWith('lang:'))
      return {
        text: body.replace(/\{[^{}]*\}/g, ''),
        language: (spoken?.slice(5) ?? line.slice(0, 2)) === 'da' ? 'da' : 'en',
        clauses,
      }
    })

/** The short names of the file, and the features they stand for. */
export const FEATURE_NAMES: Readonly<Record<string, FeatureWish>> = {
  ...{ fs: 'freeSpins', retrigger: 'retrigger', expanding: 'expandingWild', sticky: 'stickyWild', bonus: 'freeSpins' },
  ...{ walking: 'walkingWild', mwild: 'wildMultiplier', randomwilds: 'randomWilds', wildreels: 'wildReels' },
  ...{ wilds: 'wild', scatters: 'scatter', mystery: 'mystery', stacked: 'stackedSymbols', nudge: 'nudgingWilds' },
  ...{ book: 'book', hold: 'holdAndWin', respins: 'respins', wheel: 'wheel', pick: 'pick', ladder: 'ladder' },
  ...{ jackpot: 'jackpots', progressive: 'progressive', musthit: 'mustHitBy', gamble: 'gamble', ante: 'ante' },
  ...{
    second: 'secondChance',
    levels: 'levels',
    collect: 'cashCollect',
    guaranteed: 'guaranteedWins',
    buy: 'bonusBuy',
  },
  ...{ upgrade: 'symbolUpgrade', linked: 'linkedReels', mreel: 'multiplierReel', rising: 'risingMultiplier' },
  ...{ board: 'board', bombs: 'bombs', colossal: 'colossal', splitting: 'splitSymbols', spreading: 'spreadingWilds' },
  ...{
    choice: 'freeSpinChoice',
    prize: 'randomPrize',
    cascades: 'cascades',
    bothways: 'bothWays',
    charge: 'chargeMeter',
  },
  ...{ grow: 'growingReels', removal: 'symbolRemoval', cellmult: 'cellFactors' },
}

type Read = SlotReading['wishes']

const has = (list: readonly string[], word: string): boolean =>
  list.some((one) => one.toLowerCase().includes(word.toLowerCase()))
const isNumber =
  (field: 'reels' | 'rows' | 'rtp' | 'maxWin' | 'leastCluster' | 'miniGames' | 'jackpotCount' | 'freeSpinMultiplier') =>
  (read: Read, value: string) =>
    read[field] === Number(value)
const isOne = (field: 'moods' | 'markets') => (read: Read, value: string) => has(read[field] ?? [], value)
const wantsWith = (feature: FeatureWish, figure: 'buyPrice' | 'freeSpins') => (read: Read, value: string) =>
  read.wanted.includes(feature) && (value === '' || read[figure] === Number(value))
const COLOURS: Readonly<Record<string, string>> = { blå: 'blue', lilla: 'purple', grøn: 'green', guld: 'gold' }
const special = (kind: 'wild' | 'scatter') => (read: Read, value: string) =>
  has(
    (read.symbols ?? []).filter((symbol) => symbol.kind === kind).map(({ name }) => name),
    value,
  )
const ranked = (rank: 'high' | 'low') => (read: Read, value: string) =>
  has(
    (read.symbols ?? []).filter((symbol) => symbol.rank === rank).map(({ name }) => name),
    value,
  )

const MEANINGS: Readonly<Record<string, (read: Read, value: string, clause: string) => boolean>> = {
  ...{ reels: isNumber('reels'), rows: isNumber('rows'), rtp: isNumber('rtp'), cap: isNumber('maxWin') },
  ...{ cluster: isNumber('leastCluster'), minis: isNumber('miniGames'), jackpots: isNumber('jackpotCount') },
  ...{ fsx: isNumber('freeSpinMultiplier'), mood: isOne('moods'), market: isOne('markets') },
  ...{ buy: wantsWith('bonusBuy', 'buyPrice'), fs: wantsWith('freeSpins', 'freeSpins') },
  ...{ wildis: special('wild'), scatteris: special('scatter'), top: ranked('high'), low: ranked('low') },
  lines: (read, value) => (value === '' ? read.wins === 'lines' : read.lines === Number(value)),
  ways: (read, value) =>
    value === '' ? read.wins === 'ways' || read.wins === 'megaways' : read.ways === Number(value),
  megaways: ({ wins }) => wins === 'megaways',
  clusters: ({ wins }) => wins === 'clusters',
  anywhere: ({ wins }) => wins === 'anywhere',
  vol: ({ volatility }, value) => volatility === value,
  hit: ({ hitFrequency = 0 }, value) => Math.abs(hitFrequency - Number(value)) < 1,
  versions: ({ versions }, value) => versions?.join('/') === value,
  name: ({ name }, value) => name === value,
  lang: ({ language }, value) => language === value,
  color: ({ colours = [] }, value) =>
    has(
      colours.map(({ name }) => name),
      COLOURS[value] ?? value,
    ),
  bet: ({ bets }, value) => bets !== undefined && (value === '' || `${bets.min}-${bets.max}` === value),
  s: ({ symbols = [], motifs = [], subject = '' }, value) =>
    has([...symbols.map(({ name }) => name), ...motifs, subject], value),
  wildon: ({ wildOn }, value) => wildOn?.join('/') === value,
  scatteron: ({ scatterOn }, value) => scatterOn?.join('/') === value,
  rowsper: ({ rowsOfReels }, value) => rowsOfReels?.join('-') === value,
  not: ({ shunned = [] }, value) => has(shunned, value.slice(0, 4)),
  nosym: ({ shunned = [] }, value) => has(shunned, value.slice(0, 4)),
  no: (read, value) => isUnwanted(read, value),
  t: (read, value, clause) => isAbout(read, value, clause),
  '?': () => true,
  '-': () => true,
}

function isUnwanted({ unwanted, wins }: Read, value: string): boolean {
  if (value === 'ways') return wins !== 'ways'
  if (value === 'mult') return true
  const feature = value === 'minis' ? 'wheel' : FEATURE_NAMES[value]
  return feature !== undefined && unwanted.includes(feature)
}

/** What is said in the clause is what the game is about, or the theme of that name is. */
const isAbout = ({ subject = '', motifs = [] }: Read, value: string, clause: string): boolean =>
  [subject, ...motifs].some(
    (phrase) =>
      phrase !== '' &&
      (clause.toLowerCase().includes(phrase.toLowerCase()) ||
        has([phrase], value) ||
        themesIn(phrase).some(({ key }) => key.startsWith(value.slice(0, 4)))),
  )

/** Whether a clause was read as what it means. */
export function isMet(means: string, { wishes }: SlotReading, { text }: MarkedClause): boolean {
  const [key = '', ...rest] = means.split(':')
  const meaning = MEANINGS[key]
  const feature = FEATURE_NAMES[key]
  return meaning ? meaning(wishes, rest.join(':'), text) : feature !== undefined && wishes.wanted.includes(feature)
}
