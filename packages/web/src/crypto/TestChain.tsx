import type { CryptoInvoice, SimulatedPaymentInput } from '@spilvaerk/schemas'
import { FlaskConical } from 'lucide-react'
import { serverWords } from '../auth/server-faults.ts'
import { trpc } from '../lib/trpc.ts'
import { toast } from '../toast/toasts.ts'
import { Button } from '../ui/button.tsx'
import { isOpen } from './invoice-words.ts'

type What = SimulatedPaymentInput['what']

const ACTS: readonly { readonly what: What; readonly label: string }[] = [
  { what: 'full', label: 'Betal det hele' },
  { what: 'part', label: 'Betal en del' },
  { what: 'over', label: 'Betal for meget' },
  { what: 'expire', label: 'Lad tiden løbe ud' },
  { what: 'reorganise', label: 'Omarrangér kæden' },
]

/** Testtilstand: does on the simulated chain what a payer, the time and the miners would do. */
export function TestChain({ invoice }: { readonly invoice: CryptoInvoice }) {
  const utils = trpc.useUtils()
  const simulate = trpc.crypto.simulate.useMutation()
  const act = async (what: What): Promise<void> => {
    try {
      utils.crypto.invoice.setData({ id: invoice.id }, await simulate.mutateAsync({ id: invoice.id, what }))
    } catch (error) {
      toast({ tone: 'danger', title: 'Fejl', description: serverWords(error, 'Det gik ikke. Prøv igen.') })
    }
  }
  const offered = ACTS.filter(
    ({ what }) => (what !== 'expire' || isOpen(invoice)) && (what !== 'reorganise' || invoice.payments.length > 0),
  )
  return (
    <section aria-labelledby="testkaede" className="grid gap-3 rounded-md border border-petrol bg-petrol-deep/50 p-4">
      <h3 id="testkaede" className="flex items-center gap-2 font-semibold text-base text-petrol-text">
        <FlaskConical aria-hidden className="size-4" />
        Testtilstand: simuleret blockchain
      </h3>
      <p className="text-muted text-sm">
        Send ikke rigtige penge hertil. Tryk i stedet på det, der skal ske. Der kommer en blok hvert andet sekund.
      </p>
      <div className="flex flex-wrap gap-2">
        {offered.map(({ what, label }) => (
          <Button key={what} variant="secondary" size="sm" disabled={simulate.isPending} onClick={() => void act(what)}>
            {label}
          </Button>
        ))}
      </div>
    </section>
  )
}
