import type { LockedCoin, Prize } from '@spilvaerk/slot-engine'
import type { FaceFeature } from './face-feature.ts'
import type { Multiplied } from './feature-steps.ts'
import type { MeterStand } from './meters.ts'
import type { GambleQuestion, Held } from './script.ts'
import type { Tier } from './tier.ts'

/** What a machine says beside its reels; the page draws it in HTML over the canvas. */
export interface Hud {
  readonly counter: SpinCounter | undefined
  readonly card: Card | undefined
  readonly stage: FeatureStage | undefined
  /** What stays in its cell while the reels run. */
  readonly held: readonly Held[]
  /** Multipliers on the wilds in view. */
  readonly badges: readonly Multiplied[]
  /** Filled by the cells that win in a spin. */
  /** Of the spin at hand; undefined between rounds. */
  readonly meters: readonly MeterStand[] | undefined
  /** The reels have stopped and a win is being shown: it may be hurried along. */
  readonly skippable: boolean
}

export type SpinCounter =
  | {
      readonly kind: 'free'
      readonly number: number
      readonly of: number
      readonly multiplier: number
      readonly lives?: number
    }
  | { readonly kind: 'respin'; readonly number: number; readonly multiplier: number }

export type Card =
  | { readonly kind: 'intro'; readonly spins: number; readonly multiplier: number; readonly untilGone: boolean }
  | { readonly kind: 'more'; readonly spins: number }
  | { readonly kind: 'level'; readonly level: number; readonly spins: number; readonly multiplier: number }
  | { readonly kind: 'outro'; readonly spins: number; readonly coins: number; readonly untilGone: boolean }
  | { readonly kind: 'cap'; readonly coins: number }
  | { readonly kind: 'jackpot'; readonly name: string; readonly coins: number }
  | { readonly kind: 'hold'; readonly full: boolean; readonly coins: number }
  | { readonly kind: 'symbol'; readonly symbol: string }
  | { readonly kind: 'gamble'; readonly won: boolean; readonly coins: number }
  | { readonly kind: 'win'; readonly coins: number; readonly tier: Exclude<Tier, 'none' | 'line'> }

type StageOf<Kind extends FaceFeature['kind']> = {
  readonly kind: Kind
  readonly feature: Extract<FaceFeature, { kind: Kind }>
  /** What it has just given. */
  readonly prize?: Prize
  readonly isLeaving?: boolean
}

/** The round's win, to take or to stake; how it went once it was staked. */
export interface GambleStage {
  readonly kind: 'gamble'
  readonly question: GambleQuestion
  readonly isAsking: boolean
  readonly isWon?: boolean
  readonly isLeaving?: boolean
}

/** A feature's own stage, as it stands. */
export type FeatureStage =
  | GambleStage
  /** Degrees turned; the segment once it stands. */
  | (StageOf<'wheel'> & { readonly turned: number; readonly segment?: number })
  /** Per tile the item found under it. `isOpen`: a touch uncovers the next. */
  | (StageOf<'pick'> & { readonly tiles: readonly (number | undefined)[]; readonly isOpen: boolean })
  /** −1 before the first rung is lit. */
  /** −1 before the first space; beyond the last once the piece has left the board. */
  | (StageOf<'board'> & { readonly space: number })
  | (StageOf<'ladder'> & { readonly rung: number; readonly isOver: boolean })
  /** `isAsking`: the player has to choose. */
  | (StageOf<'choice'> & { readonly option?: number; readonly isAsking?: boolean })
  | (StageOf<'collect'> & { readonly locked: readonly LockedCoin[] })
  | (StageOf<'holdAndWin'> & {
      readonly locked: readonly LockedCoin[]
      readonly respins: number
      /** Rows that have opened under the window. */
      readonly rows: number
      /** Reels that have opened on its right. */
      readonly reels: number
      /** By reel the respins left, where each has its own. */
      readonly left?: readonly number[]
      readonly isSpinning: boolean
    })

export const EMPTY_HUD: Hud = {
  counter: undefined,
  card: undefined,
  stage: undefined,
  held: [],
  badges: [],
  meters: undefined,
  skippable: false,
}
