import type { Config } from './config.ts'
import { CannotStart } from './stop.ts'

/**
 * Holds the settings that say where the casino lies against each other.
 * @throws CannotStart where they cannot be meant
 */
export function assertPlaced({ DATABASE_URL, ROLE, SECRET_KEY }: Pick<Config, 'DATABASE_URL' | 'ROLE' | 'SECRET_KEY'>) {
  if (DATABASE_URL === 'off' && ROLE !== 'all')
    throw new CannotStart(`ROLE ${ROLE} needs DATABASE_URL: a folder has one server, which does everything`)
  if (DATABASE_URL !== 'off' && SECRET_KEY === 'auto')
    throw new CannotStart('SECRET_KEY must be set with DATABASE_URL: all servers of a casino have the same')
}
