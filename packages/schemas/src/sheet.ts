import { OBSTACLES, type ParSheet, SHEET_LIMITS } from '@spilvaerk/slot-engine'
import { z } from 'zod'
import { slotKind, tableKind } from './game-kinds.ts'
import { definitionHash } from './ids.ts'
import { tableSheet } from './table-sheet.ts'
import { volatility } from './volatility.ts'

const spinSheet = z.object({
  reelSet: z.string(),
  cycle: z.number(),
  rtp: z.number(),
  hitFrequency: z.number(),
  standardDeviation: z.number(),
  distribution: z
    .array(z.tuple([z.number(), z.number()]))
    .meta({ description: '[coins, count over the cycle], ascending' }),
  sums: z.object({
    coins: z.number(),
    lineCoins: z.number(),
    scatterCoins: z.number(),
    hits: z.number(),
    squaredCoins: z.number(),
    triggers: z.number(),
    freeSpins: z.number(),
  }),
  falls: z
    .array(z.object({ chance: z.number(), winChance: z.number(), rtp: z.number() }))
    .exactOptional()
    .meta({ description: 'Of a spin with cascades: its windows, by the number of falls before them' }),
})

const bounds = z.object({ low: z.number(), high: z.number() })

const figures = {
  betCoins: z.int(),
  uncappedRtp: z.number(),
  rtp: z.number(),
  rtpBySource: z.object({
    lines: z.number(),
    scatters: z.number(),
    features: z.record(z.string(), z.number()),
  }),
  jackpotContribution: z.number().meta({ description: 'Share of the bet that goes into progressive pools' }),
  hitFrequency: z.number(),
  standardDeviation: z.number(),
  volatilityIndex: z.number().meta({ description: '1.96 × standard deviation' }),
  volatilityClass: volatility,
  maxWin: z.object({
    capCoins: z.number(),
    baseCoins: z.number(),
    baseProbability: z.number(),
    capProbability: z.number(),
    capProbabilityIs: z.enum(['exact', 'atMost', 'simulated']),
  }),
  features: z.array(
    z.object({
      id: z.string(),
      triggerProbability: z.number(),
      averageWin: z.number(),
      rtp: z.number(),
      averageSpins: z.number().exactOptional(),
      spin: spinSheet.exactOptional(),
    }),
  ),
}

const exactSheet = z.object({
  method: z.literal('exact'),
  ...figures,
  cycle: z.number(),
  arithmetic: z.enum(['integer', 'double']),
  base: spinSheet,
})

const simulatedSheet = z.object({
  method: z.literal('simulated'),
  ...figures,
  outOfReach: z.string().meta({ description: 'The part of the game that has no exact answer in reach' }),
  spins: z.int(),
  obstacle: z
    .object({ code: z.enum(OBSTACLES), values: z.record(z.string(), z.number()) })
    .exactOptional()
    .meta({ description: 'What of the game stands in the way of an exact sheet' }),
  standardError: z.number().meta({ description: 'Of the RTP' }),
  uncappedIs: z
    .literal('exact')
    .exactOptional()
    .meta({ description: 'Present where uncappedRtp is exact though the rest is sampled' }),
  started: z
    .object({
      chance: z.number(),
      rounds: z.int(),
      standardErrors: z.object({
        hitFrequency: z.number(),
        standardDeviation: z.number(),
        capProbability: z.number(),
      }),
    })
    .exactOptional()
    .meta({
      description: 'Present where the paid spin is exact and only rounds that it starts something in were sampled',
    }),
  bounds: z
    .object({
      confidence: z.number(),
      rtp: bounds,
      hitFrequency: bounds,
      standardDeviation: bounds,
      capProbability: bounds,
    })
    .exactOptional()
    .meta({ description: 'Bounds that all hold together with probability `confidence`, however long the tail' }),
  distribution: z.array(z.tuple([z.number(), z.number()])).meta({ description: '[coins, rounds], ascending' }),
  limits: z
    .array(z.object({ code: z.enum(SHEET_LIMITS), part: z.string(), reason: z.string(), help: z.string() }))
    .exactOptional()
    .meta({ description: 'What was left out because it would have taken more than the budget' }),
})

/** What is known of a game, proved or sampled. Shares of 1; deviation and wins in bets unless named coins. */
export const parSheet: z.ZodType<ParSheet> = z
  .discriminatedUnion('method', [exactSheet, simulatedSheet])
  .meta({ id: 'ParSheet' })

const hash = definitionHash
export const slotSheetResult = z.object({ kind: slotKind, hash, sheet: parSheet })
/** What is proved of a game. */
export const sheetResult = z
  .discriminatedUnion('kind', [slotSheetResult, z.object({ kind: tableKind, hash, sheet: tableSheet })])
  .meta({ id: 'SheetResult' })
export type SheetResult = z.infer<typeof sheetResult>
export type SlotSheetResult = z.infer<typeof slotSheetResult>
