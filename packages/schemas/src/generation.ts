import { z } from 'zod'
import { amount, key, line, list, whole } from './checks.ts'
import { complianceFinding } from './compliance.ts'
import { definition, definitionWarnings, tableDefinition } from './definition.ts'
import { game } from './game.ts'
import { gameConfig } from './game-config.ts'
import { slotKind, tableKind } from './game-kinds.ts'
import { gameSymbol } from './game-symbol.ts'
import { definitionHash, idempotencyKey } from './ids.ts'
import { making, writtenBy } from './making.ts'
import { newPaytable } from './new-paytable.ts'
import { palette } from './palette.ts'
import { colourScheme } from './presentation.ts'
import { volatility } from './volatility.ts'

const MAX_PROMPT = 5000
export const prompt = line('Prompten', MAX_PROMPT)

/** In percent or in hundredths of a percent: 96.5 and 9650 mean the same. */
const rtpTarget = z
  .number({ error: 'rtpTarget skal være et tal' })
  .transform((value) => (value > 100 ? value : Math.round(value * 100)))
  .pipe(whole('rtpTarget (i hundrededele af en procent)', 8500, 9800))
  .meta({ description: 'In percent, 85 to 98, or in hundredths of a percent' })

const reels = whole('Antallet af hjul', 3, 8)
const paylines = whole('Antallet af linjer', 1, 100)
const text = (max: number) => {
  const error = `Teksten skal være på højst ${max} tegn`
  return z.string({ error }).max(max, { error })
}
const requestKey = idempotencyKey.optional()

/** The configuration card. What the prompt says in words goes before it. */
const card = {
  rtp: whole('RTP (i hundrededele af en procent)', 8500, 9800).optional(),
  volatility: volatility.optional(),
  reels: reels.optional(),
  rows: whole('Antallet af rækker', 3, 8).optional(),
  paylines: paylines.optional(),
  maxWinMultiplier: whole('Den højeste gevinst', 100, 10_000).optional(),
}

const roll = whole('roll', 0, 1_000_000)
  .default(0)
  .meta({ description: 'Another number gives another game for the prompt' })

export const generateInput = z.object({
  prompt,
  ...card,
  theme: key('Temaet').optional().meta({ description: 'A theme of the composer, over what the prompt speaks of' }),
  miniGames: whole('Antallet af mini-spil', 0, 6).optional(),
  roll,
  key: requestKey,
})
export type GenerateInput = z.output<typeof generateInput>

export const generateCompleteInput = z.object({
  prompt,
  targetAudience: text(200).optional(),
  rtpTarget: rtpTarget.optional(),
  volatility: volatility.optional(),
  marketPosition: text(200).optional(),
  platform: text(200).optional(),
  miniGames: whole('Antallet af mini-spil', 0, 6).optional(),
  roll,
  key: requestKey,
})
export type GenerateCompleteInput = z.output<typeof generateCompleteInput>

export const generateVariationsInput = z.object({
  ...card,
  prompt,
  count: whole('Antallet af variationer', 1, 6).default(3),
  roll,
  key: requestKey,
})
export type GenerateVariationsInput = z.output<typeof generateVariationsInput>

export const generateV2Input = z.object({
  prompt,
  rtpTarget: rtpTarget.optional(),
  volatility: volatility.optional(),
  reels: reels.optional(),
  rows: whole('Antallet af rækker', 3, 8).optional(),
  paylines: paylines.optional(),
  currency: text(20).default('credits'),
  title: text(80).optional(),
  roll,
  key: requestKey,
})
export type GenerateV2Input = z.output<typeof generateV2Input>

const generatedFields = {
  generationId: z.uuid(),
  name: z.string(),
  description: z.string(),
  theme: z.string(),
  category: z.string(),
  rtp: z.int(),
  volatility,
  maxWinMultiplier: z.number(),
  hitFrequency: z.number(),
  standardDeviation: z.number(),
  features: z.array(z.string()),
  palette,
  config: gameConfig,
  definitionHash,
  warnings: definitionWarnings,
  making,
  compliance: z.object({ compliant: z.boolean(), rulesetVersion: z.string(), findings: z.array(complianceFinding) }),
}

const generatedSlot = z
  .object({
    ...generatedFields,
    kind: slotKind,
    wins: z.enum(['lines', 'ways', 'clusters', 'anywhere', 'straights', 'shapes']),
    reels: z.int(),
    rows: z.array(z.int()),
    paylines: z.int(),
    method: z.enum(['exact', 'simulated']),
    symbols: z.array(gameSymbol),
    paytable: newPaytable,
    definition,
  })
  .meta({ id: 'GeneratedSlot' })
export type GeneratedSlot = z.infer<typeof generatedSlot>

const generatedTable = z
  .object({ ...generatedFields, kind: tableKind, definition: tableDefinition })
  .meta({ id: 'GeneratedTable' })
export type GeneratedTable = z.infer<typeof generatedTable>

/** A game that is designed and proved, and not yet stored: POST it to /games to keep exactly this one. */
export const generatedGame = z.discriminatedUnion('kind', [generatedSlot, generatedTable]).meta({ id: 'GeneratedGame' })
export type GeneratedGame = z.infer<typeof generatedGame>

