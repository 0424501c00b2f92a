import type { Language } from '@spilvaerk/messages'
import type { ExportedGame, ExportedSlot, ExportedTable } from '@spilvaerk/schemas'

/** All that exports are made of. */
export interface ExportSource<Exported extends ExportedGame = ExportedGame> {
  readonly id: number
  /** The game's name as letters, digits and hyphens. */
  readonly slug: string
  readonly game: Exported
  /** The whole game in one HTML file. */
  readonly page: string
  /** What plays its rounds, as an ES module. */
  readonly engine: string
  readonly site: string
  /** Of what is written for people. */
  readonly language: Language
}

export type SlotSource = ExportSource<ExportedSlot>
export type TableSource = ExportSource<ExportedTable>

export const isTableSource = (source: ExportSource): source is TableSource => 'kind' in source.game
