import { payment } from '@spilvaerk/messages/payment'
import type { Order } from '@spilvaerk/schemas'
import { useState } from 'react'
import { serverWords } from '../auth/server-faults.ts'
import { textsOf } from '../lib/page-language.ts'
import { trpc } from '../lib/trpc.ts'
import { toast } from '../toast/toasts.ts'
import { BusyButton } from '../ui/busy-button.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { formatDkk } from './words.ts'

/** What a payer's bank would ask, asked by nobody: testtilstand. */
export function BankDialog({ order }: { readonly order: Order }) {
  const utils = trpc.useUtils()
  const t = textsOf(payment)
  const confirm = trpc.purchases.confirmTest.useMutation()
  const [isOpen, setOpen] = useState(true)

  const answer = async (approve: boolean): Promise<void> => {
    try {
      utils.purchases.order.setData({ id: order.id }, await confirm.mutateAsync({ id: order.id, approve }))
    } catch (error) {
      const description = serverWords(error, t('failedText'))
      toast({ tone: 'danger', title: t('failed'), description })
      await utils.purchases.order.invalidate({ id: order.id })
    }
  }
  return (
    <Dialog
      title={t('bank.title')}
      description={t('bank.lead')}
      trigger={<Button className="justify-self-start">{t('bank.open')}</Button>}
      open={isOpen}
      onOpenChange={setOpen}
    >
      <dl className="well mb-5 grid grid-cols-[auto_1fr] gap-x-6 gap-y-1.5 rounded-md p-4 text-sm">
        <dt className="text-muted">{t('bank.to')}</dt>
        <dd className="text-right font-semibold">Spilværk</dd>
        <dt className="text-muted">{t('bank.what')}</dt>
        <dd className="text-right font-semibold">{order.gameName}</dd>
        <dt className="text-muted">{t('bank.amount')}</dt>
        <dd className="text-right font-bold font-display text-lamp-bright text-lg tabular-nums">
          {formatDkk(order.amount)}
        </dd>
      </dl>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" disabled={confirm.isPending} onClick={() => void answer(false)}>
          {t('bank.refuse')}
        </Button>
        <BusyButton
          variant="buy"
          isBusy={confirm.isPending}
          busyLabel={t('bank.busy')}
          onClick={() => void answer(true)}
        >
          {t('bank.approve')}
        </BusyButton>
      </div>
    </Dialog>
  )
}
