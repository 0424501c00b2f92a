import { compile } from '@spilvaerk/slot-engine'
import { compileTable } from '@spilvaerk/table-games'
import { type AnyDefinition, isTable } from './definitions.ts'
import type { Engine } from './engine.ts'
import { slotEngine } from './slot.ts'
import { tableEngine } from './table.ts'

/** How a definition is played. */
export const engineOf = (definition: AnyDefinition): Engine =>
  isTable(definition) ? tableEngine(compileTable(definition)) : slotEngine(compile(definition))
