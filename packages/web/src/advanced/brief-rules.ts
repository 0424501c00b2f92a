import { OPTIMISED_CAPS } from '@spilvaerk/schemas'
import { formatNumber } from '../lib/format.ts'
import { type Draft, personalityOf, themeOf } from './draft.ts'

/** What the personality and the switches add to the brief, in words. */
export function briefRules(draft: Draft): readonly string[] {
  const personality = personalityOf(draft)
  const theme = themeOf(draft)
  const { ai, volatility } = draft.settings
  return [
    ...(theme
      ? [
          `Temaet ${theme.name} giver spillet sine otte symboler, fire farver og tre lyde, uanset hvad beskrivelsen handler om.`,
        ]
      : []),
    ...(personality
      ? [`${personality.name} ønsker: ${personality.mechanics.join(' og ').toLocaleLowerCase('da')}.`]
      : []),
    ...(ai.optimization
      ? [
          `Optimering sætter højeste gevinst til ${formatNumber(OPTIMISED_CAPS[volatility])}× indsatsen, så matematikken har plads.`,
        ]
      : []),
    ...(ai.marketTrends ? ['Markedstendenser tilføjer den funktion, som husets mest spillede spil deler.'] : []),
    ...(ai.playerBehavior
      ? ['Spilleradfærd lader gratis spins starte igen, hvis spillerne her mest spiller spil med høj volatilitet.']
      : []),
  ]
}
