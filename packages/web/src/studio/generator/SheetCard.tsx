import { generator } from '@spilvaerk/messages/generator'
import type { SlotGame } from '@spilvaerk/schemas'
import { Suspense, useId, useState } from 'react'
import { ifSlot } from '../../lib/of-slot.ts'
import { textsOf } from '../../lib/page-language.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { PlainSelect } from '../../ui/plain-select.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/states.tsx'

const SheetHere = lazyPart(async () => (await import('./SheetHere.tsx')).SheetHere)

/** Everything there is to prove of a version, worked out in this browser when it is asked for. */
export function SheetCard({ game }: { readonly game: SlotGame }) {
  const t = textsOf(generator)
  const [isOpen, setOpen] = useState(false)
  const [picked, setPicked] = useState<number>()
  const version = picked ?? game.version
  return (
    <Card aria-labelledby="par-sheet" className="studio-card grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h2 id="par-sheet" className="text-lg">
            {t('sheet.title')}
          </h2>
          <p className="text-muted text-sm">{t('sheet.what')}</p>
        </div>
        <div className="flex flex-wrap items-end gap-3">
          {game.version > 1 && <VersionOf game={game} value={version} onChange={setPicked} />}
          <Button variant="secondary" size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? t('sheet.close') : t('sheet.open')}
          </Button>
        </div>
      </div>
      {isOpen && <Version key={version} game={game} version={version} />}
    </Card>
  )
}

type VersionOfProps = {
  readonly game: SlotGame
  readonly value: number
  readonly onChange: (version: number) => void
}

function VersionOf({ game, value, onChange }: VersionOfProps) {
  const t = textsOf(generator)
  const id = useId()
  return (
    <div className="flex items-center gap-2 text-sm">
      <label htmlFor={id}>{t('sheet.of')}</label>
      <PlainSelect id={id} value={value} onChange={(event) => onChange(Number(event.target.value))}>
        {Array.from({ length: game.version }, (_, index) => index + 1).map((version) => (
          <option key={version} value={version} className="bg-raised text-paper">
            {t('version', { version })}
          </option>
        ))}
      </PlainSelect>
    </div>
  )
}

function Version({ game, version }: { readonly game: SlotGame; readonly version: number }) {
  const { data: told, error, refetch } = trpc.studio.versionDefinition.useQuery({ id: game.id, version })
  const data = ifSlot(told)
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-96" />
  return (
    <Suspense fallback={<Skeleton className="h-96" />}>
      <SheetHere definition={data.definition} hash={data.hash} name={`${game.slug}-v${version}`} />
    </Suspense>
  )
}
