import type { Cue } from '../cues.ts'
import { PLACE_NOTES, type PlaceSound } from './place-notes.ts'
import type { Tape } from './tapes.ts'
import { THEME_NOTES } from './theme-notes.ts'
import type { SoundMoment, SoundThemeName } from './themes.ts'

/** How a game sounds. */
export interface SoundManner {
  /** The house's own sounds where there is none. */
  readonly theme?: SoundThemeName | undefined
  /** What its place sounds like: while something hangs on a reel, when a scatter falls, and when a feature begins. */
  readonly places: readonly PlaceSound[]
  /** 0 to 100. */
  readonly volume: number
  readonly music: boolean
}

export const HOUSE_MANNER: SoundManner = { places: [], volume: 100, music: false }

export const themeTape = (theme: SoundThemeName, moment: SoundMoment): Tape => ({
  name: `${theme}/${moment}`,
  notes: THEME_NOTES[theme][moment],
})

export const placeTape = (place: PlaceSound): Tape => ({ name: place, notes: PLACE_NOTES[place] })

/** What a game plays at a cue; undefined leaves it to the house, null to silence. */
export function tapeAt(cue: Cue, { theme, places }: SoundManner): Tape | null | undefined {
  const [pending, fallen, begun] = places
  switch (cue.name) {
    case 'start':
      return theme && themeTape(theme, 'spin')
    case 'tick':
      return theme && themeTape(theme, 'stop')
    case 'fanfare':
      return theme && themeTape(theme, 'win')
    case 'line':
      // The first line's sound is still heard when the others are drawn.
      return theme && (cue.nth === 0 ? themeTape(theme, 'win') : null)
    case 'tension':
      return pending && placeTape(pending)
    case 'scatter':
      return fallen && placeTape(fallen)
    case 'enter':
      return begun ? placeTape(begun) : theme && themeTape(theme, 'win')
    case 'coin':
    case 'leave':
      return undefined
  }
}
