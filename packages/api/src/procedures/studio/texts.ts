import { gameRef, gameTextsInput, suggestedTexts, suggestTextsInput, textsState } from '@spilvaerk/schemas'
import { OWN_CODES } from '../../domains/games/catalogue/refusals.ts'
import { answering } from '../answering.ts'
import { procedure, router } from '../trpc.ts'
import { payerOf } from './ai-payer.ts'
import { ownerOf } from './studio-caller.ts'

/** A question to a language model uses as much of a caller's allowance as so many plain calls. */
const SUGGESTION = 20

/** The texts of a game in several languages. Guests make games, too. */
export const textsRouter = router({
  get: procedure
    .meta({
      rest: { method: 'GET', path: '/games/{id}/texts', summary: 'The texts of your game in every language' },
    })
    .input(gameRef)
    .output(textsState)
    .query(answering([...OWN_CODES], async ({ ctx, input }) => ctx.services.texts.of(input.id, await ownerOf(ctx)))),

  write: procedure
    .meta({
      rest: {
        method: 'POST',
        path: '/games/{id}/texts',
        summary: 'Writes texts of your game in several languages',
        description: 'Languages and places that are not named stay. What the game is and pays stays as it is.',
      },
    })
    .input(gameTextsInput)
    .output(textsState)
    .mutation(
      answering([...OWN_CODES, 'textPlaceUnknown', 'textUnfit'], async ({ ctx, input }) =>
        ctx.services.texts.write(input, await ownerOf(ctx)),
      ),
    ),

  suggest: procedure
    .meta({
      rest: {
        method: 'POST',
        path: '/games/{id}/texts/suggestion',
        summary: 'What a language model would write where a language has no text; nothing is kept of it',
      },
      cost: SUGGESTION,
    })
    .input(suggestTextsInput)
    .output(suggestedTexts)
    .mutation(
      answering([...OWN_CODES, 'textModelFailed'], async ({ ctx, input, signal }) =>
        ctx.services.texts.suggest(input, await ownerOf(ctx), await payerOf(ctx), signal),
      ),
    ),
})
