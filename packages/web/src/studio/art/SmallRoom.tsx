import type { Game } from '@spilvaerk/schemas'
import { useEffect, useRef } from 'react'
import { type Layout, layoutFor } from '../../machine/layout.ts'
import { bleedOf } from '../../machine/look/cabinets/bleed.ts'
import type { Picture } from '../../machine/look/paint.ts'
import type { GameLook } from '../../machine/look/vocabulary.ts'

const [WIDTH, HEIGHT] = [320, 200]
/** As on a page of common size, so that the small picture is the large one made smaller. */
const SPACE = { width: 760, height: 520 }
/** Of the height, what the cabinet takes with all that stands on it. */
const SHARE = 0.96

type SmallRoomProps = { readonly game: Game; readonly look: GameLook }

/** A look at a glance: the place, and of a slot the cabinet that stands in it. */
export function SmallRoom({ game, look }: SmallRoomProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const key = JSON.stringify(look)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the look is another object at each render, its key is not
  useEffect(() => {
    let isGone = false
    const { palette, name } = game
    const paintIt = async (): Promise<void> => {
      const { paint } = await import('../../machine/look/dressing.ts')
      const layers = await paint({ kind: 'scene', look, palette, width: WIDTH, height: HEIGHT })
      const pen = canvas.current?.getContext('2d')
      if (!pen || isGone) return
      for (const layer of layers) pen.drawImage(layer, 0, 0)
      if (game.kind !== 'slot') return
      const layout = layoutFor(game.rows, SPACE)
      const resolution = resolutionOf(layout)
      const [cabinet] = await paint({ kind: 'cabinet', look, palette, layout, name, resolution })
      if (cabinet && !isGone) stand(pen, cabinet, layout, resolution, palette[0])
    }
    // Where it cannot be painted, its words say what it is.
    paintIt().catch(() => {})
    return () => {
      isGone = true
    }
  }, [key])
  return (
    <span aria-hidden="true" className="block">
      <canvas ref={canvas} width={WIDTH} height={HEIGHT} className="w-full" />
    </span>
  )
}

function resolutionOf(layout: Layout): number {
  const { top, side, bottom } = bleedOf(layout)
  return Math.min((HEIGHT * SHARE) / (layout.height + top + bottom), WIDTH / (layout.width + 2 * side))
}

/** The cabinet in the middle, its reels dark. */
function stand(
  pen: CanvasRenderingContext2D,
  cabinet: Picture,
  layout: Layout,
  resolution: number,
  ground: string,
): void {
  const [left, top] = [(WIDTH - cabinet.width) / 2, (HEIGHT - cabinet.height) / 2]
  const bleed = bleedOf(layout)
  pen.fillStyle = ground
  for (const { x, y, width, height } of layout.apertures)
    pen.fillRect(
      left + (x + bleed.side) * resolution,
      top + (y + bleed.top) * resolution,
      width * resolution,
      height * resolution,
    )
  pen.drawImage(cabinet, left, top)
}
