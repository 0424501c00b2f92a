import { advanced } from '@spilvaerk/messages/advanced'
import { Check, LoaderCircle } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { useRef } from 'react'
import { cn } from '../lib/cn.ts'
import { textsOf } from '../lib/page-language.ts'
import { wholePercent } from '../lib/whole-percent.ts'
import { Button } from '../ui/button.tsx'
import { MESSAGES } from './use-generation.ts'

type GenerationOverlayProps = {
  readonly step: number | undefined
  readonly onCancel: () => void
  /** Moves the focus to where the work has led. */
  readonly onClosed: () => void
}

/** Stands over the page while a game is made: how far it is, and the one way out. */
export function GenerationOverlay({ step, onCancel, onClosed }: GenerationOverlayProps) {
  const t = textsOf(advanced)
  const done = step ?? MESSAGES.length
  const content = useRef<HTMLDivElement>(null)
  const percent = Math.round((done / MESSAGES.length) * 100)
  return (
    <Dialog.Root open={step !== undefined}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 animate-fade-in bg-void/85 backdrop-blur-xs" />
        <Dialog.Content
          ref={content}
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            // Not the only button: an Enter held down would cancel what it has begun.
            event.preventDefault()
            content.current?.focus()
          }}
          onInteractOutside={(event) => event.preventDefault()}
          onEscapeKeyDown={onCancel}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            onClosed()
          }}
          className="panel fixed inset-0 z-50 m-auto grid h-fit max-h-[calc(100dvh-2rem)] w-[min(30rem,calc(100vw-2rem))] gap-5 overflow-y-auto p-6"
        >
          <Dialog.Title className="text-2xl">{t('overlay.title')}</Dialog.Title>
          <p role="status" className="font-display font-semibold text-lamp-bright text-lg">
            {t(MESSAGES[Math.min(done, MESSAGES.length - 1)] ?? MESSAGES[0])}
          </p>
          <div className="grid gap-1.5">
            <div
              role="progressbar"
              aria-label={t('overlay.progress')}
              aria-valuenow={percent}
              aria-valuemin={0}
              aria-valuemax={100}
              className="well h-3 overflow-hidden rounded-full"
            >
              <div className="h-full bg-lamp transition-[width]" style={{ width: `${percent}%` }} />
            </div>
            <p className="text-right text-muted text-sm tabular-nums">{wholePercent(percent)}</p>
          </div>
          <ol className="grid gap-2 text-sm">
            {MESSAGES.map((message, at) => (
              <li key={message} className={cn('flex items-center gap-2.5', at > done && 'text-muted')}>
                <StepMark state={at < done ? 'done' : at === done ? 'now' : 'later'} />
                {t(message)}
              </li>
            ))}
          </ol>
          <Button variant="secondary" onClick={onCancel} className="justify-self-center">
            {t('overlay.cancel')}
          </Button>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function StepMark({ state }: { readonly state: 'done' | 'now' | 'later' }) {
  const t = textsOf(advanced)
  if (state === 'done') return <Check aria-label={t('overlay.done')} className="size-4.5 shrink-0 text-green-text" />
  if (state === 'now') return <LoaderCircle aria-hidden className="size-4.5 shrink-0 animate-spin text-lamp" />
  return <span aria-hidden className="mx-1.25 size-2 shrink-0 rounded-full bg-edge" />
}
