import type { Volatility } from '@spilvaerk/schemas'
import { type Draft, personalityOf, themeOf } from './draft.ts'

// Mirrors packages/api/src/generation/requests.ts, which does it.
const CAPS: Readonly<Record<Volatility, string>> = { low: '1.000', medium: '2.500', high: '5.000', extreme: '10.000' }

/** What the personality and the switches add to the brief, in words. */
export function briefRules(draft: Draft): readonly string[] {
  const personality = personalityOf(draft)
  const theme = themeOf(draft)
  const { ai, volatility } = draft.settings
  return [
    ...(theme ? [`Temaet ${theme.name} går forud for, hvad beskrivelsen handler om.`] : []),
    ...(personality
      ? [`${personality.name} ønsker: ${personality.mechanics.join(' og ').toLocaleLowerCase('da')}.`]
      : []),
    ...(ai.optimization
      ? [`Optimering sætter højeste gevinst til ${CAPS[volatility]}× indsatsen, så matematikken har plads.`]
      : []),
    ...(ai.marketTrends ? ['Markedstendenser tilføjer den funktion, som husets mest åbnede spil deler.'] : []),
    ...(ai.playerBehavior
      ? ['Spilleradfærd lader frispil starte igen, hvis spillerne her mest åbner spil med høj volatilitet.']
      : []),
  ]
}
