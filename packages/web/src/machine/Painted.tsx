import { useEffect, useRef, useState } from 'react'
import type { FacePalette } from './face.ts'
import type { Picture } from './look/paint.ts'
import type { StagePart } from './look/stages/stage-part.ts'
import type { GameLook } from './look/vocabulary.ts'

export interface Dressed {
  readonly look: GameLook
  readonly palette: FacePalette
}
type PaintedJob = Dressed &
  (
    | { readonly kind: 'part'; readonly part: StagePart }
    | { readonly kind: 'scene'; readonly width: number; readonly height: number }
  )

/** A stage shows the same picture in many places, and comes again. */
const MOST_KEPT = 40
const kept = new Map<string, Promise<readonly Picture[]>>()

function painted(key: string): Promise<readonly Picture[]> {
  const known = kept.get(key)
  if (known !== undefined) return known
  const made = import('./look/dressing.ts').then(({ paint }) => paint(JSON.parse(key)))
  kept.set(key, made)
  made.catch(() => kept.delete(key))
  const [oldest] = kept.keys()
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
  return made
}

type PaintedProps = {
  readonly job: PaintedJob
  /** Which of the pictures. */
  readonly index?: number
  readonly className?: string
}

/** A painted picture, as soon as there is one. Until then, and where there is none, what stands round it has to do. */
export function Painted({ job, index = 0, className }: PaintedProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isPainted, setPainted] = useState(false)
  const key = JSON.stringify(job)
  useEffect(() => {
    let isGone = false
    const show = (pictures: readonly Picture[]): void => {
      const [target, picture] = [canvas.current, pictures[index]]
      if (isGone || !target || !picture) return
      target.width = picture.width
      target.height = picture.height
      target.getContext('2d')?.drawImage(picture, 0, 0)
      setPainted(true)
    }
    painted(key).then(show, () => {})
    return () => {
      isGone = true
    }
  }, [key, index])
  return <canvas ref={canvas} className={className} data-painted={isPainted} />
}

/** Blurred, it need not be sharp. */
const PLACE_PX = 640

type StagePlaceProps = Dressed & { readonly width: number; readonly height: number }

/** The game's own place behind a bonus game. */
export function StagePlace({ look, palette, width, height }: StagePlaceProps) {
  const scale = Math.min(1, PLACE_PX / width)
  const job = {
    kind: 'scene',
    look,
    palette,
    width: Math.round(width * scale),
    height: Math.round(height * scale),
  } as const
  return (
    <div aria-hidden="true" className="machine-place">
      <Painted job={job} />
      <Painted job={job} index={1} />
    </div>
  )
}

const TITLE_PX = 72

/** A stage's name in the letters of its game. The words stand beside it for whoever does not see it. */
export const PaintedTitle = ({ look, palette, text }: Dressed & { readonly text: string }) => (
  <Painted
    job={{ kind: 'part', look, palette, part: { part: 'title', text, size: TITLE_PX } }}
    className="machine-title"
  />
)
