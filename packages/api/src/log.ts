import { destination, type Logger, pino } from 'pino'
import type { Config } from './config.ts'

export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>

const STDERR = 2

/** Structured lines on stderr; stdout is for people. */
export const createLog = (level: Config['LOG_LEVEL']): Log =>
  pino({ level, base: null }, destination({ fd: STDERR, sync: true }))
