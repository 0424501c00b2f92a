import type { FacePalette } from '../machine/face.ts'
import { fittingsOf } from '../machine/look/fittings.ts'
import { paintScene } from '../machine/look/places/paint-scene.ts'
import type { Surface } from '../machine/look/surface.ts'
import type { GameLook } from '../machine/look/vocabulary.ts'

interface Place {
  readonly look: GameLook
  readonly palette: FacePalette
  readonly width: number
  readonly height: number
}

/** Places alone, painted in the page: a file may start no worker, and a table has no cabinet. */
export const paint = async ({ look, palette, width, height }: Place): Promise<readonly Surface[]> =>
  paintScene(fittingsOf(look, palette), width, height)
