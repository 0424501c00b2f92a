import { randomBytes } from 'node:crypto'

/** W3C Trace Context, level 1: version, trace id, parent id, flags. */
const TRACEPARENT = /^[0-9a-f]{2}-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}$/
const NO_TRACE = '0'.repeat(32)

/** The trace that a request belongs to, as whoever stands in front calls it; a new one where nobody has said. */
export function traceIdOf(traceparent: string | undefined): string {
  const given = TRACEPARENT.exec(traceparent ?? '')?.[1]
  return given === undefined || given === NO_TRACE ? randomBytes(16).toString('hex') : given
}
