import { generator } from '@spilvaerk/messages/generator'
import { useMemo } from 'react'
import { paletteStyle } from '../../game/look/palette-style.ts'
import { lookOf } from '../../game/presentation/presentation.ts'
import { textsOf } from '../../lib/page-language.ts'
import { chooseLook } from '../../machine/look/choose.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { PreviewMachine } from '../preview/PreviewMachine.tsx'
import { type PreviewedGame, samplePreview } from '../preview/previewed-game.ts'
import type { Selected } from '../use-selected-game.ts'

export function PreviewCard({ selected }: { readonly selected: Selected }) {
  const t = textsOf(generator)
  const isReady = selected.state === 'ready'
  return (
    <Card aria-labelledby="preview" className="studio-card grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="preview" className="text-lg">
          {isReady ? t('preview.game') : t('preview.title')}
        </h2>
        <Badge tone={isReady ? 'lamp' : 'petrol'}>{isReady ? t('preview.byServer') : t('preview.inBrowser')}</Badge>
      </div>
      <Stage selected={selected} />
    </Card>
  )
}

function Stage({ selected }: { readonly selected: Selected }) {
  const t = textsOf(generator)
  const previewed = useMemo((): PreviewedGame | undefined => {
    if (selected.state === 'none') return samplePreview()
    if (selected.state !== 'ready') return undefined
    const { game, definition } = selected
    const dress = chooseLook(game)
    return { gameId: game.id, definition, palette: game.palette, dress, config: game.config, art: game.art }
  }, [selected])
  if (selected.state === 'failed') return <ErrorState error={selected.error} onRetry={selected.retry} />
  if (!previewed)
    return (
      <div role="status">
        <span className="sr-only">{t('preview.loading')}</span>
        <Skeleton className="h-[32rem]" />
      </div>
    )
  const key = selected.state === 'ready' ? selected.game.definitionHash : 'preview'
  return (
    <div
      className="min-w-0 overflow-x-clip"
      style={paletteStyle(lookOf(previewed.palette, previewed.config.presentation))}
    >
      <PreviewMachine key={key} previewed={previewed} />
    </div>
  )
}
