import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { CryptoPage } from '../crypto/CryptoPage.tsx'

export const Route = createFileRoute('/crypto-payment')({
  validateSearch: z.object({ betaling: z.catch(z.optional(z.uuid()), undefined) }),
  component: CryptoPayment,
})

function CryptoPayment() {
  const { betaling } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <CryptoPage
      invoiceId={betaling}
      onInvoice={(id) => void navigate({ search: { betaling: id }, resetScroll: false })}
    />
  )
}
