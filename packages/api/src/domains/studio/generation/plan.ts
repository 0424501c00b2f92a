import type { Adjustment, Volatility } from '@spilvaerk/schemas'
import { type Brief, FIGURE_BOUNDS, MECHANICS, MOST_JACKPOTS, ONLY_ON } from '@spilvaerk/slot-engine'
import { because, featureName } from '../../games/catalogue/making.ts'
import type { Idea } from '../composer/compose.ts'
import type { Audience, FeatureWish, WinWish, Wishes } from '../composer/wishes.ts'
import type { WishedFeatures } from './feature-row.ts'
import { APART, BRINGS, FEATURES, isOfFalling, MINI_GAMES } from './feature-wishes.ts'
import { type Frame, type Habits, habitsOf } from './habits.ts'
import type { Card, GenerationRequest } from './request.ts'
import { gridOfWays } from './ways.ts'
import { capitalised, coinFor, withFigures } from './wished-figures.ts'

type Counting = NonNullable<Brief['counting']>

/** The mathematics that the designer is asked for, each with where it came from. */
export interface Plan {
  readonly counting: Counting
  readonly reels: number
  readonly rows?: number
  readonly lines?: number
  /** In percent. */
  readonly rtp: number
  readonly volatility: Volatility
  readonly maxWin: number
  /** Most wanted first. */
  readonly features: readonly FeatureWish[]
  /** Those of them that somebody asked for. */
  readonly wanted: readonly FeatureWish[]
  readonly unwanted: readonly FeatureWish[]
  readonly freeSpins?: { readonly spins?: number; readonly multiplier?: number }
  readonly wildMultiplier?: number
  /** Whether an audience was named, whose volatility and cap it has. */
  readonly hasAudience: boolean
  /** The fields that somebody asked for; the others may be moved to make room for them. */
  readonly asked: ReadonlySet<Field>
  /** Of those, the ones that the prompt asks for in words. */
  readonly inWords: ReadonlySet<Field>
  readonly adjustments: readonly Adjustment[]
}

const FIELDS = ['reels', 'rows', 'lines', 'rtp', 'volatility', 'maxWin'] as const
export type Field = (typeof FIELDS)[number]

/** Of the studio: specification, section 9. What else is usual is drawn (`habitsOf`). */
const USUAL = { lines: 25, rtp: 96.5 } as const

/** What an audience is used to, where nothing else is said. */
const AUDIENCE: { readonly [A in Audience]: { readonly volatility: Volatility; readonly maxWin: number } } = {
  beginners: { volatility: 'low', maxWin: 1000 },
  casual: { volatility: 'low', maxWin: 2000 },
  highRollers: { volatility: 'high', maxWin: 10_000 },
  thrillSeekers: { volatility: 'extreme', maxWin: 10_000 },
}

const COUNTINGS: { readonly [W in WinWish]: Counting } = {
  lines: 'lines',
  ways: 'ways',
  megaways: 'variableWays',
  clusters: 'clusters',
  anywhere: 'anywhere',
}

const REEL_RANGE = [3, 8] as const
const ROW_RANGES: { readonly [C in Counting]: readonly [number, number] } = {
  lines: [3, 5],
  ways: [3, 6],
  variableWays: [2, 7],
  clusters: [3, 8],
  anywhere: [3, 8],
}
const LINE_RANGE = [1, 100] as const
const RTP_RANGE = [85, 98] as const
const MAX_WIN_RANGE = [100, 250_000] as const
/** Grids that are usual where reels are not named. */
const USUAL_REELS: { readonly [C in Counting]: number } = {
  lines: 5,
  ways: 5,
  variableWays: 6,
  clusters: 6,
  anywhere: 6,
}

type Figures = { readonly [F in Field]?: number | Volatility | undefined }

/**
 * What is designed: words go before the card, because a card always says something and words only what is meant; the card
 * goes before an audience's habits, and those before what is usual. Whatever gives way is written down.
 */
