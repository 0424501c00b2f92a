import { ADVANCED_PERSONALITIES, ADVANCED_THEMES, type Presentation, type Volatility } from '@spilvaerk/schemas'

export const THEMES = ADVANCED_THEMES
export const PERSONALITIES = ADVANCED_PERSONALITIES

export const COLOUR_SCHEMES = [
  { value: 'auto', label: 'Automatisk (temaets egne)' },
  { value: 'dark', label: 'Mørk' },
  { value: 'light', label: 'Lys' },
  { value: 'neon', label: 'Neon' },
  { value: 'vintage', label: 'Vintage' },
] as const satisfies readonly { readonly value: Presentation['colorScheme']; readonly label: string }[]

export const VOLATILITIES = [
  { value: 'low', label: 'Lav' },
  { value: 'medium', label: 'Middel' },
  { value: 'high', label: 'Høj' },
  { value: 'extreme', label: 'Ekstrem' },
] as const satisfies readonly { readonly value: Volatility; readonly label: string }[]

export const RANGES = {
  reels: { min: 3, max: 7, step: 1 },
  paylines: { min: 5, max: 100, step: 5 },
  rtp: { min: 85, max: 98, step: 0.5 },
  volume: { min: 0, max: 100, step: 5 },
  speed: { min: 0.5, max: 3, step: 0.1 },
} as const

export const INSPIRATIONS = [
  'En fyrpasser på en øde ø samler stjerneskud i krukker, og hver krukke åbner en ny nat med gratis spins.',
  'Et nattog kører gennem Europas glemte stationer, hvor hver konduktør gemmer på en multiplikator.',
  'En urmager i en tivolihave har bygget et urværk, der drejer årstiderne og lader wilds blomstre.',
  'Dybhavsdykkere finder et sunket teater, hvor sløret går, når tre masker viser sig på scenen.',
  'En flok ræve planlægger kup i en vinterby, og byttet vokser, for hvert tag de når over.',
] as const
