import { payment } from '@spilvaerk/messages/payment'
import type { Order } from '@spilvaerk/schemas'
import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { useState } from 'react'
import { pageLanguage, textsOf } from '../../../lib/page-language.ts'
import { trpc } from '../../../lib/trpc.ts'
import { toast } from '../../../toast/toasts.ts'
import { BusyButton } from '../../../ui/busy-button.tsx'
import { formatDkk } from '../../words.ts'

type StripeFieldsProps = { readonly order: Order; readonly clientSecret: string; readonly publishableKey: string }

/** The card provider's own fields: the card number goes to the provider and never to this site. */
export function StripeFields({ order, clientSecret, publishableKey }: StripeFieldsProps) {
  const [stripe] = useState(() => loadStripe(publishableKey, { locale: pageLanguage() }))
  return (
    <Elements stripe={stripe} options={{ clientSecret, locale: pageLanguage(), appearance: { theme: 'night' } }}>
      <Fields order={order} />
    </Elements>
  )
}

function Fields({ order }: { readonly order: Order }) {
  const stripe = useStripe()
  const elements = useElements()
  const utils = trpc.useUtils()
  const t = textsOf(payment)
  const [isBusy, setBusy] = useState(false)
  const pay = async (): Promise<void> => {
    if (!stripe || !elements || isBusy) return
    setBusy(true)
    const { error } = await stripe.confirmPayment({
      elements,
      redirect: 'if_required',
      confirmParams: { return_url: `${window.location.origin}/purchase/${order.gameId}?order=${order.id}` },
    })
    if (error) {
      const description = error.message ?? t('failedText')
      toast({ tone: 'danger', title: t('failed'), description })
    }
    await utils.purchases.order.invalidate({ id: order.id })
    setBusy(false)
  }
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void pay()
      }}
    >
      <PaymentElement />
      <BusyButton type="submit" variant="buy" disabled={!stripe} isBusy={isBusy} busyLabel={t('form.paying')}>
        {t('card.pay', { amount: formatDkk(order.amount) })}
      </BusyButton>
    </form>
  )
}
