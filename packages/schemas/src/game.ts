import { z } from 'zod'
import { definitionWarnings } from './definition.ts'
import { gameConfig } from './game-config.ts'
import { gameSymbol } from './game-symbol.ts'
import { definitionHash, gameId } from './ids.ts'
import { making } from './making.ts'
import { palette } from './palette.ts'
import { inStudio, standing } from './visibility.ts'
import { volatility } from './volatility.ts'

/** A game as the lobby lists it. Every figure follows from the definition; none is a claim of its maker. */
export const gameSummary = z
  .object({
    id: gameId,
    slug: z.string(),
    name: z.string(),
    description: z.string(),
    theme: z.string(),
    category: z.string(),
    rtp: z.int().meta({ description: 'Exact return to player in hundredths of a percent: 9650 is 96.50 %' }),
    volatility,
    wins: z
      .enum(['lines', 'ways', 'clusters', 'anywhere', 'straights', 'shapes'])
      .meta({ description: 'How windows win' }),
    paylines: z.int().meta({ description: 'Lines, or the most ways; 0 where neither counts' }),
    leastCount: z.int().meta({ description: 'How many equal symbols the shortest win takes; scatters aside' }),
    reels: z.int(),
    rows: z.array(z.int()).meta({ description: 'Rows in the window, per reel' }),
    maxWinMultiplier: z.number().meta({ description: 'The cap on a round in times the bet' }),
    popularity: z.int().meta({
      description:
        'Players with a round of the game within the last 30 days: members, and visitors by network address and day',
    }),
    featured: z.boolean(),
    symbols: z.array(gameSymbol),
    config: gameConfig,
    palette,
    definitionHash,
    standing: standing.meta({ description: 'What this version may be used for: only `admitted` takes money' }),
    version: z.int().meta({ description: 'Counts up from 1 whenever the definition changes' }),
    hitFrequency: z.number().meta({ description: 'Share of rounds that win something, 0 to 1' }),
    features: z.array(z.string()).meta({ description: 'Kinds of feature in the game, such as `freeSpins`' }),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'GameSummary' })
export type GameSummary = z.infer<typeof gameSummary>

/** A game as the studio lists it. */
export const studioGame = gameSummary.extend(inStudio.shape).meta({ id: 'StudioGame' })
export type StudioGame = z.infer<typeof studioGame>

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
  pays: z.array(symbolPay),
})
export type PaytableEntry = z.infer<typeof paytableEntry>

/** Everything a game page needs. */
export const game = gameSummary
  .extend({
    paytable: z.array(paytableEntry),
    lines: z.array(z.array(z.int())).meta({ description: 'Per line the row on each reel, 0 at the top' }),
    betCoins: z.int().meta({ description: 'Coins that one spin costs' }),
    rules: z
      .array(z.string())
      .meta({ description: 'The rules in the language of the request, one sentence or two each' }),
    warnings: definitionWarnings,
    making: making.optional().meta({ description: 'How it came to be, where it was generated' }),
  })
  .meta({ id: 'Game' })
export type Game = z.infer<typeof game>

export const popularity = z.object({ popularity: z.int() })
export type Popularity = z.infer<typeof popularity>
