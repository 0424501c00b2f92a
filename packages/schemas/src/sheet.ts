import type { ParSheet } from '@spilvaerk/slot-engine'
import { z } from 'zod'
import { definitionHash } from './ids.ts'
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
})

/** What is proved of a game. Shares of 1; deviation and wins in bets unless named coins. */
export const parSheet: z.ZodType<ParSheet> = z
  .object({
    method: z.literal('exact'),
    betCoins: z.int(),
    cycle: z.number(),
    arithmetic: z.enum(['integer', 'double']),
    uncappedRtp: z.number(),
    rtp: z.number(),
    rtpBySource: z.object({
      lines: z.number(),
      scatters: z.number(),
      features: z.record(z.string(), z.number()),
    }),
    hitFrequency: z.number(),
    standardDeviation: z.number(),
    volatilityIndex: z.number().meta({ description: '1.96 × standard deviation' }),
    volatilityClass: volatility,
    base: spinSheet,
    maxWin: z.object({
      capCoins: z.number(),
      baseCoins: z.number(),
      baseProbability: z.number(),
      capProbability: z.number(),
      capProbabilityIs: z.enum(['exact', 'atMost']),
    }),
    features: z.array(
      z.object({
        id: z.string(),
        triggerProbability: z.number(),
        averageSpins: z.number(),
        averageWin: z.number(),
        rtp: z.number(),
        spin: spinSheet,
      }),
    ),
  })
  .meta({ id: 'ParSheet' })

export const sheetResult = z.object({ hash: definitionHash, sheet: parSheet })
export type SheetResult = z.infer<typeof sheetResult>
