import { presets } from '@spilvaerk/messages/presets'
import type { AdvancedPersonalityId, AdvancedThemeId } from '@spilvaerk/schemas'
import type { VisualEffect } from '../game/presentation/visual-effects.ts'
import { LOCALES } from '../lib/format.ts'
import { pageLanguage, textsOf } from '../lib/page-language.ts'
import type { SoundThemeName } from '../machine/sound/themes.ts'

const THEMES = {
  'ancient-egypt': 'egypt',
  'pirate-adventure': 'pirate',
  'space-odyssey': 'space',
  'enchanted-forest': 'forest',
  'cyberpunk-city': 'cyberpunk',
} as const satisfies Record<AdvancedThemeId, string>

export function themeWords(id: AdvancedThemeId) {
  const t = textsOf(presets)
  const key = `themes.${THEMES[id]}` as const
  return { name: t(`${key}.name`), description: t(`${key}.description`), mood: t(`${key}.mood`) }
}

const TRAITS = ['first', 'second', 'third'] as const

export function personalityWords(id: AdvancedPersonalityId) {
  const t = textsOf(presets)
  const key = `personalities.${KEYS[id]}` as const
  return {
    name: t(`${key}.name`),
    userType: t(`${key}.userType`),
    traits: TRAITS.map((nth) => t(`${key}.traits.${nth}`)),
    mechanics: MECHANICS[id].map((mechanic) => t(mechanic)),
  }
}

const KEYS = {
  'beginner-friendly': 'beginner',
  'high-roller': 'highRoller',
  'thrill-seeker': 'thrillSeeker',
  'casual-player': 'casual',
} as const satisfies Record<AdvancedPersonalityId, string>

const MECHANICS = {
  'beginner-friendly': ['personalities.beginner.mechanics.first'],
  'high-roller': ['personalities.highRoller.mechanics.first', 'personalities.highRoller.mechanics.second'],
  'thrill-seeker': ['personalities.thrillSeeker.mechanics.first', 'personalities.thrillSeeker.mechanics.second'],
  'casual-player': ['personalities.casual.mechanics.first'],
} as const satisfies Record<AdvancedPersonalityId, readonly string[]>

/** What a personality adds, as a part of a sentence. */
export function mechanicsOf(id: AdvancedPersonalityId): string {
  const locale = LOCALES[pageLanguage()]
  return new Intl.ListFormat(locale).format(personalityWords(id).mechanics).toLocaleLowerCase(locale)
}

const SOUND_THEMES = {
  'Klassisk Casino': 'classic',
  'Magisk Fantasy': 'fantasy',
  'Moderne Elektronisk': 'electronic',
  Naturlyde: 'nature',
  'Episk Film': 'film',
} as const satisfies Record<SoundThemeName, string>

export const soundThemeName = (name: SoundThemeName): string => textsOf(presets)(`soundThemes.${SOUND_THEMES[name]}`)

type Sound = keyof (typeof presets)['da']['sounds']
const SOUNDS: ReadonlyMap<string, Sound> = new Map(
  Object.entries(presets.da.sounds).map(([key, name]) => [name, key as Sound]),
)

/** A sound goes by its Danish name. */
export function soundName(name: string): string {
  const key = SOUNDS.get(name)
  return key ? textsOf(presets)(`sounds.${key}`) : name
}

const EFFECTS = {
  Partikler: 'particles',
  'Lys Effekter': 'light',
  Animationer: 'animations',
  Eksplosioner: 'explosions',
  Morphing: 'morphing',
} as const satisfies Record<VisualEffect, string>

export function effectWords(name: VisualEffect) {
  const t = textsOf(presets)
  const key = `effects.${EFFECTS[name]}` as const
  return { name: t(`${key}.name`), about: t(`${key}.about`) }
}