/** A generated game that is stored. */
export const completeGame = z.object({
  game,
  config: z.object({ meta: z.object({ title: z.string(), requestedKind: z.string() }) }),
  message: z.string(),
  making,
})
export type CompleteGame = z.infer<typeof completeGame>

export const variations = z.object({
  variations: z.array(
    z.discriminatedUnion('kind', [
      generatedSlot.extend({ title: z.string() }),
      generatedTable.extend({ title: z.string() }),
    ]),
  ),
})
export type Variations = z.infer<typeof variations>

export const GENERATION_STAGES = ['reading', 'writing', 'designing', 'checking', 'done'] as const
export type GenerationStage = (typeof GENERATION_STAGES)[number]

/** Where the work has come to. */
export interface StageNews {
  readonly stage: GenerationStage
  /** Of several games: which one, of how many. */
  readonly game?: { readonly number: number; readonly of: number } | undefined
  /** How often the designer has begun: again after each wish that had to give way. */
  readonly attempt?: number | undefined
  /** Of a table: how many sets of rules are proved, of so many that may have to be. */
  readonly proved?: { readonly proved: number; readonly of: number } | undefined
}

/** Who writes the texts, for the badge. */
export const writer = z.object({ writtenBy, label: z.string() }).meta({ id: 'Writer' })
export type Writer = z.infer<typeof writer>

const GRAPHEMES = new Intl.Segmenter('da')
const pictureError = 'Et symbols emoji skal være ét billede'
const picture = z
  .string({ error: pictureError })
  .trim()
  .max(16, { error: pictureError })
  .refine((text) => /\p{Extended_Pictographic}/u.test(text) && [...GRAPHEMES.segment(text)].length === 1, {
    error: pictureError,
  })

/** Of the preset as much as is sent; what is left out is the known preset's. */
const themePreset = z
  .looseObject(
    {
      id: text(60),
      colors: palette.readonly().optional(),
      symbols: list(
        'Temaets symboler',
        z.object({ emoji: picture, name: line('Symbolets navn', 40) }, { error: 'Et symbol skal være et objekt' }),
        8,
        8,
      )
        .readonly()
        .optional(),
      sounds: list('Temaets lyde', text(60), 0, 3).readonly().optional(),
      mood: text(60).optional(),
    },
    { error: 'Temaet skal være et objekt med et id' },
  )
  .nullable()

const preset = (name: string) =>
  z.looseObject({ id: text(60) }, { error: `${name} skal være et objekt med et id` }).nullable()
const onOff = z.boolean({ error: 'En kontakt skal være true eller false' }).default(true)

const anObject = (name: string) => ({ error: `${name} skal være et objekt` })

export const generateAdvancedInput = z.object({
  name: line('Navnet', 80),
  description: text(2000).default(''),
  theme: themePreset.default(null),
  personality: preset('Personligheden').default(null),
  settings: z
    .object(
      {
        reels: whole('Antallet af hjul', 3, 7).default(5),
        paylines: whole('Antallet af linjer', 5, 100).default(25),
        rtp: amount('RTP', 85, 98).default(96),
        volatility: volatility.default('medium'),
        sound: z
          .object(
            {
              enabled: onOff,
              backgroundMusic: onOff,
              theme: text(60).default('Klassisk Casino'),
              volume: amount('Lydstyrken', 0, 100).default(70),
            },
            anObject('settings.sound'),
          )
          .prefault({}),
        visuals: z
          .object(
            {
              animations: onOff,
              speed: amount('Hastigheden', 0.5, 3).default(1),
              effects: list('Effekterne', text(60), 0, 20).default([]),
              colorScheme: colourScheme.default('auto'),
            },
            anObject('settings.visuals'),
          )
          .prefault({}),
        ai: z
          .object({ optimization: onOff, marketTrends: onOff, playerBehavior: onOff }, anObject('settings.ai'))
          .prefault({}),
      },
      anObject('settings'),
    )
    .prefault({}),
  key: requestKey,
})
export type GenerateAdvancedInput = z.output<typeof generateAdvancedInput>

/** What a game that is described would show, before it is made. */
export const sketchInput = z.object({ name: text(80).default(''), description: text(2000).default('') })
export const sketch = z.object({
  theme: z.string(),
  palette,
  /** A wild, a scatter, and the others best first. */
  symbols: z.array(z.object({ emoji: z.string(), name: z.string() })),
})
export type Sketch = z.infer<typeof sketch>

/** The same orders, whichever door they come to, for who wants to hear of their stages. The advanced generator tells its own. */
export const generationOrder = z.discriminatedUnion('door', [
  generateInput.extend({ door: z.literal('generate') }),
  generateCompleteInput.extend({ door: z.literal('complete') }),
  generateVariationsInput.extend({ door: z.literal('variations') }),
  generateV2Input.extend({ door: z.literal('v2') }),
])
export type GenerationOrder = z.output<typeof generationOrder>
export type GenerationOrderInput = z.input<typeof generationOrder>

/** What came of an order. */
export type Delivery =
  | { readonly door: 'generate'; readonly made: GeneratedGame }
  | { readonly door: 'variations'; readonly made: Variations }
  | { readonly door: 'complete' | 'v2'; readonly made: CompleteGame }
