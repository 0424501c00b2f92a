import { Hono } from 'hono'
import type { Phase } from '../platform/system/phase.ts'
import { READINESS, type System, WARNINGS } from '../platform/system/service.ts'
import { refuse } from './answers.ts'

/** Where other servers have their probes and figures: whoever asks for one here is not to take the page for a yes. */
const ELSEWHERE = ['/health', '/healthz', '/live', '/livez/*', '/metrics', '/ping', '/ready', '/readyz/*', '/status']

const NOT_STORED = { 'Cache-Control': 'no-store' }

/**
 * What a supervisor asks. `/livez` says that the process answers, whatever it is about; `/readyz` whether it can take
 * requests: 200 or 503, and what stands in the way. Neither is logged, and neither waits for anything.
 */
export function probes(phase: Pick<Phase, 'stage'>, system: Pick<System, 'readiness'>): Hono {
  const app = new Hono()
  app.get('/livez', (c) => c.json({ status: 'alive' }, 200, NOT_STORED))
  app.get('/readyz', async (c) => {
    const checks = await system.readiness()
    const wrong = READINESS.filter((name) => checks[name] !== 'ok' && !WARNINGS.includes(name))
    const isReady = phase.stage === 'serving' && wrong.length === 0
    return c.json(
      { status: isReady ? 'ready' : 'notReady', stage: phase.stage, checks },
      isReady ? 200 : 503,
      NOT_STORED,
    )
  })
  for (const path of ELSEWHERE) app.all(path, (c) => refuse(c, { code: 'probeNotThere' }))
  return app
}
