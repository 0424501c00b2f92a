import type { Language } from '@spilvaerk/messages'
import type { Game, GameSummary, Making } from '@spilvaerk/schemas'
import type { Definition } from '@spilvaerk/slot-engine'
import { type Face, paytableOf } from './face.ts'
import { makingIn } from './making.ts'
import { rulesOf } from './rules/rules.ts'
import type { GameRow } from './store.ts'
import { warningsIn } from './warnings.ts'

/** The RTP is the proved one, whatever the game's maker wished for. */
export function summaryOf(row: GameRow, face: Face): GameSummary {
  const { id, slug, name, description, theme, category, popularity, featured, config, palette } = row
  const { definitionHash, version, standing, hitFrequency, volatility } = row
  return {
    ...{ id, slug, name, description, theme, category, popularity, featured, config, palette },
    ...{ definitionHash, version, standing, hitFrequency, volatility },
    ...face,
    rtp: Math.round(row.rtp * 10_000),
    createdAt: row.createdAt.toISOString(),
  }
}

export const gameOf = (
  summary: GameSummary,
  definition: Definition,
  making: Making | null,
  language: Language,
): Game => ({
  ...summary,
  paytable: paytableOf(definition),
  lines: definition.wins.type === 'lines' ? definition.wins.lines.map((line) => [...line]) : [],
  betCoins: definition.betCoins,
  rules: rulesOf(definition, summary, language),
  warnings: warningsIn(definition, language),
  ...(making && { making: makingIn(making, language) }),
})
