import { health } from '@spilvaerk/schemas'
import { initTRPC } from '@trpc/server'

const t = initTRPC.create()

export const appRouter = t.router({
  health: t.procedure.output(health).query(() => ({ ok: true as const })),
})

export type AppRouter = typeof appRouter
