import type { Adjustment, GameConfig, Palette } from '@spilvaerk/schemas'
import type { Definition, ParSheet } from '@spilvaerk/slot-engine'
import { because } from '../../games/catalogue/making.ts'
import type { Idea } from '../composer/compose.ts'
import { themesIn } from '../composer/find-themes.ts'
import type { Theme } from '../composer/lexicon/theme.ts'
import { titled } from '../composer/named-cast.ts'
import { drawingsOf, isDrawn, plain } from '../composer/nearness/glyph-words.ts'
import { headWords, isTitled } from '../composer/nearness/world.ts'
import { isSameThing } from '../composer/same-thing.ts'
import type { AskedColour, Wishes } from '../composer/wishes.ts'

type Figure = Adjustment['wished']
type Code = Parameters<typeof because>[0]

const note = (field: string, wished: Figure, given: Figure, code: Code): Adjustment => ({
  ...{ field, wished, given, from: 'prompt' },
  ...because(code),
})

/** What a finished game is. */
export interface Finished {
  readonly definition: Definition
  readonly sheet: Pick<ParSheet, 'rtp' | 'volatilityClass'>
  readonly config: GameConfig
}

/**
 * What was asked for held against what the finished game is: its symbols with their roles and ranks, its theme, its
 * colours, what it was to be without, and its figures. Whoever read the prompt or planned the game has no say here.
 */
export function seenNotes(idea: Idea, { definition, sheet, config }: Finished): Adjustment[] {
  return [
    ...symbolNotes(idea.wishes, definition),
    ...themeFrom(idea, definition),
    ...colourNotes(idea.wishes, idea.palette),
    ...shunnedNotes(idea.wishes, definition),
    ...stagedNotes(idea.wishes, config),
    ...figureNotes(idea.wishes, definition, sheet),
    ...countedNotes(idea.wishes, definition),
  ]
}

type Shown = Definition['symbols'][number]
const topOf = (symbol: Shown): number =>
  'pays' in symbol && symbol.pays ? Math.max(...Object.values(symbol.pays).map(Number)) : 0

function symbolNotes({ symbols = [], motifs = [] }: Wishes, { symbols: shown }: Definition): Adjustment[] {
  const regulars = shown.filter(({ kind }) => kind === 'regular')
  const ranked = (rank: 'high' | 'low') =>
    new Set(symbols.filter((one) => one.rank === rank).map(({ name }) => titled(name)))
  const isRanked = (symbol: Shown, rank: 'high' | 'low'): boolean => {
    const others = regulars.filter(({ name }) => !ranked(rank).has(name ?? '')).map(topOf)
    return rank === 'high' ? topOf(symbol) >= Math.max(...others) : topOf(symbol) <= Math.min(...others)
  }
  const left = motifs.filter((name) => !shown.some((one) => one.name === titled(name)))
  return [
    ...left.map((name) => note('symbol', name, false, 'symbolLeftOut')),
    ...symbols.flatMap(({ name, kind, rank }) => {
      const symbol = shown.find((one) => one.name === titled(name))
      if (!symbol) return [note('symbol', name, false, 'symbolLeftOut')]
      if (kind && symbol.kind !== kind) return [note('symbol', name, symbol.kind, 'notDesignedSo')]
      const isPlaced = !rank || symbol.kind !== 'regular' || isRanked(symbol, rank)
      return isPlaced ? [] : [note('symbol', name, symbol.kind, 'notDesignedSo')]
    }),
  ]
}

/** A theme of which something is shown by nothing: what it was drawn from instead. */
function themeFrom({ theme, wishes, isNeutral }: Idea, { symbols }: Definition): Adjustment[] {
  const { subject } = wishes
  if (subject === undefined || isNeutral) return []
  const emojis = new Set(symbols.flatMap((symbol) => ('emoji' in symbol ? [plain(String(symbol.emoji))] : [])))
  const names = symbols.map(({ name = '' }) => name.toLowerCase())
  const isOfTheme = (word: string): boolean =>
    themesIn(word).some(
      (one) =>
        (one.key === theme && (isTitled(one, word) || isWordOf(one, word) || !isDrawn(word))) ||
        [one.wild, one.scatter, ...one.regulars].filter(({ emoji }) => emojis.has(plain(emoji))).length >= MANY_OF_IT,
    )
  const isShown = (word: string): boolean =>
    isOfTheme(word) ||
    [...(drawingsOf(word) ?? [])].some(([emoji, weight]) => weight >= SURE && emojis.has(plain(emoji))) ||
    names.some((name) => name.includes(word.slice(0, STEM)))
  const missing = headWords(subject).filter((word) => !SAYS_HOW.has(word) && !isShown(word))
  const from = symbols.flatMap(({ kind, name = '' }) => (kind === 'regular' ? [name] : [])).slice(0, SHOWN)
  return missing.length === 0 ? [] : [note('theme', subject, from.join(', '), 'themeFrom')]
}
/** Whether a theme has a word, in any form. */
const isWordOf = ({ words }: Theme, word: string): boolean =>
  words.some((one) => one === word || (one.endsWith('*') && isSameThing(one.slice(0, -1), word)))

