import { serveStatic } from '@hono/node-server/serve-static'
import { fetchRequestHandler } from '@trpc/server/adapters/fetch'
import { Hono } from 'hono'
import { appRouter } from './router.ts'
import type { Services } from './services.ts'

/** The whole HTTP surface: REST under /api, tRPC under /trpc, everything else is the single-page app in `webDir`. */
export const createApp = (services: Services, webDir: string): Hono => {
  const app = new Hono()
  app.get('/api/health', (c) => c.json(services.system.health()))
  app.all('/trpc/*', (c) =>
    fetchRequestHandler({
      endpoint: '/trpc',
      req: c.req.raw,
      router: appRouter,
      createContext: () => ({ services, idempotencyKey: c.req.header('Idempotency-Key') }),
    }),
  )
  app.all('/api/*', (c) => c.json({ error: 'not found' }, 404))
  app.use('*', serveStatic({ root: webDir }))
  app.get('*', serveStatic({ root: webDir, path: 'index.html' }))
  return app
}
