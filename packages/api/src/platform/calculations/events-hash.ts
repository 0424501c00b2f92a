import { hash } from 'node:crypto'
import type { RoundEvent } from '@spilvaerk/slot-engine'
import type { TableEvent } from '@spilvaerk/table-games'

/** SHA-256 of what happened in a round: equal events have equal hashes in whatever thread they were played. */
export const hashOfEvents = (events: readonly RoundEvent[] | readonly TableEvent[]): string =>
  hash('sha256', JSON.stringify(events))
