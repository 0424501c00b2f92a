import { type TileOf, tilePath } from '@spilvaerk/schemas/tile'
import { memo, useCallback, useEffect, useState } from 'react'
import { cn } from '../../lib/cn.ts'
import { ComposedPicture } from './ComposedPicture.tsx'
import type { ComposedOf } from './compose.ts'

export type PictureSubject = ComposedOf & TileOf

type GamePictureProps = {
  readonly game: PictureSubject
  /** Among the first to be seen. */
  readonly eager?: boolean
  readonly className?: string
}

/** A tile that is being painted is asked for again; each time later. */
const RETRIES_MS = [1500, 3000, 6000, 12_000, 24_000] as const

/**
 * The game's tile, painted by the server. Until there is one, and where there is none, the page composes a picture.
 * Fills its box, which should be 3:4. Decoration: the game's name stands beside it.
 */
export const GamePicture = memo(function GamePicture({ game, eager = false, className }: GamePictureProps) {
  const { attempt, state, load, fail } = useTile(tilePath(game))
  const address = attempt === 0 ? tilePath(game) : `${tilePath(game)}?${attempt}`
  // A page that the server has drawn may have its pictures, or know that there are none, before it is listened to.
  const look = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image?.complete) return
      if (image.naturalWidth > 0) load()
      else fail()
    },
    [load, fail],
  )
  return (
    <div aria-hidden="true" className={cn('game-tile', className)} data-state={state}>
      {state === 'failed' && <ComposedPicture game={game} />}
      <img
        ref={look}
        src={address}
        alt=""
        width={480}
        height={640}
        decoding="async"
        fetchPriority={eager ? 'high' : 'auto'}
        onLoad={load}
        onError={fail}
      />
    </div>
  )
})

type TileState = 'asked' | 'shown' | 'failed'

function useTile(path: string) {
  const [tile, setTile] = useState({ path, attempt: 0, state: 'asked' as TileState })
  const own = tile.path === path ? tile : { path, attempt: 0, state: 'asked' as TileState }
  const { attempt, state } = own
  useEffect(() => {
    const pause = RETRIES_MS[attempt]
    if (state !== 'failed' || pause === undefined) return
    const timer = setTimeout(() => setTile({ path, attempt: attempt + 1, state: 'failed' }), pause)
    return () => clearTimeout(timer)
  }, [path, attempt, state])
  const load = useCallback(() => setTile({ path, attempt, state: 'shown' }), [path, attempt])
  const fail = useCallback(() => setTile({ path, attempt, state: 'failed' }), [path, attempt])
  return { attempt, state, load, fail }
}
