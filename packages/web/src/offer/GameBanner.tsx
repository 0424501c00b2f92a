import type { GameSummary } from '@spilvaerk/schemas'
import { EmojiArt } from '../art/EmojiArt.tsx'
import { paletteStyle } from '../game/look/palette-style.ts'
import { signOf } from '../game/look/sign.ts'
import { isSlot } from '../lib/of-slot.ts'
import { titleOf } from '../lib/title-of.ts'
import { GamePicture } from '../lobby/picture/GamePicture.tsx'
import { themeEmoji } from './theme-emoji.ts'

/** The game with its picture, its name and what it is about. */
export function GameBanner({ game }: { readonly game: GameSummary }) {
  return (
    <header style={paletteStyle(game)} className="grid min-w-0 gap-5">
      <div className="relative isolate grid min-h-72 content-end overflow-hidden rounded-lg shadow-lift sm:min-h-96">
        <div className="absolute inset-0 -z-10">
          <GamePicture game={game} />
        </div>
        <div className="bg-linear-to-t from-void via-void/85 to-transparent px-5 pt-20 pb-5 sm:px-7 sm:pb-7">
          <EmojiArt emoji={isSlot(game) ? themeEmoji(game.theme) : signOf(game)} eager className="size-12" />
          <h1 className="mt-2 hyphens-auto break-words text-3xl max-[22rem]:text-2xl sm:text-4xl">{titleOf(game)}</h1>
        </div>
      </div>
      <p className="max-w-prose text-lg">{game.description}</p>
    </header>
  )
}
