import type { ApiKey } from '@spilvaerk/schemas'
import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import type { Words } from './words.ts'

type KeyRowProps = {
  readonly apiKey: ApiKey
  /** Where keys of several games stand together. */
  readonly gameName?: string | undefined
  readonly words: Words
  readonly isBusy: boolean
  readonly onStop: () => void
}

/** The button that was pressed is gone: the one in its place takes over. */
const takeFocus = (button: HTMLButtonElement | null): void => button?.focus()

/** A key that is stopped never works again: the first press asks, the second does it. */
export function KeyRow({ apiKey, gameName, words, isBusy, onStop }: KeyRowProps) {
  const { name, begins, createdAt, lastUsedAt, revokedAt } = apiKey
  const [step, setStep] = useState<'idle' | 'asking' | 'kept'>('idle')
  return (
    <li className="flex flex-wrap items-center justify-between gap-2 border-line border-b pb-2 text-sm last:border-b-0">
      <span className="min-w-0 [overflow-wrap:anywhere]">
        {name} <code className="font-mono text-muted">{begins}…</code>
        {gameName && (
          <span lang="da" className="block text-muted">
            {gameName}
          </span>
        )}
        <span className="block text-muted text-xs">
          {words.made(createdAt)} · {words.used(lastUsedAt)}
        </span>
      </span>
      {revokedAt ? (
        <span className="text-muted">{words.stopped}</span>
      ) : step === 'asking' ? (
        <span className="flex gap-2">
          <Button size="sm" variant="danger" ref={takeFocus} disabled={isBusy} onClick={onStop}>
            {words.stopForGood}
            <span className="sr-only"> {name}</span>
          </Button>
          <Button size="sm" variant="ghost" onClick={() => setStep('kept')}>
            {words.keep}
          </Button>
        </span>
      ) : (
        <Button
          size="sm"
          variant="ghost"
          onClick={() => setStep('asking')}
          {...(step === 'kept' && { ref: takeFocus })}
        >
          {words.stop}
          <span className="sr-only"> {name}</span>
        </Button>
      )}
    </li>
  )
}
