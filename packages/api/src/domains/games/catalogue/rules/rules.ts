import type { Language } from '@spilvaerk/messages'
import type { GameSummary } from '@spilvaerk/schemas'
import { type Definition, definitionIn } from '@spilvaerk/slot-engine'
import { gambleRules, jackpotRules, modeRules } from './bet-rules.ts'
import { featureRules } from './feature-rules.ts'
import { ownParts, spinRules } from './own-rules.ts'
import { reelRules, winRules } from './win-rules.ts'
import { type Words, wordsIn } from './words.ts'

/** The rules of a game, read off its definition. */
export function rulesOf(
  definition: Definition,
  { rtp, volatility }: Pick<GameSummary, 'rtp' | 'volatility'>,
  language: Language,
): string[] {
  const { maxWin } = definition
  const words = wordsIn(language)
  const { t, number } = words
  return [
    t('choose'),
    ...winRules(definition, words),
    ...reelRules(definition, words),
    ...spinRules(definition, words),
    ...featuresRules(definition, words),
    ...jackpotRules(definition, words),
    ...gambleRules(definition, words),
    ...modeRules(definition, words),
    ...ownModeRules(definition, words),
    t('cap', { times: number(maxWin) }),
    t('returns', { percent: number(Math.round(rtp / 10) / 10), volatility: t(`volatility.${volatility}`) }),
  ]
}

const featuresRules = (definition: Definition, words: Words): string[] =>
  (definition.features ?? []).flatMap((feature) => featureRules(feature, definition, words))

/** What bet modes have of their own. */
const ownModeRules = (definition: Definition, words: Words): string[] =>
  (definition.modes ?? []).flatMap(({ id, name = id, instead }) => {
    if (instead === undefined) return []
    const rules = (of: Definition) => [...winRules(of, words), ...spinRules(of, words), ...featuresRules(of, words)]
    const own = ownParts(definition, definitionIn(definition, id), words, rules)
    return own === '' ? [] : [words.t('own.mode', { name, rules: own })]
  })
