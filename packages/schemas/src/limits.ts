import { z } from 'zod'
import { amount, whole } from './checks.ts'

/** The last 24 hours, 7 days and 30 days: a limit rolls with the clock, so that midnight opens nothing. */
export const PERIODS = ['day', 'week', 'month'] as const
export const period = z.enum(PERIODS)
export type Period = z.infer<typeof period>

export const MAX_LIMIT = 1_000_000
export const REALITY_CHECK_MINUTES = [10, 15, 30, 45, 60] as const
export const DEFAULT_REALITY_CHECK_MINUTES = 60
export const MIN_EXCLUSION_DAYS = 30
const MAX_EXCLUSION_DAYS = 3650

const money = amount('Grænsen', 0, MAX_LIMIT).multipleOf(0.01, { error: 'Grænsen skal være et helt antal øre' })
const minutes = (most: number) => whole('Grænsen i minutter', 1, most)
const DAY_MINUTES = 1440

const someOf = { error: 'Vælg mindst én grænse' }
const isSomething = (value: object): boolean => Object.values(value).some((limit) => limit !== undefined)

/** DKK. What is left out stays as it is. */
export const depositLimitsInput = z
  .object({ day: money.optional(), week: money.optional(), month: money.optional() })
  .refine(isSomething, someOf)
export type DepositLimitsInput = z.infer<typeof depositLimitsInput>

/** DKK; `null` removes a limit. */
export const lossLimitsInput = z
  .object({ day: money.nullish(), week: money.nullish(), month: money.nullish() })
  .refine(isSomething, someOf)
export type LossLimitsInput = z.infer<typeof lossLimitsInput>

/** Minutes of play for money; `null` removes a limit. */
export const timeLimitsInput = z
  .object({
    day: minutes(DAY_MINUTES).nullish(),
    week: minutes(7 * DAY_MINUTES).nullish(),
    month: minutes(30 * DAY_MINUTES).nullish(),
  })
  .refine(isSomething, someOf)
export type TimeLimitsInput = z.infer<typeof timeLimitsInput>

export const excludeInput = z
  .object({
    days: whole('Antallet af dage', MIN_EXCLUSION_DAYS, MAX_EXCLUSION_DAYS).optional(),
    forever: z.literal(true, { error: 'forever skal være true' }).optional(),
  })
  .refine(({ days, forever }) => (days === undefined) !== (forever === undefined), {
    error: 'Vælg enten et antal dage eller for altid',
  })
export type ExcludeInput = z.infer<typeof excludeInput>

export const realityCheckInput = z.object({
  minutes: z.literal(REALITY_CHECK_MINUTES, { error: 'Vælg 10, 15, 30, 45 eller 60 minutter' }),
})
export type RealityCheckInput = z.infer<typeof realityCheckInput>

const limit = z
  .object({
    value: z.number().nullable().meta({ description: 'In force now; null: none' }),
    used: z.number().meta({ description: 'Of it, in the period that ends now' }),
    pending: z
      .object({ value: z.number().nullable(), from: z.iso.datetime() })
      .nullable()
      .meta({ description: 'A raise, and when it comes into force' }),
  })
  .meta({ id: 'Limit' })
export type Limit = z.infer<typeof limit>

const byPeriod = z.object({ day: limit, week: limit, month: limit })

export const BLOCK_KINDS = ['pause', 'exclusion'] as const
export const block = z
  .object({
    kind: z.enum(BLOCK_KINDS),
    from: z.iso.datetime(),
    until: z.iso.datetime().nullable().meta({ description: 'null: for good' }),
  })
  .meta({ id: 'Block' })
export type Block = z.infer<typeof block>

/** A stretch of play for money without a longer break, as the server measured it. */
export const playSession = z
  .object({
    startedAt: z.iso.datetime(),
    seconds: z.int().meta({ description: 'Since its start, by the server’s clock' }),
    rounds: z.int(),
    wagered: z.number().meta({ description: 'DKK' }),
    won: z.number().meta({ description: 'DKK' }),
    net: z.number().meta({ description: 'DKK won less DKK wagered' }),
    realityCheck: z.object({
      due: z.boolean().meta({ description: 'No round is played for money until it is acknowledged' }),
      at: z.iso.datetime().meta({ description: 'When the next is due' }),
    }),
  })
  .meta({ id: 'PlaySession' })
export type PlaySession = z.infer<typeof playSession>

export const limits = z
  .object({
    deposit: byPeriod.meta({ description: 'DKK paid in' }),
    loss: byPeriod.meta({ description: 'DKK wagered less DKK won' }),
    time: byPeriod.meta({ description: 'Minutes of play for money' }),
    realityCheckMinutes: z.int(),
    block: block.nullable(),
    session: playSession.nullable(),
    mayPlay: z.boolean().meta({ description: 'Whether the next round for money would be let through' }),
    reason: z.string().nullable().meta({ description: 'Why not, for people' }),
    refusal: z.string().nullable().meta({ description: 'Why not, as the stable code of the refusal' }),
  })
  .meta({ id: 'Limits' })
export type Limits = z.infer<typeof limits>
