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
  /** The files of its maker's pictures and sounds as data URLs, by address. */
  readonly files: Readonly<Record<string, string>>
}

interface SlotParts extends Parts {
  readonly game: SlotGame
  readonly definition: Definition
  readonly sheet: ParSheet
}

interface TableParts extends Parts {
  readonly game: TableGame
}

export const exportedSlotOf = ({ game, definition, sheet, art, currency, files }: SlotParts): ExportedSlot => ({
  ...shownOf(game, currency, files),
  definition,
  pays: game.paytable.map(({ name: symbol, emoji, picture, pays }) => ({
    name: symbol,
    emoji,
    ...(picture && { picture }),
    pays: pays.map(({ count, coins }) => ({ count, coins })),
  })),
  sheet: exportedSheetOf(sheet),
  art,
})

export const exportedTableOf = ({ game, art, currency, files }: TableParts): ExportedTable => ({
  ...shownOf(game, currency, files),
  ...{ kind: game.kind, definition: game.definition, theme: game.theme, slug: game.slug },
  ...{ coin: game.table.coin, spots: game.spots, art },
})

function shownOf(game: Game, currency: ExportCurrency | undefined, files: Parts['files']) {
  const { name, description, palette, definitionHash, rules } = game
  const { betLevels, animationSpeed, soundEnabled, presentation } = game.config
  return {
    ...{ name: plain(name), description: plain(description), palette, definitionHash },
    ...{ betLevels, animationSpeed, soundEnabled },
    ...(presentation && { presentation }),
    ...(currency && { currency }),
    ...(game.art && { own: game.art, files }),
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
