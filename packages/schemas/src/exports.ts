import type { Definition, ParSheet } from '@spilvaerk/slot-engine'
import type { TableDefinition, TableKindName } from '@spilvaerk/table-games'
import { z } from 'zod'
import type { GameArt } from './art.ts'
import { seen } from './checks.ts'
import { gameId } from './ids.ts'
import type { Palette } from './palette.ts'
import type { Presentation } from './presentation.ts'
import type { TableSpot } from './table-game.ts'
import type { TextLanguage } from './text-terms.ts'

export const EXPORT_FORMATS = ['html5', 'react', 'unity', 'android', 'ios', 'api'] as const
export const exportFormat = z.enum(EXPORT_FORMATS, { error: `Formatet skal være ${EXPORT_FORMATS.join(', ')}` })
export type ExportFormat = z.infer<typeof exportFormat>

export const EXPORT_CURRENCIES = ['USD', 'EUR', 'GBP', 'JPY', 'CNY', 'KRW', 'INR', 'BRL'] as const
export const exportCurrency = z.enum(EXPORT_CURRENCIES, {
  error: `Valutaen skal være ${EXPORT_CURRENCIES.join(', ')}`,
})
export type ExportCurrency = z.infer<typeof exportCurrency>

export const exportInput = z.object({
  id: gameId,
  format: exportFormat,
  currency: exportCurrency
    .optional()
    .meta({ description: 'How amounts are shown in the exported game; left out: as credits' }),
})
export type ExportInput = z.infer<typeof exportInput>

export const exportResult = z
  .object({
    content: z.string().meta({ description: 'The file; in base64 where `encoding` says so' }),
    encoding: z.enum(['utf-8', 'base64']),
    contentType: z.string(),
    filename: z.string(),
  })
  .meta({ id: 'ExportResult' })
export type ExportResult = z.infer<typeof exportResult>

/** A game's texts for a reader of a language, each with the language that it is in where that is another one. */
export interface ExportedTexts {
  readonly language: TextLanguage
  readonly name: string
  readonly description: string
  readonly descriptionIn: TextLanguage
  readonly symbols: Readonly<Record<string, string>>
  /** Of a table, what each place for bets is called. */
  readonly spotNames?: Readonly<Record<string, string>>
  readonly rules: readonly { readonly language: TextLanguage; readonly lines: readonly string[] }[]
}

interface AnyExportedGame {
  readonly name: string
  readonly description: string
  readonly palette: Palette
  readonly definitionHash: string
  readonly betLevels: readonly number[]
  readonly animationSpeed: number
  readonly soundEnabled: boolean
  readonly presentation?: Presentation
  readonly currency?: ExportCurrency
  /** In the language of the page, one sentence or two each. */
  readonly rules: readonly string[]
  /** Set by the player once it knows its reader's language. */
  readonly title?: string
  readonly descriptionIn?: TextLanguage
  readonly ruleParts?: ExportedTexts['rules']
  /** Everything that is told of it, by language: what a language lacks is there in English, or else in Danish. */
  readonly told: readonly ExportedTexts[]
  /** The drawings of its emoji as SVG, by their code points. */
  readonly art: Readonly<Record<string, string>>
  /** What its maker put in the place of what is painted, and the files of it as data URLs, by address. */
  readonly own?: GameArt
  readonly files?: Readonly<Record<string, string>>
}

/** Everything that an exported player is told about its slot. */
export interface ExportedSlot extends AnyExportedGame {
  readonly definition: Definition
  readonly pays: readonly {
    readonly id: string
    readonly name: string
    readonly emoji: string
    /** The address of a file. */
    readonly picture?: string
    readonly pays: readonly ExportedPay[]
  }[]
  readonly sheet: ExportedSheet
}

/** Everything that an exported player is told about its table. */
export interface ExportedTable extends AnyExportedGame {
  readonly kind: TableKindName
  readonly definition: TableDefinition
  /** What its look follows from, beside its name, its hash and what its maker chose. */
  readonly theme: string
  readonly slug: string
  /** What one coin of the definition is worth. */
  readonly coin: number
  /** What is proved of each place for bets, under best play. */
  readonly spots: readonly TableSpot[]
}

export type ExportedGame = ExportedSlot | ExportedTable

/** The PAR sheet as far as it travels: all its figures, and the whole law of a paid spin where that is not too long. */
export interface ExportedSheet
  extends Pick<
    ParSheet,
    | 'method'
    | 'betCoins'
    | 'rtp'
    | 'rtpBySource'
    | 'hitFrequency'
    | 'standardDeviation'
    | 'volatilityIndex'
    | 'volatilityClass'
    | 'maxWin'
  > {
  readonly features: readonly Pick<ParSheet['features'][number], 'id' | 'triggerProbability' | 'averageWin' | 'rtp'>[]
  /** [coins, count], ascending. */
  readonly distribution?: readonly (readonly [number, number])[]
}

export interface ExportedPay {
  readonly count: number
  readonly coins: number
}

const KEY_NAME = 'Nøglens navn skal være 1 til 60 tegn'

export const newApiKeyInput = z.object({
  id: gameId,
  name: z.string({ error: KEY_NAME }).overwrite(seen).trim().min(1, { error: KEY_NAME }).max(60, { error: KEY_NAME }),
})
export type NewApiKeyInput = z.infer<typeof newApiKeyInput>

export const apiKeyRef = z.object({
  id: gameId,
  keyId: z.uuid({ error: 'Nøglens id skal være et UUID' }).toLowerCase(),
})
export type ApiKeyRef = z.infer<typeof apiKeyRef>

export const apiKey = z
  .object({
    id: z.uuid(),
    gameId,
    name: z.string(),
    begins: z.string().meta({ description: 'The first characters of the key, to know it by' }),
    createdAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime().nullable().meta({ description: 'To the minute; null while it was never used' }),
    revokedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'ApiKey' })
export type ApiKey = z.infer<typeof apiKey>

export const newApiKey = apiKey
  .extend({ key: z.string().meta({ description: 'The key itself, shown this once' }) })
  .meta({ id: 'NewApiKey' })
export type NewApiKey = z.infer<typeof newApiKey>
