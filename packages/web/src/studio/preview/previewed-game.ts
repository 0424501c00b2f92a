import { preview } from '@spilvaerk/messages/preview'
import type { GameArt, GameConfig } from '@spilvaerk/schemas'
import { AUTO_SPIN_OPTIONS, BET_LEVELS, MAX_BET } from '@spilvaerk/schemas'
import type { Definition } from '@spilvaerk/slot-engine'
import type { Answer, PlayOptions } from '../../game/play-store.ts'
import { textsOf } from '../../lib/page-language.ts'
import type { FacePalette } from '../../machine/face.ts'
import { chooseLook } from '../../machine/look/choose.ts'
import type { GameLook } from '../../machine/look/vocabulary.ts'
import { PREVIEW_GAME, PREVIEW_PALETTE } from './preview-game.ts'
import { previewRound } from './preview-round.ts'

/** What the studio previews: a stored game, or a sample before there is one. */
export interface PreviewedGame {
  readonly gameId: number | undefined
  readonly definition: Definition
  readonly palette: FacePalette
  readonly dress: GameLook
  readonly config: GameConfig
  /** Pictures of its maker's. */
  readonly art?: GameArt | undefined
}

/** Before there is a game, with the words of the page on it. */
export const samplePreview = (): PreviewedGame => ({
  gameId: undefined,
  definition: inWords(PREVIEW_GAME),
  palette: PREVIEW_PALETTE,
  dress: chooseLook({ name: PREVIEW_GAME.name, theme: 'classic', definitionHash: PREVIEW_GAME.id }),
  config: {
    minBet: BET_LEVELS[0],
    maxBet: MAX_BET,
    betLevels: [...BET_LEVELS],
    autoSpinOptions: [...AUTO_SPIN_OPTIONS],
    soundEnabled: true,
    animationSpeed: 1,
  },
})

type Named = keyof (typeof preview)['da']['symbols']
const isNamed = (id: string): id is Named => Object.hasOwn(preview.da.symbols, id)

function inWords(definition: typeof PREVIEW_GAME): Definition {
  const t = textsOf(preview)
  const symbols = definition.symbols.map((symbol) => ({
    ...symbol,
    name: isNamed(symbol.id) ? t(`symbols.${symbol.id}`) : symbol.id,
  }))
  return { ...definition, name: t('name'), symbols }
}

/** So long a preview spin lasts. */
export const PREVIEW_MS = 3000

const nothingToTell = (): Answer => ({ kind: 'refused', message: textsOf(preview)('asksNothing') })

/** The preview decides its rounds here. */
export const PREVIEW_SERVER: Pick<PlayOptions, 'ask' | 'tell'> = {
  ask: async ({ bet, key }) => ({ kind: 'round', result: previewRound({ bet, key }) }),
  tell: async () => nothingToTell(),
}
