import { isTable } from '../../../platform/engines/definitions.ts'
import { isTableSheet } from '../../../platform/engines/sheets.ts'
import type { DescribedFrom } from '../../games/catalogue/composed.ts'
import type { Idea } from '../composer/compose.ts'
import type { Describe } from '../studio/retold.ts'
import { composeDescription } from './describe.ts'
import { composeTableDescription } from './describe-table.ts'

/** What is kept of an idea, so that its game can be described again when it has changed. */
export const describedFrom = ({ language, name, theme, themeNamed, scene, symbols, wishes }: Idea): DescribedFrom => ({
  ...{ language, name, theme, themeNamed, scene },
  ...(wishes.about !== undefined && { about: wishes.about }),
  symbols: wishes.table ? [] : symbols.map((symbol) => ({ kind: symbol.kind, name: symbol.name })),
})

export const describeGame: Describe = (from, definition, sheet) => {
  if (!isTable(definition)) return composeDescription(from, definition)
  if (!isTableSheet(sheet)) throw new Error(`${definition.id} has the sheet of a slot`)
  return composeTableDescription(from, definition, sheet)
}
