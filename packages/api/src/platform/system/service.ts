import type { Health, Mode } from '@spilvaerk/schemas'
import type { Storage } from '../storage/storage.ts'
import { CLOCKS_DIFFER_MS, type Clock } from '../time/clock.ts'

export interface System {
  readonly version: string
  /** For a request that is `fromHere`, or not: it is told of the outbox only if it may see it. */
  health(fromHere: boolean): Promise<Health>
  /** What has to be right before requests are sent here, by name: `ok`, or what is wrong. */
  readiness(): Promise<Readiness>
}

export interface Readiness {
  /** The database takes what is written. */
  readonly database: 'ok' | 'cannotRead' | 'cannotWrite'
  /**
   * By the clock of the database, where there is one: what another server with a wrong clock wrote would make all others
   * look wrong. Otherwise it must not be earlier than when money last moved.
   */
  readonly clock: 'ok' | 'behind' | 'ahead'
}

interface SystemNeeds {
  readonly version: string
  readonly mode: Mode
  readonly storage: Pick<Storage, 'canWrite' | 'name' | 'now'>
  readonly clock: Clock
  readonly adapters: Health['adapters']
  readonly lastMovedAt: () => Promise<Date | undefined>
}

function compare(now: number, least: number, most: number): Readiness['clock'] {
  if (now + CLOCKS_DIFFER_MS < least) return 'behind'
  return now - CLOCKS_DIFFER_MS > most ? 'ahead' : 'ok'
}

export const createSystem = ({ version, mode, storage, clock, adapters, lastMovedAt }: SystemNeeds): System => ({
  version,
  health: async (fromHere) => ({
    status: (await storage.canWrite()) ? 'ok' : 'cannotWrite',
    version,
    mode,
    adapters: { storage: storage.name, ...adapters, ...(!fromHere && { outbox: 'hidden' }) },
  }),
  readiness: async () => {
    try {
      const common = await storage.now()
      const least = (common ?? (await lastMovedAt()))?.getTime() ?? 0
      const most = common?.getTime() ?? Number.POSITIVE_INFINITY
      return {
        database: (await storage.canWrite()) ? 'ok' : 'cannotWrite',
        clock: compare(clock.now().getTime(), least, most),
      }
    } catch {
      return { database: 'cannotRead', clock: 'ok' }
    }
  },
})
