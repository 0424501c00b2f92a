import type { Language } from '@spilvaerk/messages'
import type { Definition, ParSheet } from '@spilvaerk/slot-engine'
import type { TableDefinition, TableSheet } from '@spilvaerk/table-games'
import { figureChanges } from './figures.ts'
import { slotChanges } from './slot-changes.ts'
import { tableChanges } from './table-changes.ts'
import { type Change, wordsIn } from './words.ts'

/** A game or a version of one, with what is proved of it where that is known. */
export interface Side {
  readonly definition: Definition | TableDefinition
  readonly sheet?: ParSheet | TableSheet | undefined
}

const isTable = (definition: Side['definition']): definition is TableDefinition => 'kind' in definition

/** What plays otherwise in one game than in another. A slot and a table are told apart by their figures alone. */
export function changesBetween(from: Side, to: Side, language: Language): readonly Change[] {
  const words = wordsIn(language)
  const figures = from.sheet && to.sheet ? figureChanges(words, from.sheet, to.sheet) : []
  const [one, other] = [from.definition, to.definition]
  if (isTable(one) && isTable(other)) return [...tableChanges(words, one, other), ...figures]
  return isTable(one) || isTable(other) ? figures : [...slotChanges(words, one, other), ...figures]
}
