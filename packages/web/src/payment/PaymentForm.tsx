import { payment } from '@spilvaerk/messages/payment'
import type { PaymentMethod, PaymentOption, Quote } from '@spilvaerk/schemas'
import { ShoppingBag } from 'lucide-react'
import { useState } from 'react'
import { textsOf } from '../lib/page-language.ts'
import { BusyButton } from '../ui/busy-button.tsx'
import { Notice } from '../ui/notice.tsx'
import type { OrderItem } from './attempt.ts'
import { MethodTabs } from './MethodTabs.tsx'
import { PAGE_METHODS } from './methods/methods.ts'
import { OrderSummary } from './OrderSummary.tsx'
import { SecureNote } from './SecureNote.tsx'
import { useMethodForm } from './use-method-form.ts'
import { usePayment } from './use-payment.ts'
import { formatDkk } from './words.ts'

type PaymentFormProps = {
  readonly gameName: string
  readonly item: OrderItem
  /** Undefined while the price of what is chosen is asked for. */
  readonly quote: Quote | undefined
  /** The ways to pay that there are: one at least. */
  readonly options: readonly [PaymentOption, ...PaymentOption[]]
  readonly onOrder: (id: string) => void
}

/** How one pays, what is paid for, and the button that does it. */
export function PaymentForm({ gameName, item, quote, options, onOrder }: PaymentFormProps) {
  const t = textsOf(payment)
  const [method, setMethod] = useState<PaymentMethod>(options[0].method)
  const forms = useMethodForm(method)
  const { pay, isBusy, failure } = usePayment(onOrder)
  const isTest = options.find((option) => option.method === method)?.test ?? false
  const isFree = quote?.amount === 0
  const needsNothing = isFree || !PAGE_METHODS[method].asksFirst(isTest)

  const submit = async (): Promise<void> => {
    if (!quote || isBusy) return
    const given = needsNothing ? {} : forms.read()
    if (given) await pay({ item, method, amount: quote.amount, given })
  }
  return (
    <form
      noValidate
      className="grid grid-cols-[minmax(0,1fr)] gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      {isFree ? (
        <Notice tone="success" title={t('form.free')}>
          {t('form.freeText')}
        </Notice>
      ) : (
        <section aria-labelledby="betaling" className="panel p-5">
          <h2 id="betaling" className="mb-4 text-xl">
            {t('method')}
          </h2>
          <MethodTabs options={options} method={method} onMethod={setMethod} forms={forms} />
        </section>
      )}
      <OrderSummary gameName={gameName} item={item} quote={quote} isTest={isTest} />
      {failure && (
        <Notice role="alert" tone="danger" title={t('failed')}>
          {failure}
        </Notice>
      )}
      <div className="grid gap-3">
        <BusyButton
          type="submit"
          variant="buy"
          size="lg"
          isBusy={isBusy}
          busyLabel={t('form.paying')}
          disabled={!quote}
          className="w-full max-sm:px-3 max-sm:text-base"
        >
          <ShoppingBag aria-hidden className="size-5" />
          {quote ? t('form.pay', { amount: formatDkk(quote.amount) }) : t('form.pricing')}
        </BusyButton>
        <SecureNote />
      </div>
    </form>
  )
}
