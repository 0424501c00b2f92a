import { advanced } from '@spilvaerk/messages/advanced'
import { studio } from '@spilvaerk/messages/studio'
import { type AdvancedThemeId, PERSONALITY_RULES } from '@spilvaerk/schemas'
import { textsOf } from '../lib/page-language.ts'
import type { SoundThemeName } from '../machine/sound/themes.ts'
import { type Draft, type DraftChange, personalityOf } from './draft.ts'
import { personalityWords, soundThemeName } from './preset-words.ts'

export interface Suggestion {
  readonly id: string
  readonly text: string
  /** What following it does. */
  readonly change?: DraftChange
}

const FITTING_SOUND: Readonly<Record<AdvancedThemeId, SoundThemeName>> = {
  'ancient-egypt': 'Episk Film',
  'pirate-adventure': 'Episk Film',
  'space-odyssey': 'Moderne Elektronisk',
  'enchanted-forest': 'Naturlyde',
  'cyberpunk-city': 'Moderne Elektronisk',
}

const ROWS = 3
/** The most in steps of five that three reels have room for. */
const LINES_ON_THREE_REELS = 25
const SHORT_DESCRIPTION = 20

/** Advice that follows from what is chosen: fixed rules, no guesses. */
export function suggestionsFor(draft: Draft): readonly Suggestion[] {
  const t = textsOf(advanced)
  const { name, description, themeId, settings } = draft
  const { sound, visuals, volatility, reels, paylines, rtp } = settings
  const personality = personalityOf(draft)
  const habit = personality && PERSONALITY_RULES[personality.id].volatility
  const found: (Suggestion | false)[] = [
    !name.trim() && { id: 'name', text: t('suggestions.name') },
    description.trim().length < SHORT_DESCRIPTION && {
      id: 'description',
      text: t('suggestions.description'),
    },
    themeId !== null &&
      sound.enabled &&
      sound.theme !== FITTING_SOUND[themeId] && {
        id: 'sound',
        text: t('suggestions.sound', { sound: soundThemeName(FITTING_SOUND[themeId]) }),
        change: { settings: { sound: { ...sound, theme: FITTING_SOUND[themeId] } } },
      },
    personality !== null &&
      habit !== null &&
      habit !== volatility && {
        id: 'volatility',
        text: t('suggestions.volatility', {
          name: personalityWords(personality.id).name,
          volatility: textsOf(studio)(`volatility.${habit}`),
        }),
        change: { settings: { volatility: habit } },
      },
    paylines > ROWS ** reels && {
      id: 'lines',
      text: t('suggestions.lines', { reels, lines: ROWS ** reels }),
      change: { settings: { paylines: LINES_ON_THREE_REELS } },
    },
    rtp < 92 && {
      id: 'rtp',
      text: t('suggestions.rtp'),
      change: { settings: { rtp: 96 } },
    },
    visuals.animations &&
      visuals.effects.length === 0 && {
        id: 'effects',
        text: t('suggestions.effects'),
        change: { settings: { visuals: { ...visuals, effects: ['Lys Effekter'] } } },
      },
  ]
  return found.filter((one) => one !== false)
}
