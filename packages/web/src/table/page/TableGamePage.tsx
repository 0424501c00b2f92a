import type { TableGame } from '@spilvaerk/schemas'
import { Suspense, useMemo } from 'react'
import { GameHeader } from '../../game/GameHeader.tsx'
import { dressStyle } from '../../game/look/dress-style.ts'
import { GameScene } from '../../game/look/GameScene.tsx'
import { paletteStyle } from '../../game/look/palette-style.ts'
import { OwnRating } from '../../game/marks/OwnRating.tsx'
import { usePlayTime } from '../../game/marks/use-play-time.ts'
import { isSharedWithMe } from '../../game/only-demo.ts'
import { RulesCard } from '../../game/RulesCard.tsx'
import { usePageTitle } from '../../lib/page-title.ts'
import { titleOf } from '../../lib/title-of.ts'
import { chooseLook } from '../../machine/look/choose.ts'
import { ownArtOf } from '../../machine/own-art.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import '../../game/game.css'
import '../../game/dressed.css'

const Table = lazyPart(async () => (await import('./TableGame.tsx')).TableGame)

/** As high as the window: whatever height the table turns out to have, nothing that is seen moves when it comes. */
const PLACE = <Skeleton className="mx-auto my-4 h-svh max-w-page" />

/** A table, what it is and its rules. */
export function TableGamePage({ game }: { readonly game: TableGame }) {
  usePageTitle(titleOf(game))
  const isKept = !isSharedWithMe(game)
  usePlayTime(isKept ? game.id : undefined)
  const dress = useMemo(() => chooseLook(game), [game])
  const own = useMemo(() => ownArtOf(game.art), [game])
  return (
    <div className="game-room" data-dressed style={{ ...paletteStyle(game), ...dressStyle(dress) }}>
      <GameScene look={dress} palette={game.palette} own={own} />
      <GameHeader game={game} />
      {/* The styles of a felt come with its code: a pre-rendered one would stand there without them. */}
      {import.meta.env.SSR ? (
        PLACE
      ) : (
        <Suspense fallback={PLACE}>
          <Table key={game.definitionHash} game={game} />
        </Suspense>
      )}
      <div className="mx-auto grid w-full max-w-page gap-6 px-4 py-8 md:px-8">
        {isKept && <OwnRating gameId={game.id} />}
        <RulesCard game={game} />
      </div>
    </div>
  )
}
