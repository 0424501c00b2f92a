/** The list of win rules: the engine knows no other place that names them. */
import type { WinRule } from '../../definition.ts'
import type { AsideKind, PayKind } from '../core/pays.ts'
import type { RulePlan, RuleSource, WinRuleKind, Worded } from '../core/win-rule.ts'
import { anywhere } from './anywhere/anywhere.ts'
import { clusters } from './clusters/clusters.ts'
import { lines } from './lines/lines.ts'
import { ways } from './ways/ways.ts'

export const WIN_RULES: Readonly<Record<WinRule['type'], WinRuleKind>> = { lines, ways, clusters, anywhere }

export const kindOf = ({ type }: Pick<WinRule, 'type'>): WinRuleKind => WIN_RULES[type]

/** By rule what the sheet calls it, or the sum of its wins. */
export const ruleTexts = (of: 'name' | 'source', language: keyof Worded): Record<WinRule['type'], string> =>
  mapped(({ sheet }) => sheet[of][language])

export const isAside = (kind: PayKind): kind is AsideKind =>
  !Object.values(WIN_RULES).some(({ sheet }) => sheet.kind === kind)

export const compileRule = (source: RuleSource): RulePlan => {
  const { wins } = source.definition
  return kindOf(wins).compile(wins, source)
}

const mapped = <T>(value: (kind: WinRuleKind) => T) =>
  Object.fromEntries(Object.entries(WIN_RULES).map(([type, kind]) => [type, value(kind)])) as Record<WinRule['type'], T>
