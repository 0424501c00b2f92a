import type { ChosenLook, Volatility } from '@spilvaerk/schemas'
import { FALLING_MECHANICS, MECHANICS } from '@spilvaerk/slot-engine'
import type { Aside } from './reading/asides.ts'
import type { TableWishes } from './tables/read-table.ts'

/** Ways of winning that can be asked for in words. */
export const WIN_WISHES = ['lines', 'ways', 'megaways', 'clusters', 'anywhere'] as const
export type WinWish = (typeof WIN_WISHES)[number]

export const FEATURE_WISHES = [
  'freeSpins',
  'retrigger',
  'wild',
  'scatter',
  'expandingWild',
  'stickyWild',
  'walkingWild',
  'wildMultiplier',
  'scatterPays',
  'cascades',
  'respins',
  'mystery',
  'bonusBuy',
  'holdAndWin',
  'jackpots',
  'wheel',
  'pick',
  'ladder',
  'gamble',
  'bothWays',
  'ante',
  ...MECHANICS,
  ...FALLING_MECHANICS,
] as const
export type FeatureWish = (typeof FEATURE_WISHES)[number]

export const AUDIENCES = ['beginners', 'casual', 'highRollers', 'thrillSeekers'] as const
export type Audience = (typeof AUDIENCES)[number]

export const MOODS = ['calm', 'dark', 'happy', 'funny', 'romantic', 'epic', 'elegant', 'retro', 'bold'] as const
export type Mood = (typeof MOODS)[number]

const STYLES = [
  ...(['cyberpunk', 'artDeco', 'artNouveau', 'steampunk', 'folkArt', 'gothic'] as const),
  ...(['pixel', 'western', 'nautical', 'oriental', 'marble'] as const),
] as const
export type Style = (typeof STYLES)[number]
export type Silence = 'music' | 'sound'

/** A symbol that is asked for by name, as it was written. */
export interface NamedSymbol {
  readonly name: string
  readonly kind?: 'wild' | 'scatter'
  /** Among the best paid, or the least. */
  readonly rank?: 'high' | 'low'
}

export interface AskedColour {
  readonly name: string
  readonly hue: number
  /** The share of colour in it: none of black and white. */
  readonly saturation?: number
}

/** What a text asks for of the look and the place of a game. */
export interface Setting {
  readonly name?: string
  /** What it is about, as it was written. */
  readonly subject?: string
  /** The same with its article, where a sentence says it. */
  readonly about?: string
  /** Things that are named without being called symbols or the theme. */
  readonly motifs?: readonly string[]
  readonly symbols?: readonly NamedSymbol[]
  /** Things that are not to be seen. */
  readonly shunned?: readonly string[]
  readonly moods?: readonly Mood[]
  readonly colours?: readonly AskedColour[]
  readonly markets?: readonly string[]
  /** The hour, the weather, the materials and who plays. */
  readonly look?: ChosenLook
  /** What is asked for beside the game itself. */
  readonly asides?: readonly Aside[]
  /** Nothing moves but what has to. */
  readonly still?: true
  /** How many times as quick as usual. */
  readonly pace?: number
  /** Not to play by itself. */
  readonly autoplay?: false
  /** Of a hundred. */
  readonly volume?: number
  /** Of what is not to be heard. */
  readonly silence?: Silence
  readonly styles?: readonly Style[]
  /** Languages of its texts that the composer does not write. */
  readonly otherLanguages?: readonly string[]
  /** Of the game’s texts, where it is said. */
  readonly language?: 'da' | 'en'
}

/** What a text asks for. What it does not speak of is absent. */
export interface Wishes extends Setting {
  readonly reels?: number
  readonly rows?: number
  readonly lines?: number
  readonly wins?: WinWish
  /** The number of ways, where one is named. */
  readonly ways?: number
  /** In percent. */
  readonly rtp?: number
  readonly volatility?: Volatility
  /** In times the bet. */
  readonly maxWin?: number
  /** In percent. */
  readonly hitFrequency?: number
  readonly freeSpins?: number
  readonly freeSpinMultiplier?: number
  readonly wildMultiplier?: number
  /** Of a feature that is bought, in times the bet. */
  readonly buyPrice?: number
  readonly miniGames?: number
  /** Returns at which the game is wanted, in percent. */
  readonly versions?: readonly number[]
  readonly leastCluster?: number
  readonly jackpotCount?: number
  /** What its jackpots are called, from the least. */
  readonly jackpotNames?: readonly string[]
  /** Free spins by the number of scatters, where they are named for it. */
  readonly awards?: Readonly<Record<string, number>>
  /** Further free spins while they run. */
  readonly again?: number
  /** Free spins to choose between, each with what its wins are multiplied by. */
  readonly choices?: readonly { readonly spins: number; readonly multiplier: number }[]
  /** So many of the coin start hold and win. */
  readonly coinsAt?: number
  /** What its coins are. */
  readonly coinName?: string
  /** Who or what collects them. */
  readonly collectorName?: string
  readonly jackpotSizes?: readonly { readonly name?: string; readonly bets: number }[]
  /** Of the symbol that pays most, in times the bet. */
  readonly topPay?: number
  /** Of the best segment of the wheel, in times the bet. */
  readonly wheelTop?: number
  /** Of a cell that multiplies, at most. */
  readonly cellsUpTo?: number
  /** Of a symbol that multiplies a spin, at most. */
  readonly bombsUpTo?: number
  /** What each fall of symbols is multiplied by, from the first. */
  readonly fallSteps?: readonly number[]
  /** So many of the scatter start the free spins. */
  readonly triggerAt?: number
  readonly rowsOfReels?: readonly number[]
  /** The reels, from 1, on which a symbol may stand. */
  readonly wildOn?: readonly number[]
  readonly scatterOn?: readonly number[]
  /** In kroner. */
  readonly bets?: { readonly min?: number; readonly max?: number }
  readonly wanted: readonly FeatureWish[]
  readonly unwanted: readonly FeatureWish[]
  readonly audience?: Audience
  /** `slot`, or the kind of table game that it names. */
  readonly requestedKind: string
  /** What it asks of a table game, where it names one. */
  readonly table?: TableWishes
}
