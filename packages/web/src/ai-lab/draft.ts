import * as z from 'zod/mini'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'

export const COMPLEXITIES = [
  { value: 'simple', label: 'complexities.simple' },
  { value: 'medium', label: 'complexities.medium' },
  { value: 'complex', label: 'complexities.complex' },
] as const

const text = z.catch(z.string(), '')
const draft = z.object({
  prompt: text,
  gameTheme: text,
  complexity: z.catch(z.enum(COMPLEXITIES.map(({ value }) => value)), 'medium'),
  targetAudience: text,
  playerData: text,
  focus: z.catch(z.string(), 'online casino gaming'),
  storyTheme: text,
  storyGameId: z.catch(z.optional(z.int().check(z.positive())), undefined),
})
export type Draft = z.infer<typeof draft>

export const EMPTY_DRAFT: Draft = draft.parse({})

interface DraftStore extends Draft {
  readonly change: (change: Partial<Draft>) => void
}

/** What is written in the four tabs; a reload finds it again. */
export const useDraft = create<DraftStore>()(
  persist((set): DraftStore => ({ ...EMPTY_DRAFT, change: (change) => set(change) }), {
    name: 'spilvaerk.laboratorium',
    partialize: ({ change: _, ...kept }): Draft => kept,
    // Anyone could have written into the storage.
    merge: (stored, current) => ({ ...current, ...(draft.safeParse(stored).data ?? EMPTY_DRAFT) }),
  }),
)
