import { art as texts } from '@spilvaerk/messages/art'
import type { ChosenLook, GameArt, SlotGame } from '@spilvaerk/schemas'
import type { Definition } from '@spilvaerk/slot-engine'
import { useMemo } from 'react'
import { dressStyle } from '../../game/look/dress-style.ts'
import { GameScene } from '../../game/look/GameScene.tsx'
import { paletteStyle } from '../../game/look/palette-style.ts'
import { lookOf } from '../../game/presentation/presentation.ts'
import { textsOf } from '../../lib/page-language.ts'
import { GamePicture } from '../../lobby/picture/GamePicture.tsx'
import { faceOf } from '../../machine/face.ts'
import { lookWith } from '../../machine/look/choose.ts'
import { Machine } from '../../machine/Machine.tsx'
import { ownArtOf } from '../../machine/own-art.ts'
import '../../game/game.css'
import '../../game/dressed.css'
import '../../machine/machine.css'

const HEIGHT_PX = 480
const nothing = (): void => {}

type ArtPreviewProps = {
  readonly game: SlotGame
  readonly definition: Definition
  readonly art: GameArt
  /** What is chosen of its look, stored or on its way. */
  readonly chosen: ChosenLook
}

/** The machine and the tile as they are with what is in the places now. */
export function ArtPreview({ game, definition, art, chosen }: ArtPreviewProps) {
  const t = textsOf(texts)
  const look = useMemo(() => lookOf(game.palette, game.config.presentation), [game])
  const dress = useMemo(() => lookWith(game, chosen), [game, chosen])
  const own = useMemo(() => ownArtOf(art), [art])
  const face = useMemo(() => faceOf(definition, look.palette, dress, own), [definition, look, dress, own])
  const tile = useMemo(() => ({ ...game, art }), [game, art])
  return (
    <section aria-label={t('preview')} className="art-preview">
      <h2 className="text-lg">{t('preview')}</h2>
      <div className="art-stage game-room" data-dressed style={{ ...paletteStyle(look), ...dressStyle(dress) }}>
        <GameScene look={dress} palette={look.palette} own={own} />
        <Machine
          ref={null}
          face={face}
          maxHeight={HEIGHT_PX}
          pace={1}
          still
          money={String}
          cue={nothing}
          onStep={nothing}
          onCount={nothing}
          onReady={nothing}
          onFailure={nothing}
        />
      </div>
      <div className="art-tile">
        <GamePicture game={tile} />
      </div>
    </section>
  )
}
