import type { Poster } from '@spilvaerk/schemas/tile'
import { fittingsOf } from '../fittings.ts'
import { paintScene } from '../places/paint-scene.ts'
import { POSTER_SIZE } from '../poster-size.ts'
import { type Surface, surfaceOf } from '../surface.ts'
import type { TilePlan } from './tile-plan.ts'

/** A game's place as its page paints it, both layers in one picture. */
export function paintPoster({ look, palette }: Pick<TilePlan, 'look' | 'palette'>, poster: Poster): Surface {
  const { width, height } = POSTER_SIZE[poster]
  const { canvas, pen } = surfaceOf(width, height)
  for (const layer of paintScene(fittingsOf(look, palette), width, height)) pen.drawImage(layer, 0, 0)
  return canvas
}
