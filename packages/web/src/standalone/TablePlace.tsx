import type { ExportedTable } from '@spilvaerk/schemas'
import { uploadPath } from '@spilvaerk/schemas/art-places'
import { useMemo } from 'react'
import { GameScene } from '../game/look/GameScene.tsx'
import type { GameLook } from '../machine/look/vocabulary.ts'
import { ownArtOf } from '../machine/own-art.ts'

type TablePlaceProps = { readonly game: ExportedTable; readonly look: GameLook }

/** The place behind an exported table: its maker's picture, or the painted one. */
export function TablePlace({ game, look }: TablePlaceProps) {
  const own = useMemo(() => ownArtOf(game.own, (file) => game.files?.[uploadPath(file)] ?? ''), [game])
  return <GameScene look={look} palette={game.palette} own={own} />
}
