import { type AdvancedThemeId, PERSONALITY_RULES } from '@spilvaerk/schemas'
import type { SoundThemeName } from '../machine/sound/themes.ts'
import { type Draft, type DraftChange, personalityOf } from './draft.ts'
import { VOLATILITIES } from './presets.ts'

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
  const { name, description, themeId, settings } = draft
  const { sound, visuals, volatility, reels, paylines, rtp } = settings
  const personality = personalityOf(draft)
  const habit = personality && PERSONALITY_RULES[personality.id].volatility
  const found: (Suggestion | false)[] = [
    !name.trim() && { id: 'name', text: 'Giv spillet et navn: det står på kabinettet og i lobbyen.' },
    description.trim().length < SHORT_DESCRIPTION && {
      id: 'description',
      text: 'Skriv en sætning eller to om stedet og hovedpersonen. Ord som »gratis spins« og »høj volatilitet« bliver læst.',
    },
    themeId !== null &&
      sound.enabled &&
      sound.theme !== FITTING_SOUND[themeId] && {
        id: 'sound',
        text: `Lydtemaet ${FITTING_SOUND[themeId]} passer til temaets stemning.`,
        change: { settings: { sound: { ...sound, theme: FITTING_SOUND[themeId] } } },
      },
    personality !== null &&
      habit !== null &&
      habit !== volatility && {
        id: 'volatility',
        text: `${personality.name} er vant til volatiliteten ${labelOf(habit)}.`,
        change: { settings: { volatility: habit } },
      },
    paylines > ROWS ** reels && {
      id: 'lines',
      text: `På ${reels} hjul er der kun ${ROWS ** reels} forskellige linjer.`,
      change: { settings: { paylines: LINES_ON_THREE_REELS } },
    },
    rtp < 92 && {
      id: 'rtp',
      text: 'En RTP under 92 % er lav: spillerne kan se tallet, før de spiller. 96 % er husets sædvanlige.',
      change: { settings: { rtp: 96 } },
    },
    visuals.animations &&
      visuals.effects.length === 0 && {
        id: 'effects',
        text: 'Lys Effekter giver maskinen et skær i temaets farve.',
        change: { settings: { visuals: { ...visuals, effects: ['Lys Effekter'] } } },
      },
  ]
  return found.filter((one) => one !== false)
}

const labelOf = (volatility: string): string =>
  VOLATILITIES.find(({ value }) => value === volatility)?.label.toLocaleLowerCase('da') ?? volatility
