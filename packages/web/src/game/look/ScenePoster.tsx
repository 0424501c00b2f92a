import { posterPath, type TileOf } from '@spilvaerk/schemas/tile'
import { useCallback } from 'react'
import { isSparing } from '../../lib/data-saver.ts'
import { useMediaQuery } from '../../lib/media-query.ts'
import { useStillness } from '../../lib/motion.ts'
import { withLink } from '../../lib/share-link.ts'

export type PosterState = 'asked' | 'shown' | 'failed'

/** Whether the layers are seen to move: under a pointer on a wide window, where nobody wants stillness or saves data. */
export function useMoves(): boolean {
  const isStill = useStillness()
  const isPointed = useMediaQuery('(hover: hover) and (orientation: landscape)', false)
  return isPointed && !isStill && !isSparing()
}

/** The place of a game as the server has painted it, lying or standing as the window is. */
export function ScenePoster({
  game,
  onState,
}: {
  readonly game: TileOf
  readonly onState: (state: PosterState) => void
}) {
  // A page that the server has drawn may have loaded its pictures before it is listened to.
  const look = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete) onState(image.naturalWidth > 0 ? 'shown' : 'failed')
    },
    [onState],
  )
  return (
    <picture className="game-scene game-poster" data-shown="true">
      <source media="(orientation: portrait)" srcSet={withLink(game.id, posterPath(game, 'tall'))} />
      <img
        ref={look}
        src={withLink(game.id, posterPath(game, 'wide'))}
        alt=""
        fetchPriority="high"
        onLoad={() => onState('shown')}
        onError={() => onState('failed')}
      />
    </picture>
  )
}
