import type { MiddlewareHandler } from 'hono'
import { BOUNDARIES_S } from '../platform/metrics/boundaries.ts'
import type { Metrics } from '../platform/metrics/metrics.ts'
import type { Answered } from './access-log.ts'

/** Methods by name; what callers make up is no new series. */
const METHODS: readonly string[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
const methodOf = (method: string): string => (METHODS.includes(method) ? method : '_OTHER')

/** Requests as OpenTelemetry describes them, and what was refused by its code. */
export function createRequestMetrics({ meter, isOn }: Pick<Metrics, 'meter' | 'isOn'>) {
  const duration = meter.createHistogram('http.server.request.duration', {
    ...{ unit: 's', description: 'How long answers take, by route' },
    advice: { explicitBucketBoundaries: [...BOUNDARIES_S] },
  })
  const active = meter.createUpDownCounter('http.server.active_requests', {
    ...{ unit: '{request}', description: 'Requests that wait for their answer' },
  })
  const refusals = meter.createCounter('spilvaerk.refusals', { description: 'What was refused, by code' })

  const counted: MiddlewareHandler = async (c, next) => {
    if (!isOn) return next()
    const about = { 'http.request.method': methodOf(c.req.method) }
    active.add(1, about)
    try {
      await next()
    } finally {
      active.add(-1, about)
    }
  }

  const answered = ({ method, route, status, ms, refusals: codes }: Answered): void => {
    duration.record(ms / 1000, {
      'http.request.method': methodOf(method),
      'http.route': route,
      'http.response.status_code': status,
    })
    for (const code of codes) refusals.add(1, { code })
  }
  return { counted, answered }
}
