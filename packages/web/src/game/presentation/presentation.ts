import type { Presentation } from '@spilvaerk/schemas'
import type { FacePalette } from '../../machine/face.ts'
import type { Step } from '../../machine/script.ts'
import { isPlaceSound } from '../../machine/sound/place-notes.ts'
import { DEFAULT_SOUND, type SoundSettings } from '../../machine/sound/sound-settings.ts'
import { soundThemeNamed } from '../../machine/sound/themes.ts'
import { coloursOf } from './colours.ts'
import { VISUAL_EFFECTS, type VisualEffect } from './visual-effects.ts'

/** How a game is shown and heard. A name that this machine does not know is as good as none. */
export interface Look {
  readonly palette: FacePalette
  readonly sound: SoundSettings
  readonly effects: readonly VisualEffect[]
  /** The game's own wish to keep still; a player's wish is another. */
  readonly isStill: boolean
}

export function lookOf(palette: FacePalette, presentation: Presentation | undefined): Look {
  if (!presentation) return { palette, sound: DEFAULT_SOUND, effects: [], isStill: false }
  const { colorScheme, soundTheme, volume, backgroundMusic, effects, sounds = [], animations } = presentation
  return {
    palette: coloursOf(palette, colorScheme),
    sound: {
      theme: soundThemeNamed(soundTheme),
      places: sounds.filter(isPlaceSound),
      volume,
      music: backgroundMusic,
    },
    effects: animations ? VISUAL_EFFECTS.map(({ name }) => name).filter((name) => effects.includes(name)) : [],
    isStill: !animations,
  }
}

/** A round that gave no more than it cost is no win to make ado of. */
export const isCelebrated = (step: Step): boolean => step.type === 'total' && step.tier !== 'none'
