import type { Game, GameSummary } from '@spilvaerk/schemas'
import type { Definition } from '@spilvaerk/slot-engine'
import { faceOf, paytableOf } from './face.ts'
import { rulesOf } from './rules.ts'
import type { GameRow } from './store.ts'

/** The RTP is the proved one, whatever the game's maker wished for. */
export function summaryOf(row: GameRow, definition: Definition): GameSummary {
  const { id, slug, name, description, theme, category, popularity, featured, config, palette } = row
  const { definitionHash, version, hitFrequency, volatility } = row
  return {
    ...{ id, slug, name, description, theme, category, popularity, featured, config, palette },
    ...{ definitionHash, version, hitFrequency, volatility },
    ...faceOf(definition),
    rtp: Math.round(row.rtp * 10_000),
    createdAt: row.createdAt.toISOString(),
  }
}

export function gameOf(row: GameRow, definition: Definition): Game {
  const summary = summaryOf(row, definition)
  return {
    ...summary,
    paytable: paytableOf(definition),
    lines: definition.wins.lines.map((line) => [...line]),
    betCoins: definition.betCoins,
    rules: rulesOf(definition, summary),
  }
}
