import type { Language } from '@spilvaerk/messages'
import {
  type ExportCurrency,
  type ExportedSheet,
  type ExportedSlot,
  type ExportedTable,
  type ExportedTexts,
  type Game,
  type SlotGame,
  symbolAt,
  type TableGame,
  type ToldTexts,
} from '@spilvaerk/schemas'
import type { Definition, ParSheet } from '@spilvaerk/slot-engine'
import { plain } from './texts.ts'

/** So many characters of the law of a paid spin may travel along. */
const LONGEST_LAW = 12_000

interface Parts {
  readonly art: Readonly<Record<string, string>>
  readonly currency: ExportCurrency | undefined
  readonly told: readonly ToldTexts[]
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
  /** What its places for bets are called on a page in each language. */
  readonly spots: Readonly<Record<Language, TableGame['spots']>>
}

export const exportedSlotOf = ({ game, definition, sheet, art, ...parts }: SlotParts): ExportedSlot => ({
  ...shownOf(game, parts),
  definition,
  pays: game.paytable.map(({ symbolId: id, name: symbol, emoji, picture, pays }) => ({
    ...{ id, name: symbol },
    emoji,
    ...(picture && { picture }),
    pays: pays.map(({ count, coins }) => ({ count, coins })),
  })),
  sheet: exportedSheetOf(sheet),
  art,
})

export const exportedTableOf = ({ game, art, spots, ...parts }: TableParts): ExportedTable => ({
  ...shownOf(game, parts),
  told: parts.told.map((one) => ({
    ...exportedTextsOf(one),
    spotNames: Object.fromEntries(spots[one.language === 'da' ? 'da' : 'en'].map(({ id, name }) => [id, name])),
  })),
  ...{ kind: game.kind, definition: game.definition, theme: game.theme, slug: game.slug },
  ...{ coin: game.table.coin, spots: game.spots, art },
})

function shownOf(game: Game, { currency, files, told }: Omit<Parts, 'art'>) {
  const { name, description, palette, definitionHash, rules } = game
  const { betLevels, animationSpeed, soundEnabled, presentation } = game.config
  return {
    ...{ name: plain(name), description: plain(description), palette, definitionHash },
    ...{ betLevels, animationSpeed, soundEnabled },
    ...(presentation && { presentation }),
    ...(currency && { currency }),
    ...(game.art && { own: game.art, files }),
    rules,
    told: told.map(exportedTextsOf),
  }
}

function exportedTextsOf({ language, texts, rules }: ToldTexts): ExportedTexts {
  const at = (place: string) => texts.find((one) => one.place === place)
  const own = at('rules')
  const description = at('description')
  return {
    language,
    name: plain(at('name')?.text ?? ''),
    description: plain(description?.text ?? ''),
    descriptionIn: description?.language ?? language,
    symbols: Object.fromEntries(
      texts.flatMap(({ place, text }) => {
        const id = symbolAt(place)
        return id === undefined ? [] : [[id, plain(text)]]
      }),
    ),
    rules: [...(own ? [{ language: own.language, lines: own.text.split('\n').map(plain) }] : []), ...rules],
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
