import { GENERATION_STAGES, type GenerationStage, type StageNews } from '@spilvaerk/schemas'
import { Check, Circle, LoaderCircle } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { cancel, type GenerationKind, type GenerationRun } from './generation-run.ts'

const STAGE_WORDS = {
  reading: 'Reading the prompt',
  writing: 'Writing name, symbols and colours',
  designing: 'Designing and proving the mathematics',
  checking: 'Checking the rules of regulators',
  done: 'Storing the game',
} as const satisfies Record<GenerationStage, string>

/** The stages that really happen, as the server enters them. */
export function GenerationProgress({ run }: { readonly run: GenerationRun }) {
  switch (run.name) {
    case 'idle':
      return null
    case 'cancelled':
      return (
        <p role="status" className="text-muted text-sm">
          Generation was cancelled. Nothing was stored.
        </p>
      )
    case 'failed':
      return (
        <Notice role="alert" tone="danger" title="No game was made">
          {run.message}
        </Notice>
      )
    case 'running':
      return (
        <div ref={intoView} className="grid gap-3 rounded-md border border-line bg-ground p-3 text-sm">
          <Stages kind={run.kind} news={run.news} />
          <Button variant="secondary" size="sm" className="justify-self-start" onClick={cancel}>
            Cancel
          </Button>
        </div>
      )
  }
}

/** How far the work is, and the way out of it, are always in sight when it begins. */
const intoView = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'nearest' })

const WORK_WORDS = {
  theme: 'A game for your prompt',
  unique: 'An ultra-unique game',
  complete: 'A complete game',
  variations: 'Variations',
  v2: 'A game by the second generator',
} as const satisfies Record<GenerationKind, string>

function Stages({ kind, news }: { readonly kind: GenerationKind; readonly news: StageNews | undefined }) {
  const { stage = 'reading', game, attempt = 1 } = news ?? {}
  const now = GENERATION_STAGES.indexOf(stage)
  const which = game ? `, game ${game.number} of ${game.of}` : ''
  return (
    <>
      <p className="font-medium">
        {WORK_WORDS[kind]}
        {which}
      </p>
      <p role="status" className="sr-only">
        {STAGE_WORDS[stage]}
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
            {STAGE_WORDS[stage]}
            {stage === 'designing' && attempt > 1 && <span className="text-muted">try {attempt}</span>}
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
