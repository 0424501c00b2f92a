import { art } from '@spilvaerk/messages/art'
import type { ArtState, Game } from '@spilvaerk/schemas'
import type { Definition } from '@spilvaerk/slot-engine'
import type { TableDefinition } from '@spilvaerk/table-games'
import { Undo2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import { formatNumber } from '../../lib/format.ts'
import { isSlot } from '../../lib/of-slot.ts'
import { textsOf } from '../../lib/page-language.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { toast } from '../../toast/toasts.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Notice } from '../../ui/notice.tsx'
import { FieldComments } from '../comments/FieldComments.tsx'
import { ReadOnly, useRoleForbids } from '../ReadOnly.tsx'
import { ArtHistory } from './ArtHistory.tsx'
import { ArtPreview } from './ArtPreview.tsx'
import { FileButton } from './FileButton.tsx'
import { LookPanel } from './LookPanel.tsx'
import { SlotCard } from './SlotCard.tsx'
import { placesOf, type Slot, slotNamed, symbolsOf } from './slots.ts'
import { type ArtWork, useArt } from './use-art.ts'
import { useLook } from './use-look.ts'

type ArtBenchProps = {
  readonly game: Game
  readonly definition: Definition | TableDefinition
  readonly state: ArtState
}

const MEGABYTE = 1024 * 1024

export function ArtBench({ game, definition, state }: ArtBenchProps) {
  const t = textsOf(art)
  usePageTitle(t('titleOf', { game: game.name }))
  const work = useArt(game.id)
  const look = useLook(game)
  const [hasRights, setRights] = useState(false)
  const places = useMemo(() => placesOf(game), [game])
  const symbols = useMemo(() => symbolsOf(game), [game])
  const shown = { art: state.art, hasRights, work }
  const before = state.revisions[1]?.revision ?? 0
  const isReadOnly = useRoleForbids(game.id, 'look')
  return (
    <FieldComments gameId={game.id} part="art">
      <header className="art-bar">
        <div className="min-w-0">
          <h1 className="text-2xl">{t('titleOf', { game: game.name })}</h1>
          <p className="text-muted text-sm">{t(`shown.${state.shown}`)}</p>
        </div>
        <Button
          size="sm"
          variant="secondary"
          disabled={isReadOnly || state.revisions.length === 0 || work.isBusy}
          onClick={() => void work.restore(before)}
        >
          <Undo2 aria-hidden className="size-4" />
          {t('undo')}
        </Button>
      </header>
      {isReadOnly && <Notice>{t('readOnly')}</Notice>}
      <div className="art-bench">
        <div className="art-slots">
          <ReadOnly is={isReadOnly}>
            <LookPanel game={game} work={look} />
            <Card className="grid gap-3">
              <Checkbox label={t('rights')} checked={hasRights} onChange={(event) => setRights(event.target.checked)} />
              <p className="text-muted text-sm">{t('about')}</p>
              <Several slots={[...places, ...symbols]} hasRights={hasRights} work={work} />
              <p className="text-muted text-sm">
                {t('used', {
                  used: formatNumber(Math.round((10 * state.bytes) / MEGABYTE) / 10),
                  most: formatNumber(state.mostBytes / MEGABYTE),
                })}
              </p>
            </Card>
            <SlotList title={t('places')} slots={places} {...shown} />
            {symbols.length > 0 && <SlotList title={t('symbols')} slots={symbols} {...shown} />}
            <ArtHistory state={state} slots={[...places, ...symbols]} work={work} />
          </ReadOnly>
        </div>
        {isSlot(game) && !('kind' in definition) && (
          <ArtPreview game={game} definition={definition} art={state.art} chosen={look.look} />
        )}
      </div>
    </FieldComments>
  )
}

type ListProps = {
  readonly title: string
  readonly slots: readonly Slot[]
  readonly art: ArtState['art']
  readonly hasRights: boolean
  readonly work: ArtWork
}

const SlotList = ({ title, slots, art: pieces, ...rest }: ListProps) => (
  <section aria-label={title} className="grid gap-3">
    <h2 className="text-lg">{title}</h2>
    <ul className="art-grid">
      {slots.map((slot) => (
        <SlotCard key={slot.slot} slot={slot} piece={pieces.find((piece) => piece.slot === slot.slot)} {...rest} />
      ))}
    </ul>
  </section>
)

/** A folder of files, each of which is called after its place. */
function Several({ slots, hasRights, work }: Pick<ListProps, 'slots' | 'hasRights' | 'work'>) {
  const t = textsOf(art)
  const send = async (files: readonly File[]): Promise<void> => {
    const named = files.map((file) => ({ file, slot: slotNamed(file.name, slots) }))
    let placed = 0
    for (const { file, slot } of named) if (slot && (await work.upload({ slot: slot.slot, file }))) placed++
    const lost = named.filter(({ slot }) => !slot).map(({ file }) => file.name)
    if (lost.length > 0) toast({ title: t('notPlaced', { names: lost.join(', ') }), tone: 'danger' })
    else if (placed === files.length) toast({ title: t('placed', { count: placed }), tone: 'success' })
  }
  return (
    <div className="grid gap-1">
      <FileButton
        label={t('several')}
        isMany
        isDisabled={work.isBusy}
        hasRights={hasRights}
        onFiles={(files) => void send(files)}
      >
        {t('several')}
      </FileButton>
      <p className="text-muted text-xs">{t('severalHelp')}</p>
    </div>
  )
}
