import { advanced } from '@spilvaerk/messages/advanced'
import { OPTIMISED_CAPS } from '@spilvaerk/schemas'
import { formatNumber } from '../lib/format.ts'
import { textsOf } from '../lib/page-language.ts'
import { type Draft, personalityOf, themeOf } from './draft.ts'
import { mechanicsOf, personalityWords, themeWords } from './preset-words.ts'

/** What the personality and the switches add to the brief, in words. */
export function briefRules(draft: Draft): readonly string[] {
  const t = textsOf(advanced)
  const personality = personalityOf(draft)
  const theme = themeOf(draft)
  const { ai, volatility } = draft.settings
  return [
    ...(theme ? [t('brief.theme', { name: themeWords(theme.id).name })] : []),
    ...(personality
      ? [t('brief.personality', { name: personalityWords(personality.id).name, wishes: mechanicsOf(personality.id) })]
      : []),
    ...(ai.optimization ? [t('brief.optimization', { times: formatNumber(OPTIMISED_CAPS[volatility]) })] : []),
    ...(ai.marketTrends ? [t('brief.trends')] : []),
    ...(ai.playerBehavior ? [t('brief.behavior')] : []),
  ]
}
