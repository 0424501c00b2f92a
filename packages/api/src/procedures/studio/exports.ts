import { exportInput, exportResult } from '@spilvaerk/schemas'
import { RIGHT_CODES } from '../../domains/studio/api-keys/refusals.ts'
import type { Asking } from '../../domains/studio/exports/service.ts'
import { CALCULATION_CODES } from '../../platform/refusals/refusals.ts'
import { answering } from '../answering.ts'
import { type Context, procedure, router } from '../trpc.ts'
import { ownerOf } from './studio-caller.ts'

/** An export uses as much of a caller's allowance as so many plain calls. */
const EXPORT = 20

const FORMATS = [
  '`html5` is one file that plays offline; `react`, `android` and `ios` are projects around it, `unity` is a',
  'package with the rules and a client of the API in C#, and `api` describes the endpoints of the game with examples: those',
  'are ZIP archives, in base64. The same game gives the same bytes; the player, its rules and READMEs are in the language of the request.',
  'For whoever made the game, owns it, or leases it for as long as the lease lasts.',
].join('\n')

/** Who asks, with what a guest made brought along. */
export const askingOf = async (ctx: Context): Promise<Asking> => {
  await ownerOf(ctx)
  return { viewer: ctx.viewer, memberId: ctx.member?.id }
}

export const exportsRouter = router({
  make: procedure
    .meta({
      rest: {
        method: 'POST',
        path: '/games/{id}/export',
        summary: 'Takes a game away, to run elsewhere',
        description: FORMATS,
      },
      cost: EXPORT,
    })
    .input(exportInput)
    .output(exportResult)
    .mutation(
      answering([...RIGHT_CODES, ...CALCULATION_CODES, 'playerNotBuilt'], async ({ ctx, input }) =>
        ctx.services.exports.make(input, await askingOf(ctx), ctx.language),
      ),
    ),
})
