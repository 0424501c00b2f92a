import { DEFAULT_BET } from '@spilvaerk/schemas'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'

type Preferences = {
  /** Undefined until chosen: then the game's own setting holds. */
  readonly isSoundOn: boolean | undefined
  /** Undefined until chosen. Music and effects each have a switch and a volume; a game may have its own. */
  readonly isMusicOn: boolean | undefined
  readonly musicVolume: number
  readonly effectsVolume: number
  readonly isQuick: boolean
  readonly spinsOnSpace: boolean
  readonly bet: number
  /** At a table, after a move that the proved strategy would not have made. */
  readonly tellsMistakes: boolean
}

type PreferencesStore = Preferences & { readonly prefer: (change: Partial<Preferences>) => void }

/** How this visitor likes to play; the same in every game. */
export const usePreferences = create<PreferencesStore>()(
  persist(
    (set): PreferencesStore => ({
      isSoundOn: undefined,
      isMusicOn: undefined,
      musicVolume: 60,
      effectsVolume: 100,
      isQuick: false,
      spinsOnSpace: true,
      bet: DEFAULT_BET,
      tellsMistakes: false,
      prefer: (change) => set(change),
    }),
    {
      name: 'spilvaerk.valg',
      partialize: ({ prefer: _prefer, ...kept }): Preferences => kept,
    },
  ),
)

/** The level of the preferred bet, or the nearest below it that the game offers. */
export function levelOf(bet: number, betLevels: readonly number[]): number {
  return Math.max(
    0,
    betLevels.findLastIndex((level) => level <= bet),
  )
}
