import * as z from 'zod/mini'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'

export type Side = 'left' | 'right'
export const WIDTHS = { min: 220, max: 520, step: 16 } as const

const side = (widthPx: number) =>
  z.catch(
    z.object({
      widthPx: z.catch(z.number().check(z.minimum(WIDTHS.min), z.maximum(WIDTHS.max)), widthPx),
      isFolded: z.catch(z.boolean(), false),
    }),
    { widthPx, isFolded: false },
  )
const panels = z.object({ left: side(320), right: side(340) })
type Panels = z.infer<typeof panels>
export type Panel = Panels[Side]

interface PanelStore extends Panels {
  readonly change: (side: Side, change: Partial<Panel>) => void
}

const within = (px: number): number => Math.round(Math.min(WIDTHS.max, Math.max(WIDTHS.min, px)))
export const USUAL: Panels = panels.parse({})

/** How wide the panels beside the game are, and which are folded; a reload finds it again. */
export const usePanels = create<PanelStore>()(
  persist(
    (set): PanelStore => ({
      ...USUAL,
      change: (which, change) =>
        set((before) => {
          const next = { ...before[which], ...change }
          return { [which]: { ...next, widthPx: within(next.widthPx) } }
        }),
    }),
    {
      name: 'spilvaerk.paneler',
      partialize: ({ left, right }): Panels => ({ left, right }),
      // Anyone could have written into the storage.
      merge: (stored, current) => ({ ...current, ...(panels.safeParse(stored).data ?? USUAL) }),
    },
  ),
)
