import { BASE_REEL_SET, type Direction, type ReelDefinition, type WinRule } from '../../../../definition.ts'
import { kindOf } from '../../../../game/rules/rules.ts'
import { limitTexts, obstacleText } from '../../../words/out-of-reach.ts'
import { basisText } from '../figures.ts'
import type { DocumentOptions, Draft, Fact, SheetDocument } from '../layout.ts'

/** The title and the facts under it: which game, and how it was analysed. */
export function headOf(draft: Draft, options: DocumentOptions): Pick<SheetDocument, 'title' | 'description' | 'facts'> {
  const { definition } = draft.detail
  const optional = (name: string, text: string | undefined): Fact[] => (text === undefined ? [] : [{ name, text }])
  return {
    title: definition.name,
    description: definition.description ?? '',
    facts: [
      ...gameFacts(draft),
      ...optional(draft.texts.hash, options.hash),
      ...optional(draft.texts.date, options.date),
    ],
  }
}

function gameFacts(draft: Draft): Fact[] {
  const { detail, texts, numbers } = draft
  const { definition, sheet, round } = detail
  const cap = `${numbers.whole(sheet.maxWin.capCoins / sheet.betCoins)} ${texts.bets}`
  const choices = Object.entries(round.choose ?? {}).map(([id, option]) => `${id}: ${texts.option} ${option + 1}`)
  return [
    { name: texts.identity, text: definition.id },
    ...(round.mode === undefined ? [] : [{ name: texts.mode, text: modeName(detail.definition, round.mode) }]),
    ...(choices.length === 0 ? [] : [{ name: texts.featureKinds.choice, text: choices.join(', ') }]),
    { name: texts.roundPrice, text: `${numbers.whole(sheet.betCoins)} ${texts.coins}` },
    { name: texts.reels, text: (definition.reelSets[BASE_REEL_SET] ?? []).map(rowsOf).join(' – ') },
    { name: texts.winRule, text: winRule(draft) },
    { name: texts.cap, text: cap },
    ...(sheet.method === 'exact' && sheet.cycle > 1
      ? [{ name: texts.cycle, text: `${numbers.whole(sheet.cycle)}, ${texts.arithmetic[sheet.arithmetic]}` }]
      : []),
    { name: texts.method, text: methodText(draft) },
  ]
}

export const modeName = ({ modes = [] }: Draft['detail']['definition'], id: string): string =>
  modes.find((mode) => mode.id === id)?.name ?? id

const rowsOf = ({ rows }: ReelDefinition): string =>
  typeof rows === 'number' ? String(rows) : Object.keys(rows).join('/')

function winRule({ detail: { definition }, texts, numbers }: Draft): string {
  const { wins } = definition
  const rule = texts.winRules[wins.type]
  const from = kindOf(wins).traits.byReels ? `, ${texts.directions[directionOf(wins)]}` : ''
  return 'lines' in wins ? `${rule}: ${numbers.whole(wins.lines.length)}${from}` : `${rule}${from}`
}

const directionOf = (wins: WinRule): Direction => ('direction' in wins ? wins.direction : undefined) ?? 'left'

function methodText(draft: Draft): string {
  const { sheet } = draft.detail
  if (sheet.method === 'exact') return basisText(draft, 'exact')
  const limits = (sheet.limits ?? []).map((limit) => limitTexts(limit, draft.language))
  const { started } = sheet
  const reasons = [
    ...(started === undefined ? [] : [`${draft.texts.startedOnly} ${draft.numbers.whole(started.rounds)}.`]),
    ...(sheet.obstacle === undefined ? [] : [obstacleText(sheet.obstacle, draft.language, draft.numbers)]),
    ...limits.map(({ reason, help }) => `${reason} ${help}`),
  ]
  const part = `${basisText(draft, 'simulated', sheet.spins)}. ${draft.texts.outOfReach} ${sheet.outOfReach}`
  return reasons.length === 0 ? part : `${part}. ${reasons.join(' ')}`
}
