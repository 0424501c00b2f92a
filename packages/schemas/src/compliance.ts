import { z } from 'zod'
import { definitionWarnings } from './definition.ts'

export const SEVERITIES = ['block', 'warn'] as const
export const JURISDICTIONS = ['general', 'EU'] as const

/** What a rule found. */
export const complianceFinding = z
  .object({
    rule: z.string(),
    jurisdiction: z.string(),
    severity: z.enum(SEVERITIES),
    field: z.string(),
    actual: z.string(),
    expected: z.string(),
    explanation: z.string().meta({ description: 'In the language of the request' }),
    cure: z.string().meta({ description: 'What would mend it, in the language of the request' }),
    tune: z
      .record(z.string(), z.union([z.number(), z.string()]))
      .optional()
      .meta({ description: 'What to ask the designer for, where mathematics can mend it' }),
    source: z.string(),
    asOf: z.string().meta({ description: 'The day on which the source was last looked at' }),
  })
  .meta({ id: 'ComplianceFinding' })
export type ComplianceFinding = z.infer<typeof complianceFinding>

export const MARKETS = ['DK', 'MT', 'DE', 'NL', 'SE'] as const
/** Worst first: something blocks, something is not known, something is only warned of, or nothing is against it. */
export const MARKET_STATES = ['blocked', 'open', 'warned', 'met'] as const

/** What the rules of a market, and those of everywhere, make of a game there. */
export const marketVerdict = z
  .object({
    market: z.enum(MARKETS),
    name: z.string().meta({ description: 'In the language of the request' }),
    state: z.enum(MARKET_STATES),
    blocks: z.array(z.string()).meta({ description: 'Rules that block' }),
    warns: z.array(z.string()).meta({ description: 'Rules that warn' }),
    open: z.array(z.string()).meta({ description: 'Rules that are not assessed' }),
  })
  .meta({ id: 'MarketVerdict' })
export type MarketVerdict = z.infer<typeof marketVerdict>

export const complianceInput = z.object({
  config: z.record(z.string(), z.unknown(), { error: 'config skal være et objekt' }).meta({
    description: 'A `gameId`, a `definition`, or plain figures of a game, and with them facts about its site',
  }),
  jurisdiction: z.enum(JURISDICTIONS, { error: 'jurisdiction skal være general eller EU' }).default('general'),
})
export type ComplianceInput = z.output<typeof complianceInput>

export const complianceResult = z
  .object({
    compliant: z.boolean().meta({ description: 'Something was decided, and nothing of it blocks' }),
    issues: z.array(z.string()).meta({ description: 'Each finding as a sentence in the language of the request' }),
    details: z.array(complianceFinding),
    reported: z.array(complianceFinding).meta({ description: 'Of markets that do not decide `compliant`' }),
    checked: z.array(z.string()).meta({ description: 'Rules that were decided' }),
    unassessed: z
      .array(z.object({ rule: z.string(), missing: z.string() }))
      .meta({ description: 'Rules that the config says too little for: they are neither met nor broken' }),
    warnings: definitionWarnings,
    verdict: z.string().meta({ description: 'One sentence for all markets, in the language of the request' }),
    markets: z.array(marketVerdict).meta({ description: 'Every market, whatever jurisdiction was asked for' }),
    rulesetVersion: z.string(),
    rulesetDate: z.string(),
  })
  .meta({ id: 'ComplianceResult' })
export type ComplianceResult = z.infer<typeof complianceResult>
