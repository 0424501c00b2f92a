import { fileURLToPath } from 'node:url'
import { serve } from '@hono/node-server'
import { createApp } from './app.ts'
import { readConfig } from './config.ts'
import type { Services } from './services.ts'

const config = readConfig(process.env)
const webDir = fileURLToPath(new URL('../../web/dist', import.meta.url))

const server = serve(
  { fetch: createApp({} as Services, webDir).fetch, port: config.PORT, hostname: config.HOST },
  ({ port }) => {
    process.stdout.write(`Spilværk: http://${config.HOST}:${port}\n`)
  },
)

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => server.close(() => process.exit(0)))
}
