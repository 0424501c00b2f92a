import { useEffect, useRef, useState } from 'react'
import type { Face } from './face.ts'
import type { Layout } from './layout.ts'
import { bleedOf } from './look/cabinets/bleed.ts'
import { showPicture } from './look/show-picture.ts'
import type { GameLook } from './look/vocabulary.ts'

type CabinetProps = {
  readonly face: Face
  readonly look: GameLook
  readonly layout: Layout
  readonly isWanted: boolean
}

/** While a window is dragged, each size would be painted in vain. */
const SETTLE_MS = 160
const SHARPEST = 1.5

/** The painted cabinet behind the reels, larger than its place by what stands on it. An old size is stretched until the new one is painted. */
export function Cabinet({ face, look, layout, isWanted }: CabinetProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isShown, setShown] = useState(false)
  const bleed = bleedOf(layout)
  useEffect(() => {
    if (!isWanted) return
    let isGone = false
    const paintIt = async (): Promise<void> => {
      const { paint } = await import('./look/dressing.ts')
      const resolution = Math.min(SHARPEST, globalThis.devicePixelRatio || 1)
      const [picture] = await paint({
        kind: 'cabinet',
        look,
        palette: face.palette,
        layout,
        name: face.own?.logo ? '' : face.name,
        resolution,
      })
      if (isGone || !canvas.current || !picture) return
      showPicture(canvas.current, picture)
      setShown(true)
    }
    // Without it the reels stand in their plain frame.
    const timer = setTimeout(() => paintIt().catch(() => {}), SETTLE_MS)
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [face, look, layout, isWanted])
  return (
    <div
      aria-hidden="true"
      className="machine-cabinet"
      data-shown={isShown}
      style={{
        left: `${(-100 * bleed.side) / layout.width}%`,
        top: `${(-100 * bleed.top) / layout.height}%`,
        width: `${100 + (200 * bleed.side) / layout.width}%`,
        height: `${100 + (100 * (bleed.top + bleed.bottom)) / layout.height}%`,
      }}
    >
      <canvas ref={canvas} className="size-full" />
    </div>
  )
}
