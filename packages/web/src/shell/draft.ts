import { z } from 'zod'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'

export const REELS = [3, 5, 6] as const
export const PAYLINES = [10, 25, 50] as const
export const CARD_VOLATILITIES = ['low', 'medium', 'high'] as const
export const RTP_RANGE = { min: 85, max: 98, step: 0.1 } as const
export const MAX_WIN_RANGE = { min: 100, max: 10_000, step: 100 } as const

export const card = z.object({
  /** In percent. */
  rtp: z.number().min(RTP_RANGE.min).max(RTP_RANGE.max).catch(96.5),
  volatility: z.enum(CARD_VOLATILITIES).catch('medium'),
  reels: z.literal(REELS).catch(5),
  paylines: z.literal(PAYLINES).catch(25),
  maxWin: z.number().min(MAX_WIN_RANGE.min).max(MAX_WIN_RANGE.max).catch(5000),
})
/** The configuration card: wishes that go beside the prompt. */
export type Card = z.infer<typeof card>

const draft = z.object({
  prompt: z.string().catch(''),
  card: card.catch(card.parse({})),
  /** The game that the studio works on. */
  gameId: z.int().positive().optional().catch(undefined),
})
type Draft = z.infer<typeof draft>

type DraftStore = Draft & {
  readonly setPrompt: (prompt: string) => void
  readonly setCard: (change: Partial<Card>) => void
  readonly select: (gameId: number | undefined) => void
}

const EMPTY = draft.parse({})

/** What is being worked on; a reload finds it again. */
export const useDraft = create<DraftStore>()(
  persist(
    (set): DraftStore => ({
      ...EMPTY,
      setPrompt: (prompt) => set({ prompt }),
      setCard: (change) => set(({ card: before }) => ({ card: { ...before, ...change } })),
      select: (gameId) => set({ gameId }),
    }),
    {
      name: 'spilvaerk.studio',
      partialize: ({ prompt, card: kept, gameId }): Draft => ({ prompt, card: kept, gameId }),
      // Anyone could have written into the storage.
      merge: (stored, current) => ({ ...current, ...draft.catch(EMPTY).parse(stored) }),
    },
  ),
)
