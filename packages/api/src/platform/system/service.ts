import { statfs } from 'node:fs/promises'
import type { Health, Mode } from '@spilvaerk/schemas'
import type { Storage } from '../storage/storage.ts'
import { CLOCKS_DIFFER_MS, type Clock } from '../time/clock.ts'

export interface System {
  readonly version: string
  /** For a request that is `fromHere`, or not: it is told of the outbox only if it may see it. */
  health(fromHere: boolean): Promise<Health>
  /** What has to be right before requests are sent here, by name: `ok`, or what is wrong; and what soon will be. */
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
  /** `old`: somebody has put an older database in the place of the one that the server has opened. */
  readonly migrations: 'ok' | 'old'
  /** `low`: in DATA_DIR there is little room left. */
  readonly disk: 'ok' | 'low'
  /** `late`: something has waited for long, and nobody does it. */
  readonly queue: 'ok' | 'late'
}

export const READINESS = ['database', 'clock', 'migrations', 'disk', 'queue'] as const satisfies (keyof Readiness)[]

/** What another server could do no better: it is told, and requests still come here. */
export const WARNINGS: readonly (keyof Readiness)[] = ['disk', 'queue']

const LOW_BYTES = 256 * 1024 * 1024
const LATE_MS = 10 * 60_000

interface SystemNeeds {
  readonly version: string
  readonly mode: Mode
  readonly storage: Pick<Storage, 'canWrite' | 'isMigrated' | 'name' | 'now'>
  readonly dataDir: string
  readonly isLate: (byMs: number) => Promise<boolean>
  readonly clock: Clock
  readonly adapters: Health['adapters']
  readonly lastMovedAt: () => Promise<Date | undefined>
}

function compare(now: number, least: number, most: number): Readiness['clock'] {
  if (now + CLOCKS_DIFFER_MS < least) return 'behind'
  return now - CLOCKS_DIFFER_MS > most ? 'ahead' : 'ok'
}

async function roomIn(folder: string): Promise<Readiness['disk']> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize < LOW_BYTES ? 'low' : 'ok'
}

export const createSystem = ({ version, mode, storage, clock, adapters, ...needs }: SystemNeeds): System => ({
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
      const least = (common ?? (await needs.lastMovedAt()))?.getTime() ?? 0
      const most = common?.getTime() ?? Number.POSITIVE_INFINITY
      return {
        database: (await storage.canWrite()) ? 'ok' : 'cannotWrite',
        clock: compare(clock.now().getTime(), least, most),
        migrations: (await storage.isMigrated()) ? 'ok' : 'old',
        disk: await roomIn(needs.dataDir),
        queue: (await needs.isLate(LATE_MS)) ? 'late' : 'ok',
      }
    } catch {
      return { database: 'cannotRead', clock: 'ok', migrations: 'ok', disk: 'ok', queue: 'ok' }
    }
  },
})
