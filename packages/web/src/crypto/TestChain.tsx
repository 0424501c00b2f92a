import { crypto } from '@spilvaerk/messages/crypto'
import type { CryptoInvoice, SimulatedPaymentInput } from '@spilvaerk/schemas'
import { FlaskConical } from 'lucide-react'
import { serverWords } from '../auth/server-faults.ts'
import { textsOf } from '../lib/page-language.ts'
import { trpc } from '../lib/trpc.ts'
import { toast } from '../toast/toasts.ts'
import { Button } from '../ui/button.tsx'
import { isOpen } from './invoice-words.ts'

type What = SimulatedPaymentInput['what']

const ACTS: readonly What[] = ['full', 'part', 'over', 'expire', 'reorganise']

/** Testtilstand: does on the simulated chain what a payer, the time and the miners would do. */
export function TestChain({ invoice }: { readonly invoice: CryptoInvoice }) {
  const utils = trpc.useUtils()
  const t = textsOf(crypto)
  const simulate = trpc.crypto.simulate.useMutation()
  const act = async (what: What): Promise<void> => {
    try {
      utils.crypto.invoice.setData({ id: invoice.id }, await simulate.mutateAsync({ id: invoice.id, what }))
    } catch (error) {
      toast({ tone: 'danger', title: t('error'), description: serverWords(error, t('chain.failed')) })
    }
  }
  const offered = ACTS.filter(
    (what) => (what !== 'expire' || isOpen(invoice)) && (what !== 'reorganise' || invoice.payments.length > 0),
  )
  return (
    <section aria-labelledby="testkaede" className="grid gap-3 rounded-md border border-petrol bg-petrol-deep/50 p-4">
      <h3 id="testkaede" className="flex items-center gap-2 font-semibold text-base text-petrol-text">
        <FlaskConical aria-hidden className="size-4" />
        {t('chain.title')}
      </h3>
      <p className="text-muted text-sm">{t('chain.lead')}</p>
      <div className="flex flex-wrap gap-2">
        {offered.map((what) => (
          <Button key={what} variant="secondary" size="sm" disabled={simulate.isPending} onClick={() => void act(what)}>
            {t(`chain.acts.${what}`)}
          </Button>
        ))}
      </div>
    </section>
  )
}