export function planOf(idea: Idea, request: GenerationRequest): Plan {
  const { wishes } = idea
  const notes: Adjustment[] = []
  const note: Note = (field, wished, given, reason, from = 'prompt') =>
    void notes.push({ field, wished, given, ...reason, from })
  const ways = wishes.wins === 'ways' ? gridOfWays(wishes.ways, wishes.reels) : undefined
  const audience = wishes.audience ?? request.audience
  const habits: Figures = audience ? AUDIENCE[audience] : {}
  const drawn = drawnFor(idea, request, ways, habits)
  const counting = wishes.wins ? COUNTINGS[wishes.wins] : (drawn.frame?.counting ?? usualCounting(idea, request))
  const words = wordFigures(wishes, ways, counting)
  const said = cardFigures(request.card, counting)
  const usual: Figures = { ...USUAL, reels: USUAL_REELS[counting], ...frameFigures(drawn.frame) }
  const { volatility } = drawn
  // No jackpot is above the cap.
  const maxWin = Math.max(
    drawn.maxWin,
    ...(wishes.jackpotSizes ?? []).map(({ bets }) => bets),
    ...[wishes.wheelTop ?? 0, wishes.topPay ?? 0].map((bets) => 2 * bets),
  )
  const chosen = { ...usual, volatility, maxWin, ...compact(habits), ...compact(said), ...compact(words) }
  const number = (field: Field, [low, high]: readonly [number, number], whole = true): number => {
    const wished = Number(chosen[field])
    const within = Math.min(high, Math.max(low, whole ? Math.round(wished) : wished))
    const reason = because('outOfRange', { low, high, what: field })
    if (within !== wished) note(field, wished, within, reason, words[field] === undefined ? 'settings' : 'prompt')
    return within
  }
  const reels = number('reels', REEL_RANGE)
  const rows =
    chosen.rows === undefined || counting === 'variableWays' ? undefined : number('rows', ROW_RANGES[counting])
  const figures = {
    reels,
    ...(rows !== undefined && { rows }),
    ...(counting === 'lines' && { lines: number('lines', LINE_RANGE) }),
    rtp: number('rtp', RTP_RANGE, false),
    // Every source of this field holds a class.
    volatility: chosen.volatility as Volatility,
    maxWin: number('maxWin', MAX_WIN_RANGE),
  }
  noteOverruled(figures, words, request.card, counting, note)
  noteOfKind(wishes, figures.reels, ways?.ways, counting, note)
  return {
    counting,
    ...figures,
    ...featurePlan(idea, request, drawn, counting, note),
    hasAudience: audience !== undefined,
    asked: new Set(FIELDS.filter((field) => words[field] !== undefined || said[field] !== undefined)),
    inWords: new Set(FIELDS.filter((field) => words[field] !== undefined)),
    adjustments: notes,
  }
}

const frameFigures = (frame: Frame | null): Figures =>
  frame ? { reels: frame.reels, rows: frame.rows, lines: frame.lines } : {}

/** What nobody says, drawn among what goes with what somebody does say. */
function drawnFor(
  { wishes }: Idea,
  request: GenerationRequest,
  ways: { reels: number; rows: number } | undefined,
  habits: Figures,
): Habits {
  const { card, prompt, roll } = request
  const { reels, rows, lines } = { ...figuresOf(card), ...compact(wordFigures(wishes, ways, 'lines')) }
  const wanted = [...wishes.wanted, ...(request.features ?? [])]
  const stays = wanted.some((feature) => APART.some(([first, second]) => first === 'cascades' && second === feature))
  const isOf = (wish: Figures[Field], value: number | undefined): boolean => wish === undefined || wish === value
  const fits = (frame: Frame): boolean =>
    (wishes.wins
      ? frame.counting === COUNTINGS[wishes.wins]
      : frame.counting === 'lines' || figuresOf(card).lines === undefined) &&
    (wishes.wins || !wanted.some((feature) => ON_LINES.includes(feature)) || frame.counting === 'lines') &&
    (wishes.wins || !wanted.some((feature) => ON_WAYS.includes(feature)) || frame.counting === 'ways') &&
    (wishes.wins || !wanted.some((feature) => isMisplaced(feature, frame.counting))) &&
    !(frame.falls && (stays || wishes.unwanted.includes('cascades'))) &&
    isOf(reels, frame.reels) &&
    // A coin stands on each reel.
    (reels !== undefined || (wishes.coinsAt ?? 0) <= frame.reels) &&
    isOf(rows, frame.rows) &&
    (frame.counting !== 'lines' || isOf(lines, frame.lines))
  // Every source of these fields holds a class and a number.
  const said = { ...habits, ...compact(figuresOf(card)), ...compact(wordFigures(wishes, ways, 'lines')) }
  const volatility = said.volatility as Volatility | undefined
  const roomy = wanted.length > 0 || isNamed(wishes, request)
  return habitsOf(prompt, roll, {
    fits,
    roomy,
    volatility,
    maxWin: said.maxWin === undefined ? undefined : Number(said.maxWin),
  })
}

