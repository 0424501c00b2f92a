import { z } from 'zod'
import { CannotStart } from './stop.ts'

export const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'silent'] as const
const ENVIRONMENTS = ['development', 'test', 'production'] as const

const whole = (min: number, max: number, normal: number) => {
  const error = `must be a whole number from ${min} to ${max}`
  return z
    .string()
    .regex(/^\d+$/, { error })
    .transform(Number)
    .pipe(z.int({ error }).min(min, { error }).max(max, { error }))
    .default(normal)
}

const oneOf = <const T extends readonly [string, ...string[]]>(values: T, normal: T[number]) =>
  z.enum(values, { error: `must be one of ${values.join(', ')}` }).default(normal as never)

const text = (normal: string) => z.string().trim().min(1, { error: 'must not be empty' }).default(normal)

/** Every setting there is; the README lists the same. */
export const settings = z.object({
  PORT: whole(0, 65_535, 3000).describe('The port to listen on; 0 lets the system choose'),
  HOST: text('127.0.0.1').describe('The address to listen on'),
  DATA_DIR: text('./data').describe('The folder of the database'),
  LOG_LEVEL: oneOf(LOG_LEVELS, 'info').describe('How much is logged on stderr; `debug` shows each request'),
  NODE_ENV: oneOf(ENVIRONMENTS, 'production').describe('Where this runs; `development` makes the log readable'),
  RATE_LIMIT: whole(0, 1_000_000, 6000).describe('Requests a minute from one address; 0 sets no limit'),
  TRUST_PROXY: oneOf(['false', 'true'], 'false').describe('Take the address of a caller from X-Forwarded-For'),
})

export type Config = Readonly<z.infer<typeof settings>>

/**
 * Reads the settings from the environment. An empty variable counts as unset.
 * @throws CannotStart naming each setting at fault and what is allowed
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const result = settings.safeParse(given)
  if (result.success) return result.data
  const faults = result.error.issues.map(
    ({ path, message }) => `${path.join('.')} ${message}, not "${given[String(path[0])]}"`,
  )
  throw new CannotStart([...new Set(faults)].join('; '))
}
