import { createFileRoute } from '@tanstack/react-router'
import { ComingSoon } from '../layout/ComingSoon.tsx'

export const Route = createFileRoute('/crypto-payment')({ component: CryptoPayment })

function CryptoPayment() {
  return (
    <ComingSoon
      title="Crypto Betaling"
      note="Her kommer du til at betale med kryptovaluta, med kurs, adresse og kvittering på ét kort."
    />
  )
}
