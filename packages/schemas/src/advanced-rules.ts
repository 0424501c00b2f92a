import type { AdvancedPersonalityId, AdvancedThemeId } from './advanced-presets.ts'
import type { Presentation } from './presentation.ts'
import type { Volatility } from './volatility.ts'

/** The five themes as the composer knows them; a chosen theme goes before what the description speaks of. */
export const COMPOSED_THEMES = {
  'ancient-egypt': 'egyptian',
  'pirate-adventure': 'pirate',
  'space-odyssey': 'space',
  'enchanted-forest': 'fantasy',
  'cyberpunk-city': 'cyberpunk',
} as const satisfies Readonly<Record<AdvancedThemeId, string>>

/** What a personality asks for: its players' habits, and the features that its `mechanics` say in words. */
export const PERSONALITY_RULES = {
  'beginner-friendly': { audience: 'beginners', features: ['scatterPays'], volatility: 'low' },
  'high-roller': { audience: 'highRollers', features: ['wildMultiplier', 'bonusBuy'], volatility: 'high' },
  'thrill-seeker': { audience: 'thrillSeekers', features: ['retrigger', 'gamble'], volatility: 'extreme' },
  'casual-player': { audience: 'casual', features: ['pick'], volatility: 'low' },
} as const satisfies Readonly<
  Record<AdvancedPersonalityId, { audience: string; features: readonly string[]; volatility: Volatility }>
>

/** With `optimization` on, the highest win follows the class, in times the bet, so that the maths has room. */
export const OPTIMISED_CAPS: Readonly<Record<Volatility, number>> = {
  low: 1000,
  medium: 2500,
  high: 5000,
  extreme: 10_000,
}

/** With `playerBehavior` on, free spins can start again where games of these classes are opened most. */
export const RESTLESS: readonly Volatility[] = ['high', 'extreme']

/** What the tabs say of sound and looks. */
export interface Staging {
  readonly sound: {
    readonly enabled: boolean
    readonly backgroundMusic: boolean
    readonly theme: string
    readonly volume: number
  }
  readonly visuals: {
    readonly animations: boolean
    readonly effects: readonly string[]
    readonly colorScheme: Presentation['colorScheme']
  }
}

/** How a game with these choices is shown and heard. Without sound effects it is silent, its music too. */
export const presentationOf = (
  { sound, visuals }: Staging,
  place: { readonly sounds?: readonly string[] | undefined; readonly mood?: string | undefined } | null,
  personality?: string,
): Presentation => ({
  soundTheme: sound.theme,
  backgroundMusic: sound.enabled && sound.backgroundMusic,
  volume: sound.enabled ? sound.volume : 0,
  animations: visuals.animations,
  effects: [...visuals.effects],
  colorScheme: visuals.colorScheme,
  ...(personality !== undefined && { personality }),
  ...(place?.sounds && { sounds: [...place.sounds] }),
  ...(place?.mood && { mood: place.mood }),
})
