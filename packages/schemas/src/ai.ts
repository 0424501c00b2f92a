import { z } from 'zod'
import { line } from './checks.ts'
import { completeGame } from './generation.ts'
import { gameId, idempotencyKey } from './ids.ts'
import { writtenBy } from './making.ts'

const MAX_TEXT = 2000
const optionalText = (max: number) => {
  const error = `Teksten skal være på højst ${max} tegn`
  return z.string({ error }).max(max, { error }).optional()
}

/** Where something known comes from. None is ever made up: all of them are in the table that is shipped. */
export const source = z
  .object({ title: z.string(), publisher: z.string(), url: z.string(), retrieved: z.iso.date() })
  .meta({ id: 'Source' })
export type Source = z.infer<typeof source>

/** `rules` is the product's own dated table of regulators' rules. */
export const KNOWN_FROM = ['catalogue', 'rounds', 'reference', 'rules'] as const
const known = z.object({
  text: z.string().meta({ description: 'In Danish' }),
  from: z.enum(KNOWN_FROM),
  source: z.string().optional().meta({ description: 'The address of one of `sources`' }),
})
export type Known = z.infer<typeof known>

/** What every answer tells of where it comes from. */
const provenance = {
  sources: z.array(source),
  known: z.array(known).meta({ description: 'What the product knows, each with where from' }),
  modelSays: z.array(z.string()).meta({ description: 'What a language model adds; nobody has verified it' }),
  writtenBy,
  confidence: z.number().min(0).max(1),
  confidenceReason: z.string(),
  asOf: z.iso.date().meta({ description: 'The day of the reference table' }),
}

export const trendsInput = z.object({ topic: line('Emnet', MAX_TEXT) })
export const trendsResult = z.object({ trends: z.array(z.string()), ...provenance })
export type TrendsResult = z.infer<typeof trendsResult>

export const competitorsInput = z.object({ theme: line('Temaet', MAX_TEXT) })
export const competitorsResult = z.object({
  competitors: z.array(
    z.object({
      name: z.string(),
      rtp: z.number().nullable().meta({ description: 'In percent; null where the source does not tell' }),
      features: z.array(z.string()),
      own: z.boolean().meta({ description: 'A game of this house' }),
      source: z.string().optional(),
    }),
  ),
  recommendations: z.array(z.string()),
  ...provenance,
})
export type CompetitorsResult = z.infer<typeof competitorsResult>

export const VIABILITIES = ['high', 'medium', 'low'] as const
export const conceptInput = z.object({ concept: line('Konceptet', 5000) })
export const conceptResult = z.object({
  viability: z.enum(VIABILITIES),
  strengths: z.array(z.string()),
  concerns: z.array(z.string()),
  marketPotential: z.string(),
  ...provenance,
})
export type ConceptResult = z.infer<typeof conceptResult>

export const COMPLEXITIES = ['simple', 'medium', 'complex'] as const
export const marketGameInput = z.object({
  prompt: line('Spilbeskrivelsen', 5000),
  theme: optionalText(200),
  complexity: z
    .enum(COMPLEXITIES, { error: 'Kompleksiteten skal være simple, medium eller complex' })
    .default('medium'),
  targetAudience: optionalText(200),
  key: idempotencyKey.optional(),
})
export type MarketGameInput = z.output<typeof marketGameInput>
export const marketGameResult = completeGame.extend({
  gameContent: z.object({ name: z.string(), description: z.string(), theme: z.string() }),
  url: z.string().meta({ description: 'Where the game is played' }),
  confidence: z.number().min(0).max(1),
  confidenceReason: z.string(),
})
export type MarketGameResult = z.infer<typeof marketGameResult>

export const recommendationsInput = z.object({
  playerData: z.record(z.string(), z.unknown(), { error: 'playerData skal være et objekt' }).meta({
    description:
      'Understood: `favoriteThemes`, `volatility`, `favoriteFeatures` (lists or words), `playedGames` (ids), `minRtp` (percent)',
  }),
})
export const recommendationsResult = z.object({
  personalizedGames: z.array(
    z.object({ gameId, name: z.string(), confidence: z.number().min(0).max(1), reason: z.string() }),
  ),
  method: z.string(),
  confidence: z.number().min(0).max(1),
  confidenceReason: z.string(),
})
export type RecommendationsResult = z.infer<typeof recommendationsResult>

export const intelligenceInput = z.object({ focus: line('Markedsfokus', MAX_TEXT) })
export const intelligenceResult = z.object({
  marketIntelligence: z.object({ trends: z.array(z.string()), opportunities: z.array(z.string()) }),
  ...provenance,
})
export type IntelligenceResult = z.infer<typeof intelligenceResult>

export const narrativeInput = z.object({
  theme: line('Temaet', MAX_TEXT),
  gameId: gameId.optional().meta({ description: 'A game whose features the chapters are bound to' }),
})
export const narrativeResult = z.object({
  title: z.string(),
  theme: z.string(),
  premise: z.string(),
  chapters: z.array(
    z.object({
      title: z.string(),
      text: z.string(),
      feature: z.string().meta({ description: 'The kind of feature in which it is told' }),
    }),
  ),
  writtenBy,
  confidence: z.number().min(0).max(1),
  confidenceReason: z.string(),
})
export type NarrativeResult = z.infer<typeof narrativeResult>