/** So many of its own symbols show a theme. */
const MANY_OF_IT = 4
/** Words of how a thing is, of which no drawing need speak. */
const SAYS_HOW = new Set(
  'gammel gammelt gamle old ancient ny nyt nye new lille små little small big stor stort store dansk danske danish nordisk nordic hyggelig hyggeligt cosy cozy mørk mørkt dark glad glade happy funny sjov sjovt kl'.split(
    ' ',
  ),
)
/** What a drawing is called weighs so much, or what it was chosen for. */
const SURE = 6
const [STEM, SHOWN] = [5, 3]

/** Degrees between a colour that was asked for and one that is there. */
const HUE_TOLERANCE = 45
const [DARK, LIGHT] = [0.15, 0.85]

function colourNotes({ colours = [] }: Wishes, palette: Palette): Adjustment[] {
  const shown = palette.map(toneOf)
  const isThere = ({ name, hue, saturation = 1 }: AskedColour): boolean =>
    shown.some((one) =>
      saturation === 0
        ? one.lightness < DARK || one.lightness > LIGHT
        : name === 'grey' || Math.abs(((one.hue - hue + 540) % 360) - 180) <= HUE_TOLERANCE,
    )
  return colours
    .filter((colour) => !isThere(colour))
    .map(({ name }) => note('colours', name, palette.join(' '), 'colourLeftOut'))
}

function toneOf(hex: string): { readonly hue: number; readonly lightness: number } {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)]
  const span = most - least || 1
  const sixth =
    most === red ? (green - blue) / span : most === green ? (blue - red) / span + 2 : (red - green) / span + 4
  return { hue: (sixth * 60 + 360) % 360, lightness: (most + least) / 2 }
}

const shunnedNotes = ({ shunned = [] }: Wishes, { symbols }: Definition): Adjustment[] =>
  shunned
    .filter((thing) =>
      symbols.some(
        (symbol) =>
          (symbol.name ?? '').split(/\s+/).some((word) => isSameThing(word, thing)) ||
          ('emoji' in symbol && thing.split(' ').some((word) => drawingsOf(word)?.has(plain(String(symbol.emoji))))),
      ),
    )
    .map((thing) => note('shunned', thing, true, 'notDesignedSo'))

/** How a game of any kind is to look, to be heard and to be played: what of it is otherwise. */
export function stagedNotes(
  { look = {}, still, volume, autoplay, pace }: Wishes,
  {
    presentation,
    autoSpinOptions,
    animationSpeed,
  }: Pick<GameConfig, 'presentation' | 'autoSpinOptions' | 'animationSpeed'>,
): Adjustment[] {
  const shown = new Map<string, string | undefined>(Object.entries(presentation?.look ?? {}))
  const otherwise = Object.entries(look).filter(([axis, word]) => shown.get(axis) !== word)
  const isMoving = still && presentation?.animations !== false
  const isLoud = volume !== undefined && (presentation?.volume ?? 100) > volume
  return [
    ...otherwise.map(([axis, word]) => note('look', `${axis}: ${word}`, shown.get(axis) ?? false, 'notDesignedSo')),
    ...(isMoving ? [note('still', true, false, 'notDesignedSo')] : []),
    ...(isLoud ? [note('volume', volume, presentation?.volume ?? 100, 'notDesignedSo')] : []),
    ...(autoplay === false && autoSpinOptions.length > 0 ? [note('autoplay', false, true, 'notDesignedSo')] : []),
    ...(pace !== undefined && pace !== animationSpeed ? [note('pace', pace, animationSpeed, 'notDesignedSo')] : []),
  ]
}

/** Figures of which the game itself has one. */
function figureNotes(
  wishes: Wishes,
  { reelSets, wins, maxWin, features = [], symbols }: Definition,
  { rtp, volatilityClass }: Finished['sheet'],
): Adjustment[] {
  const reels = reelSets.base ?? []
  const rows = new Set(reels.map((reel) => reel.rows))
  const [height] = rows
  const spins = features.find((feature) => feature.type === 'freeSpins')
  const counts = Object.values((spins?.type === 'freeSpins' && spins.trigger?.awards) || {}).map(Number)
  const wild = symbols.find((symbol) => symbol.kind === 'wild')
  const times = wild?.kind === 'wild' && typeof wild.multiplier === 'number' ? wild.multiplier : undefined
  const figures: readonly (readonly [string, Figure | undefined, Figure | undefined])[] = [
    ['reels', wishes.reels, reels.length],
    ['rows', wishes.rows, rows.size === 1 && typeof height === 'number' ? height : undefined],
    ['lines', wishes.lines, wins.type === 'lines' ? wins.lines.length : undefined],
    ['maxWin', wishes.maxWin, maxWin],
    ['volatility', wishes.volatility, volatilityClass],
    ['rtp', wishes.rtp, wishes.rtp !== undefined && Math.abs(rtp * 100 - wishes.rtp) <= NEAR ? wishes.rtp : rtp * 100],
    ['freeSpinCount', wishes.freeSpins, counts.includes(wishes.freeSpins ?? 0) ? wishes.freeSpins : counts[0]],
    ['wildMultiplier', wishes.wildMultiplier, times],
  ]
  return figures.flatMap(([field, wished, given]) =>
    wished === undefined || given === undefined || wished === given
      ? []
      : [note(field, wished, given, 'notDesignedSo')],
  )
}
/** Percentage points of return. */
const NEAR = 0.5

