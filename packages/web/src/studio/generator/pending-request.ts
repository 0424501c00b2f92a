import { z } from 'zod'
import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import { newKey } from '../../lib/new-key.ts'
import { card, useDraft } from '../../shell/draft.ts'
import { GENERATION_KINDS } from './generation-run.ts'
import { anyRoll } from './wishes.ts'

const request = z.object({
  kind: z.enum(GENERATION_KINDS),
  prompt: z.string(),
  card,
  miniGames: z.int().optional(),
})
/** What a game is made of. */
export type GenerationRequest = z.infer<typeof request>

const keys = z.object({
  key: z.string(),
  /** Of the request that stores what was designed. */
  keepKey: z.string(),
  roll: z.number(),
})
/** Identify a request: repeated with the same keys, it gives the same game. */
export type RequestKeys = z.infer<typeof keys>

const pending = z.object({ request, keys, sentAt: z.number() })
type Pending = z.infer<typeof pending>

const stored = z.object({ pending: pending.optional() })

/** The request that this tab has no answer to; a reload finds it again. */
const usePending = create<z.infer<typeof stored>>()(
  persist(() => ({}), {
    name: 'spilvaerk.generation',
    storage: createJSONStorage(() => sessionStorage),
    // Anyone could have written into the storage.
    merge: (found, current) => ({ ...current, ...stored.catch({}).parse(found) }),
  }),
)

const pendingNow = (): Pending | undefined => usePending.getState().pending
function set(next: Pending | undefined): void {
  usePending.setState({ pending: next }, true)
}

export function requestNow(kind: GenerationRequest['kind'], miniGames?: number): GenerationRequest {
  const { prompt, card } = useDraft.getState()
  return { kind, prompt, card, ...(miniGames !== undefined && { miniGames }) }
}

/** Notes that a request is on its way: under new keys, or those of the same one when its answer was lost. */
export function markSent(sent: GenerationRequest): RequestKeys {
  const last = pendingNow()
  const isAgain = last !== undefined && JSON.stringify(last.request) === JSON.stringify(sent)
  const own = isAgain ? last.keys : { key: newKey(), keepKey: newKey(), roll: anyRoll() }
  set({ request: sent, keys: own, sentAt: Date.now() })
  return own
}

/** It was answered, refused or given up: what was only lost on the way stays. */
export function markAnswered(own: RequestKeys): void {
  if (pendingNow()?.keys.key === own.key) set(undefined)
}

const LONGEST_MS = 10 * 60_000

/** What has no answer, as when a page is loaded again, unless it was sent long ago. */
export function brokenOff(): GenerationRequest | undefined {
  const last = pendingNow()
  return last && Date.now() - last.sentAt < LONGEST_MS ? last.request : undefined
}
