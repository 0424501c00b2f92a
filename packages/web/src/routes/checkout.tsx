import { createFileRoute } from '@tanstack/react-router'
import { ComingSoon } from '../layout/ComingSoon.tsx'

export const Route = createFileRoute('/checkout')({ component: Checkout })

function Checkout() {
  return <ComingSoon title="Til kassen" note="Her kommer du til at afslutte dit køb." />
}
