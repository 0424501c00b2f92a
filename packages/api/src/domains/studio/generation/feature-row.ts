import type { BriefFeatures, Definition } from '@spilvaerk/slot-engine'

export type WishedFeatures = { -readonly [F in keyof BriefFeatures]: BriefFeatures[F] }

export interface FeatureRow {
  /** What to ask the designer for. */
  readonly ask: WishedFeatures
  /** Whether a game has it. */
  readonly met: (definition: Definition) => boolean
}
