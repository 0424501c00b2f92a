import type { PAINTED } from '@spilvaerk/schemas'

export type TileForm = 'tile' | (typeof PAINTED)[number]

/** What is read only when a picture is painted. */
export interface TileMaterial {
  /** Pictures of the game's maker that it shows, by address. */
  readonly files: ReadonlyMap<string, Uint8Array>
  /** Of a slot, as its definition has them: their ranks follow from their pays. */
  readonly symbols: readonly object[]
}
