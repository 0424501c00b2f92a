import { payment } from '@spilvaerk/messages/payment'
import { CreditCard } from 'lucide-react'
import { Suspense } from 'react'
import { textsOf } from '../../../lib/page-language.ts'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { type MethodForm, type ProviderFieldsProps, pageMethod } from '../method.ts'
import { CardForm } from './CardForm.tsx'
import { type CardField, NO_CARD, readCard } from './read-card.ts'

/** The card provider's own fields, loaded only where they are needed. */
const StripeFields = lazyPart(async () => (await import('./StripeFields.tsx')).StripeFields)

export const CREDIT_CARD = pageMethod<CardField>({
  icon: CreditCard,
  empty: NO_CARD,
  Form,
  read: readCard,
  // A card that is not a test card is typed into its provider's own field, once the order stands.
  asksFirst: (isTest) => isTest,
  ProviderFields,
})

function Form(form: MethodForm<CardField>) {
  if (form.isTest) return <CardForm {...form} />
  return <Notice>{textsOf(payment)('card.later')}</Notice>
}

function ProviderFields({ order, step }: ProviderFieldsProps) {
  return (
    <Suspense fallback={<Skeleton className="h-52 rounded-md" />}>
      <StripeFields order={order} clientSecret={step.clientSecret} publishableKey={step.publishableKey} />
    </Suspense>
  )
}
