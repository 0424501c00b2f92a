import type { Catalogue } from './catalogue/service.ts'
import type { Rounds } from './rounds/service.ts'
import type { Studio } from './studio/service.ts'
import type { System } from './system/service.ts'

/** What the procedures call. */
export interface Services {
  readonly catalogue: Catalogue
  readonly rounds: Rounds
  readonly studio: Studio
  readonly system: System
}
