import type { Cue } from '../cues.ts'
import type { SongAsked } from '../music/music.worker.ts'
import { PLACE_NOTES, type PlaceSound } from './place-notes.ts'
import type { SoundClip } from './sound-clips.ts'
import { THEME_NOTES } from './theme-notes.ts'
import type { SoundMoment, SoundThemeName } from './themes.ts'

/** How a game sounds. */
export interface SoundSettings {
  /** Without one, the synthesizer plays. */
  readonly theme?: SoundThemeName | undefined
  /** Sounds of the place where the game is set: while a feature depends on a reel, when a scatter lands, and when a feature begins. */
  readonly places: readonly PlaceSound[]
  /** 0 to 100. */
  readonly volume: number
  readonly music: boolean
  /** 0 to 100, of the music and of the effects, each by itself. */
  readonly musicVolume?: number
  readonly effectsVolume?: number
  /** The game's own song; without one, the theme's loop plays. */
  readonly song?: SongAsked | undefined
}

export const DEFAULT_SOUND: SoundSettings = { places: [], volume: 100, music: false }

export const themeClip = (theme: SoundThemeName, moment: SoundMoment): SoundClip => ({
  name: `${theme}/${moment}`,
  notes: THEME_NOTES[theme][moment],
})

export const placeClip = (place: PlaceSound): SoundClip => ({ name: place, notes: PLACE_NOTES[place] })

/** What a game plays at a cue; undefined leaves it to the synthesizer, null is silence. */
export function clipAt(cue: Cue, { theme, places }: SoundSettings): SoundClip | null | undefined {
  const [pending, fallen, begun] = places
  switch (cue.name) {
    case 'start':
      return theme && themeClip(theme, 'spin')
    case 'tick':
      return theme && themeClip(theme, 'stop')
    case 'fanfare':
      return theme && themeClip(theme, 'win')
    case 'line':
      // The first line's sound is still heard when the others are drawn.
      return theme && (cue.nth === 0 ? themeClip(theme, 'win') : null)
    case 'tension':
      return pending && placeClip(pending)
    case 'scatter':
      return fallen && placeClip(fallen)
    case 'enter':
      return begun ? placeClip(begun) : theme && themeClip(theme, 'win')
    case 'coin':
    case 'leave':
    case 'chip':
    case 'card':
    case 'dice':
    case 'wheel':
    case 'pins':
    case 'rest':
      return undefined
  }
}
