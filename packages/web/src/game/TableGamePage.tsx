import type { TableGame } from '@spilvaerk/schemas'
import { usePageTitle } from '../lib/page-title.ts'
import { GameHeader } from './GameHeader.tsx'
import { paletteStyle } from './look/palette-style.ts'
import { RulesCard } from './RulesCard.tsx'

/** A table: what it is and its rules. */
export function TableGamePage({ game }: { readonly game: TableGame }) {
  usePageTitle(game.name)
  return (
    <div className="game-room" style={paletteStyle(game)}>
      <GameHeader game={game} />
      <div className="mx-auto grid w-full max-w-page gap-6 px-4 py-8 md:px-8">
        <p className="max-w-prose text-lg">{game.description}</p>
        <RulesCard game={game} />
      </div>
    </div>
  )
}
