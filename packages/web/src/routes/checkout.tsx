import { OFFER_OPTIONS } from '@spilvaerk/schemas'
import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { MembersOnly } from '../auth/MembersOnly.tsx'
import { CheckoutPage } from '../checkout/CheckoutPage.tsx'

export const Route = createFileRoute('/checkout')({
  validateSearch: z.object({
    gameId: z.catch(z.optional(z.int()), undefined),
    option: z.catch(z.optional(z.enum(OFFER_OPTIONS)), undefined),
    order: z.catch(z.optional(z.uuid()), undefined),
  }),
  component: Checkout,
})

function Checkout() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <MembersOnly>
      <CheckoutPage
        {...search}
        onOrder={(order) => void navigate({ search: { ...search, order }, replace: true, resetScroll: false })}
      />
    </MembersOnly>
  )
}
