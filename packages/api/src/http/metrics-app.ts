import { Hono } from 'hono'
import type { Log } from '../platform/log/log.ts'
import type { Metrics } from '../platform/metrics/metrics.ts'

/** What Prometheus reads, on a port of its own. */
export function metricsApp({ text }: Pick<Metrics, 'text'>, log: Log): Hono {
  const app = new Hono()
  app.get('/metrics', async (c) =>
    c.body(await text(), 200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' }),
  )
  app.notFound((c) => c.text('Not found: the figures are at /metrics\n', 404))
  app.onError((error, c) => {
    log.error({ err: error }, 'figures cannot be read')
    return c.text('The figures cannot be read\n', 500)
  })
  return app
}
