import type { Health, Mode } from '@spilvaerk/schemas'
import type { Storage } from '../storage/storage.ts'

export interface System {
  readonly version: string
  /** For a request that is `fromHere`, or not: it is told of the outbox only if it may see it. */
  health(fromHere: boolean): Promise<Health>
}

export const createSystem = (
  version: string,
  mode: Mode,
  storage: Pick<Storage, 'canWrite'>,
  adapters: Health['adapters'],
): System => ({
  version,
  health: async (fromHere) => ({
    status: (await storage.canWrite()) ? 'ok' : 'cannotWrite',
    version,
    mode,
    adapters: { storage: 'sqlite', ...adapters, ...(!fromHere && { outbox: 'hidden' }) },
  }),
})
