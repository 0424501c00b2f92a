import type {
  ExportCurrency,
  ExportedSheet,
  ExportedSlot,
  ExportedTable,
  Game,
  SlotGame,
  TableGame,
} from '@spilvaerk/schemas'
import type { Definition, ParSheet } from '@spilvaerk/slot-engine'
import { plain } from './texts.ts'

/** So many characters of the law of a paid spin may travel along. */
const LONGEST_LAW = 12_000

interface Parts {
  readonly art: Readonly<Record<string, string>>
  readonly currency: ExportCurrency | undefined
}

interface SlotParts extends Parts {
  readonly game: SlotGame
  readonly definition: Definition
  readonly sheet: ParSheet
}

interface TableParts extends Parts {
  readonly game: TableGame
}

export const exportedSlotOf = ({ game, definition, sheet, art, currency }: SlotParts): ExportedSlot => ({
  ...shownOf(game, currency),
  definition,
  pays: game.paytable.map(({ name: symbol, emoji, pays }) => ({
    name: symbol,
    emoji,
    pays: pays.map(({ count, coins }) => ({ count, coins })),
  })),
  sheet: exportedSheetOf(sheet),
  art,
})

export const exportedTableOf = ({ game, art, currency }: TableParts): ExportedTable => ({
  ...shownOf(game, currency),
  ...{ kind: game.kind, definition: game.definition, coin: game.table.coin, spots: game.spots, art },
})

function shownOf(game: Game, currency: ExportCurrency | undefined) {
  const { name, description, palette, definitionHash, rules } = game
  const { betLevels, animationSpeed, soundEnabled, presentation } = game.config
  return {
    ...{ name: plain(name), description: plain(description), palette, definitionHash },
    ...{ betLevels, animationSpeed, soundEnabled },
    ...(presentation && { presentation }),
    ...(currency && { currency }),
    rules,
  }
}

function exportedSheetOf(sheet: ParSheet): ExportedSheet {
  const { method, betCoins, rtp, rtpBySource, hitFrequency, standardDeviation } = sheet
  const { volatilityIndex, volatilityClass, maxWin, features } = sheet
  const distribution = sheet.method === 'exact' ? sheet.base.distribution : sheet.distribution
  return {
    ...{
      method,
      betCoins,
      rtp,
      rtpBySource,
      hitFrequency,
      standardDeviation,
      volatilityIndex,
      volatilityClass,
      maxWin,
    },
    features: features.map(({ id, triggerProbability, averageWin, rtp: share }) => ({
      ...{ id, triggerProbability, averageWin, rtp: share },
    })),
    ...(JSON.stringify(distribution).length <= LONGEST_LAW && { distribution }),
  }
}