/** Features that only games of lines have, and those that only ways have. */
const only = (on: 'lines' | 'ways'): FeatureWish[] => MECHANICS.filter((name) => ONLY_ON[name] === on)
const ON_LINES: readonly FeatureWish[] = ['book', 'bothWays', ...only('lines')]
const ON_WAYS: readonly FeatureWish[] = only('ways')
const ON_CLUSTERS: readonly FeatureWish[] = ['cellFactors']

/** What wins so unevenly in such a game that no sample tells its return. */
const isMisplaced = (feature: FeatureWish, counting: Counting): boolean =>
  (ON_CLUSTERS.includes(feature) && counting !== 'clusters') ||
  (feature === 'winLeavesWild' && counting !== 'clusters' && counting !== 'anywhere') ||
  (feature === 'multiplierBombs' && counting === 'variableWays')

/** On lines, but where words ask for what only ways have, or what goes with clusters, and nobody for lines. */
function usualCounting({ wishes }: Idea, { card, features = [] }: GenerationRequest): Counting {
  if (wishes.lines !== undefined || card.paylines !== undefined) return 'lines'
  const wanted = [...wishes.wanted, ...features]
  if (wanted.some((feature) => ON_WAYS.includes(feature))) return 'ways'
  // Multipliers that add up are of games that pay anywhere.
  if (wanted.includes('multiplierBombs')) return 'anywhere'
  return wanted.some(isOfFalling) ? 'clusters' : 'lines'
}

/** Why a wish was not met, as its adjustment has it. */
export type Reason = Pick<Adjustment, 'reason' | 'why'>

type Note = (
  field: string,
  wished: Adjustment['wished'],
  given: Adjustment['given'],
  reason: Reason,
  from?: Adjustment['from'],
) => void

const compact = (figures: Figures): Figures =>
  Object.fromEntries(Object.entries(figures).filter(([, value]) => value !== undefined))

const wordFigures = (
  wishes: Wishes,
  ways: { reels: number; rows: number } | undefined,
  counting: Counting,
): Figures => ({
  reels: ways?.reels ?? wishes.reels,
  rows: ways?.rows ?? wishes.rows,
  lines: counting === 'lines' ? wishes.lines : undefined,
  rtp: wishes.rtp,
  volatility: wishes.volatility,
  maxWin: wishes.maxWin,
})

const figuresOf = (card: Card): Figures => ({
  reels: card.reels,
  rows: card.rows,
  lines: card.paylines,
  rtp: card.rtp === undefined ? undefined : card.rtp / 100,
  volatility: card.volatility,
  maxWin: card.maxWinMultiplier,
})

/** The card's window and lines are those of a game of lines; another kind of game has its own usual grid. */
const cardFigures = (card: Card, counting: Counting): Figures =>
  counting === 'lines' ? figuresOf(card) : { ...figuresOf(card), reels: undefined, rows: undefined, lines: undefined }

const WORDS_FIRST = because('wordsFirst')
const OWN_WINDOW = because('ownWindow')
/** What of the card is not so, because words said otherwise. */
function noteOverruled(given: Figures, words: Figures, card: Card, counting: Counting, note: Note): void {
  const sliders = figuresOf(card)
  for (const field of FIELDS) {
    const [word, slider] = [words[field], sliders[field]]
    if (slider === undefined || slider === given[field]) continue
    if (word !== undefined) note(field, slider, given[field] ?? featureName(counting, 'da'), WORDS_FIRST, 'settings')
    else if (counting !== 'lines' && ['reels', 'rows', 'lines'].includes(field))
      note(field, slider, given[field] ?? featureName(counting, 'da'), OWN_WINDOW, 'settings')
  }
}

/** Most rows of a reel whose rows are drawn. */
const VARIABLE_ROWS = 7

/** What of the words cannot be in a game that wins in this way. */
function noteOfKind(
  { ways, lines, rows }: Wishes,
  reels: number,
  given: number | undefined,
  counting: Counting,
  note: Note,
): void {
  if (ways !== undefined && given !== undefined && given !== ways)
    note('ways', ways, given, because('waysInRows', { given }))
  const most = VARIABLE_ROWS ** reels
  if (ways !== undefined && counting === 'variableWays' && ways !== most)
    note('ways', ways, most, because('mostWays', { reels, rows: VARIABLE_ROWS, most }))
  if (lines !== undefined && counting !== 'lines')
    note('lines', lines, featureName(counting, 'da'), because('noLines', { wins: counting }))
  if (rows !== undefined && counting === 'variableWays') note('rows', rows, `2–${VARIABLE_ROWS}`, because('rowsDrawn'))
}

