import type { GameConfig } from '@spilvaerk/schemas'
import { AUTO_SPIN_OPTIONS, BET_LEVELS, MAX_BET } from '@spilvaerk/schemas'
import type { Definition } from '@spilvaerk/slot-engine'
import type { Answer, PlayOptions } from '../../game/play-store.ts'
import type { FacePalette } from '../../machine/face.ts'
import { PREVIEW_GAME, PREVIEW_PALETTE } from './preview-game.ts'
import { previewRound } from './preview-round.ts'

/** What the studio previews: a stored game, or a sample before there is one. */
export interface PreviewedGame {
  readonly gameId: number | undefined
  readonly definition: Definition
  readonly palette: FacePalette
  readonly config: GameConfig
}

export const SAMPLE_PREVIEW: PreviewedGame = {
  gameId: undefined,
  definition: PREVIEW_GAME,
  palette: PREVIEW_PALETTE,
  config: {
    minBet: BET_LEVELS[0],
    maxBet: MAX_BET,
    betLevels: [...BET_LEVELS],
    autoSpinOptions: [...AUTO_SPIN_OPTIONS],
    soundEnabled: true,
    animationSpeed: 1,
  },
}

/** So long a preview spin lasts. */
export const PREVIEW_MS = 3000

const NOTHING_TO_TELL: Answer = { kind: 'refused', message: 'The preview asks nothing' }

/** The preview decides its rounds here. */
export const PREVIEW_SERVER: Pick<PlayOptions, 'ask' | 'tell'> = {
  ask: async ({ bet, key }) => ({ kind: 'round', result: previewRound({ bet, key }) }),
  tell: async () => NOTHING_TO_TELL,
}
