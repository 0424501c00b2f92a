import type { GameKind } from '@spilvaerk/schemas'
import type { Definition, ParSheet } from '@spilvaerk/slot-engine'
import type { TableDefinition, TableSheet } from '@spilvaerk/table-games'

/** What a game of any kind is. A slot's has no `kind`. */
export type AnyDefinition = Definition | TableDefinition
/** What is proved of it. */
export type AnySheet = ParSheet | TableSheet
export type SheetOf<D extends AnyDefinition> = D extends Definition ? ParSheet : TableSheet

export const isTable = (definition: AnyDefinition): definition is TableDefinition => 'kind' in definition

export const kindOf = (definition: AnyDefinition): GameKind => (isTable(definition) ? definition.kind : 'slot')
