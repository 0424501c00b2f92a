import { keys } from '@spilvaerk/messages/keys'
import type { ApiKey } from '@spilvaerk/schemas'
import { useState } from 'react'
import { formatDay, formatMoment } from '../lib/danish-time.ts'
import { textsOf } from '../lib/page-language.ts'
import { Button } from '../ui/button.tsx'

type KeyRowProps = {
  readonly apiKey: ApiKey
  /** Where keys of several games stand together. */
  readonly gameName?: string | undefined
  readonly isBusy: boolean
  readonly onStop: () => void
}

/** The button that was pressed is gone: the one in its place takes over. */
const takeFocus = (button: HTMLButtonElement | null): void => button?.focus()

/** A key that is stopped never works again: the first press asks, the second does it. */
export function KeyRow({ apiKey, gameName, isBusy, onStop }: KeyRowProps) {
  const { name, begins, createdAt, lastUsedAt, revokedAt } = apiKey
  const t = textsOf(keys)
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
          {t('made', { when: formatDay(createdAt) })} ·{' '}
          {lastUsedAt ? t('used', { when: formatMoment(lastUsedAt) }) : t('neverUsed')}
        </span>
      </span>
      {revokedAt ? (
        <span className="text-muted">{t('stopped')}</span>
      ) : step === 'asking' ? (
        <span className="flex gap-2">
          <Button size="sm" variant="danger" ref={takeFocus} disabled={isBusy} onClick={onStop}>
            {t('stopForGood')}
            <span className="sr-only"> {name}</span>
          </Button>
          <Button size="sm" variant="ghost" onClick={() => setStep('kept')}>
            {t('keep')}
          </Button>
        </span>
      ) : (
        <Button
          size="sm"
          variant="ghost"
          onClick={() => setStep('asking')}
          {...(step === 'kept' && { ref: takeFocus })}
        >
          {t('stop')}
          <span className="sr-only"> {name}</span>
        </Button>
      )}
    </li>
  )
}
