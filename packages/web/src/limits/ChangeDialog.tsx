import { limits } from '@spilvaerk/messages/limits'
import { useState } from 'react'
import { serverWords } from '../auth/server-faults.ts'
import { textsOf } from '../lib/page-language.ts'
import { toast } from '../toast/toasts.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { Notice } from '../ui/notice.tsx'
import type { Change, LimitConflict, Wanted } from './changes.ts'
import { inRunningText } from './period-words.ts'

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
  const t = textsOf(limits)
  const [error, setError] = useState<string>()
  const words = (value: number | null): string => (value === null ? t('noLimit') : format(value))
  const close = (): void => {
    setError(undefined)
    onClose()
  }
  const confirm = async (): Promise<void> => {
    setBusy(true)
    try {
      await save(Object.fromEntries(changes.map(({ period, to }) => [period, to])))
      toast({ tone: 'success', title: t('change.saved') })
      onSaved()
      close()
    } catch (failure) {
      setError(serverWords(failure, t('change.notSaved')))
    } finally {
      setBusy(false)
    }
  }
  return (
    <ConfirmDialog
      title={t('change.title')}
      description={t('change.text')}
      open={changes.length > 0}
      onOpenChange={(isOpen) => isOpen || close()}
      action={t('save')}
      busyLabel={t('saving')}
      isBusy={isBusy}
      error={error}
      onConfirm={() => void confirm()}
    >
      <ul className="grid gap-2">
        {changes.map(({ period, from, to, isLater }) => (
          <li key={period} className="well grid gap-0.5 rounded-md border-line px-4 py-3 text-sm">
            <span className="text-muted">{t(`periods.${period}`)}</span>
            <span className="font-semibold text-base tabular-nums">
              {words(from)} → {words(to)}
            </span>
            <span className={isLater ? 'text-lamp-bright' : 'text-green-text'}>
              {t(isLater ? 'change.later' : 'change.now')}
            </span>
          </li>
        ))}
      </ul>
      {limitConflicts.length > 0 && (
        <Notice title={t('change.sure')}>
          {limitConflicts.map(({ longer, shorter }) => (
            <p key={longer}>
              {t('change.conflict', { longer: inRunningText(longer), shorter: inRunningText(shorter) })}
            </p>
          ))}
        </Notice>
      )}
    </ConfirmDialog>
  )
}
