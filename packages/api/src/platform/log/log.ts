import { type DestinationStream, destination, type Logger, pino } from 'pino'
import type { Config } from '../config/config.ts'
import { loggedError } from './logged-error.ts'

export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>

const STDERR = 2

/** Lines on stderr, where stdout is for people: JSON, or in development something to read. */
export function createLog(
  { LOG_LEVEL: level, NODE_ENV }: Pick<Config, 'LOG_LEVEL' | 'NODE_ENV'>,
  sink: DestinationStream = destination({ fd: STDERR, sync: true }),
): Log {
  const options = { level, base: null, serializers: { err: loggedError } }
  return NODE_ENV === 'development'
    ? pino({ ...options, transport: { target: 'pino-pretty', options: { destination: STDERR } } })
    : pino(options, sink)
}
