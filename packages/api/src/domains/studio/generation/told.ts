import type { Definition, FreeSpins } from '@spilvaerk/slot-engine'
import { NUMBERS } from '../../../platform/numbers/in-language.ts'
import type { DescribedFrom } from '../../games/catalogue/composed.ts'
import { themeOfKey } from '../composer/find-themes.ts'
import { languageOf } from '../composer/language.ts'
import type { Language } from '../composer/lexicon/theme.ts'
import { withoutFeatures } from '../composer/read-features.ts'
import type { Told } from './sentences.ts'

/** Stands where no words are known; a sentence with it is not said. */
export const NOTHING = '\u0000'

export const LISTS = {
  da: new Intl.ListFormat('da-DK', { type: 'conjunction' }),
  en: new Intl.ListFormat('en-GB', { type: 'conjunction' }),
}

/** One after the other, each with a capital letter; those that say nothing are left out. */
export const inSentences = (sentences: readonly string[]): string =>
  sentences
    .filter((sentence) => sentence !== '')
    .map((sentence) => `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}`)
    .join(' ')

/** What there is to say of a game, from what it is described from and from its definition. */
export function toldOf(from: DescribedFrom, definition: Definition, meets: string): Told {
  const { language, symbols, theme, scene, about } = from
  const regulars = symbols.filter(({ kind }) => kind === 'regular').map(({ name }) => name)
  const [best = '', second = best, third = second] = regulars
  const own = inOwnWords(about, language)
  const spins = spinsIn(from, definition)
  const fullRun = fullRunOf(definition, language)
  return {
    ...{ meets, best, second, third, last: regulars.at(-1) ?? third },
    // What was asked for is told in its own words, and no other scene is set.
    scene: own === undefined ? scene : '',
    wild: nameOfKind(from, definition, 'wild'),
    about: own ?? themeOfKey(theme)?.title[language] ?? about ?? NOTHING,
    grid: gridOf(definition, language),
    cap: NUMBERS[language](definition.maxWin),
    ...(spins && { spins }),
    ...(fullRun && { fullRun }),
  }
}

function nameOfKind({ symbols }: DescribedFrom, definition: Definition, kind: 'wild' | 'scatter'): string {
  const isThere = definition.symbols.some((symbol) => symbol.kind === kind)
  return isThere ? (symbols.find((symbol) => symbol.kind === kind)?.name ?? '') : ''
}

const MOST_WORDS = 6

/** What the prompt says that it is about, where a sentence of that language can say it too: it is not the costume of a theme. */
const inOwnWords = (about: string | undefined, language: Language): string | undefined =>
  about !== undefined &&
  !/\d/.test(about) &&
  about.split(' ').length <= MOST_WORDS &&
  withoutFeatures(about) === about &&
  languageOf(about, language) === language
    ? about
    : undefined

const COUNTS: { readonly [L in Language]: readonly string[] } = {
  da: ['', 'et', 'to', 'tre', 'fire', 'fem', 'seks', 'syv', 'otte'],
  en: ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'],
}

/** In words where it is small. */
export const counted = (count: number, language: Language): string =>
  COUNTS[language][count] ?? NUMBERS[language](count)

/** Free spins that begin with a number of the scatter, as players are used to. */
const ofScatters = ({ features = [], symbols }: Definition): FreeSpins | undefined =>
  features.find(
    (one): one is FreeSpins =>
      one.type === 'freeSpins' &&
      one.trigger !== undefined &&
      !(one.trigger.inWin || one.trigger.also || one.trigger.chance) &&
      symbols.some(({ id, kind }) => id === one.trigger?.symbol && kind === 'scatter'),
  )
export const hasSpinsOfScatters = (definition: Definition): boolean => ofScatters(definition) !== undefined

function spinsIn(from: DescribedFrom, definition: Definition): Told['spins'] {
  const { language } = from
  const [first] = Object.entries(ofScatters(definition)?.trigger?.awards ?? {})
  const scatter = nameOfKind(from, definition, 'scatter')
  if (!first || scatter === '') return undefined
  const [at, count] = first
  return { scatter, at: counted(Number(at), language), count: NUMBERS[language](count) }
}

/** What the best symbol pays on all reels of a line or a way. */
function fullRunOf({ wins, symbols, reelSets, betCoins }: Definition, language: Language): Told['fullRun'] {
  const reels = reelSets.base?.length ?? 0
  if (wins.type !== 'lines' && wins.type !== 'ways') return undefined
  const pays = Math.max(...symbols.map((symbol) => (symbol.kind === 'regular' ? (symbol.pays?.[`${reels}`] ?? 0) : 0)))
  const bets = pays / betCoins
  if (reels < 2 || !Number.isFinite(bets) || bets < 1 || bets !== Math.round(bets * 10) / 10) return undefined
  const number = NUMBERS[language](bets)
  const isWays = wins.type === 'ways'
  return language === 'da'
    ? {
        reels: `alle ${counted(reels, language)} hjul`,
        bets: `${number} gange indsatsen${isWays ? ' for hver vej' : ''}`,
      }
    : {
        reels: `all ${counted(reels, language)} reels`,
        bets: `${number} times the bet${isWays ? ' for each way' : ''}`,
      }
}

const GRIDS = {
  da: {
    reels: (reels: number) => `${reels} hjul`,
    lines: (count: string, one: boolean) => `${count} ${one ? 'linje' : 'linjer'}`,
    ways: 'gevinst på alle veje',
    window: (size: string) => `et felt på ${size}`,
    touching: 'gevinst i klynger',
    anywhere: 'gevinst hvor som helst',
    and: ' og ',
    with: ' med ',
  },
  en: {
    reels: (reels: number) => `${reels} reels`,
    lines: (count: string, one: boolean) => `${count} ${one ? 'line' : 'lines'}`,
    ways: 'wins on all ways',
    window: (size: string) => `a grid of ${size}`,
    touching: 'wins in clusters',
    anywhere: 'wins anywhere',
    and: ' and ',
    with: ' with ',
  },
} as const

function gridOf({ wins, reelSets }: Definition, language: Language): string {
  const say = GRIDS[language]
  const base = reelSets.base ?? []
  const reels = say.reels(base.length)
  if (wins.type === 'lines') {
    const count = wins.lines.length
    return `${reels}${say.and}${say.lines(NUMBERS[language](count), count === 1)}`
  }
  if (wins.type === 'ways') return `${reels}${say.with}${say.ways}`
  const heights = new Set(base.map(({ rows }) => rows))
  const [rows] = heights
  const window = heights.size === 1 && typeof rows === 'number' ? say.window(`${base.length}×${rows}`) : reels
  return `${window}${say.with}${wins.type === 'clusters' ? say.touching : say.anywhere}`
}
