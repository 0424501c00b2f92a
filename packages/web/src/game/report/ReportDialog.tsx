import { controls as controlTexts } from '@spilvaerk/messages/controls'
import { playing } from '@spilvaerk/messages/playing'
import type { Game } from '@spilvaerk/schemas'
import { type FormEvent, useState } from 'react'
import { explain } from '../../lib/errors.ts'
import { formatNumber } from '../../lib/format.ts'
import { textsOf } from '../../lib/page-language.ts'
import { trpc } from '../../lib/trpc.ts'
import { toast } from '../../toast/toasts.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Textarea } from '../../ui/input.tsx'
import { Notice } from '../../ui/notice.tsx'

/** As the server has it: `reportInput`. */
const LONGEST_REASON = 500

type ReportDialogProps = { readonly game: Game; readonly onClose: () => void }

export function ReportDialog({ game, onClose }: ReportDialogProps) {
  const t = textsOf(playing)
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const report = trpc.admission.report.useMutation({
    onSuccess: () => {
      toast({ tone: 'success', title: t('report.thanks.title'), description: t('report.thanks.description') })
      onClose()
    },
  })
  const send = (event: FormEvent): void => {
    event.preventDefault()
    setMissing(reason.trim() === '')
    if (reason.trim() !== '') report.mutate({ id: game.id, reason: reason.trim() })
  }
  const left = LONGEST_REASON - reason.length
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t('report.title', { game: game.name })}
      description={t('report.about')}
    >
      <form noValidate className="grid gap-5" onSubmit={send}>
        <Field
          label={t('report.what')}
          help={t('report.left', { count: left, amount: formatNumber(left) })}
          error={isMissing && reason.trim() === '' ? t('report.missing') : undefined}
        >
          {(ids) => (
            <Textarea
              value={reason}
              maxLength={LONGEST_REASON}
              onChange={(event) => setReason(event.target.value)}
              {...ids}
            />
          )}
        </Field>
        {report.error && (
          <Notice role="alert" tone="danger">
            {explain(report.error).message}
          </Notice>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="ghost" onClick={onClose}>
            {textsOf(controlTexts)('cancel')}
          </Button>
          <BusyButton type="submit" isBusy={report.isPending} busyLabel={t('report.sending')}>
            {t('report.send')}
          </BusyButton>
        </div>
      </form>
    </Dialog>
  )
}
