import type { Language } from '@spilvaerk/messages'
import {
  type GameArt,
  type GameConfig,
  type GameSummary,
  pieceAt,
  type SlotGame,
  type SlotSummary,
  symbolSlot,
  type TableGame,
  type TableSummary,
  uploadPath,
} from '@spilvaerk/schemas'
import type { Definition } from '@spilvaerk/slot-engine'
import type { TableSheet } from '@spilvaerk/table-games'
import { isComposed, type StoredMaking } from './composed.ts'
import type { PlayableTable, Shown } from './definitions.ts'
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
export function summaryOf(row: GameRow, { face, description: own }: Shown): GameSummary {
  const { id, slug, name, theme, category, popularity, featured, config, palette } = row
  // What nobody wrote is told of each version as it is.
  const description = own !== undefined && isComposed(row.making, row.description) ? own : row.description
  const { definitionHash, version, standing, hitFrequency, volatility } = row
  const shown = {
    ...{ id, slug, name, description, theme, category, popularity, featured, config, palette },
    ...{ definitionHash, version, standing, hitFrequency, volatility },
    rtp: Math.round(row.rtp * 10_000),
    createdAt: row.createdAt.toISOString(),
    ...artOf(row),
  }
  if (face.kind === 'slot') return { ...shown, ...face, symbols: dressed(face.symbols, shown.art, ({ id }) => id) }
  const { mainBet: _, ...told } = face
  return { ...shown, ...told, config: offerOf(config, face), table: { ...face.table, coin: coinDkk(config) } }
}

export const tableGameOf = (
  summary: TableSummary,
  { definition, game }: PlayableTable,
  sheet: TableSheet,
  making: StoredMaking | null,
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
  making: StoredMaking | null,
  language: Language,
): SlotGame => ({
  ...summary,
  paytable: dressed(paytableOf(definition), summary.art, ({ symbolId }) => symbolId),
  lines: definition.wins.type === 'lines' ? definition.wins.lines.map((line) => [...line]) : [],
  betCoins: definition.betCoins,
  rules: rulesOf(definition, summary, language),
  warnings: warningsIn(definition, language),
  ...(making && { making: makingIn(making, language) }),
})

/** Whoever has the link of a shared version sees it as its maker does. */
function artOf({ art, shownArt, isMaker, standing }: GameRow): Pick<GameSummary, 'art'> {
  const seen = isMaker || standing === 'shared' ? art : shownArt
  return seen && seen.length > 0 ? { art: seen } : {}
}

/** Symbols as their maker wants them seen: with another drawing, or a picture in its place. */
const dressed = <S extends { emoji: string; picture?: string }>(
  symbols: readonly S[],
  art: GameArt | undefined,
  idOf: (symbol: S) => string,
): S[] =>
  symbols.map((symbol) => {
    const piece = pieceAt(art, symbolSlot(idOf(symbol)))
    if (piece?.drawing) return { ...symbol, emoji: piece.drawing }
    return piece?.file ? { ...symbol, picture: uploadPath(piece.file) } : symbol
  })
