import {
  competitorsInput,
  competitorsResult,
  conceptInput,
  conceptResult,
  intelligenceInput,
  intelligenceResult,
  marketGameInput,
  marketGameResult,
  narrativeInput,
  narrativeResult,
  recommendationsInput,
  recommendationsResult,
  trendsInput,
  trendsResult,
} from '@spilvaerk/schemas'
import { MAKING_CODES } from '../../domains/studio/studio/refusals.ts'
import { keyOf, REQUEST_KEY } from '../../domains/studio/studio/request-key.ts'
import { answering } from '../answering.ts'
import { type Context, procedure, router } from '../trpc.ts'
import { payerOf } from './ai-payer.ts'
import { ownerOf } from './studio-caller.ts'

/** A question to a model, or a game, uses as much of a caller’s allowance as so many plain calls. */
const QUESTION = 20
const GAME = 100

const WHAT_IS_KNOWN = [
  '`known` is what the product knows: from its catalogue, from stored rounds, or from a dated table whose `sources` are',
  'named. `modelSays` is what a language model adds; without one it is empty.',
].join('\n')

const post = (path: `/${string}`, summary: string, description = WHAT_IS_KNOWN) =>
  ({ rest: { method: 'POST', path, summary, description }, cost: QUESTION }) as const

const askedBy = async (ctx: Context, signal: AbortSignal | undefined) => ({
  ...{ payer: await payerOf(ctx), signal, language: ctx.language },
})

export const insightsRouter = router({
  trends: procedure
    .meta(post('/games/trends', 'What is known of a trend'))
    .input(trendsInput)
    .output(trendsResult)
    .mutation(async ({ ctx, input, signal }) => ctx.services.insights.trends(input.topic, await askedBy(ctx, signal))),

  competitors: procedure
    .meta(post('/games/competitors', 'Games of others and of the house in a theme'))
    .input(competitorsInput)
    .output(competitorsResult)
    .mutation(async ({ ctx, input, signal }) =>
      ctx.services.insights.competitors(input.theme, await askedBy(ctx, signal)),
    ),

  validate: procedure
    .meta(post('/games/validate', 'What speaks for and against a concept'))
    .input(conceptInput)
    .output(conceptResult)
    .mutation(async ({ ctx, input, signal }) =>
      ctx.services.insights.validate(input.concept, await askedBy(ctx, signal)),
    ),
})

export const labRouter = router({
  marketGame: procedure
    .meta({
      rest: {
        method: 'POST',
        path: '/ai/generate-market-driven-game',
        summary: 'A game that follows what is played here, stored and ready',
        headers: REQUEST_KEY,
      },
      cost: GAME,
    })
    .input(marketGameInput)
    .output(marketGameResult)
    .mutation(
      answering([...MAKING_CODES, 'keyMalformed', 'requestReused'], async ({ ctx, input, signal }) => {
        const key = keyOf(input.key, ctx.idempotencyKey)
        if (!key.ok) return key
        const asked = await askedBy(ctx, signal)
        return ctx.services.lab.marketGame({ ...input, key: key.value }, await ownerOf(ctx), asked)
      }),
    ),

  recommendations: procedure
    .meta(post('/ai/generate-personalized-recommendations', 'Games for a player', 'The method is told in the answer.'))
    .input(recommendationsInput)
    .output(recommendationsResult)
    .mutation(({ ctx, input }) => ctx.services.lab.recommendations(input.playerData, ctx.language)),

  intelligence: procedure
    .meta(post('/ai/generate-market-intelligence', 'Trends and openings'))
    .input(intelligenceInput)
    .output(intelligenceResult)
    .mutation(async ({ ctx, input, signal }) => ctx.services.lab.intelligence(input.focus, await askedBy(ctx, signal))),

  narrative: procedure
    .meta(post('/ai/generate-narrative', 'A story in chapters', 'Each chapter is told in a feature of the game.'))
    .input(narrativeInput)
    .output(narrativeResult)
    .mutation(
      answering(['gameNotFound'], async ({ ctx, input, signal }) =>
        ctx.services.lab.narrative(input, await askedBy(ctx, signal), ctx.viewer),
      ),
    ),
})
