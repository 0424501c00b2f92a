import type { Mode } from '@spilvaerk/schemas'
import { int, table, text, time } from '../storage/columns.ts'

/** The mode that the data folder was first started in: one row, which triggers refuse to change or delete. */
export const folderMode = table('folder_mode', {
  /** Always 1. */
  id: int().primaryKey(),
  mode: text().$type<Mode>().notNull(),
  stampedAt: time().notNull(),
})
