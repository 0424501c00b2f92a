import type { Health } from '@spilvaerk/schemas'

export interface System {
  health(): Health
}

export const createSystem = (version: string, adapters: Health['adapters']): System => ({
  health: () => ({ status: 'ok', version, adapters: { storage: 'sqlite', ...adapters } }),
})
