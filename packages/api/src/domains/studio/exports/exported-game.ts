import type { ExportCurrency, ExportedGame, ExportedSheet, SlotGame } from '@spilvaerk/schemas'
import type { Definition, ParSheet } from '@spilvaerk/slot-engine'
import { plain } from './texts.ts'

/** So many characters of the law of a paid spin may travel along. */
const LONGEST_LAW = 12_000

interface Parts {
  readonly game: SlotGame
  readonly definition: Definition
  readonly sheet: ParSheet
  readonly art: Readonly<Record<string, string>>
  readonly currency: ExportCurrency | undefined
}

export function exportedGameOf({ game, definition, sheet, art, currency }: Parts): ExportedGame {
  const { name, description, palette, definitionHash, rules } = game
  const { betLevels, animationSpeed, soundEnabled, presentation } = game.config
  return {
    ...{
      name: plain(name),
      description: plain(description),
      palette,
      definitionHash,
      definition,
      betLevels,
      animationSpeed,
      soundEnabled,
    },
    ...(presentation && { presentation }),
    ...(currency && { currency }),
    rules,
    pays: game.paytable.map(({ name: symbol, emoji, pays }) => ({
      name: symbol,
      emoji,
      pays: pays.map(({ count, coins }) => ({ count, coins })),
    })),
    sheet: exportedSheetOf(sheet),
    art,
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
