import type { Language } from '@spilvaerk/messages'
import type { ExportedGame } from '@spilvaerk/schemas'

/** All that exports are made of. */
export interface ExportSource {
  readonly id: number
  /** The game's name as letters, digits and hyphens. */
  readonly slug: string
  readonly game: ExportedGame
  /** The whole game in one HTML file. */
  readonly page: string
  /** The engine as an ES module. */
  readonly engine: string
  readonly site: string
  /** Of what is written for people. */
  readonly language: Language
}
