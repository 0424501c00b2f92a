import { health } from '@spilvaerk/schemas'
import { procedure, router } from './trpc.ts'

export const systemRouter = router({
  health: procedure
    .meta({ rest: { method: 'GET', path: '/health', summary: 'Whether the server runs, and on what' } })
    .output(health)
    .query(({ ctx }) => ctx.services.system.health(ctx.fromHere)),
})
