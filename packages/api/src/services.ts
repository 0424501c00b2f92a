import { type Accounts, createAccounts } from './accounts/service.ts'
import type { Calculations } from './calculations/calculations.ts'
import { type Catalogue, createCatalogue } from './catalogue/service.ts'
import type { Clock } from './clock.ts'
import { createRounds, type Rounds } from './rounds/service.ts'
import type { Storage } from './storage/storage.ts'
import { createStudio, type Studio } from './studio/service.ts'
import { createSystem, type System } from './system/service.ts'

/** What the procedures call. */
export interface Services {
  readonly accounts: Accounts
  readonly catalogue: Catalogue
  readonly rounds: Rounds
  readonly studio: Studio
  readonly system: System
}

export interface Foundations {
  readonly storage: Storage
  readonly calculations: Calculations
  readonly version: string
  readonly clock: Clock
}

export function createServices({ storage, calculations, version, clock }: Foundations): Services {
  const catalogue = createCatalogue(storage, calculations)
  return {
    accounts: createAccounts(storage, clock),
    catalogue,
    rounds: createRounds(storage, catalogue, clock),
    studio: createStudio(catalogue, calculations),
    system: createSystem(version),
  }
}
