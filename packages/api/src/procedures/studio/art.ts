import {
  artClearInput,
  artDrawingInput,
  artRestoreInput,
  artState,
  gameRef,
  lookChoice,
  lookChoiceInput,
} from '@spilvaerk/schemas'
import { OWN_CODES } from '../../domains/games/catalogue/refusals.ts'
import { answering } from '../answering.ts'
import { memberProcedure, router } from '../trpc.ts'
import { ownerOf } from './studio-caller.ts'

const CHANGE = [...OWN_CODES, 'artQuota', 'artSlotUnknown'] as const

/** Pictures of one's own. Files are sent to `/games/{id}/art/files`, which takes no JSON. */
export const artRouter = router({
  get: memberProcedure
    .meta({ rest: { method: 'GET', path: '/games/{id}/art', summary: 'What you have put in the places of your game' } })
    .input(gameRef)
    .output(artState)
    .query(
      answering([...OWN_CODES], async ({ ctx, input }) => {
        await ownerOf(ctx)
        return ctx.services.art.of(input.id, ctx.viewer)
      }),
    ),

  draw: memberProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/games/{id}/art/drawing',
        summary: 'Shows a symbol as another drawing of the house',
      },
    })
    .input(artDrawingInput)
    .output(artState)
    .mutation(
      answering(CHANGE, ({ ctx, input: { id, slot, drawing } }) =>
        ctx.services.art.draw(id, slot, drawing, ctx.viewer),
      ),
    ),

  clear: memberProcedure
    .meta({
      rest: { method: 'POST', path: '/games/{id}/art/clear', summary: 'Gives a place back to what the house paints' },
    })
    .input(artClearInput)
    .output(artState)
    .mutation(
      answering([...OWN_CODES, 'artQuota'], ({ ctx, input: { id, slot } }) =>
        ctx.services.art.clear(id, slot, ctx.viewer),
      ),
    ),

  dress: memberProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/games/{id}/look',
        summary: 'Chooses how your game looks, axis by axis',
        description: 'An axis that is not named follows the theme. What the game is and pays stays as it is.',
      },
    })
    .input(lookChoiceInput)
    .output(lookChoice)
    .mutation(
      answering([...OWN_CODES], ({ ctx, input: { id, look } }) => ctx.services.art.dress(id, look, ctx.viewer)),
    ),

  restore: memberProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/games/{id}/art/restore',
        summary: 'Puts back what was in all places after an earlier change',
        description: '`revision` 0 is what the house paints. What was there before stays among the revisions.',
      },
    })
    .input(artRestoreInput)
    .output(artState)
    .mutation(
      answering([...OWN_CODES, 'artQuota', 'artRevisionUnknown'], ({ ctx, input }) =>
        ctx.services.art.restore(input.id, input.revision, ctx.viewer),
      ),
    ),
})
