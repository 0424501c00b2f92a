import type { Language } from '@spilvaerk/messages'
import type {
  GameConfig,
  GameSummary,
  Making,
  SlotGame,
  SlotSummary,
  TableGame,
  TableSummary,
} from '@spilvaerk/schemas'
import type { Definition } from '@spilvaerk/slot-engine'
import type { TableSheet } from '@spilvaerk/table-games'
import type { PlayableTable } from './definitions.ts'
import { type Face, paytableOf } from './face.ts'
import { makingIn } from './making.ts'
import { rulesOf } from './rules/rules.ts'
import type { GameRow } from './store.ts'
import { amountsOf, coinDkk } from './table-face.ts'
import { tableRulesOf } from './table-rules.ts'
import { spotsOf } from './table-spots.ts'
import { warningsIn } from './warnings.ts'

/** What is offered of a version: the amounts of a table follow from its own limits. */
export const offerOf = (config: GameConfig, face: Face): GameConfig =>
  face.kind === 'slot' ? config : { ...config, ...amountsOf(face.mainBet, coinDkk(config)) }

/** The RTP is the proved one, whatever the game's maker wished for. */
export function summaryOf(row: GameRow, face: Face): GameSummary {
  const { id, slug, name, description, theme, category, popularity, featured, config, palette } = row
  const { definitionHash, version, standing, hitFrequency, volatility } = row
  const shown = {
    ...{ id, slug, name, description, theme, category, popularity, featured, config, palette },
    ...{ definitionHash, version, standing, hitFrequency, volatility },
    rtp: Math.round(row.rtp * 10_000),
    createdAt: row.createdAt.toISOString(),
  }
  if (face.kind === 'slot') return { ...shown, ...face }
  const { mainBet: _, ...told } = face
  return { ...shown, ...told, config: offerOf(config, face), table: { ...face.table, coin: coinDkk(config) } }
}

export const tableGameOf = (
  summary: TableSummary,
  { definition, game }: PlayableTable,
  sheet: TableSheet,
  making: Making | null,
  language: Language,
): TableGame => ({
  ...summary,
  definition,
  rules: tableRulesOf(game, sheet, summary.table.coin, language),
  spots: spotsOf(game, sheet, summary.table.coin, language),
  strategies: [...sheet.strategies],
  warnings: [],
  ...(making && { making: makingIn(making, language) }),
})

export const slotGameOf = (
  summary: SlotSummary,
  definition: Definition,
  making: Making | null,
  language: Language,
): SlotGame => ({
  ...summary,
  paytable: paytableOf(definition),
  lines: definition.wins.type === 'lines' ? definition.wins.lines.map((line) => [...line]) : [],
  betCoins: definition.betCoins,
  rules: rulesOf(definition, summary, language),
  warnings: warningsIn(definition, language),
  ...(making && { making: makingIn(making, language) }),
})
