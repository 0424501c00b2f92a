import type { Language } from '@spilvaerk/messages'
import type { GameSummary } from '@spilvaerk/schemas'
import type { Definition } from '@spilvaerk/slot-engine'
import { gambleRules, jackpotRules, modeRules } from './bet-rules.ts'
import { changeRules } from './change-rules.ts'
import { paidFactorRules } from './factor-rules.ts'
import { featureRules } from './feature-rules.ts'
import { addedRules, symbolRules } from './symbol-rules.ts'
import { cascadeRules, reelRules, winRules } from './win-rules.ts'
import { wordsIn } from './words.ts'

/** The rules of a game, read off its definition. */
export function rulesOf(
  definition: Definition,
  { rtp, volatility }: Pick<GameSummary, 'rtp' | 'volatility'>,
  language: Language,
): string[] {
  const { symbols, features = [], maxWin } = definition
  const words = wordsIn(language)
  const { t, number } = words
  const kinds = ['wild', 'mystery', 'scatter'] as const
  return [
    t('choose'),
    ...winRules(definition, words),
    ...reelRules(definition, words),
    ...cascadeRules(definition, words),
    ...addedRules(definition, words),
    ...paidFactorRules(definition, words),
    ...changeRules(definition.changes, 'paid', definition, words),
    ...kinds.flatMap((kind) =>
      symbols.filter((symbol) => symbol.kind === kind).flatMap((symbol) => symbolRules(symbol, definition, words)),
    ),
    ...features.flatMap((feature) => featureRules(feature, definition, words)),
    ...jackpotRules(definition, words),
    ...gambleRules(definition, words),
    ...modeRules(definition, words),
    t('cap', { times: number(maxWin) }),
    t('returns', { percent: number(Math.round(rtp / 10) / 10), volatility: t(`volatility.${volatility}`) }),
  ]
}
