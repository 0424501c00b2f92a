import { z } from 'zod'
import { gameArt } from './art.ts'
import { definitionWarnings } from './definition.ts'
import { gameConfig } from './game-config.ts'
import { slotKind } from './game-kinds.ts'
import { gameSymbol, symbolPicture } from './game-symbol.ts'
import { textLanguage } from './game-texts.ts'
import { definitionHash, gameId } from './ids.ts'
import { making } from './making.ts'
import { palette } from './palette.ts'
import { tableGameFields, tableSummaryFields } from './table-game.ts'
import { inStudio, standing } from './visibility.ts'
import { volatility } from './volatility.ts'

/** What the lobby lists of a game of any kind. Every figure follows from the definition; none is a claim of its maker. */
const anySummary = z.object({
  id: gameId,
  slug: z.string(),
  name: z.string(),
  title: z
    .string()
    .exactOptional()
    .meta({ description: 'Its name in the language of the request, where it has another one there' }),
  description: z.string(),
  descriptionIn: textLanguage
    .exactOptional()
    .meta({ description: 'The language of the description, where it is known' }),
  theme: z.string(),
  category: z.string(),
  rtp: z.int().meta({
    description:
      'Exact return to player in hundredths of a percent: 9650 is 96.50 %. Of a table: of its main bet under best play',
  }),
  volatility,
  maxWinMultiplier: z.number().meta({
    description: 'The cap on a round in times the bet; of a table: the most that its main bet pays, in times that bet',
  }),
  popularity: z.int().meta({
    description:
      'Players with a round of the game within the last 30 days: members, and visitors by network address and day',
  }),
  featured: z.boolean(),
  config: gameConfig,
  palette,
  definitionHash,
  standing: standing.meta({ description: 'What this version may be used for: only `admitted` takes money' }),
  version: z.int().meta({ description: 'Counts up from 1 whenever the definition changes' }),
  hitFrequency: z.number().meta({
    description:
      'Share of rounds that win something, 0 to 1; of a table: that pay more on the main bet than was staked, under the best strategy. Where the proof has bounds (blackjack with several splits) it is the middle of them, and `GET /games/{id}/sheet` has both.',
  }),
  features: z
    .array(z.string())
    .meta({ description: 'Kinds of feature in the game, such as `freeSpins`; of a table: the ids of its mini-games' }),
  createdAt: z.iso.datetime(),
  art: gameArt.exactOptional().meta({ description: 'What its maker has put in the place of what the house paints' }),
})

/** A slot as the lobby lists it. */
export const slotSummary = anySummary
  .extend({
    kind: slotKind,
    wins: z
      .enum(['lines', 'ways', 'clusters', 'anywhere', 'straights', 'shapes'])
      .meta({ description: 'How windows win' }),
    paylines: z.int().meta({ description: 'Lines, or the most ways; 0 where neither counts' }),
    leastCount: z.int().meta({ description: 'How many equal symbols the shortest win takes; scatters aside' }),
    reels: z.int(),
    rows: z.array(z.int()).meta({ description: 'Rows in the window, per reel' }),
    symbols: z.array(gameSymbol),
  })
  .meta({ id: 'SlotSummary' })
export type SlotSummary = z.infer<typeof slotSummary>

export const tableSummary = anySummary.extend(tableSummaryFields).meta({ id: 'TableSummary' })
export type TableSummary = z.infer<typeof tableSummary>

/** A game as the lobby lists it. */
export const gameSummary = z.discriminatedUnion('kind', [slotSummary, tableSummary]).meta({ id: 'GameSummary' })
export type GameSummary = z.infer<typeof gameSummary>

const slotInStudio = slotSummary.extend(inStudio.shape).meta({ id: 'SlotInStudio' })
const tableInStudio = tableSummary.extend(inStudio.shape).meta({ id: 'TableInStudio' })
/** A game as the studio lists it. */
export const studioGame = z.discriminatedUnion('kind', [slotInStudio, tableInStudio]).meta({ id: 'StudioGame' })
export type StudioGame = z.infer<typeof studioGame>
export type StudioSlot = z.infer<typeof slotInStudio>

export const symbolPay = z.object({
  count: z.int(),
  coins: z.int(),
  times: z.number().meta({ description: 'In times the bet' }),
})
export type SymbolPay = z.infer<typeof symbolPay>

export const paytableEntry = z.object({
  symbolId: z.string(),
  name: z.string(),
  emoji: z.string(),
  picture: symbolPicture,
  pays: z.array(symbolPay),
})
export type PaytableEntry = z.infer<typeof paytableEntry>

/** What a game page has of a game of any kind, beside its summary. */
const pageFields = {
  rules: z
    .array(z.string())
    .meta({ description: 'The rules in the language of the request, one sentence or two each' }),
  warnings: definitionWarnings,
  making: making.optional().meta({ description: 'How it came to be, where it was generated' }),
}

/** Everything the page of a slot needs. */
export const slotGame = slotSummary
  .extend({
    ...pageFields,
    paytable: z.array(paytableEntry),
    lines: z.array(z.array(z.int())).meta({ description: 'Per line the row on each reel, 0 at the top' }),
    betCoins: z.int().meta({ description: 'Coins that one spin costs' }),
  })
  .meta({ id: 'SlotGame' })
export type SlotGame = z.infer<typeof slotGame>

export const tableGame = tableSummary.extend({ ...pageFields, ...tableGameFields }).meta({ id: 'TableGame' })
export type TableGame = z.infer<typeof tableGame>

/** Everything a game page needs. */
export const game = z.discriminatedUnion('kind', [slotGame, tableGame]).meta({ id: 'Game' })
export type Game = z.infer<typeof game>

export const popularity = z.object({ popularity: z.int() })
export type Popularity = z.infer<typeof popularity>
