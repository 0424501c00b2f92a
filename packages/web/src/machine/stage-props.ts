import type { Face } from './face.ts'
import type { FeatureStage } from './hud.ts'
import type { Layout } from './layout.ts'
import { prizeText } from './prize-text.ts'

export type StageProps<Kind extends FeatureStage['kind'] = FeatureStage['kind']> = {
  readonly stage: Extract<FeatureStage, { kind: Kind }>
  readonly face: Face
  readonly layout: Layout
  readonly money: (coins: number) => string
  readonly onPick: (tile: number) => void
  readonly onSkip: () => void
  readonly onDecide: (option: number) => void
  /** By option of the choice at hand: what is known of it, such as its RTP. */
  readonly optionNotes?: readonly (string | undefined)[]
}

export const wordsOf =
  ({ face, money }: Pick<StageProps, 'face' | 'money'>) =>
  (prize: Parameters<typeof prizeText>[0]): string =>
    prizeText(prize, money, (id) => face.jackpots.find((jackpot) => jackpot.id === id)?.name ?? id)
