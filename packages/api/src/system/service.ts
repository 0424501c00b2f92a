import type { Health } from '@spilvaerk/schemas'

export interface System {
  health(): Health
}

export const createSystem = (version: string): System => ({
  health: () => ({ status: 'ok', version, adapters: { storage: 'sqlite' } }),
})
