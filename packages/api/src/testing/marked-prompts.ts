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
    multibombs: 'multiplierBombs',
    keptladder: 'keptLadder',
    lockedcells: 'lockedSymbols',
    leavewild: 'winLeavesWild',
    offers: 'offers',
    reelmult: 'reelFactors',
  },
  ...{ grow: 'growingReels', removal: 'symbolRemoval', cellmult: 'cellFactors' },
}

type Read = SlotReading['wishes']

const has = (list: readonly string[], word: string): boolean =>
  list.some((one) => one.toLowerCase().includes(word.toLowerCase()))

/** A thing by its name, whatever the form in which it is marked: `gul trøje` is `gule trøje`, `penguin` is `Penguins`. */
const isCalled = (list: readonly string[], thing: string): boolean =>
  has(list, thing) || list.some((one) => stemsOf(thing).every((stem) => ` ${one.toLowerCase()}`.includes(` ${stem}`)))
const stemsOf = (thing: string): string[] =>
  thing
    .toLowerCase()
    .split(' ')
    .map((word) => (word.length > 5 ? word.slice(0, -2) : word.length > 3 ? word.slice(0, -1) : word))
const isNumber =
  (field: 'reels' | 'rows' | 'rtp' | 'maxWin' | 'leastCluster' | 'miniGames' | 'jackpotCount' | 'freeSpinMultiplier') =>
  (read: Read, value: string) =>
    read[field] === Number(value)
const isOne = (field: 'moods' | 'markets') => (read: Read, value: string) =>
  has(read[field] ?? [], value === 'GB' ? 'UK' : value)
const wantsWith = (feature: FeatureWish, figure: 'buyPrice' | 'freeSpins') => (read: Read, value: string) =>
  read.wanted.includes(feature) && (value === '' || read[figure] === Number(value))
/** What a colour is marked as, and the one of ours that it is. */
const COLOURS: Readonly<Record<string, string>> = {
  ...{ blå: 'blue', lilla: 'purple', grøn: 'green', guld: 'gold', magenta: 'pink', silver: 'grey', violet: 'purple' },
  ...{
    teal: 'turquoise',
    copper: 'amber',
    bronze: 'amber',
    crimson: 'red',
    scarlet: 'red',
    navy: 'blue',
    gray: 'grey',
  },
  ...{
    emerald: 'jade',
    cream: 'ivory',
    beige: 'ivory',
    lavender: 'indigo',
    burgundy: 'red',
    maroon: 'red',
    lilac: 'purple',
  },
  ...{ cyan: 'turquoise', mint: 'jade', rose: 'pink', peach: 'orange', mustard: 'yellow', olive: 'green', rust: 'red' },
}
const special = (kind: 'wild' | 'scatter') => (read: Read, value: string) =>
  isCalled(
    (read.symbols ?? []).filter((symbol) => symbol.kind === kind).map(({ name }) => name),
    value,
  )
const ranked = (rank: 'high' | 'low') => (read: Read, value: string) =>
  isCalled(
    (read.symbols ?? []).filter((symbol) => symbol.rank === rank).map(({ name }) => name),
    value,
  )

const isOfLook = (axis: 'hour' | 'weather' | 'band') => (read: Read, value: string) => read.look?.[axis] === value

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
  bet: ({ bets }, value) =>
    bets !== undefined && (value === '' || value.split('-').map(Number).join('-') === `${bets.min}-${bets.max}`),
  s: ({ symbols = [], motifs = [], subject = '' }, value) =>
    isCalled([...symbols.map(({ name }) => name), ...motifs, subject], value),
  wildon: ({ wildOn }, value) => wildOn?.join('/') === value,
  scatteron: ({ scatterOn }, value) => scatterOn?.join('/') === value,
  rowsper: ({ rowsOfReels }, value) => rowsOfReels?.join('-') === value,
  not: ({ shunned = [] }, value) => has(shunned, value.slice(0, 4)),
  nosym: ({ shunned = [] }, value) => isCalled(shunned, value) || has(shunned, value.slice(0, 4)),
  ...{ hour: isOfLook('hour'), weather: isOfLook('weather'), band: isOfLook('band') },
  pace: ({ pace }, value) => pace === Number(value),
  byhand: ({ autoplay }) => autoplay === false,
  still: ({ still }) => still === true,
  quiet: ({ volume = 100 }) => volume < 100,
  aside: ({ asides = [] }, value) => asides.some(({ code }) => code === value),
  most: ({ bets }, value) => bets?.max === Number(value),
  no: (read, value) => isUnwanted(read, value),
  t: (read, value, clause) => isAbout(read, value, clause),
  '?': () => true,
  '-': () => true,
}

function isUnwanted({ unwanted, wins }: Read, value: string): boolean {
  if (value === 'ways') return wins !== 'ways'
  if (value === 'mult') return true
  const feature = value === 'minis' ? 'wheel' : (FEATURE_NAMES[value] ?? FEATURE_NAMES[value.replace(/s$/, '')])
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

/** How the clauses of a set of prompts were read. */
export interface Measure {
  readonly prompts: number
  readonly clauses: number
  readonly right: number
  /** Clauses that were not read right and are told to nobody. */
  readonly silent: readonly string[]
  /** Clauses that were read right, of which words are told as not understood all the same. */
  readonly told: readonly string[]
  /** Prompts that are answered in their language. */
  readonly inLanguage: number
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]{3,}|\p{N}+x?/gu) ?? []

/** Whether a clause, or words of it, are among those that are told as not understood. */
const isTold = ({ clauses }: SlotReading, { text }: MarkedClause): boolean =>
  clauses.some(
    ({ text: said, state, left }) =>
      (state === 'unknown' || left !== undefined) && wordsOf(left ?? said).some((word) => wordsOf(text).includes(word)),
  )

export function measureOf(prompts: readonly MarkedPrompt[], read: (text: string) => SlotReading): Measure {
  const readings = prompts.map((prompt) => ({ prompt, reading: read(prompt.text) }))
  const all = readings.flatMap(({ prompt, reading }) =>
    prompt.clauses.map((clause) => {
      const told = isTold(reading, clause)
      const isToBeTold = clause.means.includes('?')
      const right = clause.means.every((one) => isMet(one, reading, clause)) && (!isToBeTold || told)
      return { clause: `${prompt.text} | ${clause.text}`, right, told, isToBeTold }
    }),
  )
  const those = (test: (one: (typeof all)[number]) => boolean): string[] => all.filter(test).map(({ clause }) => clause)
  return {
    prompts: prompts.length,
    clauses: all.length,
    right: those(({ right }) => right).length,
    silent: those(({ right, told }) => !right && !told),
    told: those(({ right, told, isToBeTold }) => right && told && !isToBeTold),
    inLanguage: readings.filter(({ prompt, reading }) => reading.language === prompt.language).length,
  }
}
