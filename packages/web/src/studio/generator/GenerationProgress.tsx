import { GENERATION_STAGES, type GenerationStage } from '@spilvaerk/schemas'
import { Check, Circle, LoaderCircle } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { cancel, type GenerationRun } from './generation-run.ts'

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
        <div className="grid gap-3 rounded-md border border-line bg-ground p-3 text-sm">
          {run.kind === 'theme' ? (
            <Stages at={run.stage} />
          ) : (
            <p role="status" className="flex items-center gap-2">
              <LoaderCircle aria-hidden className="size-4 animate-spin text-lamp" />
              The server designs and proves the mathematics…
            </p>
          )}
          <Button variant="secondary" size="sm" className="justify-self-start" onClick={cancel}>
            Cancel
          </Button>
        </div>
      )
  }
}

function Stages({ at }: { readonly at: GenerationStage | undefined }) {
  const now = at === undefined ? 0 : GENERATION_STAGES.indexOf(at)
  return (
    <>
      <p role="status" className="sr-only">
        {STAGE_WORDS[GENERATION_STAGES[now] ?? 'reading']}
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
