import * as z from 'zod/mini'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { VISUAL_EFFECTS } from '../game/presentation/visual-effects.ts'
import { SOUND_THEMES } from '../machine/sound/themes.ts'
import { COLOUR_SCHEMES, PERSONALITIES, RANGES, THEMES, VOLATILITIES } from './presets.ts'

type Values<T> = readonly [T, ...T[]]
/** The lists of presets are written out, none of them empty. */
const oneOf = <T extends string>(values: readonly T[], usual: T) => z.catch(z.enum(values as Values<T>), usual)
const chosen = <T extends string>(values: readonly T[]) => z.catch(z.nullable(z.enum(values as Values<T>)), null)
const within = ({ min, max }: { readonly min: number; readonly max: number }, usual: number) =>
  z.catch(z.number().check(z.minimum(min), z.maximum(max)), usual)
const text = z.catch(z.string(), '')
const on = z.catch(z.boolean(), true)

const sound = z.object({
  enabled: on,
  backgroundMusic: on,
  theme: oneOf(
    SOUND_THEMES.map(({ name }) => name),
    'Klassisk Casino',
  ),
  volume: within(RANGES.volume, 70),
})
const visuals = z.object({
  animations: on,
  speed: within(RANGES.speed, 1),
  effects: z.catch(z.array(z.enum(VISUAL_EFFECTS.map(({ name }) => name))), []),
  colorScheme: oneOf(
    COLOUR_SCHEMES.map(({ value }) => value),
    'auto',
  ),
})
const ai = z.object({ optimization: on, marketTrends: on, playerBehavior: on })
const settings = z.object({
  reels: within(RANGES.reels, 5),
  paylines: within(RANGES.paylines, 25),
  rtp: within(RANGES.rtp, 96),
  volatility: oneOf(
    VOLATILITIES.map(({ value }) => value),
    'medium',
  ),
  sound: z.catch(sound, sound.parse({})),
  visuals: z.catch(visuals, visuals.parse({})),
  ai: z.catch(ai, ai.parse({})),
})
const draft = z.object({
  name: text,
  description: text,
  themeId: chosen(THEMES.map(({ id }) => id)),
  personalityId: chosen(PERSONALITIES.map(({ id }) => id)),
  settings: z.catch(settings, settings.parse({})),
})

export type Settings = z.infer<typeof settings>
export type Draft = z.infer<typeof draft>
/** What may be changed in one go. */
export type DraftChange = Partial<Omit<Draft, 'settings'>> & { readonly settings?: Partial<Settings> }

export const EMPTY_DRAFT: Draft = draft.parse({})

interface DraftStore extends Draft {
  readonly change: (change: DraftChange) => void
  readonly setSound: (change: Partial<Settings['sound']>) => void
  readonly setVisuals: (change: Partial<Settings['visuals']>) => void
  readonly setAi: (change: Partial<Settings['ai']>) => void
  /** What the game is; how it sounds, looks and counts stays. */
  readonly reset: () => void
}

/** What is being worked on; a reload finds it again. */
export const useDraft = create<DraftStore>()(
  persist(
    (set): DraftStore => ({
      ...EMPTY_DRAFT,
      change: (change) => set(({ settings: before }) => ({ ...change, settings: { ...before, ...change.settings } })),
      setSound: (change) =>
        set(({ settings: before }) => ({ settings: { ...before, sound: { ...before.sound, ...change } } })),
      setVisuals: (change) =>
        set(({ settings: before }) => ({ settings: { ...before, visuals: { ...before.visuals, ...change } } })),
      setAi: (change) => set(({ settings: before }) => ({ settings: { ...before, ai: { ...before.ai, ...change } } })),
      reset: () => set({ name: '', description: '', themeId: null, personalityId: null }),
    }),
    {
      name: 'spilvaerk.avanceret',
      partialize: ({ name, description, themeId, personalityId, settings: kept }): Draft => ({
        name,
        description,
        themeId,
        personalityId,
        settings: kept,
      }),
      // Anyone could have written into the storage.
      merge: (stored, current) => ({ ...current, ...(draft.safeParse(stored).data ?? EMPTY_DRAFT) }),
    },
  ),
)

export const themeOf = ({ themeId }: Pick<Draft, 'themeId'>) => THEMES.find(({ id }) => id === themeId) ?? null
export const personalityOf = ({ personalityId }: Pick<Draft, 'personalityId'>) =>
  PERSONALITIES.find(({ id }) => id === personalityId) ?? null
