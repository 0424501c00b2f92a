import type { Order } from '@spilvaerk/schemas'
import { useState } from 'react'
import { serverWords } from '../auth/server-faults.ts'
import { trpc } from '../lib/trpc.ts'
import { toast } from '../toast/toasts.ts'
import { BusyButton } from '../ui/busy-button.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { formatDkk } from './words.ts'

/** What a payer's bank would ask, asked by nobody: testtilstand. */
export function BankDialog({ order }: { readonly order: Order }) {
  const utils = trpc.useUtils()
  const confirm = trpc.purchases.confirmTest.useMutation()
  const [isOpen, setOpen] = useState(true)

  const answer = async (approve: boolean): Promise<void> => {
    try {
      utils.purchases.order.setData({ id: order.id }, await confirm.mutateAsync({ id: order.id, approve }))
    } catch (error) {
      const description = serverWords(error, 'Der opstod en fejl under betalingen. Prøv igen.')
      toast({ tone: 'danger', title: 'Betalingsfejl', description })
      await utils.purchases.order.invalidate({ id: order.id })
    }
  }
  return (
    <Dialog
      title="Din bank (testtilstand)"
      description="Her ville din bank spørge, om det er dig. I testtilstand svarer du selv."
      trigger={<Button className="justify-self-start">Åbn din bank</Button>}
      open={isOpen}
      onOpenChange={setOpen}
    >
      <dl className="well mb-5 grid grid-cols-[auto_1fr] gap-x-6 gap-y-1.5 rounded-md p-4 text-sm">
        <dt className="text-muted">Til</dt>
        <dd className="text-right font-semibold">Spilværk</dd>
        <dt className="text-muted">For</dt>
        <dd className="text-right font-semibold">{order.gameName}</dd>
        <dt className="text-muted">Beløb</dt>
        <dd className="text-right font-bold font-display text-lamp-bright text-lg tabular-nums">
          {formatDkk(order.amount)}
        </dd>
      </dl>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" disabled={confirm.isPending} onClick={() => void answer(false)}>
          Afvis
        </Button>
        <BusyButton variant="buy" isBusy={confirm.isPending} busyLabel="Svarer..." onClick={() => void answer(true)}>
          Godkend
        </BusyButton>
      </div>
    </Dialog>
  )
}
