import { payment } from '@spilvaerk/messages/payment'
import { type Order, PAYMENT_METHODS, type PaymentStep } from '@spilvaerk/schemas'
import { LoaderCircle } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { pageLanguage, textsOf } from '../lib/page-language.ts'
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
  const t = textsOf(payment)
  return (
    <section aria-labelledby="venter" className="panel grid gap-4 p-5">
      <div className="flex items-start gap-3.5">
        <LoaderCircle aria-hidden className="mt-1 size-6 shrink-0 animate-spin text-lamp" />
        <div role="status" className="grid gap-1">
          <h2 id="venter" className="text-xl">
            {t(isAsked ? 'waiting.onYou' : 'waiting.onPayment')}
          </h2>
          <p className="text-muted text-sm">
            {order.gameName} · {formatDkk(order.amount)} · {PAYMENT_METHODS[order.paymentMethod][pageLanguage()].name}
          </p>
        </div>
      </div>
      <Step order={order} step={step} />
      <p className="text-muted text-sm">{t('waiting.text')}</p>
      <Button variant="ghost" size="sm" className="justify-self-start" onClick={onAgain}>
        {t('waiting.another')}
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
      {textsOf(payment)('waiting.goOn', { method: PAYMENT_METHODS[order.paymentMethod][pageLanguage()].name })}
    </a>
  )
}
