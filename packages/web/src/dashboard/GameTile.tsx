import type { GameLook } from '@spilvaerk/schemas'
import { paletteStyle } from '../game/look/palette-style.ts'
import { cn } from '../lib/cn.ts'
import { GamePicture } from '../lobby/picture/GamePicture.tsx'
import { ThemeIcon } from '../lobby/ThemeIcon.tsx'

/** A game's picture, small; a game that is no longer offered has none. */
export function GameTile({ look, className }: { readonly look: GameLook | null; readonly className?: string }) {
  const box = cn('relative aspect-3/4 overflow-hidden rounded-md border border-line bg-raised', className)
  if (!look)
    return (
      <div className={cn(box, 'grid place-items-center')}>
        <ThemeIcon theme="" className="size-8 text-muted" />
      </div>
    )
  return (
    <div className={box} style={paletteStyle(look)}>
      <GamePicture game={look} />
    </div>
  )
}
