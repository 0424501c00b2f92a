import {
  completeGame,
  type Delivery,
  type GenerationOrder,
  generateAdvancedInput,
  generateCompleteInput,
  generatedGame,
  generateInput,
  generateV2Input,
  generateVariationsInput,
  generationOrder,
  sketch,
  sketchInput,
  variations,
  writer,
} from '@spilvaerk/schemas'
import { z } from 'zod'
import type { Owner } from '../../domains/games/catalogue/owner.ts'
import type { Generation } from '../../domains/studio/generation/service.ts'
import { MAKING_CODES } from '../../domains/studio/studio/refusals.ts'
import { keyOf, REQUEST_KEY } from '../../domains/studio/studio/request-key.ts'
import { type CodeOf, granted, type Outcome, type RefusalCode } from '../../platform/refusals/refusals.ts'
import { answering, streaming } from '../answering.ts'
import { type Context, procedure, router } from '../trpc.ts'
import { payerOf } from './ai-payer.ts'
import { stagesOf } from './generation-stages.ts'
import { ownerOf, passingOwnerOf } from './studio-caller.ts'

/** A game uses as much of a caller’s allowance as so many plain calls. */
const GAME = 100
const VARIATIONS = 300

const HOW = [
  'The theme, the name and the symbols come from the language model that is set up, or from the composer; the',
  'mathematics come from the designer alone. Words of the prompt go before the figures beside it. Whatever was asked for',
  'and could not be given is listed in `making.adjustments`.',
].join('\n')

/** An input with the key of the request in it. */
function keyed<I extends Keyed>(input: I, ctx: Context): Outcome<I, 'keyMalformed'> {
  const key = keyOf(input.key, ctx.idempotencyKey)
  return key.ok ? granted({ ...input, key: key.value }) : key
}

interface Keyed {
  readonly key?: string | undefined
}
interface Asked<I> {
  readonly ctx: Context
  readonly input: I
  readonly signal: AbortSignal | undefined
}
type Ordered = Asked<GenerationOrder>
type Told = Parameters<Generation['generate']>[2]

/** Has a game made for who asks, once for a key. */
async function make<I extends Keyed, O extends Outcome<unknown>>(
  { ctx, input, signal }: Asked<I>,
  work: (input: I, owner: Owner, told: Told) => Promise<O>,
) {
  const order = keyed(input, ctx)
  if (!order.ok) return order
  return work(order.value, await ownerOf(ctx), { payer: await payerOf(ctx), language: ctx.language, signal })
}

/** What the orders of a run are refused with. */
type RunCode = CodeOf<Generation['generate' | 'variations' | 'complete' | 'v2']>

async function deliver(
  { services: { generation } }: Context,
  order: GenerationOrder,
  owner: Owner,
  told: Told,
): Promise<Outcome<Delivery, RunCode>> {
  switch (order.door) {
    case 'generate': {
      const { door, ...input } = order
      return delivered(door, await generation.generate(input, owner, told))
    }
    case 'variations': {
      const { door, ...input } = order
      return delivered(door, await generation.variations(input, owner, told))
    }
    case 'complete': {
      const { door, ...input } = order
      return delivered(door, await generation.complete(input, owner, told))
    }
    case 'v2': {
      const { door, ...input } = order
      return delivered(door, await generation.v2(input, owner, told))
    }
  }
}

const delivered = <D extends string, T, C extends RefusalCode>(
  door: D,
  outcome: Outcome<T, C>,
): Outcome<{ door: D; made: T }, C> => (outcome.ok ? granted({ door, made: outcome.value }) : outcome)

