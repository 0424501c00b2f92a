import type { SlotGame } from '@spilvaerk/schemas'
import { symbolSheetPath } from '@spilvaerk/schemas/tile'
import type { Definition } from '@spilvaerk/slot-engine'
import { Suspense, useMemo } from 'react'
import { preload } from 'react-dom'
import { usePageTitle } from '../lib/page-title.ts'
import { withLink } from '../lib/share-link.ts'
import { titleOf } from '../lib/title-of.ts'
import { calledAs } from '../machine/called-as.ts'
import { faceOf } from '../machine/face.ts'
import { chooseLook } from '../machine/look/choose.ts'
import { ownArtOf } from '../machine/own-art.ts'
import { lazyPart } from '../ui/lazy-part.tsx'
import { GameHeader } from './GameHeader.tsx'
import { dressStyle } from './look/dress-style.ts'
import { GameScene } from './look/GameScene.tsx'
import { paletteStyle } from './look/palette-style.ts'
import { OwnRating } from './marks/OwnRating.tsx'
import { usePlayTime } from './marks/use-play-time.ts'
import { isSharedWithMe } from './only-demo.ts'
import { PlayTable } from './PlayTable.tsx'
import { lookOf } from './presentation/presentation.ts'
import { RulesCard } from './RulesCard.tsx'
import { StatsStrip } from './StatsStrip.tsx'
import { SymbolGrid } from './SymbolGrid.tsx'
import './game.css'
import './dressed.css'
import '../machine/machine.css'

const JackpotProofs = lazyPart(async () => (await import('./jackpots/JackpotProofs.tsx')).JackpotProofs)

/** The machine, what is played on it and its rules. */
export function SlotGamePage({ game, definition }: { readonly game: SlotGame; readonly definition: Definition }) {
  usePageTitle(titleOf(game))
  const isKept = !isSharedWithMe(game)
  usePlayTime(isKept ? game.id : undefined)
  const look = useMemo(() => lookOf(game.palette, game.config.presentation), [game])
  const dress = useMemo(() => chooseLook(game), [game])
  const own = useMemo(() => ownArtOf(game.art), [game])
  const face = useMemo(
    () => ({
      ...faceOf(calledAs(definition, game.symbols), look.palette, dress, own),
      // What its maker chose of the symbols is painted by the page.
      ...(!own && { sheet: withLink(game.id, symbolSheetPath(game)) }),
    }),
    [game, definition, look, dress, own],
  )
  if (face.sheet) preload(face.sheet, { as: 'image', fetchPriority: 'high' })
  return (
    <div className="game-room" data-dressed style={{ ...paletteStyle(look), ...dressStyle(dress) }}>
      <GameScene look={dress} palette={look.palette} own={own} game={game} />
      <GameHeader game={game} />
      <PlayTable game={game} definition={definition} face={face} look={look} />
      <div className="game-about mx-auto grid w-full max-w-page gap-6 px-4 py-8 md:px-8">
        {isKept && <OwnRating gameId={game.id} />}
        <StatsStrip game={game} />
        <div className="grid items-start gap-6 lg:grid-cols-[1.6fr_1fr]">
          <SymbolGrid symbols={game.symbols} cap={game.maxWinMultiplier} />
          <RulesCard game={game} />
        </div>
        {definition.jackpots?.some(({ contributionPpm }) => contributionPpm !== undefined) && (
          <Suspense fallback={null}>
            <JackpotProofs gameId={game.id} definition={definition} />
          </Suspense>
        )}
      </div>
    </div>
  )
}