function featurePlan(
  { wishes }: Idea,
  request: GenerationRequest,
  drawn: Habits,
  counting: Counting,
  note: Note,
): Pick<Plan, 'features' | 'wanted' | 'unwanted' | 'freeSpins' | 'wildMultiplier'> {
  const { unwanted } = wishes
  const asked = [...wishes.wanted, ...(request.features ?? []).filter((one) => !unwanted.includes(one))]
  const areFalling = alwaysFalls(counting) || asked.some((one) => one === 'cascades' || isOfFalling(one))
  // Where symbols fall, a multiplier that rises in free spins does so with each fall.
  const isKept = areFalling && asked.includes('freeSpins')
  const wanted = asked.map((one) => (one === 'risingMultiplier' && isKept ? 'keptLadder' : one))
  const misplaced = wanted.filter((one) => isMisplaced(one, counting))
  for (const feature of misplaced) note(feature, true, false, because('notTogether'))
  const usual: FeatureWish[] =
    unwanted.includes('freeSpins') || (unwanted.includes('scatter') && !wanted.includes('freeSpins'))
      ? []
      : ['freeSpins']
  const beside = usualFeatures(wanted.length > 0 || isNamed(wishes, request), usual, drawn)
  const falls = alwaysFalls(counting) || wanted.some(isOfFalling) ? (['cascades'] as const) : []
  const miniGames = miniGamesOf(wishes, request, wanted, note)
  const features = apart(
    [...new Set([...falls, ...wanted.filter((one) => !misplaced.includes(one)), ...beside, ...miniGames])],
    note,
  )
  const within = (field: string, wished: number | undefined, [low, high]: readonly [number, number], what: string) => {
    if (wished === undefined) return undefined
    const given = Math.min(high, Math.max(low, Math.round(wished)))
    if (given !== wished) note(field, wished, given, because('outOfBounds', { low, high, what }))
    return given
  }
  const freeSpins = {
    spins: within('freeSpinCount', wishes.freeSpins, [3, 50], 'spinsAtATime'),
    multiplier: within('freeSpinMultiplier', wishes.freeSpinMultiplier, [1, 10], 'timesInFreeSpins'),
  }
  const wildMultiplier = within('wildMultiplier', wishes.wildMultiplier, [2, 10], 'timesForAWild')
  return {
    features: features.filter((one) => !unwanted.includes(one)),
    wanted: [...wanted, ...miniGames],
    unwanted,
    freeSpins: Object.fromEntries(Object.entries(freeSpins).filter(([, value]) => value !== undefined)),
    ...(wildMultiplier !== undefined && { wildMultiplier }),
  }
}

/** Whether something is said of a feature by its figures, or symbols come with the order, of which one starts features. */
const isNamed = (
  { freeSpins, freeSpinMultiplier, wildMultiplier, buyPrice, miniGames }: Wishes,
  { miniGames: asked, symbols }: GenerationRequest,
): boolean => [freeSpins, freeSpinMultiplier, wildMultiplier, buyPrice, miniGames, asked, symbols].some(Boolean)

/** Beside features that are asked for there are the usual ones; where none is, features are drawn. */
const usualFeatures = (
  isAsked: boolean,
  usual: readonly FeatureWish[],
  { frame, features }: Habits,
): readonly FeatureWish[] => [
  ...(isAsked ? usual : features.filter((one) => usual.length > 0 || !FEATURES[one].ask.freeSpins)),
  ...(frame?.falls ? (['cascades'] as const) : []),
]

function miniGamesOf(
  wishes: Wishes,
  request: GenerationRequest,
  wanted: readonly FeatureWish[],
  note: Note,
): FeatureWish[] {
  const asked = Math.max(wishes.miniGames ?? 0, request.miniGames ?? 0)
  const open = MINI_GAMES.filter((one) => !wishes.unwanted.includes(one) && !conflicts(one, wanted))
  const count = Math.min(asked, open.length)
  if (count < asked)
    note(
      'miniGames',
      asked,
      count,
      because('miniGames', { kinds: count }),
      // The prompt's own number is met where only the setting's is not.
      (wishes.miniGames ?? 0) <= count ? 'settings' : 'prompt',
    )
  const own = open.filter((one) => wanted.includes(one))
  return [...own, ...open.filter((one) => !wanted.includes(one))].slice(0, Math.max(count, own.length))
}

