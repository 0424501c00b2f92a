import type { Health } from '@spilvaerk/schemas'
import type { Storage } from '../storage/storage.ts'

export interface System {
  readonly version: string
  health(): Promise<Health>
}

export const createSystem = (
  version: string,
  storage: Pick<Storage, 'canWrite'>,
  adapters: Health['adapters'],
): System => ({
  version,
  health: async () => ({
    status: (await storage.canWrite()) ? 'ok' : 'cannotWrite',
    version,
    adapters: { storage: 'sqlite', ...adapters },
  }),
})
