import { create } from 'zustand'
import { persist } from 'zustand/middleware'

type CardColours = {
  /** Diamonds are blue and clubs green, so that no two suits share a colour. */
  readonly isFourColour: boolean
  readonly setFourColour: (isFourColour: boolean) => void
}

/** How this visitor's cards are coloured, in every game. */
export const useCardColours = create<CardColours>()(
  persist((set) => ({ isFourColour: false, setFourColour: (isFourColour) => set({ isFourColour }) }), {
    name: 'spilvaerk.kort',
    partialize: ({ isFourColour }) => ({ isFourColour }),
  }),
)
