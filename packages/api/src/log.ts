import { destination, type Logger, pino } from 'pino'
import type { Config } from './config.ts'

export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>

const STDERR = 2

/** Lines on stderr, where stdout is for people: JSON, or in development something to read. */
export function createLog({ LOG_LEVEL: level, NODE_ENV }: Pick<Config, 'LOG_LEVEL' | 'NODE_ENV'>): Log {
  const options = { level, base: null }
  return NODE_ENV === 'development'
    ? pino({ ...options, transport: { target: 'pino-pretty', options: { destination: STDERR } } })
    : pino(options, destination({ fd: STDERR, sync: true }))
}
