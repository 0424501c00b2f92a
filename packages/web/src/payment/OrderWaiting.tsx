import { type Order, PAYMENT_METHODS, type PaymentStep } from '@spilvaerk/schemas'
import { LoaderCircle } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button, buttonClass } from '../ui/button.tsx'
import { BankDialog } from './BankDialog.tsx'
import { PAGE_METHODS } from './methods/methods.ts'
import { formatDkk } from './words.ts'

type OrderWaitingProps = {
  readonly order: Order
  readonly step: PaymentStep | null
  readonly onAgain: () => void
}

export function OrderWaiting({ order, step, onAgain }: OrderWaitingProps) {
  const isAsked = step !== null
  return (
    <section aria-labelledby="venter" className="panel grid gap-4 p-5">
      <div className="flex items-start gap-3.5">
        <LoaderCircle aria-hidden className="mt-1 size-6 shrink-0 animate-spin text-lamp" />
        <div role="status" className="grid gap-1">
          <h2 id="venter" className="text-xl">
            {isAsked ? 'Betalingen venter på dig' : 'Vi venter på betalingen'}
          </h2>
          <p className="text-muted text-sm">
            {order.gameName} · {formatDkk(order.amount)} · {PAYMENT_METHODS[order.paymentMethod].da.name}
          </p>
        </div>
      </div>
      <Step order={order} step={step} />
      <p className="text-muted text-sm">
        Du kan roligt forlade siden. Så snart betalingen er bekræftet, ligger spillet i dit dashboard, og kvitteringen
        kommer på mail. Du betaler kun én gang.
      </p>
      <Button variant="ghost" size="sm" className="justify-self-start" onClick={onAgain}>
        Betal på en anden måde
      </Button>
    </section>
  )
}

function Step({ order, step }: Pick<OrderWaitingProps, 'order' | 'step'>) {
  switch (step?.kind) {
    case undefined:
      return null
    case 'testConfirmation':
      return <BankDialog order={order} />
    case 'redirect':
      return <ProviderPage order={order} url={step.url} />
    case 'element': {
      const { ProviderFields } = PAGE_METHODS[order.paymentMethod]
      return ProviderFields ? <ProviderFields order={order} step={step} /> : null
    }
  }
}

const LEFT_FOR = 'spilvaerk.leftFor'

/** Goes to the provider's page once; a payer who comes back without paying gets a link to it. */
function ProviderPage({ order, url }: { readonly order: Order; readonly url: string }) {
  const hasGone = useRef(false)
  useEffect(() => {
    if (hasGone.current || sessionStorage.getItem(LEFT_FOR) === order.id) return
    hasGone.current = true
    sessionStorage.setItem(LEFT_FOR, order.id)
    window.location.assign(url)
  }, [order.id, url])
  return (
    <a href={url} className={buttonClass('primary', 'md', 'justify-self-start')}>
      Fortsæt til {PAYMENT_METHODS[order.paymentMethod].da.name}
    </a>
  )
}
