import { generator } from '@spilvaerk/messages/generator'
import { GENERATION_STAGES, type GenerationStage, type StageNews } from '@spilvaerk/schemas'
import { Check, Circle, LoaderCircle } from 'lucide-react'
import { textsOf } from '../../lib/page-language.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { cancel, type GenerationKind, type GenerationRun } from './generation-run.ts'

const STAGE_WORDS = {
  reading: 'progress.stages.reading',
  writing: 'progress.stages.writing',
  designing: 'progress.stages.designing',
  checking: 'progress.stages.checking',
  done: 'progress.stages.done',
} as const satisfies Record<GenerationStage, string>

/** The stages that really happen, as the server enters them. */
export function GenerationProgress({ run }: { readonly run: GenerationRun }) {
  const t = textsOf(generator)
  switch (run.name) {
    case 'idle':
      return null
    case 'cancelled':
      return (
        <p role="status" className="text-muted text-sm">
          {t('progress.cancelled')}
        </p>
      )
    case 'failed':
      return (
        <Notice role="alert" tone="danger" title={t('progress.failed')}>
          {run.message}
        </Notice>
      )
    case 'running':
      return (
        <div ref={intoView} className="grid gap-3 rounded-md border border-line bg-ground p-3 text-sm">
          <Stages kind={run.kind} news={run.news} />
          <Button variant="secondary" size="sm" className="justify-self-start" onClick={cancel}>
            {t('cancel')}
          </Button>
        </div>
      )
  }
}

/** How far the work is, and the way out of it, are always in sight when it begins. */
const intoView = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'nearest' })

const WORK_WORDS = {
  theme: 'progress.kinds.theme',
  unique: 'progress.kinds.unique',
  complete: 'progress.kinds.complete',
  variations: 'progress.kinds.variations',
  v2: 'progress.kinds.v2',
} as const satisfies Record<GenerationKind, string>

function Stages({ kind, news }: { readonly kind: GenerationKind; readonly news: StageNews | undefined }) {
  const t = textsOf(generator)
  const { stage = 'reading', game, attempt = 1, proved } = news ?? {}
  const now = GENERATION_STAGES.indexOf(stage)
  const which = game ? t('progress.which', { number: game.number, of: game.of }) : ''
  return (
    <>
      <p className="font-medium">
        {t(WORK_WORDS[kind])}
        {which}
      </p>
      <p role="status" className="sr-only">
        {t(STAGE_WORDS[stage])}
        {which}
      </p>
      <ol className="grid gap-1.5">
        {GENERATION_STAGES.map((stage, index) => (
          <li
            key={stage}
            {...(index === now ? { 'aria-current': 'step' as const } : {})}
            className={index > now ? 'flex items-center gap-2 text-muted' : 'flex items-center gap-2'}
          >
            <StageMark order={Math.sign(index - now)} />
            {t(STAGE_WORDS[stage])}
            {stage === 'designing' && attempt > 1 && (
              <span className="text-muted">{t('progress.attempt', { attempt })}</span>
            )}
            {stage === 'designing' && proved && proved.of > 1 && (
              <span className="text-muted">{t('progress.proved', { proved: proved.proved, of: proved.of })}</span>
            )}
          </li>
        ))}
      </ol>
    </>
  )
}

function StageMark({ order }: { readonly order: number }) {
  if (order < 0) return <Check aria-hidden className="size-4 text-green-text" />
  if (order > 0) return <Circle aria-hidden className="size-4" />
  return <LoaderCircle aria-hidden className="size-4 animate-spin text-lamp" />
}
