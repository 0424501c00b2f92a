import type { Report } from '@spilvaerk/slot-engine'
import type { TableReport } from '@spilvaerk/table-games'
import { z } from 'zod'

const stretch = z.object({
  fromBlock: z.int(),
  toBlock: z.int(),
  spins: z.int(),
  leading: z.int(),
  trailing: z.int(),
  longest: z.int(),
})

/** The engine's report of a simulation. Shares of 1, wins in bets unless named coins. */
export const report: z.ZodType<Report> = z
  .object({
    run: z.object({ seed: z.string(), spins: z.int(), stretches: z.array(stretch) }),
    totalSpins: z.int(),
    actualRtp: z.number(),
    rtpInterval: z.tuple([z.number(), z.number()]).meta({ description: '95 % confidence interval of the RTP' }),
    winRate: z.number(),
    wins: z.int(),
    standardDeviation: z.number(),
    volatilityIndex: z.number().meta({ description: '1.96 × standard deviation' }),
    biggestWinCoins: z.int(),
    biggestWin: z.number(),
    betCoins: z.int(),
    totalCoins: z.int(),
    histogram: z.array(z.tuple([z.int(), z.int()])).meta({ description: '[coins, rounds], ascending' }),
    contributions: z.object({
      lines: z.number(),
      scatters: z.number(),
      features: z.record(z.string(), z.number()),
      cut: z.number(),
    }),
    features: z.array(z.object({ id: z.string(), triggers: z.int(), spins: z.int(), coins: z.int() })),
    cappedRounds: z.int(),
    longestLosingRun: z.int(),
    trail: z.object({ every: z.int(), coins: z.array(z.int()) }),
    stopped: z
      .object({ asked: z.int(), cutRounds: z.int() })
      .exactOptional()
      .meta({ description: 'Of a run that ended before all its rounds were played' }),
  })
  .meta({ id: 'Report' })

const spotReport = z.object({ spot: z.string(), betCoins: z.number(), stakedCoins: z.number(), paidCoins: z.number() })

/** The report of a simulation of a table, in coins unless said otherwise. */
export const tableReport: z.ZodType<TableReport> = z
  .object({
    run: z.object({
      seed: z.string(),
      rounds: z.int(),
      strategy: z.string(),
      blocks: z.array(z.tuple([z.int(), z.int()])),
    }),
    rounds: z.int(),
    betCoins: z.number(),
    stakedCoins: z.number(),
    paidCoins: z.number(),
    spots: z.array(spotReport),
    histogram: z.array(z.tuple([z.number(), z.int()])).meta({ description: '[coins won or lost, rounds], ascending' }),
    returned: z.number().meta({ description: 'For each coin of the first bets, beyond what was staked later' }),
    interval: z.tuple([z.number(), z.number()]).meta({ description: '95 % confidence interval of it' }),
    standardDeviation: z.number().meta({ description: 'Of a round, in first bets' }),
  })
  .meta({ id: 'TableReport' })
