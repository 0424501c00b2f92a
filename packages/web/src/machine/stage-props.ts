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
}

export const wordsOf =
  ({ face, money }: Pick<StageProps, 'face' | 'money'>) =>
  (prize: Parameters<typeof prizeText>[0]): string =>
    prizeText(prize, money, (id) => face.jackpots.find((jackpot) => jackpot.id === id)?.name ?? id)
