import type { Definition, Feature, Option, Prize, Weighted } from '@spilvaerk/slot-engine'
import { prizeAbout } from './prize-about.ts'

/** One of the things a player may choose between, with what it means. */
export interface FaceOption extends Option {
  readonly about?: string
}

/** What a feature's stage shows before anything in it is drawn. */
export type FaceFeature =
  /** Symbols that stay where they landed, and symbols that walk a reel to the left with each spin. */
  | {
      readonly kind: 'freeSpins'
      readonly sticky: readonly string[]
      readonly walking: readonly string[]
      /** They last as long as something walks: respins, in the words of the trade. */
      readonly untilGone: boolean
      /** A symbol ends them: their number is not known. */
      readonly endedBy?: string
    }
  /** Each segment is as wide as its weight: what is seldom looks seldom. */
  | { readonly kind: 'wheel'; readonly segments: readonly Weighted[] }
  /** `items` by their index; `tiles` lie covered. */
  | {
      readonly kind: 'pick'
      readonly items: readonly Prize[]
      readonly tiles: number
      /** By item the factor that multiplies what the others give. */
      readonly factors?: readonly (number | undefined)[]
      /** So many of an item give its prize. */
      readonly alike?: number
    }
  | { readonly kind: 'ladder'; readonly rungs: readonly Prize[] }
  | { readonly kind: 'board'; readonly spaces: readonly Prize[] }
  | { readonly kind: 'choice'; readonly options: readonly FaceOption[] }
  | { readonly kind: 'holdAndWin'; readonly respins: number; readonly fullCoins: number }

export function faceFeature(feature: Feature, definition: Definition): FaceFeature {
  switch (feature.type) {
    case 'freeSpins':
      return {
        kind: 'freeSpins',
        sticky: feature.sticky ?? [],
        walking: feature.walking ?? [],
        untilGone: feature.untilGone ?? false,
        ...(feature.endedBy !== undefined && { endedBy: feature.endedBy }),
      }
    case 'wheel':
      return { kind: 'wheel', segments: feature.segments }
    case 'pick': {
      const tiles = feature.items.reduce((sum, { count }) => sum + count, 0)
      return {
        kind: 'pick',
        items: feature.items.map(({ prize }) => prize),
        tiles,
        ...(feature.items.some((item) => item.factor) && { factors: feature.items.map(({ factor }) => factor) }),
        ...(feature.alike !== undefined && { alike: feature.alike }),
      }
    }
    case 'ladder':
      return { kind: 'ladder', rungs: feature.rungs.map(({ prize }) => prize) }
    case 'board':
      return { kind: 'board', spaces: feature.spaces.map(({ prize }) => prize) }
    case 'choice':
      return {
        kind: 'choice',
        options: feature.options.map((option) => ({ ...option, about: prizeAbout(option.prize, definition) })),
      }
    case 'holdAndWin':
      return { kind: 'holdAndWin', respins: feature.respins, fullCoins: feature.fullCoins ?? 0 }
  }
}
