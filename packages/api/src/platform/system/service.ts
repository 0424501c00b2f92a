import type { Health, Mode } from '@spilvaerk/schemas'
import type { Storage } from '../storage/storage.ts'
import type { Clock } from '../time/clock.ts'

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
  /** It is not earlier than when money last moved, beyond what clocks of machines differ by. */
  readonly clock: 'ok' | 'behind'
}

/** Clocks that a time server keeps differ by milliseconds; a minute is somebody's mistake. */
const CLOCKS_DIFFER_MS = 60_000

interface SystemNeeds {
  readonly version: string
  readonly mode: Mode
  readonly storage: Pick<Storage, 'canWrite' | 'name'>
  readonly clock: Clock
  readonly adapters: Health['adapters']
  readonly lastMovedAt: () => Promise<Date | undefined>
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
      const last = (await lastMovedAt())?.getTime() ?? 0
      return {
        database: (await storage.canWrite()) ? 'ok' : 'cannotWrite',
        clock: clock.now().getTime() + CLOCKS_DIFFER_MS < last ? 'behind' : 'ok',
      }
    } catch {
      return { database: 'cannotRead', clock: 'ok' }
    }
  },
})
