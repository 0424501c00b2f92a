import { useEffect } from 'react'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { useReducedMotion } from './media-query.ts'

type MotionStore = { readonly isStill: boolean; readonly setStill: (isStill: boolean) => void }

/** The visitor's own word on lamps that twinkle and reels that turn by themselves (WCAG 2.2.2). */
export const useMotionChoice = create<MotionStore>()(
  persist((set) => ({ isStill: false, setStill: (isStill) => set({ isStill }) }), {
    name: 'motion',
    partialize: ({ isStill }) => ({ isStill }),
  }),
)

/** Whether decoration should keep still: by the device's setting or by the visitor's choice here. */
export function useStillness(): boolean {
  const isReduced = useReducedMotion()
  const isStill = useMotionChoice((choice) => choice.isStill)
  return isReduced || isStill
}

/** Tells the style sheets, which stop every ambient animation under `data-still`. */
export function useStillnessMark(): void {
  const isStill = useMotionChoice((choice) => choice.isStill)
  useEffect(() => {
    document.documentElement.toggleAttribute('data-still', isStill)
  }, [isStill])
}
