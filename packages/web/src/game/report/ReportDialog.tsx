import type { Game } from '@spilvaerk/schemas'
import { type FormEvent, useState } from 'react'
import { explain } from '../../lib/errors.ts'
import { formatNumber } from '../../lib/format.ts'
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
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const report = trpc.admission.report.useMutation({
    onSuccess: () => {
      toast({ tone: 'success', title: 'Tak for din anmeldelse', description: 'Vi ser på spillet.' })
      onClose()
    },
  })
  const send = (event: FormEvent): void => {
    event.preventDefault()
    setMissing(reason.trim() === '')
    if (reason.trim() !== '') report.mutate({ id: game.id, reason: reason.trim() })
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={`Anmeld ${game.name}`}
      description="Spillet er lavet af et medlem. Fortæl os, hvad der er galt med det: reklame, krænkende ord, snyd eller noget helt andet."
    >
      <form noValidate className="grid gap-5" onSubmit={send}>
        <Field
          label="Hvad er der galt?"
          help={`${formatNumber(LONGEST_REASON - reason.length)} tegn tilbage`}
          error={isMissing && reason.trim() === '' ? 'Skriv, hvad der er galt med spillet' : undefined}
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
            Fortryd
          </Button>
          <BusyButton type="submit" isBusy={report.isPending} busyLabel="Sender...">
            Send anmeldelsen
          </BusyButton>
        </div>
      </form>
    </Dialog>
  )
}
