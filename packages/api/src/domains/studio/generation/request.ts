import type { Palette, Presentation, Volatility } from '@spilvaerk/schemas'
import type { BriefSymbol } from '@spilvaerk/slot-engine'
import type { Audience, FeatureWish } from '../composer/wishes.ts'

/** The figures of the configuration card, in the units of the wire. */
export interface Card {
  readonly rtp?: number | undefined
  readonly volatility?: Volatility | undefined
  readonly reels?: number | undefined
  readonly rows?: number | undefined
  readonly paylines?: number | undefined
  readonly maxWinMultiplier?: number | undefined
}

/** What every kind of order asks the one pipeline for. */
export interface GenerationRequest {
  readonly prompt: string
  readonly card: Card
  readonly roll: number
  /** Its number among the variations of one prompt, from 1. */
  readonly variation?: number | undefined
  /** A theme's key, over what the prompt speaks of. */
  readonly theme?: string | undefined
  /** A name that the maker gives, over the composed one. */
  readonly title?: string | undefined
  readonly description?: string | undefined
  readonly audience?: Audience | undefined
  readonly miniGames?: number | undefined
  /** Asked for by something else than words. */
  readonly features?: readonly FeatureWish[] | undefined
  /** Over those that are composed or written. */
  readonly symbols?: readonly BriefSymbol[] | undefined
  readonly palette?: Palette | undefined
  readonly presentation?: Presentation | undefined
  readonly animationSpeed?: number | undefined
}
