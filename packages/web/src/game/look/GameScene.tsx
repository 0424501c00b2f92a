import type { TileOf } from '@spilvaerk/schemas/tile'
import { useEffect, useRef, useState } from 'react'
import { useStillness } from '../../lib/motion.ts'
import { useVisitorPresence } from '../../lib/visitor-presence.ts'
import type { FacePalette } from '../../machine/face.ts'
import { POSTER_SIZE } from '../../machine/look/poster-size.ts'
import { showPicture } from '../../machine/look/show-picture.ts'
import type { GameLook } from '../../machine/look/vocabulary.ts'
import type { OwnArt } from '../../machine/own-art.ts'
import { type PosterState, ScenePoster, useMoves } from './ScenePoster.tsx'
import { useSettledSize } from './use-settled-size.ts'

type GameSceneProps = {
  readonly look: GameLook
  readonly palette: FacePalette
  /** A maker's own, in the place of the painted one. */
  readonly own?: OwnArt | undefined
  /** Of which game the server has painted the place: it is there long before the page could paint it. */
  readonly game?: TileOf | undefined
}

/** A larger picture costs more to paint than it shows. */
const WIDEST = 1600
/** The first picture of the page comes first. */
const PATIENCE_MS = 1200

/** Where the poster is seen, only its two layers are missing: they move with the pointer. */
const POSTER_PATIENCE_MS = 8000

/** The place behind the machine, on the first screen of the page. Decoration: until it is painted, or where it cannot be, the page has its colours. */
export function GameScene({ own, ...painted }: GameSceneProps) {
  return own?.background || own?.backgroundTall ? <OwnScene own={own} /> : <PaintedScene {...painted} />
}

function OwnScene({ own: { background, backgroundTall } }: { readonly own: OwnArt }) {
  return (
    <picture className="game-scene" data-shown="true">
      {background && backgroundTall && <source media="(orientation: portrait)" srcSet={backgroundTall} />}
      <img src={background ?? backgroundTall} alt="" className="size-full object-cover" />
    </picture>
  )
}

function PaintedScene({ game, ...painted }: Omit<GameSceneProps, 'own'>) {
  const [poster, setPoster] = useState<PosterState>(game ? 'asked' : 'failed')
  const moves = useMoves()
  const isPainted = poster === 'failed' || (poster === 'shown' && moves)
  return (
    <>
      {game && poster !== 'failed' && <ScenePoster game={game} onState={setPoster} />}
      {isPainted && <LayeredScene {...painted} hasPoster={poster === 'shown'} />}
    </>
  )
}

type LayeredProps = Pick<GameSceneProps, 'look' | 'palette'> & { readonly hasPoster: boolean }

function LayeredScene({ look, palette, hasPoster }: LayeredProps) {
  const far = useRef<HTMLCanvasElement>(null)
  const near = useRef<HTMLCanvasElement>(null)
  const [isShown, setShown] = useState(false)
  const settled = useSettledSize()
  const size = hasPoster ? POSTER_SIZE.wide : settled
  const isSeen = useVisitorPresence(PATIENCE_MS)
  const isRested = useRest(hasPoster ? POSTER_PATIENCE_MS : 0)
  const isHere = isRested && (hasPoster || isSeen)
  const isStill = useStillness()
  useEffect(() => {
    if (!size || !isHere) return
    let isGone = false
    const paintIt = async (): Promise<void> => {
      const { paint } = await import('../../machine/look/dressing.ts')
      const scale = Math.min(1, WIDEST / size.width)
      const pictures = await paint({
        kind: 'scene',
        look,
        palette,
        width: size.width * scale,
        height: size.height * scale,
      })
      if (isGone) return
      for (const [index, { current }] of [far, near].entries()) {
        const picture = pictures[index]
        if (current && picture) showPicture(current, picture)
      }
      setShown(true)
    }
    paintIt().catch(() => {})
    return () => {
      isGone = true
    }
  }, [look, palette, size, isHere])
  useParallax([far, near], isShown && !isStill)
  return (
    <div aria-hidden="true" className="game-scene" data-shown={isShown}>
      <canvas ref={far} />
      <canvas ref={near} />
    </div>
  )
}

/** Whether so much time has passed. */
function useRest(ms: number): boolean {
  const [isOver, setOver] = useState(ms === 0)
  useEffect(() => {
    if (ms === 0) return
    const timer = setTimeout(() => setOver(true), ms)
    return () => clearTimeout(timer)
  }, [ms])
  return isOver || ms === 0
}

/** Pixels that the near layer moves at most; the far one a third of it. */
const REACH = 12

/** The view moves a little with the pointer. */
function useParallax(layers: readonly { readonly current: HTMLCanvasElement | null }[], isOn: boolean): void {
  const [[far, near]] = useState(layers as [(typeof layers)[number], (typeof layers)[number]])
  useEffect(() => {
    if (!isOn || !window.matchMedia('(hover: hover)').matches) return
    const move = ({ clientX, clientY }: PointerEvent): void => {
      const [x, y] = [1 - (2 * clientX) / window.innerWidth, 1 - (2 * clientY) / window.innerHeight]
      for (const [layer, share] of [
        [far, 1 / 3],
        [near, 1],
      ] as const)
        if (layer.current) layer.current.style.translate = `${x * REACH * share}px ${y * REACH * 0.5 * share}px`
    }
    window.addEventListener('pointermove', move, { passive: true })
    return () => window.removeEventListener('pointermove', move)
  }, [far, near, isOn])
}
