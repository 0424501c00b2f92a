import { useState } from 'react'
import { serverWords } from '../auth/server-faults.ts'
import { toast } from '../toast/toasts.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { Notice } from '../ui/notice.tsx'
import type { Change, LimitConflict, Wanted } from './changes.ts'
import { PERIOD_WORDS } from './period-words.ts'

type ChangeDialogProps = {
  readonly changes: readonly Change[]
  readonly limitConflicts: readonly LimitConflict[]
  readonly format: (value: number) => string
  readonly save: (wanted: Wanted) => Promise<unknown>
  readonly onSaved: () => void
  readonly onClose: () => void
}

/** Says of each new limit when it comes into force, before it is sent. */
export function ChangeDialog({ changes, limitConflicts, format, save, onSaved, onClose }: ChangeDialogProps) {
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const words = (value: number | null): string => (value === null ? 'ingen grænse' : format(value))
  const close = (): void => {
    setError(undefined)
    onClose()
  }
  const confirm = async (): Promise<void> => {
    setBusy(true)
    try {
      await save(Object.fromEntries(changes.map(({ period, to }) => [period, to])))
      toast({ tone: 'success', title: 'Dine grænser er gemt' })
      onSaved()
      close()
    } catch (failure) {
      setError(serverWords(failure, 'Grænserne kunne ikke gemmes lige nu. Prøv igen.'))
    } finally {
      setBusy(false)
    }
  }
  return (
    <ConfirmDialog
      title="Gem de nye grænser?"
      description="En lavere grænse gælder straks. En højere gælder først om 24 timer, så du kan nå at ombestemme dig."
      open={changes.length > 0}
      onOpenChange={(isOpen) => isOpen || close()}
      action="Gem grænser"
      busyLabel="Gemmer..."
      isBusy={isBusy}
      error={error}
      onConfirm={() => void confirm()}
    >
      <ul className="grid gap-2">
        {changes.map(({ period, from, to, isLater }) => (
          <li key={period} className="well grid gap-0.5 rounded-md border-line px-4 py-3 text-sm">
            <span className="text-muted">{PERIOD_WORDS[period]}</span>
            <span className="font-semibold text-base tabular-nums">
              {words(from)} → {words(to)}
            </span>
            <span className={isLater ? 'text-lamp-bright' : 'text-green-text'}>
              {isLater ? 'Gælder om 24 timer' : 'Gælder straks'}
            </span>
          </li>
        ))}
      </ul>
      {limitConflicts.length > 0 && (
        <Notice title="Er det, som du vil have det?">
          {limitConflicts.map(({ longer, shorter }) => (
            <p key={longer}>
              Grænsen {PERIOD_WORDS[longer].toLowerCase()} er lavere end den {PERIOD_WORDS[shorter].toLowerCase()}, som
              derfor aldrig bliver nået.
            </p>
          ))}
        </Notice>
      )}
    </ConfirmDialog>
  )
}
