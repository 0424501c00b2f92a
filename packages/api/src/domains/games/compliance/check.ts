import type { Language } from '@spilvaerk/messages'
import type { ComplianceFinding, ComplianceInput, ComplianceResult } from '@spilvaerk/schemas'
import { warningsIn } from '../catalogue/warnings.ts'
import { GAME_RULES } from './game-rules.ts'
import { MARKET_RULES } from './market-rules.ts'
import { marketVerdicts, verdictInWords } from './market-verdicts.ts'
import { type Rule, type Words, wordsIn } from './rule.ts'
import type { Subject } from './subject.ts'
import { TABLE_RULES } from './table-rules.ts'

/** Engineering guidance, not legal advice: laws move, so each answer says which edition of the rules it used. */
const RULESET_VERSION = '1.2.0'
const RULESET_DATE = '2026-11-21'

/** Markets whose rules decide, and those that are only reported. There is no single rule for slots in the EU. */
const DECIDING: { readonly [J in ComplianceInput['jurisdiction']]: readonly Rule['jurisdiction'][] } = {
  general: ['general'],
  EU: ['general', 'DK', 'MT'],
}
const REPORTED: { readonly [J in ComplianceInput['jurisdiction']]: readonly Rule['jurisdiction'][] } = {
  general: [],
  EU: ['DE', 'NL', 'SE'],
}

/** @param today a date as 2026-11-21 */
export function checkCompliance(
  subject: Subject,
  jurisdiction: ComplianceInput['jurisdiction'],
  today: string,
  language: Language = 'da',
): ComplianceResult {
  const words = wordsIn(language)
  const kind = subject.table ? 'table' : 'slot'
  const rules = [...GAME_RULES, ...MARKET_RULES, ...TABLE_RULES].filter(({ of = kind }) => of === kind)
  const all = rules.map((rule) => ({ rule, verdict: rule.check(subject, today, words) }))
  const markets = marketVerdicts(all, words)
  const of = (jurisdictions: readonly Rule['jurisdiction'][]) =>
    all.filter(({ rule }) => jurisdictions.includes(rule.jurisdiction))
  const deciding = of(DECIDING[jurisdiction])
  const reported = of(REPORTED[jurisdiction])
  const details = deciding.flatMap((each) => findingOf(each, words))
  const isAnyDecided = deciding.some(({ verdict }) => !verdict || !('missing' in verdict))
  return {
    compliant: isAnyDecided && details.every(({ severity }) => severity !== 'block'),
    issues: details.map(
      ({ rule, explanation, actual, expected }) => `${rule}: ${explanation} (${actual}; ${expected})`,
    ),
    details,
    reported: reported.flatMap((each) => findingOf(each, words)),
    checked: [...deciding, ...reported].flatMap(({ rule, verdict }) =>
      verdict && 'missing' in verdict ? [] : [rule.id],
    ),
    unassessed: [...deciding, ...reported].flatMap(({ rule, verdict }) =>
      verdict && 'missing' in verdict ? [{ rule: rule.id, missing: verdict.missing }] : [],
    ),
    warnings: subject.definition ? warningsIn(subject.definition, language) : [],
    ...{ markets: [...markets], verdict: verdictInWords(markets, words) },
    rulesetVersion: RULESET_VERSION,
    rulesetDate: RULESET_DATE,
  }
}

function findingOf(
  { rule, verdict }: { rule: Rule; verdict: ReturnType<Rule['check']> },
  { t }: Words,
): ComplianceFinding[] {
  if (!verdict || 'missing' in verdict) return []
  const { id, jurisdiction, field, source, asOf = RULESET_DATE } = rule
  const { actual, expected, tune, severity = rule.severity } = verdict
  return [
    {
      ...{ rule: id, jurisdiction, severity, field, actual, expected, source, asOf },
      explanation: t(`rules.${id}.explanation`),
      cure: t(`rules.${id}.cure`),
      ...(tune && { tune }),
    },
  ]
}
