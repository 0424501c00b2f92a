import { maths } from '@spilvaerk/messages/maths'
import type { SlotGame } from '@spilvaerk/schemas'
import type { ParSheet } from '@spilvaerk/slot-engine'
import { Redo2, Save, Trash2, Undo2 } from 'lucide-react'
import { share } from '../../game/figures.ts'
import { textsOf } from '../../lib/page-language.ts'
import { Button } from '../../ui/button.tsx'
import { useRevise } from '../tuning/use-revise.ts'
import type { Work } from './use-bench.ts'

type BenchBarProps = {
  readonly game: SlotGame
  readonly isMine: boolean
  readonly work: Work
  /** Of the draft, once it is known; none where it cannot be played. */
  readonly sheet: ParSheet | undefined
}

export function BenchBar({ game, isMine, work, sheet }: BenchBarProps) {
  const t = textsOf(maths)
  const { keep, isPending } = useRevise(game)
  const { definition, undo, redo, discard, isChanged, isOlder } = work
  return (
    <div className="maths-bar">
      <div className="min-w-0">
        <h1 className="text-2xl">{t('titleOf', { game: game.name })}</h1>
        <p className="text-muted text-sm">
          {!isMine ? t('onlyOwn') : isOlder ? t('older') : isChanged ? t('draft') : t('unchanged')}
        </p>
        {sheet && (
          <p className="text-sm tabular-nums">
            {t('sheet.rtp')} <b>{share(sheet.rtp)}</b>
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" variant="secondary" disabled={!undo} onClick={undo}>
          <Undo2 aria-hidden className="size-4" />
          {t('undo')}
        </Button>
        <Button size="sm" variant="secondary" disabled={!redo} onClick={redo}>
          <Redo2 aria-hidden className="size-4" />
          {t('redo')}
        </Button>
        <Button size="sm" variant="secondary" disabled={!isChanged} onClick={discard}>
          <Trash2 aria-hidden className="size-4" />
          {t('discard')}
        </Button>
        <Button size="sm" disabled={!isMine || !isChanged || !sheet || isPending} onClick={() => void keep(definition)}>
          <Save aria-hidden className="size-4" />
          {t('save')}
        </Button>
      </div>
    </div>
  )
}
