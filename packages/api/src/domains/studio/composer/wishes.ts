import type { Volatility } from '@spilvaerk/schemas'
import { MECHANICS } from '@spilvaerk/slot-engine'
import { UNDESIGNED } from './mechanic-words.ts'
import type { TableWishes } from './tables/read-table.ts'

/** Ways of winning that can be asked for in words. */
export const WIN_WISHES = ['lines', 'ways', 'megaways', 'clusters', 'anywhere'] as const
export type WinWish = (typeof WIN_WISHES)[number]

export const FEATURE_WISHES = [
  'freeSpins',
  'retrigger',
  'wild',
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
  ...UNDESIGNED,
] as const
export type FeatureWish = (typeof FEATURE_WISHES)[number]

export const AUDIENCES = ['beginners', 'casual', 'highRollers', 'thrillSeekers'] as const
export type Audience = (typeof AUDIENCES)[number]

/** What a text asks for. What it does not speak of is absent. */
export interface Wishes {
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
  readonly wanted: readonly FeatureWish[]
  readonly unwanted: readonly FeatureWish[]
  readonly audience?: Audience
  /** `slot`, or the kind of table game that it names. */
  readonly requestedKind: string
  /** What it asks of a table game, where it names one. */
  readonly table?: TableWishes
}