const conflicts = (feature: FeatureWish, others: readonly FeatureWish[]): boolean =>
  APART.some(([a, b]) => (a === feature && others.includes(b)) || (b === feature && others.includes(a)))

function apart(all: readonly FeatureWish[], note: Note): FeatureWish[] {
  const features = all.filter((one) => !BRINGS.some(([first, second]) => second === one && all.includes(first)))
  return features.filter((feature) => {
    const rival = APART.find(([first, second]) => second === feature && features.includes(first))?.[0]
    if (rival) note(feature, true, false, because('apart', { feature, rival }))
    return rival === undefined
  })
}

/** At either end of the range the aim lies a little inside, or a hundredth of a point too little would be outside of it. */
const [LEAST_AIM, HIGHEST_AIM] = [RTP_RANGE[0] + 0.03, RTP_RANGE[1] - 0.03]
export const aimOf = (rtp: number): number => Math.min(HIGHEST_AIM, Math.max(LEAST_AIM, rtp))

/** What the designer adds by itself is named as the rest of a Danish game is. */
const DANISH_SPECIALS = {
  prize: 'Skatten',
  mystery: 'Gåden',
  coin: 'Guldmønt',
  bonus: 'Bonus',
  collector: 'Samler',
  bomb: 'Bombe',
  multiplier: 'Multiplikator',
  lock: 'Lås',
}

const specialsFor = ({ language, wishes, prize, symbols }: Idea): Pick<Brief, 'specialNames' | 'specialEmojis'> => {
  const coin = coinFor(wishes)
  const isFree = prize && !symbols.some(({ emoji, name }) => emoji === prize.emoji || name === prize.name)
  const names = {
    ...(language === 'da' && DANISH_SPECIALS),
    ...(isFree && { prize: prize.name }),
    ...coin.specialNames,
  }
  const emojis = { ...(isFree && { prize: prize.emoji }), ...coin.specialEmojis }
  return {
    ...(Object.keys(names).length > 0 && { specialNames: names }),
    ...(Object.keys(emojis).length > 0 && { specialEmojis: emojis }),
  }
}

const within = (value: number, [low, high]: readonly [number, number]): number => Math.min(high, Math.max(low, value))

/** The plan as the designer is asked for it. */
export function briefOf(plan: Plan, idea: Idea): Brief {
  const { counting, reels, rows, lines, rtp, volatility, maxWin, unwanted } = plan
  return {
    name: idea.name,
    theme: idea.theme,
    symbols: idea.symbols.filter(({ kind }) => kind === 'regular' || !unwanted.includes(kind)),
    ...specialsFor(idea),
    ...(counting !== 'lines' && { counting }),
    ...{ reels, volatility, maxWin },
    rtp: aimOf(rtp),
    ...(rows !== undefined && { rows }),
    ...(lines !== undefined && { lines }),
    ...(plan.features.includes('bothWays') && { direction: 'both' as const }),
    ...(idea.wishes.hitFrequency !== undefined && {
      hitFrequency: within(idea.wishes.hitFrequency, FIGURE_BOUNDS.hitFrequency),
    }),
    features: withFigures(briefFeatures(plan, idea.wishes), idea.wishes, plan),
  }
}

/** Clusters and wins anywhere always cascade. */
const alwaysFalls = (counting: Counting): boolean => counting === 'clusters' || counting === 'anywhere'

function briefFeatures(
  { features, freeSpins, wildMultiplier, counting }: Plan,
  { jackpotNames, jackpotCount = jackpotNames?.length }: Wishes,
): WishedFeatures {
  const asked: WishedFeatures = Object.assign({}, ...features.map((feature) => FEATURES[feature].ask))
  if (asked.freeSpins && Object.keys(freeSpins ?? {}).length > 0) asked.freeSpins = { ...freeSpins }
  if (wildMultiplier !== undefined && features.includes('wildMultiplier')) asked.wildMultiplier = wildMultiplier
  // A pool is the jackpot; of several, the greatest has one.
  if ((asked.progressive || asked.mustHitBy) && (jackpotCount ?? 1) === 1) asked.jackpots = false
  if (asked.jackpots && jackpotCount !== undefined) {
    const count = Math.min(jackpotCount, MOST_JACKPOTS)
    asked.jackpots = { count, ...(jackpotNames?.length === count && { names: jackpotNames.map(capitalised) }) }
  }
  if (alwaysFalls(counting)) asked.cascades = true
  return asked
}