/** How far what a symbol pays or a buy costs may be from what was asked for, of it. */
const NEARLY = 0.05

/** A buy costs what its spins are worth: a price so near to the one asked for is that. */
export const isNearPrice = ({ field, wished, given }: Adjustment): boolean =>
  field === 'buyPrice' && Number(given) > 0 && Math.abs(Number(given) - Number(wished)) <= NEARLY * Number(wished)

/** Numbers of one feature: each as the finished game has it, or none where it has no such thing. */
function countedNotes(wishes: Wishes, definition: Definition): Adjustment[] {
  const { features = [], jackpots = [], symbols, betCoins, cascades } = definition
  const { awards, again, choices, coinsAt, jackpotSizes, topPay, wheelTop, cellsUpTo, bombsUpTo, fallSteps } = wishes
  const spins = features.find((one) => one.type === 'freeSpins' && one.trigger !== undefined)
  const given = spins?.type === 'freeSpins' ? spins : undefined
  const held = features.find((one) => one.type === 'holdAndWin')
  const choice = features.find((one) => one.type === 'choice' && one.trigger !== undefined)
  const chosen = choice?.type === 'choice' ? choice.options.map(({ name }) => name).join(', ') : ''
  const sizes = jackpots.map(({ coins }) => coins / betCoins)
  const wishedSizes = jackpotSizes?.map(({ bets }) => bets).toSorted((a, b) => a - b)
  const areSizes = wishedSizes?.every((bets) => sizes.includes(bets))
  const most = Math.max(0, ...symbols.filter(({ kind }) => kind === 'regular').map(topOf)) / betCoins
  const isNear = topPay !== undefined && Math.abs(most - topPay) <= NEARLY * topPay
  const figures: readonly (readonly [string, Figure | undefined, Figure])[] = [
    ['awards', awards && tableOf(awards), given?.trigger ? tableOf(given.trigger.awards) : false],
    ['choices', choices?.map(({ spins: each, multiplier }) => `${each} × ${multiplier}`).join(', '), chosen || false],
    ['again', again, given?.retrigger ? (Object.values(given.retrigger)[0] ?? false) : false],
    ['coinsAt', coinsAt, (held && 'at' in (held.trigger ?? {}) ? held.trigger?.at : undefined) ?? false],
    ['jackpotSizes', wishedSizes?.join(', '), areSizes ? (wishedSizes?.join(', ') ?? '') : sizes.join(', ') || false],
    ['topPay', topPay, isNear ? topPay : Math.round(most * 10) / 10],
    ['wheelTop', wheelTop, mostOnWheel(definition) ?? false],
    ['cellsUpTo', cellsUpTo, mostOfCells(definition) ?? false],
    ['bombsUpTo', bombsUpTo, mostOfBombs(definition) ?? false],
    ['fallSteps', fallSteps?.join(', '), cascades?.multipliers?.join(', ') ?? false],
  ]
  return figures.flatMap(([field, wished, is]) =>
    wished === undefined || wished === is ? [] : [note(field, wished, is, 'notDesignedSo')],
  )
}

const mostOnWheel = ({ features = [], betCoins }: Definition): number | undefined =>
  highest(
    features.flatMap((one) =>
      one.type === 'wheel'
        ? one.segments.flatMap(({ prize }) => ('coins' in prize ? [prize.coins / betCoins] : []))
        : [],
    ),
  )
const mostOfCells = ({ factors = [], features = [] }: Definition): number | undefined =>
  highest(
    [...factors, ...features.flatMap((one) => (one.type === 'freeSpins' ? (one.factors ?? []) : []))].flatMap(
      (factor) => (factor.type === 'cells' ? factor.steps : []),
    ),
  )
const mostOfBombs = ({ symbols }: Definition): number | undefined =>
  highest(
    symbols.flatMap((symbol) =>
      symbol.kind === 'scatter' && typeof symbol.adds === 'object' ? Object.keys(symbol.adds).map(Number) : [],
    ),
  )
const highest = (numbers: readonly number[]): number | undefined =>
  numbers.length === 0 ? undefined : Math.round(Math.max(...numbers) * 10) / 10

const tableOf = (table: Readonly<Record<string, number>>): string =>
  Object.entries(table)
    .map(([count, spins]) => `${count}: ${spins}`)
    .join(', ')