export const generationRouter = router({
  writer: procedure
    .meta({ rest: { method: 'GET', path: '/studio/writer', summary: 'Who writes the texts of generated games' } })
    .output(writer)
    .query(({ ctx }) => ctx.services.generation.writer(ctx.language)),

  generate: procedure
    .meta({
      rest: {
        method: 'POST',
        path: '/games/generate',
        summary: 'Designs a game for a prompt; POST it to /games to keep it',
        description: HOW,
        headers: REQUEST_KEY,
      },
      cost: GAME,
    })
    .input(generateInput)
    .output(generatedGame)
    .mutation(
      answering([...MAKING_CODES, 'keyMalformed', 'requestReused'], (asked) =>
        make(asked, asked.ctx.services.generation.generate),
      ),
    ),

  /** For the preview of the advanced generator, while one writes. */
  sketch: procedure
    .input(sketchInput)
    .output(sketch)
    .query(({ ctx, input }) => ctx.services.generation.sketch(input)),

  /** Makes a visitor known, so that what a stream makes can be kept as theirs: its own headers go too early for that. */
  enter: procedure.output(z.object({})).mutation(async ({ ctx }) => {
    await ownerOf(ctx)
    return {}
  }),

  /** Any of them but the advanced one, whose page has timed messages of its own, with its stages as they are entered. */
  run: procedure
    .meta({ cost: GAME })
    .input(generationOrder)
    .mutation(
      streaming(
        [...MAKING_CODES, 'keyMalformed', 'requestReused', 'tooManyRequests'],
        async function* (asked: Ordered) {
          const { ctx, input, signal } = asked
          // The order costs as much as it would at its own path.
          const charged = input.door === 'variations' ? await ctx.charge(VARIATIONS - GAME) : granted(undefined)
          if (!charged.ok) return charged
          const [owner, payer] = [await passingOwnerOf(ctx), await payerOf(ctx)]
          const order = keyed(input, ctx)
          if (!order.ok) return order
          return yield* stagesOf(
            (onStage, aborted) =>
              deliver(ctx, order.value, owner, { payer, language: ctx.language, signal: aborted, onStage }),
            signal,
          )
        },
      ),
    ),

  complete: procedure
    .meta({
      rest: {
        method: 'POST',
        path: '/games/generate-complete',
        summary: 'Designs a game for a prompt and keeps it',
        description: HOW,
        headers: REQUEST_KEY,
      },
      cost: GAME,
    })
    .input(generateCompleteInput)
    .output(completeGame)
    .mutation(
      answering([...MAKING_CODES, 'keyMalformed', 'requestReused'], (asked) =>
        make(asked, asked.ctx.services.generation.complete),
      ),
    ),

  variations: procedure
    .meta({
      rest: {
        method: 'POST',
        path: '/games/generate-variations',
        summary: 'Designs several games for one prompt',
        headers: REQUEST_KEY,
      },
      cost: VARIATIONS,
    })
    .input(generateVariationsInput)
    .output(variations)
    .mutation(
      answering([...MAKING_CODES, 'keyMalformed', 'requestReused'], (asked) =>
        make(asked, asked.ctx.services.generation.variations),
      ),
    ),

  v2: procedure
    .meta({
      rest: {
        method: 'POST',
        path: '/v2/games/generate',
        summary: 'Designs a game for a prompt and figures, and keeps it',
        description: HOW,
        headers: REQUEST_KEY,
      },
      cost: GAME,
    })
    .input(generateV2Input)
    .output(completeGame)
    .mutation(
      answering([...MAKING_CODES, 'keyMalformed', 'requestReused'], (asked) =>
        make(asked, asked.ctx.services.generation.v2),
      ),
    ),

  advanced: procedure
    .meta({
      rest: {
        method: 'POST',
        path: '/generate-advanced-game',
        summary: 'Designs a game with sound, looks and character, and keeps it',
        description: HOW,
        headers: REQUEST_KEY,
      },
      cost: GAME,
    })
    .input(generateAdvancedInput)
    .output(completeGame)
    .mutation(
      answering([...MAKING_CODES, 'keyMalformed', 'requestReused'], (asked) =>
        make(asked, asked.ctx.services.generation.advanced),
      ),
    ),
})
