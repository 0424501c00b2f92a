import type { Calculations } from './calculations/calculations.ts'
import { type Catalogue, createCatalogue } from './catalogue/service.ts'
import { createRounds, type Rounds } from './rounds/service.ts'
import type { Storage } from './storage/storage.ts'
import { createStudio, type Studio } from './studio/service.ts'
import { createSystem, type System } from './system/service.ts'

/** What the procedures call. */
export interface Services {
  readonly catalogue: Catalogue
  readonly rounds: Rounds
  readonly studio: Studio
  readonly system: System
}

export interface Foundations {
  readonly storage: Storage
  readonly calculations: Calculations
  readonly version: string
}

export function createServices({ storage, calculations, version }: Foundations): Services {
  const catalogue = createCatalogue(storage, calculations)
  return {
    catalogue,
    rounds: createRounds(storage, catalogue),
    studio: createStudio(catalogue, calculations),
    system: createSystem(version),
  }
}
