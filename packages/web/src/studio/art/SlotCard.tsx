import { art } from '@spilvaerk/messages/art'
import type { ArtPiece } from '@spilvaerk/schemas'
import { uploadPath } from '@spilvaerk/schemas/art-places'
import { type DragEvent, useState } from 'react'
import { EmojiArt } from '../../art/EmojiArt.tsx'
import { textsOf } from '../../lib/page-language.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { FieldMark } from '../comments/FieldMark.tsx'
import { atField } from '../comments/field-comments.ts'
import { AdjustDialog } from './AdjustDialog.tsx'
import { DrawingDialog } from './DrawingDialog.tsx'
import { FileButton, sayRights } from './FileButton.tsx'
import type { Slot } from './slots.ts'
import type { ArtWork } from './use-art.ts'

type SlotCardProps = {
  readonly slot: Slot
  readonly piece: ArtPiece | undefined
  readonly hasRights: boolean
  readonly work: ArtWork
}

/** One place of the game: what is there, and what can be put there. Files can be dropped on it. */
export function SlotCard({ slot, piece, hasRights, work }: SlotCardProps) {
  const t = textsOf(art)
  const [isOver, setOver] = useState(false)
  const [isFramed, setFramed] = useState(piece?.isFramed ?? false)
  const { name, emoji } = slot
  const put = (file: Blob | undefined, framed = isFramed): void => {
    if (!file) return
    if (!hasRights) return sayRights()
    void work.upload({ slot: slot.slot, file, isFramed: framed })
  }
  const drop = (event: DragEvent): void => {
    event.preventDefault()
    setOver(false)
    // What is there to be seen only takes no file.
    if (event.currentTarget.matches('fieldset:disabled *')) return
    put(event.dataTransfer.files[0])
  }
  const reframe = (framed: boolean): void => {
    setFramed(framed)
    if (piece?.file && hasRights)
      void fetch(uploadPath(piece.file)).then(async (answer) => put(await answer.blob(), framed))
  }
  return (
    <li
      className="art-slot"
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      {...atField(slot.slot, name)}
    >
      <Shown slot={slot} piece={piece} />
      <div className="grid min-w-0 content-start gap-2">
        <div>
          <h3 className="truncate font-semibold text-sm">{name}</h3>
          <p className="text-muted text-xs">
            {t(`sources.${piece?.source ?? 'painted'}`)} · {slot.size} <FieldMark field={slot.slot} label={name} />
          </p>
        </div>
        <div className="flex flex-wrap gap-1.5">
          <FileButton
            label={t('uploadTo', { slot: name })}
            isDisabled={work.isBusy}
            hasRights={hasRights}
            onFiles={([file]) => put(file)}
          >
            {t('upload')}
          </FileButton>
          {emoji !== undefined && <DrawingDialog slot={slot} work={work} />}
          {piece?.file && (
            <AdjustDialog
              slot={slot}
              address={uploadPath(piece.file)}
              isBusy={work.isBusy}
              onMade={(file) => put(file)}
            />
          )}
          {piece && (
            <Button
              size="sm"
              variant="ghost"
              aria-label={t('paintedAgainOf', { slot: name })}
              disabled={work.isBusy}
              onClick={() => void work.clear(slot.slot)}
            >
              {t('paintedAgain')}
            </Button>
          )}
        </div>
        {emoji !== undefined && (piece?.file || hasRights) && (
          <Checkbox
            label={t('framed')}
            checked={isFramed}
            disabled={work.isBusy}
            onChange={(event) => reframe(event.target.checked)}
          />
        )}
      </div>
    </li>
  )
}

/** What stands in the place now; of what is painted behind the machine, its name. */
function Shown({ slot, piece }: Pick<SlotCardProps, 'slot' | 'piece'>) {
  if (piece?.file) return <img src={uploadPath(piece.file)} alt="" className="art-thumb" />
  const emoji = piece?.drawing ?? slot.emoji
  if (emoji !== undefined) return <EmojiArt emoji={emoji} className="art-thumb" />
  return <span aria-hidden="true" className="art-thumb" data-empty />
}
