import { z } from 'zod'
import { list, seen } from './checks.ts'
import { gameId } from './ids.ts'
import { longestAt, TEXT_LANGUAGES } from './text-terms.ts'

export * from './text-terms.ts'

export const textLanguage = z.enum(TEXT_LANGUAGES, { error: `Sproget skal være ${TEXT_LANGUAGES.join(', ')}` })

const PLACE = 'Pladsen skal være name, description, rules eller symbol:<id>'
const place = z
  .string({ error: PLACE })
  .max(80, { error: PLACE })
  .regex(/^(name|description|rules|symbol:.+)$/, { error: PLACE })
  .meta({ description: '`name`, `description`, `rules`, or `symbol:` and the symbol’s id' })

const TEXT = 'Teksten skal være en tekst'

/** Rules are one sentence or two a line; everything else is one line. */
const cleaned = (at: string, text: string): string =>
  at === 'rules'
    ? text
        .split('\n')
        .map((each) => seen(each).trim())
        .filter((each) => each !== '')
        .join('\n')
    : seen(text).trim()

/** A text that a maker has written for a place in a language. */
export const gameText = z.object({ language: textLanguage, place, text: z.string() }).meta({ id: 'GameText' })
export type GameText = z.infer<typeof gameText>
export type GameTexts = readonly GameText[]

const MOST_CHANGES = 300

const textChange = z
  .object(
    {
      language: textLanguage,
      place,
      text: z.string({ error: TEXT }).meta({ description: 'Empty: back to what stands there without it' }),
    },
    { error: 'En tekst skal være et objekt med language, place og text' },
  )
  .overwrite((one) => ({ ...one, text: cleaned(one.place, one.text) }))
  .check(({ value, issues }) => {
    const most = longestAt(value.place)
    if (value.text.length <= most) return
    const message = `Teksten må højst være ${most.toLocaleString('da-DK')} tegn`
    issues.push({
      code: 'too_big',
      origin: 'string',
      maximum: most,
      inclusive: true,
      input: value,
      path: ['text'],
      message,
    })
  })

export const gameTextsInput = z.object({ id: gameId, texts: list('Teksterne', textChange, 1, MOST_CHANGES) })
export type GameTextsInput = z.output<typeof gameTextsInput>

export const suggestTextsInput = z.object({ id: gameId, language: textLanguage })

/** Where a text comes from: its maker’s hand, the game as it was made, or the catalogue of words. */
export const TEXT_SOURCES = ['hand', 'original', 'catalogue'] as const

/** What is shown in one place to a reader of a language. */
export const toldText = z
  .object({
    place: z.string(),
    text: z.string(),
    language: textLanguage.meta({
      description: 'The language that the text is in, which is another where none is there',
    }),
    source: z.enum(TEXT_SOURCES),
  })
  .meta({ id: 'ToldText' })
export type ToldText = z.infer<typeof toldText>

/** All that is told of a game to a reader of a language. */
export const toldTexts = z
  .object({
    language: textLanguage,
    texts: z.array(toldText),
    rules: z
      .array(z.object({ language: textLanguage, lines: z.array(z.string()) }))
      .meta({ description: 'What the catalogue says of the rules, part by part, each in its language' }),
    missing: z.int().meta({ description: 'Places whose text is in another language' }),
  })
  .meta({ id: 'ToldTexts' })
export type ToldTexts = z.infer<typeof toldTexts>

export const textRevision = z
  .object({
    revision: z.int(),
    version: z.int().meta({ description: 'The version of the game that was the newest then' }),
    by: z.enum(['you', 'youAsGuest', 'member']),
    createdAt: z.iso.datetime(),
    changes: z.array(
      z.object({
        language: textLanguage,
        place: z.string(),
        from: z.string().meta({ description: 'Empty where nobody had written anything' }),
        to: z.string(),
      }),
    ),
  })
  .meta({ id: 'TextRevision' })
export type TextRevision = z.infer<typeof textRevision>

/** What the maker of a game sees of its texts. */
export const textsState = z
  .object({
    original: textLanguage.meta({ description: 'The language that the game was made in' }),
    symbols: z.array(z.object({ id: z.string(), name: z.string(), emoji: z.string() })),
    texts: z.array(gameText).meta({ description: 'Written by hand' }),
    told: z.array(toldTexts).meta({ description: 'By language, what is shown' }),
    revisions: z.array(textRevision).meta({ description: 'The newest first' }),
    model: z
      .string()
      .nullable()
      .meta({ description: 'The language model that can suggest texts, where one is set up' }),
  })
  .meta({ id: 'TextsState' })
export type TextsState = z.infer<typeof textsState>

export const suggestedTexts = z
  .object({
    model: z.string().nullable().meta({ description: 'Null where none is set up, and nothing is suggested' }),
    texts: z.array(gameText),
    leftOut: z.int().meta({ description: 'Texts that could not be used' }),
  })
  .meta({ id: 'SuggestedTexts' })
export type SuggestedTexts = z.infer<typeof suggestedTexts>
