/** The list of win rules: the engine knows no other place that names them. */
import type { Definition, WinRule } from '../../definition.ts'
import type { AsideKind, PayKind } from '../core/pays.ts'
import type { RulePlan, RuleSource, WinRuleKind, Worded } from '../core/win-rule.ts'
import type { ReelSketch } from '../core/window-bounds.ts'
import { anywhere } from './anywhere/anywhere.ts'
import { clusters } from './clusters/clusters.ts'
import { greatestFull, withFullWindow } from './full-window/full-window.ts'
import { lines } from './lines/lines.ts'
import { shapes } from './shapes/shapes.ts'
import { straights } from './straights/straights.ts'
import { ways } from './ways/ways.ts'

export const WIN_RULES: Readonly<Record<WinRule['type'], WinRuleKind>> = {
  lines,
  ways,
  clusters,
  anywhere,
  straights,
  shapes,
}

export const kindOf = ({ type }: Pick<WinRule, 'type'>): WinRuleKind => WIN_RULES[type]

/** By rule what the sheet calls it, or the sum of its wins. */
export const ruleTexts = (of: 'name' | 'source', language: keyof Worded): Record<WinRule['type'], string> =>
  mapped(({ sheet }) => sheet[of][language])

export const isAside = (kind: PayKind): kind is AsideKind =>
  !Object.values(WIN_RULES).some(({ sheet }) => sheet.kind === kind)

export const compileRule = (source: RuleSource): RulePlan => {
  const { wins } = source.definition
  const plan = kindOf(wins).compile(wins, source)
  return wins.fullWindow === undefined ? plan : withFullWindow(plan, wins.fullWindow, source)
}

/** Wins of one symbol that no window can have more of. */
export const mostWinsOf = (definition: Definition): number =>
  kindOf(definition.wins).mostWins(definition.wins, definition)

/** Coins that no window of these reels can win more of. */
export function greatestByRule(definition: Definition, reels: readonly ReelSketch[]): number {
  const { wins } = definition
  const most = kindOf(wins).greatest(wins, definition, reels)
  return wins.fullWindow === undefined ? most : Math.max(most, greatestFull(wins.fullWindow))
}

const mapped = <T>(value: (kind: WinRuleKind) => T) =>
  Object.fromEntries(Object.entries(WIN_RULES).map(([type, kind]) => [type, value(kind)])) as Record<WinRule['type'], T>
