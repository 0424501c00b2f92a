import type { Health } from '@spilvaerk/schemas'

export interface System {
  health(): Health
}
