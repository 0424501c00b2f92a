import { libraryInput, libraryNotes, libraryNotesInput, libraryPage } from '@spilvaerk/schemas'
import { OWN_CODES } from '../../domains/games/catalogue/refusals.ts'
import { answering } from '../answering.ts'
import { procedure, router } from '../trpc.ts'
import { ownerOf } from './studio-caller.ts'

/** The shelves of the studio, and how a maker keeps one's own games in order. Guests make games, too. */
export const libraryRouter = router({
  page: procedure
    .meta({
      rest: {
        method: 'GET',
        path: '/library',
        summary: 'The games on a shelf of the studio, page by page',
      },
    })
    .input(libraryInput)
    .output(libraryPage)
    .query(async ({ ctx, input }) => ctx.services.library.page(input, await ownerOf(ctx))),

  note: procedure
    .meta({
      rest: {
        method: 'POST',
        path: '/games/{id}/notes',
        summary: 'Tags one’s own game, puts it away, or takes it out again',
        description: 'What is not named stays. A game that is put away is what it was, for everybody.',
      },
    })
    .input(libraryNotesInput)
    .output(libraryNotes)
    .mutation(
      answering([...OWN_CODES], async ({ ctx, input }) => ctx.services.library.note(input, await ownerOf(ctx))),
    ),
})
