import { advanced } from '@spilvaerk/messages/advanced'
import { ADVANCED_PERSONALITIES, ADVANCED_THEMES, type Presentation, type Volatility } from '@spilvaerk/schemas'
import { textsOf } from '../lib/page-language.ts'

export const THEMES = ADVANCED_THEMES
export const PERSONALITIES = ADVANCED_PERSONALITIES

export const COLOUR_SCHEMES = [
  { value: 'auto', label: 'schemes.auto' },
  { value: 'dark', label: 'schemes.dark' },
  { value: 'light', label: 'schemes.light' },
  { value: 'neon', label: 'schemes.neon' },
  { value: 'vintage', label: 'schemes.vintage' },
] as const satisfies readonly { readonly value: Presentation['colorScheme']; readonly label: string }[]

export const VOLATILITIES = [
  { value: 'low', label: 'volatilities.low' },
  { value: 'medium', label: 'volatilities.medium' },
  { value: 'high', label: 'volatilities.high' },
  { value: 'extreme', label: 'volatilities.extreme' },
] as const satisfies readonly { readonly value: Volatility; readonly label: string }[]

export const RANGES = {
  reels: { min: 3, max: 7, step: 1 },
  paylines: { min: 5, max: 100, step: 5 },
  rtp: { min: 85, max: 98, step: 0.5 },
  volume: { min: 0, max: 100, step: 5 },
  speed: { min: 0.5, max: 3, step: 0.1 },
} as const

const INSPIRATIONS = [
  'inspirations.lighthouse',
  'inspirations.train',
  'inspirations.clockmaker',
  'inspirations.theatre',
  'inspirations.foxes',
] as const

/** What a description may begin as. */
export function inspirations(): readonly string[] {
  const t = textsOf(advanced)
  return INSPIRATIONS.map((key) => t(key))
}
