import type { Game } from '@spilvaerk/schemas'
import { usePreferences } from './preferences.ts'

/** Whether sounds are played: what was chosen here, else what the game's maker wished. */
export const useSoundOn = (game: Pick<Game, 'config'>): boolean =>
  usePreferences(({ isSoundOn }) => isSoundOn) ?? game.config.soundEnabled

/** Whether music is played: what was chosen here, else what the game's maker wished. */
export const useMusicOn = (game: Pick<Game, 'config'>): boolean =>
  usePreferences(({ isMusicOn }) => isMusicOn) ?? game.config.presentation?.backgroundMusic ?? true
