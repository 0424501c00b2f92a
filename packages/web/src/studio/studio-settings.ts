import * as z from 'zod/mini'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { COMPLEXITIES, STYLES } from './bigcasino/presets.ts'

const text = z.catch(z.string(), '')
const version = z.catch(z.optional(z.object({ id: z.int(), version: z.int() })), undefined)
const percent = (usual: number) => z.catch(z.number().check(z.minimum(0), z.maximum(100)), usual)
const oneOf = <const Values extends readonly string[]>(values: Values, usual: Values[number]) =>
  z.catch(z.enum(values), usual)

export const VIEWS = ['grid', 'list'] as const
export const EXPORT_SETTINGS = ['html5', 'unity', 'api'] as const
export const COMPRESSIONS = ['low', 'medium', 'high'] as const
export const SHELVES = ['mine', 'archive', 'workshop', 'catalogue'] as const
export const AB_SPINS = ['20000', '200000', '1000000'] as const

const studioSettings = z.object({
  topic: text,
  theme: text,
  concept: text,
  a: version,
  b: version,
  spins: oneOf(AB_SPINS, '200000'),
  shelf: z.catch(z.optional(z.enum(SHELVES)), undefined),
  view: oneOf(VIEWS, 'grid'),
  complexity: oneOf(
    COMPLEXITIES.map(({ id }) => id),
    'high',
  ),
  style: oneOf(STYLES, 'any'),
  innovation: percent(75),
  format: oneOf(EXPORT_SETTINGS, 'html5'),
  compression: oneOf(COMPRESSIONS, 'medium'),
  creativity: percent(75),
  themeComplexity: percent(60),
  /** Whether letters alone do something in the library. */
  singleKeys: z.catch(z.boolean(), true),
  live: z.catch(z.boolean(), true),
  advanced: z.catch(z.boolean(), false),
})
type StudioSettings = z.infer<typeof studioSettings>

interface StudioSettingsStore extends StudioSettings {
  readonly keep: (change: Partial<StudioSettings>) => void
}

const USUAL: StudioSettings = studioSettings.parse({})

/** Anyone could have written into the storage: what is no choice of ours is the usual one. */
export const readStudioSettings = (stored: unknown): StudioSettings => studioSettings.safeParse(stored).data ?? USUAL

/** What is written and chosen in the tabs beside the generator; a reload finds it again. */
export const useStudioSettings = create<StudioSettingsStore>()(
  persist((set): StudioSettingsStore => ({ ...USUAL, keep: (change) => set(change) }), {
    name: 'spilvaerk.studio.tabs',
    partialize: ({ keep: _, ...rest }): StudioSettings => rest,
    merge: (stored, current) => ({ ...current, ...readStudioSettings(stored) }),
  }),
)
